import { WordClass as C, type WordList } from "./classes.ts";

/** The small words that hold a sentence together. */
export const FUNCTION_WORDS: readonly WordList[] = [
  {
    classes: C.determiner,
    words: `the a an this that these those our your my their his her its each every any some no
      another one either neither both such teh hte tha`,
  },
  {
    classes: C.auxiliary,
    words: `has have had will would shall should may might can could must does do did won't wouldn't
      doesn't don't didn't hasn't haven't hadn't can't cannot couldn't shouldn't keeps keep kept 'd
      'll 've going seems seemed appears gets got to never dont wont cant doesnt didnt wouldnt used`,
  },
  {
    classes: C.auxiliary | C.be,
    words: `is are was were be been being isn't aren't wasn't weren't 's 're 'm am isnt arent gets getting`,
  },
  {
    classes: C.adverb,
    words: `also really still already just now again very clearly explicitly specifically strongly
      only always never kindly repeatedly personally simply apparently obviously certainly surely
      urgently firmly politely recently even not too so quite rather therefore definitely
      actually currently finally directly expressly particularly absolutely greatly dearly badly
      desperately seriously genuinely naturally understandably rightly long soon then once twice
      often usually probably presumably reportedly supposedly constantly continually all both
      formally officially verbally today yesterday tomorrow much more most well far no longer
      eagerly patiently impatiently anxiously basically immediately ever first quickly instead
      however meanwhile allegedly evidently increasingly visibly mostly mainly especially upstairs downstairs`,
  },
  {
    classes: C.preposition,
    words: `of from in at on for with by about under over behind within near across around inside
      outside via through per into onto against between without during since upon above below beside among
      amongst throughout`,
  },
  {
    classes: C.clause,
    words: `and or but so since because as while whether unless until that which who whom whose what
      where how why than though although after before yet nor therefore hence otherwise`,
  },
  { classes: C.clause | C.condition, words: `when if whenever once unless wherever` },
  {
    classes: C.pronoun,
    words: `i we you he she they it me us him her them who one ones themselves himself herself itself`,
  },
  {
    classes: C.directed,
    words: `you your yours yourself session today tonight tomorrow noon midnight monday tuesday
      wednesday thursday friday saturday sunday asap eod priority urgently weekend deadline morning
      afternoon evening week overnight immediately`,
  },
];
