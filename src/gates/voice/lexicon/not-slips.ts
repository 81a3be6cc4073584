import { wordSet } from "../../../domain/word-set.ts";

/** Real words that are one letter away from a word of the lexicon and mean something else. */
const NOT_SLIPS = wordSet(
  `tried tiered bedding budding binding suites acing aligned angel anther aspect aspects assigns assists attendant attended attribute
   auditoria automaton averts bagging banning barer barker beaker beards beast bequest binging
   boards boats booed books boots border bother bought bread breads broad burble calve calves
   carves cased casing casts casual causal caves center chance chances change changes charge
   charges chars charwoman cheeking chefs chide chief chiefs chive choose clammed clams cleave
   cleaves cline clines clint commandeer commandos commend commended comments commune compete
   complaint compliant compote confine conform conformation conformations conformed conforms
   constrains consumes contented contentions contents convened convoyed convoys costs council
   counsel counter coupe coveys cunts dairy damned deign demoed demon denier desert despatched
   despatches dessert diary diets directer discrete dissent divers domed doors driers drives
   drooped eased employes endorsers enter examines except excepts exert exerts expert experts
   export exported exports fagged fannies farther feather fiance field fiend filed finance
   finial flails fonder forks framer framers fried generator gentlemen grade grant grated
   grumblers guess gusts hastes hauler hooped hooping hopped hopping hoses ignored ignores
   ignoring indicted initial inquest instant instants insures intents inventor inventors
   iterator keys lager larger lasts latter layer layers leaner leaning least leaver leavers
   lilting liner lining lists liter loins lunch manage managed manages mangers
   manufactures massage massaged massages matter mentor mentors meters metres miler minster
   miser mistier miter nodes notes noting nudes offices older opera operand operands operated
   operates operating operation operations orders organizes outer overrode owned paced painter
   parson passed passes passport passwords patent patents patient patterns payer payers perfect
   perform persons piked pined pleas plumper pointer points polices pones posses posted poster
   prayers precious prepend prepended prepends prefix premised premises previews printer prints prior prison purer pursuer
   quest quiet quire quite raked raster rates rearing recommenced relied rending replies reply
   reporter researches resorts restated retorted retorting retorts retried reuse reused reuses
   revel rides rigging rooster roster rulers salesmen sapped sated sates scraped sears secrete
   secretes seeing separator sever sherd signal signals signer signers singed singes sings
   sinners sipped sipping skipped skips slate sneaking snipping soldier solider sopped staffs
   staggers stats steams stepped stitched stooped strikers stuff stuffs subscribes summonsed
   suppler supplies sward sweats tacks tailor takes tams tasked tasted teaches teams teeters
   tender tenting terms tested testes thins tiller tilling tilted tines titled toasted tokes
   tough trail travelers trial truss tucker tuned underwrites united untied uses vends vents
   viced votes waist waists waits wands waned waning warns warps warring warts washes waste
   water waver weaved weeders wises wished witching wonts worriers writers writs yarns years
   assets catting chancel chanting cheeked coeds complements convening convoying crated
   dialing dirge ensue enure expandable falling flailed flailing forth genre genus hanging
   hardy haring herring informer insects keying lathe lathes lobbed marker markers
   minuets minuses modes palace place poplar premise preset prompted raking ranging ranting
   ratted ratting repenting resets sanding sands sedition seeding sensing serous sills
   singing sinning snaring sower spanned stating taking tanked tankful tanking thorough tires
   tracers transitted tread trough trussed versifies waives waken wavers wavier wiled wroth
   hears heats hearth hearty mounting dressing pleasing leading backing ranking barking baking
   revolution degree degrees`,
);

/** Is this, in lower case, a word of its own rather than a slip? */
export function isRealWord(word: string): boolean {
  return NOT_SLIPS.has(word);
}
