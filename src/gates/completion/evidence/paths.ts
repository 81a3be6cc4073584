/** Paths and addresses of things that were made, told from words with a slash or a full stop in them. */

import { isExampleOrUsed, isRefused, wasLeftAlone } from "./left-alone.ts";
import { wasOnlyProbed } from "./only-probed.ts";
import { unfinished } from "./told.ts";

export const URL = /\b(?:https?|s3|gs|ssh|git|ftp):\/\/[^\s)>\]]{3,}/iu;

const EXTENSION =
  "(?:[jt]sx?|[cm][jt]s|json[lc]?|ya?ml|toml|html?|css|scss|less|svg|png|jpe?g|gif|webp|avif|ico|pdf|md|mdx|rst|txt|tex|docx?|xlsx?|pptx?|od[tsp]|csv|tsv|parquet|arrow|xml|xsd|sql|sqlite3?|db|log|lock|py|pyi|ipynb|rb|go|rs|java|kts?|swift|scala|c|cc|cpp|cxx|h|hpp|cs|fs|vb|php|pl|lua|r|jl|dart|exs?|erl|hs|ml|elm|clj|zig|nim|sh|bash|zsh|fish|ps1|bat|proto|graphql|tf|hcl|ini|cfg|conf|env|gradle|cmake|svelte|vue|astro|wasm|apk|aab|ipa|jar|war|whl|gem|deb|rpm|dmg|exe|msi|iso|img|bin|hex|elf|zip|gz|tgz|xz|zst|bz2|7z|tar|patch|diff|har|mp[34]|wav|flac|ogg|mov|mkv|webm|stl|obj|gltf|glb|fbx|blend|step|stp|dxf|gpx|kml|geojson|tiff?|psd|ai|ttf|otf|woff2?|eps|ps|onnx|tflite|pt|safetensors|npy|npz|pkl|h5|hdf5|feather|avro|pcap|crt|pem|ics|vcf|eml|mbox|epub|po|pot|mo|snap|tap|out|map|nix|service|desktop|plist|xcf|kicad_pcb|gbr|ino|asm|s|v|sv|vhd|vhdl)";
/** The patterns are made at first use: most runs ask for no artifact. */
let patterns: ReturnType<typeof makePatterns> | undefined;

function makePatterns() {
  return {
    candidate: new RegExp(CANDIDATE, "giu"),
    withExtension: new RegExp(WITH_EXTENSION, "iu"),
    absentBefore: new RegExp(ABSENT_BEFORE, "iu"),
    absentBehind: new RegExp(ABSENT_BEHIND, "iu"),
    source: new RegExp(SOURCE_BEFORE, "iu"),
    made: new RegExp(
      `\\b(?:${MAKES}|rewr(?:ote|itten)|fixed|changed|added|edited|updated|mended)\\b`,
      "iu",
    ),
    unmade: new RegExp(`${unfinished(MAKES)}\\b[^.]{0,40}$`, "iu"),
  };
}

const CANDIDATE = `\\b(?:https?|s3|gs|ssh|git|ftp):\\/\\/[^\\s)>\\]]{3,}|(?<![\\p{L}\\d_/.@~-])[\\p{L}\\d_.@~+{}*-]{0,80}(?:(?:\\/[\\p{L}\\d_.@~+{}*-]{1,80}){1,12}\\/?|(?<=[\\p{L}\\d_}*-])\\/(?![\\p{L}\\d_.@~+{}*/-]))|(?<![\\p{L}\\d_.-])[\\p{L}\\d_-]{1,80}(?:\\.[\\p{L}\\d_-]{1,40}){0,2}\\.${EXTENSION}(?![\\p{L}\\d])|\\b[A-Z]:\\\\[^\\s"'\`]{2,}`;
/** The folders by which a path of plain words is known. */
const FOLDER =
  /^(?:src|docs?|out|outputs?|dist|build|tests?|spec|lib|libs|bin|target|data|reports?|logs?|tmp|var|public|assets|artifacts?|packages|apps?|scripts?|configs?|results?|runs|bench|tools?|fixtures|examples?|migrations|deploy|release|releases|coverage|screenshots|shots|images|figures|exports?|backups?|archives?|notebooks|models|internal|cmd|pkg|components|pages|templates|static|media|etc|home|usr|opt|srv|mnt)$/iu;
const WITH_EXTENSION = `[\\p{L}\\d_}*-]\\.${EXTENSION}$`;
/** "Node.js", "Chart.js": a product that is called like a file. */
const PRODUCT =
  /^(?:[A-Z][\p{L}\d]*\.js|(?:node|vue|next|nuxt|express|three|d3|react|chart|ember|backbone|moment|alpine|p5|electron|discord|solid|nest)\.js)$/u;
/** "U.S.A", "p.m": letters with full stops, of which the last looks like an extension. */
const INITIALS = /^\p{L}(?:\.\p{L})+$/u;
/** Every trade has formats of its own: behind a folder any ending is that of a file ("plans/hall.dwg"), and no site's. */
const ANY_EXTENSION =
  /[\p{L}\d_-]{2}\.(?!(?:com|org|net|edu|gov|io|ai|co|uk|de|fr|eu)$)[a-z][a-z\d]{1,4}$/u;
/** In front of a folder by any name. */
const PLACED =
  /(?:\b(?:in|into|to|under|at|from|folder|wrote|made|created|built|generated|rendered|exported|saved|produced|filled|added)|[:=→]) $/iu;
const HOST = /^(?:www\.)?[a-z\d-]{1,63}(?:\.[a-z\d-]{1,63})*\.[a-z]{2,24}$/iu;

/** Whether a text names a path or an address of a thing that is there. */
export function namesMadeThing(text: string): boolean {
  patterns ??= makePatterns();
  const { candidate, absentBefore, absentBehind, unmade, source, made } = patterns;
  // Where the last name ends that is a source of something: what is listed behind it is one too.
  let sourceEnd = 0;
  for (const { index, 0: found } of text.matchAll(candidate)) {
    const name = withoutStops(found);
    const end = index + name.length;
    const quoted = text.charAt(index - 1) === "`" && text.charAt(end) === "`";
    const near = text.slice(Math.max(0, index - 10), index);
    if (!isPlace(name, quoted, near, patterns.withExtension)) continue;
    // Said not to be there, or to be still to come.
    const before = partBefore(text, index);
    if (absentBefore.test(before) || unmade.test(before)) continue;
    const behind = partBehind(text, end);
    const listed = sourceEnd > 0 && AND.test(text.slice(sourceEnd, index));
    const ofOthers =
      listed || source.test(before) || (isOfSystem(name) && SEEN_BEFORE.test(before));
    const sentence = text.slice(Math.max(0, index - NEAR), index);
    const notMade =
      RUNNER_LINE.test(before) ||
      (ofOthers && !made.test(behind)) ||
      wasLeftAlone(before, behind) ||
      isExampleOrUsed(name, sentence, before, behind) ||
      wasOnlyProbed(name, sentence, before, behind) ||
      isRefused(sentence, text.slice(end, end + NEAR_BEHIND));
    if (notMade) {
      sourceEnd = end;
      continue;
    }
    if (!absentBehind.test(behind)) return true;
  }
  return false;
}

/** "ok   github.com/acme/shop/invoices   0.412s" */
const RUNNER_LINE = /^(?:ok|FAIL|PASS|\?)[ \t]{1,8}$/u;

/** What the machine has, whatever was made: "See /etc/hosts." */
function isOfSystem(name: string): boolean {
  return /^\/(?:etc|(?:var\/)?run|usr|proc|sys|dev|bin|sbin|lib|boot)\//u.test(name);
}

/** A pattern that ends in `$` would begin anew at each stop of a long run of them. */
function withoutStops(found: string): string {
  let end = found.length;
  while (end > 0 && ".,;:!?".includes(found.charAt(end - 1))) end--;
  return found.slice(0, end);
}

function isPlace(name: string, quoted: boolean, before: string, withExtension: RegExp): boolean {
  if (/^[a-z\d]{1,5}:(?:\/\/|\\)/iu.test(name)) return true;
  if (!name.includes("/"))
    return quoted ? name.length > 3 : !PRODUCT.test(name) && !INITIALS.test(name);
  const parts = name.split("/").filter((part) => part !== "");
  const [first = ""] = parts;
  const last = parts.at(-1) ?? "";
  if (parts.every((part) => /^[\d.]+$/u.test(part)) || /^n\/a$/iu.test(name)) return false;
  if (withExtension.test(last) && !PRODUCT.test(last)) return true;
  if (name === "/dev/null") return false;
  // "GET /orders" is what was asked, not what was made.
  if (name.startsWith("/"))
    return last.length > 1 && !/\b(?:GET|POST|PUT|PATCH|DELETE|HEAD|OPTIONS) $/u.test(before);
  if (ANY_EXTENSION.test(last) && !PRODUCT.test(last)) return true;
  if (/^(?:\.{1,2}|~|\.[a-z]\w*)$/iu.test(first)) return true;
  if (quoted || FOLDER.test(first) || HOST.test(first)) return true;
  if (!name.endsWith("/") || parts.length === 0) return false;
  // "w/ tests" and "and/ or" are no folders; "into parser/" is.
  return parts.length > 1 || (first.length > 2 && PLACED.test(before));
}

/** How far in front of a name its sentence is read where "e.g." may stand in it. */
const NEAR = 80;
/** How far behind it a word is looked for by which a failure is over. */
const NEAR_BEHIND = 160;
const CUT_BEFORE = /\n|[.!?;,] /gu;
const CUT_BEHIND = /\n|[.!?;](?=\s|$)/u;

function partBefore(text: string, at: number): string {
  const near = text.slice(Math.max(0, at - 160), at);
  let cut = 0;
  for (const match of near.matchAll(CUT_BEFORE)) cut = match.index + match[0].length;
  return near.slice(cut);
}

function partBehind(text: string, at: number): string {
  const near = text.slice(at, at + 120);
  return near.slice(0, CUT_BEHIND.exec(near)?.index ?? near.length);
}

const MADE =
  "(?:writ(?:e|ten)|wrote|ma[dk]e|create[ds]?|generated?|produced?|publish(?:ed)?|upload(?:ed)?|saved?|buil[dt]|exists?|there|found|find|available|present|ready|finished|in place|open(?:ed)?|read|reach(?:ed|able)|put|stored?|exported?|delivered)";
/** Verbs by which a thing comes to be; what can be read or opened is there. */
const MAKES =
  "writ(?:e|ten)|wrote|ma[dk]e|created?|generated?|produced?|published?|uploaded?|saved?|put|stored?|exported?";
/** "on the numbers in": what is said of a source between its word and its name. */
const OF_IT =
  " (?:the|an?|its|our|your|this|that) (?:(?!(?:is|are|was|were|it|they|I|we|now|stands?|lies?|has|have|and)\\b)[\\p{L}-]{1,20} ){1,2}(?:of|in|from|at|behind)";
/** What one thing takes over from another. */
const MODEL =
  "(?:style|layout|format|structure|pattern|tone|wording|look|design|example|template|model|conventions?|approach|manner|spirit|outline|scheme)";
/** In front of what was read, seen, or is where something comes from: no thing that was made. */
const SOURCE_BEFORE = [
  "(?:^|(?<=[:,] ))[^\\p{L}\\d]{0,8}(?:(?:I|we)(?:['’]ve| have| had)? (?:\\p{L}{1,20}ly |first |also |then )?(?:re-?read|read|saw|seen|looked (?:at|into|through|in)|studied|followed|consulted|skimmed)|read|studied|consulted|(?:as )?seen in|according to|based on|(?:copied|taken|read|loaded|imported|derived|converted|ported) from)",
  "\\band (?:(?:then|also|first) )?(?:re-?read|read|studied|consulted|skimmed|looked (?:at|into|through))",
  "\\b(?:after|by|before) (?:reading|studying|looking (?:at|into|through)|consulting|following)",
  // What comes from a file today is how the thing is built; what came from it is its source.
  "\\b(?:(?:came|coming|stemmed|arose|originated|resulted)|(?:was|were) (?:copied|taken(?= from)|read|loaded|imported|derived|converted|ported|pulled|fetched|extracted)) (?:straight |directly )?(?:from|out of)",
  "(?<!\\b(?:that|which) (?:had )?)\\b(?:fail(?:s|ed)?|crash(?:es|ed)?|chok(?:es|ed)|stumble[sd]|br(?:eaks|oke)|hangs|hung) (?:on|at|in|with|over|while (?:reading|opening|parsing|writing))",
  // Not "in the folder that you gave me out/report.pdf is new".
  "(?<!\\b(?:folder|directory|place|repository|repo|branch|bucket|drive) (?:that |which )?)\\b(?:customers?|clients?|suppliers?|vendors?|makers?|manufacturers?|users?|reporter|colleagues?|you|they|he|she) (?:sent|gave|provided|supplied|mailed|attached|handed)(?: (?:me|us|over|in)){0,2}",
  "\\b(?:caused by|due to|according to|compared (?:(?:it|this|that|them|all) )?(?:with|to|against))",
  "\\b(?:(?:cause|culprit|input|origin) (?:is|was|were|of it (?:is|was))|source was)",
  // "The bug was in src/csv.ts.", "I found the cause in api/csv.py."
  "(?<!\\b(?:of|on|about|for|to|with|behind) (?:(?:the|this|that|an?|its|our) )?)\\b(?:cause|culprit|bug|error|fault|problem|mistake|defect|leak|typo) (?:was|lay|sat|stood|came|is|lies|sits) (?:in|at|from|under)",
  "\\bfound (?:the|a|an|its|this|that) (?:\\p{L}{1,20} ){0,2}?(?:cause|culprit|bug|error|fault|problem|mistake|defect|leak|typo) (?:in|at|under)",
  "^[^\\p{L}\\d]{0,8}(?:inputs?|references?|cause|origin)\\*{0,2}:",
  // "The page is based on docs/old.md.", "in the style of docs/old.md"
  `\\b(?:(?:based|modell?ed|patterned) (?:on|after)|inspired by|borrow(?:s|ed) from)(?:${OF_IT})?`,
  "\\bin (?:the|its|our|that) (?:[\\p{L}-]{1,20} ){0,1}?(?:style|manner|spirit|tone|look) (?:of|used in|set by)",
  `\\b(?:after|like|follow(?:s|ed|ing)?|match(?:es|ed|ing)?|copie[sd]|copying|adopt(?:s|ed|ing)?|(?:kept?|keeps?|keeping|sticks?|stuck|sticking|holds?|held) to|t(?:akes?|ook) over|in line with|consistent with|(?:the )?same as) (?:the|its|our|that) (?:[\\p{L}-]{1,20} ){0,1}?${MODEL} (?:of|in|from|used in|set by)`,
  `(?:^|(?<=[:,] ))[^\\p{L}\\d]{0,8}(?:according to|(?:copied|taken|imported|derived|converted|ported) from)${OF_IT}`,
]
  .map(
    (told) =>
      `${told} (?:(?:the|a|an|our|its|your|this|that|input|sample|line \\d{1,6} of|lines? in|file|page|docs?|documentation|manual|guide|spec|from|in|at|of|under) ){0,4}[\`"'(<]{0,2}$`,
  )
  .join("|");
/** Between two names of a list. */
const AND = /^[`"')\]]{0,2}(?:, (?:and )?| and | or | & |\/)[`"'([]{0,2}$/u;
/** Said to a reader, or of oneself: "see", "look at". */
const SEEN_BEFORE =
  /\b(?:see|look (?:at|into)|compare|cf\.|check|open|view|(?:reads?|loads?|takes?|gets?) [^,;.\n]{1,40} from|listen(?:s|ed|ing)? (?:on|at|to)|bound to|(?:connect|talk)(?:s|ed|ing)? to) (?:the |file |socket ){0,2}[`"'(]{0,2}$/iu;
/** A state in which the thing that is named is not there, or not for anybody to see. */
const ABSENT =
  "(?:down|offline|unreachable)(?! (?:to|from|by)\\b)|planned|pending|outstanding|(?:not|n['’]t)(?: yet)? (?:ready|done|there|up|online|live|made|finished)|to (?:come|follow)|to be (?!found|read|seen)\\p{L}+";
const ABSENT_BEFORE = `\\b(?:no (?:\\p{L}+ ){0,2}(?:artifacts?|files?|reports?|pages?|outputs?|urls?|links?|paths?|documents?|archives?|bundles?|images?|screenshots?|thing)|nothing (?:\\p{L}+ ){0,2}|neither|failed to|fails to|unable to|will (?:be|go|stand|write|put|save|land|appear)|should (?:be|go|appear)|would (?:be|go)|is to (?:be|go)|lacks|(?:we|you|they) (?:still )?need|(?:did|do|does|could|can|was|were|is|are|has|have|had)(?: not|n't|n’t| never) (?:\\p{L}+ ){0,2}${MADE}|cannot ${MADE}|(?:deleted|removed|dropped)(?: the)?(?: old)?(?: file| page)?)\\b[^.]{0,40}$|\\b(?:missing:?|no|without|neither|nor|lacks?) ?[\`"]?$`;
const ABSENT_BEHIND = `^[\`"')\\]]{0,2}:?(?:,? \\p{L}+){0,4}? ?(?:(?:does|do|did|could|can|was|were|is|are|has|have)(?: not|n't|n’t| never)(?: yet)?(?: been| be)? ${MADE}|cannot be ${MADE}|can['’]t be ${MADE}|(?:not|never)(?: yet)?(?: been)? ${MADE}|no such file|(?:is|are|was|were) (?:still )?(?:missing|gone|absent|empty|deleted|removed|nowhere)|(?:has|have) been (?:deleted|removed)|(?:will|should|would|must|is to|needs? to|has to|have to) be (?:\\p{L}+ )?${MADE}|(?:returns?|returned|answers?|answered|gives?|gave) (?:an? )?(?:HTTP )?[45]\\d\\d)\\b|^[\`"')\\]]{0,2} {1,8}(?:HTTP )?[45]\\d\\d(?= *$| (?:access ?denied|forbidden|not found|unauthori|internal|bad|service|gateway))|^[\`"')\\]]{0,2},?(?: (?:page|file|which|that))? (?:(?:is|are|was|were|has|have|remains)(?:n['’]t|(?: (?:still|yet|now|currently|all|not|only)){0,2})? (?:${ABSENT})|comes? (?:later|next|soon|tomorrow)|follows?(?: (?:later|soon|tomorrow|next))?(?=[\\s.,;]*$)|will (?:follow|come))`;
