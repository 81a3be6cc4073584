import {
  isAuxiliary,
  isFinite,
  isKnownBase,
  isParticiple,
  opensObject,
  verbBase,
} from "./inventory/words/verbs.ts";
import { holdsReading } from "./brief-readings.ts";
import { languageOf } from "./plain-language/language-of.ts";
import { tokenize } from "./plain-language/tokens.ts";
import { wordSet } from "./word-set.ts";

/** A section has fewer than 400 characters. */
const LONGEST = 600;

/** "8 of 8", "0 errors", "none twice", "GET /rooms", "After the import": what a count of things that were tried looks like. */
const COUNTED =
  /\b(?:GET|POST|PUT|PATCH|DELETE|HEAD) \/|(?:^|[.;:,]\s)\W*(?:after|when|upon) (?:(?:the|an?|each|every) |\p{L}{3,15}ing\s)|\d ?(?:\/|of|out of) ?(?:the |all |these )?\d|(?<!\p{L})(?:no|none|nothing|nobody|never|neither|zero|without)(?!\p{L})(?! (?:is |was )?(?:better|bounds|compromises?|doubts?|effort|end|equals?|expense|impossible|limits?|question|wonder)(?!\p{L}))|(?<!\p{L})(?:nicht|kein\p{L}{0,2}|ning[uú]n\p{L}{0,2}|aucune?)(?!\p{L})|(?<![\d.,])0 \p{L}/iu;

/** How far a neighbour of a sentence is looked for, in UTF-16 units. */
const AROUND = 200;

/** A figure of a gauge, a clock or a meter; of hours, days, money and shares a claim speaks as well. */
const MEASURED =
  /\d ?(?:°\s?[CFK]?|ms|µs|ns|s|secs?|seconds?|min|minutes?|[kKMGT]i?B|bytes?|[kMG]?Hz|fps|dB\p{L}?|LUFS|[mkµ]?[WVA]|[kMG]?Wh|kWp|mAh|kN|N|Nm|[kM]?Ω|k?J|mmHg|[kcmµ]?m|km\/h|m\/s|[kmµ]?g|ml|l|litres?|liters?|metres?|meters?|px|pixels?|dpi|ppm|bar|[hkM]?Pa|lux|rpm|bpm)(?![\p{L}\p{N}])|\d ?:\d|(?<!\p{L})0\.\d/u;

/** "40 in the rack and 40 in the list", "61 sizes, each as on the back", "the slips are in the box": what was held against it, or lies there. */
const HELD_AGAINST =
  /(?<![\d.,])(\d{1,9})(?![\d%]|[.,]\d).{1,200}?(?<![\d.,])\1(?![\d%]|[.,]\d)|\b(two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|twenty|fifty)\b.{1,200}?\b\2\b|\b(?:each|all|both|just) (?:as|like) (?:in|on|at)\b|, (?:just )?(?:like|as) (?:in|on|the)\b|\beach (?:at|in|on|with) (?:its|the|their)\b|\b(?:is|are|was|were) (?:all |both |now )?(?:in|on) the (?:binder|book|box|calendar|cabinet|database|drawer|export|file|folder|ledger|list|register|report|screen|sheet|spreadsheet|statement|table|till|website|wall)(?!\p{L})/iu;

/** What it saves or bears, as long as nobody has timed or tried it: "saves every clerk 10 minutes a day". */
const PROMISED =
  /(?<!\p{L})(?:saves?|saving|spares?|frees?(?: up)?|cuts?|reduces?|supports?|handles?|serves?|offers?|guarantees?|promises?|gains?|wins?)(?!\p{L})[^,;:]{0,120}/giu;

/** The nouns of trying, of measuring and of what comes out then. */
const TRIAL = wordSet(`
  test tests spec specs check checks run runs trial trials try tries attempt attempts case cases scene scenes example examples request requests call calls
  measurement measurements reading readings sample samples benchmark audit audits median mean average percentile difference differences deviation
  latency coverage accuracy recall precision uptime error errors failure failures warning warnings conflict conflicts row rows line lines record records entry entries
  log logs screenshot screenshots recording recordings photo photos receipt status proof
  same equal identical alike apart missing twice thrice exactly instead exact lost green right wrong correct correctly
  fell rose rang ran came went stood took kept found lay bore saw said read shut froze woke slept sank flew won beat spoke drew sang grew hung blew
  sent got lost met fed hit put cut set swept swung slid rode ate drank chose
  afterwards versus vs against matches match agrees`);

/** Of being, having and being able to, of use to somebody, and of work and talk: no outcome that was seen. */
const TELLS_NO_OUTCOME = wordSet(`
  accommodate achieve address adopt aim appeal assign attract base believe belong benefit boost bring build care champion choose combine complete comply comprise concern
  consider consist cost cover cut decrease depend deserve design develop discuss double earn employ enable engage enhance enjoy ensure exceed exist
  expect feature finish follow fulfil fulfill give grow guarantee halve handle have help hold hope implement improve include increase inspire invite involve keep know last learn
  let lead like love make manage matter meet mention merge motivate need offer own pay please plan prefer prepare prove provide raise reach recommend reduce reflect rely
  remain replace represent require reside respect review satisfy save scale seem sell serve share simplify solve speed spend stand start suit support take talk thank think
  train treat trust understand unite update use value view want welcome win wish work write
  asked founded picked written built done made held used taken given known spent heard planned`);

/** "took 3 years", "put 12 weeks of love into it", "got what they hoped for", "all is right": work, wishes and praise in words that elsewhere tell what came of it. */
const NO_OUTCOME =
  /(?<!\p{L})(?:in line with|went into|comes? with|took (?:[\p{L}\d]{1,12} ){0,3}?(?:weeks|months|years|part)|put (?=[^,;]{0,60}(?:into it|effort|heart|love|thought))|got what|(?:all|everything|it) (?:is|was) right)(?!\p{L})/giu;

/** "led to the page", "drove 12 rounds", "let 40 people in": there it is something that moves, and not a manner of speaking. */
const MOVED =
  /(?<!\p{L})(?:led (?:back|into|to)|drove (?:\d|a|along|around|back|into|over|past|the|through|to)|let [^,;.]{1,40} (?:by|in|out|pass|through)|began (?:after|again|at|on|to|when))(?![\p{L}])/iu;

/** Does a sentence tell of something that was done, or of what came of it, so that its figures are figures of that? */
export function tellsOfAnAct(text: string): boolean {
  const sentence = text.slice(0, LONGEST);
  const told = sentence.replaceAll(PROMISED, " ");
  if (COUNTED.test(told) || MEASURED.test(told) || HELD_AGAINST.test(sentence)) return true;
  if (MOVED.test(sentence) || holdsReading(told)) return true;
  const tokens = tokenize(sentence);
  if (languageOf(tokens) !== "english") return true;
  const words =
    sentence
      .replaceAll(NO_OUTCOME, " ")
      .toLowerCase()
      .match(/[\p{L}\p{N}'’-]+|[,:;()]/gu) ?? [];
  return words.some((word, at) => TRIAL.has(word) || isOutcome(words, at));
}

function isOutcome(words: readonly string[], at: number): boolean {
  const word = words[at] ?? "";
  if (isParticiple(word)) return !tellsNone(word) && !describesThing(words, at);
  if (!isFinite(words, at) && !standsAsVerb(words, at)) return false;
  const base = verbBase(word);
  if (base === null)
    return (
      at === 0 &&
      !isAuxiliary(word) &&
      word.endsWith("s") &&
      !TELLS_NO_OUTCOME.has(word.slice(0, -1))
    );
  return isKnownBase(base) && !TELLS_NO_OUTCOME.has(base);
}

/** "both print", and at the beginning "lights 5 lamps": where it is no plural. */
function standsAsVerb(words: readonly string[], at: number): boolean {
  const [before, after] = [words[at - 1], words[at + 1]];
  return before === undefined
    ? /^(?:\d|an?$|the$|all$|each$|every$|its$|up$|out$)/u.test(after ?? "")
    : /^(?:both|each|they|it|i|we)$/u.test(before);
}

/** "3 dedicated developers", "50% more relaxed": what somebody or something is like. */
function describesThing(words: readonly string[], at: number): boolean {
  const [before = "", , after = ","] = words.slice(at === 0 ? 0 : at - 1);
  if (/^(?:more|less|most|very|so|well)$/u.test(before)) return true;
  const counted =
    /^(?:\d[\d.,]*|an?|the|our|its|one|two|three|four|five|six|seven|eight|nine|ten|twelve|all|many|and)$/u;
  return (
    at > 0 &&
    counted.test(before) &&
    /^\p{L}/u.test(after) &&
    !opensObject(after) &&
    !isAuxiliary(after)
  );
}

/** "achieved", "respected", "planned". */
function tellsNone(participle: string): boolean {
  if (TELLS_NO_OUTCOME.has(participle)) return true;
  const stem = participle.replace(/ed$/u, "");
  const plain = stem.replace(/([^aeiou])\1$/u, "$1");
  return [stem, `${stem}e`, plain, stem.replace(/i$/u, "y")].some((base) =>
    TELLS_NO_OUTCOME.has(base),
  );
}

/** The sentence, with what is joined to it by a semicolon: "Opened in Word and Pages; 12 pages in each". */
export function withNeighbours(text: string, start: number, end: number): string {
  const from = text.slice(Math.max(0, start - AROUND), start);
  const front = /;\s*$/u.test(from) ? (/[^.!?;\n]*;\s*$/u.exec(from)?.[0] ?? "") : "";
  const behind =
    text[end - 1] === ";" ? (/^[^.!?;\n]*/u.exec(text.slice(end, end + AROUND))?.[0] ?? "") : "";
  return front + text.slice(start, end) + behind;
}
