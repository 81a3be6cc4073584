/**
 * What a message tells of the thing and not of what it answered: how it is coded, what it may or is meant to do, what a
 * paper says of it. A figure in such a stretch is no answer of the running thing.
 */

/** The rest of a clause, up to what stands now. */
const REST = "(?:(?!\\b(?:now|since|and|but)\\b)[^,;.\\n]|\\.(?=\\d)){0,60}";
const DURATION = "\\d[\\d.,]{0,12} ?(?:%|ms|s|sec|seconds?|min|minutes?|h|hours?)(?![\\p{L}\\d])";
const PAPER =
  "(?:spec(?:ification)?s?|readme(?:\\.md)?|docs|documentation|contract|design|requirements?|tickets?|issue|story|brief|plan|runbook|manual|guide|comments?|schema|openapi(?: file)?|swagger|agreement|sla|rfc|standard|criteria|done_when|estimate)";
const SAYS =
  "(?:says?|said|demands?|demanded|requires?|required|states?|stated|describes?|described|defines?|defined|wants?|wanted|asks?(?: for)?|asked(?: for)?|promises?|promised|lists?|allows?|mentions?|calls? for|prescribes?|specif(?:ies|y|ied)|documents?|shows?|reads)";
const ANSWER = "(?:returns?|answers?|gives?|responds?|repl(?:y|ies)|sends?|yields?|sets?|emits?)";
/** By these a sentence tells that the code was called. */
const WAS_CALLED =
  "(?![^;\\n]{0,80}\\b(?:curl|wget|production|live|staging|called|requested|deployed|in \\d{1,6} ?m?s)\\b)";
/** A frequency or a bound that was set. */
const BOUND =
  "(?:time-?outs?|limits?|intervals?|periods?|delays?|waits?|cap|ttl|back-?off|cool-?down|lifetime|quota|default)";

/** "A load test with 500 requests is planned." */
const PLANNED =
  /\b(?:is|are) (?:planned|scheduled|queued|due|to follow|to come)(?!\p{L})(?! and\b)/u;
const TO_COME = new RegExp(`(?<![^\\s(])[^,;.\\n]{1,80}? ${PLANNED.source}`, "gu");

let properties: RegExp | undefined;

/** A sentence without what it tells of code, bounds, plans and papers. */
export function withoutProperties(sentence: string): string {
  properties ??= new RegExp(
    [
      // "The README says GET /health returns 200."
      `(?<![/-]|\\b(?:as|like|what|than|which|where) (?:(?:the|our|its|this) )?(?:\\p{L}{1,20} )?)\\b${PAPER}(?!\\p{L})(?: (?:for|of|in) (?:\\p{L}{1,20} ){1,3}?)? ?(?:now |also )?\\b${SAYS}(?!\\p{L})${REST}`,
      `\\b(?:according to|per) (?:(?:the|our|its|this) )?(?:[\\p{L}-]{1,20} ){0,2}${PAPER}(?!\\p{L}),?${REST}`,
      `\\b(?:${ANSWER}|shows?)(?!\\p{L})${REST}\\b(?:by design|by default|on (?:success|failure|error)|on paper|in (?:the )?code|in (?:the|our) ${PAPER})(?!\\p{L})`,
      // "The code returns 200 for valid requests.", "Added a route that answers 200."
      `\\b(?:the|this|our|my|its|each|an?) (?:[\\p{L}-]{1,20} ){0,2}?(?:code|handler|function|method|routine|middleware|module|class|helper|wrapper|branch|stub)(?: (?:then|always|only))? ${ANSWER}(?!\\p{L})${WAS_CALLED}${REST}`,
      `\\b(?:add(?:ed|s)|built|builds|wrote|implement(?:ed|s)|introduced|created|defined) (?:an?|the|one|two|three) (?:[^\\s,;]{1,40} ){1,4}?(?:that|which|to) (?:\\p{L}{1,12} )?${ANSWER}(?!\\p{L})${WAS_CALLED}${REST}`,
      // "The endpoint is built to answer within 200 ms.", "I plan to send 500 requests."
      `\\b(?:is|are|ought|needs?|supposed|meant|built|designed|intended|made|able|used|plan(?:s|ned)?|intends?|intended|wants?|hopes?|aims?|going|about|scheduled|yet|still) to (?:\\p{L}{1,12}ly )?(?!\\d)\\p{L}{2,20}${REST}`,
      `\\b(?:is|are|was|were) (?:written|coded|built|programmed|designed|made|set up|configured) (?:so|such|in such a way) that(?!\\p{L})${REST}`,
      `\\b(?:is|are|was|were) (?:cached|kept|stored|held|retained|valid) for ${DURATION}`,
      `\\b(?:keeps?|holds?|stores?|caches?|retains?|remembers?) (?:[\\p{L}-]{1,20} ){1,3}for ${DURATION}`,
      // "The script curls the page and prints the status, e.g. 200."
      "\\b(?:the|this|our|an?) (?:[\\p{L}-]{1,20} ){0,2}?(?:script|job|workflow|tool|bot|task) (?:curls|calls|requests|probes|pings|polls|fetches|checks|asks|loads|opens)(?!\\p{L})(?![^;\\n]{0,80}\\b(?:production|live|staging|deployed|got|gets)\\b)[^:;\\n]{0,100}",
      "\\bplease (?:\\p{L}{1,12} )?(?:open|run|check|see|visit|call|try|probe|curl|ping|verify|confirm|test|look|reload|make sure)(?!\\p{L})(?:[^;:\\n]|:(?!\\s)){0,120}",
      // "curl it and you will see 200", "you can curl /orders to see the 200"
      "(?:^\\W{0,8}|[;:] )(?:then |just )?(?:run|curl|wget|open|call|visit|try|ping|request|load|check|probe|fetch|GET)(?!\\p{L})[^;\\n]{0,80}?(?:\\byou(?:['’]ll| will| should| can| must)?(?: then)? (?:see|get|find|receive)|\\byourself)(?!\\p{L})[^;\\n]{0,60}",
      "\\byou (?:can|could|may) (?:\\p{L}{1,12} )?(?:run|curl|wget|open|call|visit|try|ping|request|load|check|probe|fetch)(?!\\p{L})[^:,;\\n]{0,80}",
      // "A request may take 30 s.", "If curl gets 200, it works."
      `\\b(?:may|might) (?:\\p{L}{1,12} ){0,2}?(?:take|last|need|answer|return|make|send|be|run)\\b[^:,;.\\n]{0,60}`,
      "(?<!\\b(?:checked|tested|see|looked|even|as) )\\bif\\b[^,;.\\n]{0,60}",
      // "The timeout for requests is 30 s.", "a probe every 10 s", "at most 3 requests", "waits 15 s"
      `(?<!\\b(?:within|below|under|inside|met|before|despite) (?:(?:the|its|our) )?|/)\\b${BOUND}(?!\\p{L})(?: ?[:=])?(?: (?!(?:${ANSWER}|was|were|answered|returned|took|shows?|showed|as)\\b)[\\p{L}/-]{1,20}){0,5}? ?(?:${DURATION}|\\d[\\d.,]{0,12}(?!\\p{L}))`,
      `${DURATION} (?:request |probe |connection |read )?${BOUND}(?!\\p{L})`,
      `(?<!\\b(?:shows?|showed|logs?|saw|seen|observed|measured|counted)\\b[^;.\\n]{0,40})\\bevery (?:other )?${DURATION}`,
      "\\b(?:limited|capped|restricted|set) to \\d(?:(?! and \\D)[^,;.\\n]|\\.(?=\\d)){0,30}",
      "\\b(?:at most|up to|no more than|max\\.?|maximum(?: of)?|at least|minimum(?: of)?|limited to|capped at) \\d[\\d.,]{0,12} (?:\\p{L}{1,20} )?(?:requests?|probes?|pings?|hits|checks|pods|replicas)",
      `\\b(?:accepts?|allows?|permits?|supports?|takes|tolerates?|retries|waits|sleeps|pauses|gives up|expires) (?:[\\p{L}-]{1,20} ){0,3}?(?:${DURATION}|\\d[\\d.,]{0,12} (?:[\\p{L}-]{1,20} ){0,2}?(?:requests?|probes?|pings?|connections?|times|hits))`,
    ].join("|"),
    "giu",
  );
  const told = PLANNED.test(sentence) ? sentence.replace(TO_COME, " ") : sentence;
  return told.replace(properties, " ");
}

/** What tells that a number of requests, probes or pods is that of a run, and what came of it. */
export const OUTCOME =
  /(?<!\b(?:config\p{L}*|plan|settings?|values?|manifest|chart|deployment|target|aim|goal|todo|next)\*{0,2}):\*{0,2} \d|\b(?:sent|made|ran|fired|issued|answer(?:s|ed)?|served|serving|handled|handling|processed|replayed|got|received|came|went|were|took|succe\p{L}*|pass(?:es|ed|ing)?|fail(?:ed|ures?)?|errors?|refused|dropped|lost|returned|responded|running|ready|up|healthy|online|live|available|green|ok|active|production|prod|staging|since|logs?|dashboard|status|monitor\p{L}*|shows?|showed|report(?:s|ed)?|counted|led|left|produced|ended|found|recorded|tried|measured|tested|fetched|listed|saw|seen|gave|p\d\d|median|average)\b|\d ?ms\b|\b[245]\d\d\b|[✓✔✅]/iu;
