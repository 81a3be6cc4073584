/**
 * Word classes of the voice gate. A word may be in several; each class is one bit, so that a word's
 * classes fit one integer and a test for "any of these" is one `&`.
 */
export const WordClass = {
  /** A person by rank or calling: manager, auditor, landlord. */
  person: 1 << 0,
  /** People that software is about as often as they ask for it: user, client, owner. */
  audience: 1 << 1,
  /** A department that speaks without an article: legal, QA, finance. */
  group: 1 << 2,
  /** A program that watches or assigns sessions: scheduler, monitor, svc. */
  system: 1 << 3,
  /** A vague system: service, platform. Counts only when it talks to the session. */
  service: 1 << 4,
  operator: 1 << 5,
  /** A person who has no business in a nudge at all: boss, CTO, management. */
  rank: 1 << 6,
  name: 1 << 7,
  /** A thing, so that what it wants or asks for is a program's behaviour. */
  thing: 1 << 8,
  want: 1 << 9,
  say: 1 << 10,
  need: 1 << 11,
  approve: 1 << 12,
  assign: 1 << 13,
  /** Participles that name a demand in "requested by", "client-mandated". */
  demanded: 1 << 14,
  /** Nouns that name a demand: request, wish, instruction. */
  demand: 1 << 15,
  determiner: 1 << 16,
  auxiliary: 1 << 17,
  adverb: 1 << 18,
  preposition: 1 << 19,
  /** Words that open a clause: because, that, and. */
  clause: 1 << 20,
  pronoun: 1 << 21,
  /** Modifiers that make the role after them a piece of technology: Kubernetes, job, API. */
  technical: 1 << 22,
  /** Modifiers that leave the role after them a person: senior, product, our biggest. */
  personal: 1 << 23,
  /** What a person can be: unhappy, adamant, waiting. */
  mood: 1 << 24,
  title: 1 << 25,
  /** Verbs that take a demand as object: gave the order, made the request. */
  give: 1 << 26,
  /** Openers of a condition: when, if, whenever. */
  condition: 1 << 27,
  /** Words that turn a statement to the session or its date: you, today, Friday. */
  directed: 1 << 28,
  /** Forms that are a noun as often as a verb: requests, calls. */
  nounish: 1 << 29,
  be: 1 << 30,
} as const;

const C = WordClass;

/** Every class of words that names who may be behind a demand. */
export const ANY_ROLE =
  C.person | C.audience | C.group | C.system | C.service | C.operator | C.rank | C.name;

/** Every class of verbs that makes its subject the source of a demand. */
export const ANY_DEMAND = C.want | C.say | C.need | C.approve | C.assign;

/** Words of one class, parted by white space. */
export interface WordList {
  readonly classes: number;
  readonly words: string;
}
