/** Addresses at which a message only tells that something answered: "I pinged https://…", "curl /login returned 200." */

const QUOTE = "[`\"'(<]{0,2}";
const CLOSE = "[`\"')\\]>]{0,2}";
/** "the page at", "our shop under": what is asked is named before its address. */
const OBJECT =
  "(?:(?:the|our|its|this) (?:(?!(?:in|into|onto|to|from|with|for|and)\\b)\\p{L}{1,20} ){1,3}(?:at |under |on |of )?)?";
/** Who did it, or the start of a clause: not "the page that you requested". */
const I =
  "(?:^[^\\p{L}\\d]{0,8}(?:(?:then|also|finally) )?|\\b(?:I|we|and|then)(?:['’]ve| have)?(?: (?:also|then|just|even|first))? )";
const OPENS = "(?:opened|reopened|browsed to|went to|surfed to|logged in(?:to| to| at))";
const LOADS = "(?:(?:re)?loaded|visited|checked|tested|tried|called|verified)";
const ASKED = "(?:pinged|curled|probed|polled|requested|queried|fetched|hit)";
const REQUEST =
  '(?:(?:GET|HEAD|POST|PUT|PATCH|DELETE|OPTIONS)|(?:curl|wget|ping|httpie|http)(?: -{1,2}(?!T|upload-file|F)[a-zA-Z][\\w-]{0,20}(?: (?:"[^"\\n]{0,60}"|(?!http)[^\\s-][^\\s]{0,40}))?){0,5})';

/** What an address answers, and how fast; what it shows is what was made. */
const STATUS =
  "(?:(?:an?|with|HTTP(?:/\\d(?:\\.\\d)?)?|status|code|again) ){0,3}`?[123]\\d\\d(?!\\d)";
const TIME =
  "(?:in|within|after|takes|took) (?:about |under |only )?\\d[\\d.,]{0,9} ?(?:m?s|sec(?:onds?)?)";
const REPLIES =
  "(?:returns?|returned|answers?|answered|responds?|responded|repl(?:y|ies|ied)|gives?|gave|sends?|sent)";
const WORKS = `(?:${REPLIES}|loads?|loaded|opens?|opened|works?|worked|renders?|rendered|runs?|responds?|comes? (?:up|back)|came (?:up|back)|(?:is|was) (?:up|there|reachable|online|live|fine|ok))(?!\\p{L})`;

let patterns: ReturnType<typeof makePatterns> | undefined;

/** Made at first use: most runs ask for no artifact. */
function makePatterns() {
  return {
    asked: new RegExp(
      `(?:${I}${ASKED}|\\b(?:pinging|curling|probing|polling)) ${OBJECT}${QUOTE}$`,
      "iu",
    ),
    asking: new RegExp(
      `(?<!\\b(?:pull|merge|feature|change|access|help) )\\b(?:pings?|probes?|requests?|calls?|health ?checks?|GET|HEAD) (?:of|to|for|at|on|against) ${OBJECT}${QUOTE}$`,
      "iu",
    ),
    request: new RegExp(`(?<![\\p{L}\\d-])${REQUEST} ${QUOTE}$`, "u"),
    opened: new RegExp(`${I}(?:${OPENS}|${LOADS}(?: that)?) ${OBJECT}${QUOTE}$`, "iu"),
    loaded: new RegExp(`${I}${LOADS} ${OBJECT}${QUOTE}$`, "iu"),
    ends: new RegExp(`^${CLOSE}\\s*$`, "u"),
    // Nothing in front of it but a word that leads on.
    alone: new RegExp(
      `^[^\\p{L}\\d]{0,8}(?:(?:then|now|also|and|so) )?(?:(?:the|our) (?:site|shop|server|service|host|api) )?${QUOTE}$`,
      "iu",
    ),
    worksOnly: new RegExp(
      `^${CLOSE}(?: (?:in|on|from|with)(?: \\p{L}{1,20}){1,3}?)??(?: ${WORKS}|,? (?:and|where|which) (?:it|which|the (?:page|site|shop|server)|that)? ?(?:still |now |then )?${WORKS}|:? ${TIME}|[:,]? (?:and got )?${STATUS}|[:,] (?:it|the (?:page|site|shop)) ${WORKS})`,
      "iu",
    ),
    answers: new RegExp(
      `^${CLOSE}[:,]? (?:now |still |then |also |and |it ){0,2}(?:${REPLIES} ${STATUS}|(?:(?:${REPLIES}|loads?|loaded|is|was) )?${TIME}|(?:was|were|got) answered)`,
      "iu",
    ),
    made: new RegExp(
      "(?<!\\b20\\d )\\b(?:written|wrote|made|built|created|generated|rendered|produced|published|uploaded|posted|deployed|released|shipped|launched|installed|set up|edited|added|filed|put|saved|stored|exported|rewr(?:ote|itten)|changed|updated|translated|new|our own|which I|that I)(?!\\p{L})",
      "iu",
    ),
    finished: /\b(?:ready|done|finished|(?:is|are|now|went|goes) live)\b/iu,
    shows: new RegExp(
      '\\b(?:has|have|had|holds?|shows?|showed|reads?|contains?|carries|lists?|listed|explains?|names?|displays?|(?:gives?|says?|tells?)(?! (?:an? |HTTP |status |code |ok|pong)|[ `"]{1,2}\\d))(?!\\p{L})(?! (?:an? |HTTP\\S* |status |code )*\\d\\d\\d(?!\\d))',
      "iu",
    ),
  };
}

/** What is there to be asked whether the thing lives, by the end of its address. */
const NO_PAGE =
  /^https?:\/\/[^/\s]{1,200}(?:\/?|(?:\/[^/\s]{1,80}){0,5}\/(?:health(?:z|check)?|live(?:z|ness)?|ready(?:z|ness)?|ping|status|metrics|up|alive))\/?$/iu;
/** "POST `/messages` takes a date" tells what was built, with an answer behind it that it was asked. */
const METHOD = /\b(?:GET|HEAD|POST|PUT|PATCH|DELETE|OPTIONS) [`"'(<]{0,2}$/u;
/** An address, with its host or without: what stands in a folder of the machine is none. */
const ADDRESS =
  /^(?:https?:\/\/|\/(?!(?:etc|run|usr|proc|sys|dev|s?bin|lib|boot|home|root|users|srv|var|opt|tmp|mnt|media|data|out|outputs?|build|dist|work|workspace)(?:\/|$))|(?:www\.)?[a-z\d-]{1,63}(?:\.[a-z\d-]{1,63}){0,4}\.[a-z]{2,24}\/)/iu;
/** A document, a thing of the review tools, or one that stands where artifacts do, is there because it was made. */
const MADE_BY_NAME =
  /^https?:\/\/artifacts?\.|\/(?:pull|pulls|merge_requests|issues|commit|releases|artifacts?)\/|\/[^/?#\s]{1,80}\.(?!(?:php|aspx?|jsp|cgi|txt|json|xml)(?:$|[?#]))[a-z][a-z\d]{1,4}$/iu;
/** The full stops of an address end no sentence. */
const LAST_SENTENCE = /(?:(?!\n|[.!?] \p{Lu})[^])*$/u;

/**
 * Whether an address is told as one that was only asked or opened; `near` is what stands before it, and `before` and
 * `behind` its own clause.
 */
export function wasOnlyProbed(name: string, near: string, before: string, behind: string): boolean {
  if (!ADDRESS.test(name)) return false;
  const found = (patterns ??= makePatterns());
  const { made, finished, shows } = found;
  const isUrl = /^https?:/iu.test(name);
  const isProbe =
    found.asked.test(before) ||
    (found.request.test(before) &&
      (!METHOD.test(before) ||
        isUrl ||
        found.answers.test(behind) ||
        found.worksOnly.test(behind))) ||
    (found.opened.test(before) && found.worksOnly.test(behind)) ||
    (found.loaded.test(before) && found.ends.test(behind)) ||
    (found.asking.test(before) && found.answers.test(behind)) ||
    (NO_PAGE.test(name) && found.alone.test(before) && found.answers.test(behind));
  if (!isProbe || MADE_BY_NAME.test(name.replace(/^https?:\/\/[^/]{1,200}$/iu, "$&/")))
    return false;
  const sentence = near.slice(near.search(LAST_SENTENCE));
  return (
    !made.test(sentence) && !finished.test(sentence) && !made.test(behind) && !shows.test(behind)
  );
}
