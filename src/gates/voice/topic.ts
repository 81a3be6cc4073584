import type { GateCase } from "../gate.ts";
import { lazyPattern } from "./lazy-pattern.ts";

/** Only so much of goal and done_when is read; a session's goal is a few lines. */
const LONGEST_TOPIC = 4000;

/** Topics in which "client", "operator" or "owner" is a piece of a program. */
const PROGRAM = lazyPattern(
  () =>
    /\b(?:kubernetes|k8s|helm|crd|custom resource|cluster|pods?|parser|parsers|expressions?|precedence|overload\w*|compiler|interpreter|lexer|syntax|language|grammar|operators|librar(?:y|ies)|certificates?|sdk|api|http2?|https|grpc|oauth2?|oidc|tls|mtls|ssh|protocol|sockets?|websockets?|mqtt|smtp|imap|ftp|sftp|dns|proxy|server|backoff|handshake|rpc|rust|arena|allocator|pointers?|mutex|locks?|lease|borrow\w*|threads?|smart contract|erc-?\d+|unix|file system|chunks?|generics|redis|postgres\w*|kafka|package|daemon|queue|pipeline|type|kotlin|swift|c\+\+|python|typescript|ruby|golang)\b/,
);

/** What the session is about: tells subject matter from a borrowed authority. Worked out on demand. */
export class Topic {
  private readonly source: GateCase;
  private textCache: string | null = null;
  private readonly known = new Map<string, boolean>();
  private programCache: boolean | null = null;
  private operatorsCache: boolean | null = null;

  constructor(source: GateCase) {
    this.source = source;
  }

  /** goal and done_when in lower case. */
  get text(): string {
    if (this.textCache === null) {
      const { goal, doneWhen } = this.source;
      const both = `${goal.slice(0, LONGEST_TOPIC)}\n${doneWhen.slice(0, LONGEST_TOPIC)}`;
      this.textCache = both.toLowerCase();
    }
    return this.textCache;
  }

  /** The same without password managers and memory management, which manage no people. */
  get ofPeople(): string {
    return this.text.includes("manage") ? this.text.replaceAll(MANAGES_THINGS, " ") : this.text;
  }

  /** Does the topic hold this word, in singular or plural? */
  has(word: string): boolean {
    const stem =
      word.length > 3 && word.endsWith("s") && !word.endsWith("ss") ? word.slice(0, -1) : word;
    const seen = this.known.get(stem);
    if (seen !== undefined) return seen;
    const found = holdsWord(this.text, stem);
    this.known.set(stem, found);
    return found;
  }

  /** Does "operator" have a technical sense here, though the word itself may be missing? */
  get hasOperators(): boolean {
    this.operatorsCache ??= OPERATORS.test(this.text);
    return this.operatorsCache;
  }

  /** Are schedulers and their like part of what is built? */
  get hasSystems(): boolean {
    return SYSTEMS.test(this.text);
  }

  /** Are the ranks of a company the subject matter? */
  get hasRanks(): boolean {
    return RANKS.test(this.ofPeople);
  }

  /** Is something cast, printed or milled, which has bosses of its own? */
  get isPart(): boolean {
    return PART.test(this.text);
  }

  /** Does one model teach another, so that teacher and student are models? */
  get isDistilled(): boolean {
    return DISTILLED.test(this.text);
  }

  /** Is it a game, in which a boss is fought? */
  get isGame(): boolean {
    return GAME.test(this.text);
  }

  /** Is it a sport, whose coach and captain are people? */
  get isSport(): boolean {
    return SPORT.test(this.text) && !PLAYED.test(this.text);
  }

  /** Is it a story, whose people want things of each other? */
  get isStory(): boolean {
    return STORY.test(this.text);
  }

  /** Is it a text about what people did and wanted: minutes, an essay, a court's opinion? */
  get isRecord(): boolean {
    return RECORD.test(this.text);
  }

  /** Is the session about programs that talk to programs, or about a programming language? */
  get isProgram(): boolean {
    this.programCache ??= PROGRAM.test(this.text);
    return this.programCache;
  }
}

/** Topics in which "operator" is a sign of a language or a controller of a cluster. */
const OPERATORS = lazyPattern(
  () =>
    /\b(?:kubernetes|k8s|helm|crd|custom resource|cluster|openshift|expressions?|precedence|overload\w*|compiler|interpreter|lexer|syntax|language|grammar|operators|formulas?|calculator|rx\w*|observables?|query (?:builder|language)|sql|regex|spreadsheet|type checker|formatter|linter|template engine|rule engine|rules engine|scripting|shell|matrix|linear algebra|image processing|edge detection|genetic|tensor)\b/,
);
export const MANAGES_THINGS =
  /\b(?:asset|boot|build|cache|clipboard|config|configuration|connection|content|context|device|display|download|entity|event|extension|file|font|job|key|layout|lock|memory|network|package|password|plugin|process|profile|queue|resource|scene|secrets?|session|state|storage|tab|tag|task|theme|transaction|version|volume|window) manage(?:r|rs|ment)\b/g;
const RANKS = lazyPattern(
  () =>
    /\b(?:org(?:anisation|anization)? chart|hierarchy|employees?|managers?|job titles?|reporting lines?|staff directory|roles?|permissions?)\b/,
);
/** Topics that run on a scheduler, a supervisor or a dispatcher of their own. */
const SYSTEMS = lazyPattern(
  () =>
    /\b(?:airflow|cron|dags?|systemd|kernel|akka|erlang|elixir|otp|redux|wpf|rtos|(?:task|job|work) queue|event (?:bus|loop)|thread pool|batch system)\b/,
);
const STORY = lazyPattern(
  () =>
    /\b(?:(?:a|the|school|radio|stage|of a) play|plays by|acts? \d|novels?|short stor(?:y|ies)|bedtime stor(?:y|ies)|(?:interactive|branching|visual|detective|children's|picture) (?:stor(?:y|ies)|fiction|novels?|books?)|text adventures?|dialogue trees?|fairy tales?|screenplay|libretto|comics?|audio drama)\b/,
);
const RECORD = lazyPattern(
  () =>
    /\b(?:minutes of|essays?|case stud(?:y|ies)|biograph\w*|obituar\w*|histor(?:y|ical)|court's|judg(?:e?ment)|opinion|transcri\w*|annotat\w*|chronicles?|memoirs?|testimony|dispatches|diar(?:y|ies)|inquiry|profile of|personas?|use cases?|user stor(?:y|ies)|interviews?)\b/,
);
const PART = lazyPattern(() => /\b(?:bosses|screws?|castings?|gearbox|scad|wall thickness)\b/);
const DISTILLED = lazyPattern(() => /\bdistil\w*|(?:teacher|student) (?:model|network)s?\b/);
const SPORT = lazyPattern(
  () =>
    /\b(?:(?:foot|hand|basket|volley|base|net)ball|soccer|hockey|rugby|rowing|swim\w*|athletic\w*|gymnast\w*|line-?ups?|youth team|amateur|league|sports? club|training plan)\b/,
);
const PLAYED = lazyPattern(
  () =>
    /\b(?:(?:management|manager|video|computer|browser|mobile) games?|simulator|sprite|arcade)\b/,
);
const GAME = lazyPattern(
  () =>
    /\b(?:game|level|dungeon|fight|battle|enemy|enemies|raid|arena|phase|phases|platformer|shooter|rpg|quest|roguelike|sprite|player)\b/,
);

function holdsWord(text: string, stem: string): boolean {
  if (stem === "") return false;
  for (let at = text.indexOf(stem); at >= 0; at = text.indexOf(stem, at + 1)) {
    if (at > 0 && isLetter(text.charCodeAt(at - 1))) continue;
    let end = at + stem.length;
    if (text.charCodeAt(end) === 115) end++;
    if (!isLetter(text.charCodeAt(end))) return true;
  }
  return false;
}

function isLetter(code: number): boolean {
  return (code >= 97 && code <= 122) || code > 0xbf;
}
