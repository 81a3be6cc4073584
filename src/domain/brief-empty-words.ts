import { wordSet } from "./word-set.ts";

/**
 * Words by which a section says nothing: small words, praise, words for work and its parts, for those who asked for it,
 * and for having done it. A section that holds no other word names no thing and no effect.
 */
export const EMPTY_WORDS = wordSet(`
  a an the this that these those it its is are was were be been am i we you they he she my our your their and or of
  in on at to for from by with as all each every any some no not yes so up out now well very quite just also only
  both more most much many what which who how where when should must will would can could may might do does did done
  has have had got get gets thing things stuff something everything anything it's that's feature features
  functionality function functions change changes changed work works working worked task tasks goal goals request
  requests requested ticket tickets item items issue issues job jobs part parts piece pieces bit bits code codebase
  implementation implemented implements implement solution component components module modules system update updates
  updated improvement improvements improve improves improved enhancement enhancements fix fixes fixed needed
  necessary required requirement requirements asked wanted expected supposed described description discussed agreed
  planned specified spec above below before see same usual new nice good great better best fine ok okay perfect
  perfectly properly correctly complete completed completely fully finished final finally delivered deliver delivers
  built build builds made make makes making added created written tested checked says said tin exactly full whole
  rest other others various several lot lots user users way ways nothing none tbd n/a na todo cover covers handle
  handles provide provides perform performs everyone life easier value project product app application deliverable
  deliverables output result results logic tool script program service run runs use used useful adds stated named
  listed title name like quickly fast faster robust reliable reliably smooth smoothly efficient efficiently modern
  clean powerful awesome amazing experience quality performance problem problems need needs yet currently soon later
  again together over one two three four five first second third phase stage step version release milestone iteration
  sprint artifact artifacts bug bugs bugfix bugfixes hotfix tweak tweaks cleanup refactoring minor major small big
  general misc miscellaneous overall main important real meet meets met fulfil fulfils fulfill fulfills fulfilled
  satisfy satisfies satisfied achieve achieves achieved reach reaches reached solve solves solved resolve resolves
  resolved helps helped support supports supported improving solving helping
  fulfilling meeting criteria criterion acceptance objective objectives purpose intention expectation expectations
  demand demands wish wishes promise promised everybody anybody anyone someone somebody us them team teams customer
  customers people helpful handy valuable simpler
`);

const STOP = "(?=\\s*(?:$|[.;!\\n]))";
const NAME = "[\\p{L}'’-]{1,30}";
/** Those for whom it is, up to the end of the clause: "the shop", "our users and the staff"; no work of theirs. */
const SOMEBODY = `(?!\\p{L}{2,30}ing\\b)(?:(?!(?:that|which|who|to|where|when|with|by|from|into)\\b)${NAME} ){0,5}?(?!(?:that|which|who|by)\\b)${NAME}${STOP}`;
const DETERMINER = "(?:the|our|my|all|your|their|its|every|each|many|an?)";
/** Shorter, since behind "helps" a verb may follow: "the shop count its stock". */
const HELPED = `(?:(?:${DETERMINER} ){1,2})?${NAME}(?: (?:and|or|of) (?:(?:${DETERMINER} ){1,2})?${NAME})?${STOP}`;

/** "Something useful for the shop", "helps the shop": nothing is named but for whom. */
export const FOR_SOMEBODY = new RegExp(
  `(?<=\\b(?:something|anything|things?|stuff|useful|helpful|handy|valuable|good|nice|great|improvements?|easier|better|simpler) )for ${SOMEBODY}|(?<=\\b(?:useful|helpful|valuable) )to ${SOMEBODY}|(?<=\\b(?:helps?|assists?|benefits?|pleases?) )${HELPED}`,
  "giu",
);
