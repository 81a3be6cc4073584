/**
 * Words that say nothing about which condition a text speaks of. Function words of the languages
 * in which goals are written, and filler: the verbs of reporting that fit any delivery.
 */

const FUNCTION_WORDS =
  "a an the this that these those it its itself he she they them their theirs his her hers we us our ours you your i me my mine " +
  "and or but nor so yet if when while where whether as than then once until till unless because since though although " +
  "of in on at to for from by with without within into onto over under above below between among through across per via " +
  "about after before during against along around behind beside up off out upon toward towards " +
  "is are was were be been being am has have had having do does did doing can could may might must shall should will would " +
  "not no none any some all both each every either neither such same own other others another more most less least much many few " +
  "there here what which who whom whose how why very too also just only even still again now ever never always " +
  "let lets cannot isn't aren't don't doesn't didn't won't can't wasn't weren't hasn't haven't it's i'm i've we've they're there's that's " +
  "der die das den dem des ein eine einen einem einer und oder aber ist sind war waren wird werden wurde wurden hat haben kann können " +
  "im in am an auf aus bei mit nach von vom zu zum zur für über unter als wenn nicht kein keine sich es sie er wir ihr nur auch noch " +
  "le la les un une des du de et ou mais est sont était ont été avec pour par sur dans en au aux ce cette ces qui que ne pas plus se sa son ses il elle ils " +
  "el los las una unos unas y o pero es son fue fueron con por para del al lo se su sus que no más muy ha han está están " +
  "um uma uns umas e ou mas é são foi foram com por para do da dos das no na nos nas ao aos à às se seu sua não mais os as " +
  "il lo gli uno ed ma è sono con per di del della dei nel nella che non si più " +
  "het een en of maar is zijn met voor van op te niet de";

/** Reporting verbs, adjectives and nouns that fit any condition. */
const FILLER_WORDS =
  "work works worked working done complete completes completed completely finish finished ready ok okay fine good great nice " +
  "implement implemented implements implementation deliver delivered delivers provide provided provides exist exists existing " +
  "make makes made get gets got use uses used using new now fully successfully properly correctly correct right well as expected " +
  "thing things item items way able please etc eg ie via done_when goal task feature features support supports supported " +
  "add added adds successful yes already available present place";

function wordSet(list: string): ReadonlySet<string> {
  return new Set(list.split(" "));
}

/** Articles, pronouns, prepositions, auxiliaries; English, German, French, Spanish, Portuguese, Italian, Dutch. */
export const STOP_WORDS: ReadonlySet<string> = wordSet(FUNCTION_WORDS);

/** Words that fit any delivery (`works`, `done`, `added`): they tell no two conditions apart. */
export const FILLERS: ReadonlySet<string> = wordSet(FILLER_WORDS);
