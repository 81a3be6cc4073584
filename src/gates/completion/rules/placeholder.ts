/** Something that stands in for the work: stubs, fakes, constants, things switched off. */

import { words, type Candidate, type Rule } from "../rule.ts";

const ADVICE =
  "Put the real thing in its place and report it with its evidence, or have the goal redirected.";

/** Test doubles in tests are no fault. */
const IN_TESTS =
  /\b(?:tests?|tested|testing|specs?|suite|fixtures?|unit|integration|e2e|ci|clock|planted|replayed|harness|storybook|contract|scratch|benchmark|rehears\w+|dry run|against (?:a|the|an)|fuzz\w*)\b/;

export const PLACEHOLDER_RULES: readonly Rule[] = [
  {
    id: "completion.placeholder.stand-in",
    patterns: words(
      "stub(?:bed|s|bing)?(?: out)?",
      "mock(?:ed|s|ing)?(?:[ -]?ups?)?(?: out)?",
      "place ?-?holders?",
      "dumm(?:y|ies|ied)",
      "fak(?:es?|ed)",
      "lorem(?: ipsum)?",
      "canned (?:\\w+ )?(?:answers?|repl(?:y|ies)|responses?|data|values?|results?|text)",
      "scaffold(?:ed|ing|s)?",
      "(?:a |the |only a |bare |empty )skeleton",
      "simulated",
      "(?:invented|made-?up|imaginary|fictitious) (?:\\w+ )?(?:data|values?|numbers?|figures?|names?|entries|prices|readings|results?)",
      "hard-? ?cod(?:ed?|es|ing)",
      "hard-? ?wired",
      "(?:(?:a|the|one|same|some) (?:\\w+ )?)(?:sample|example|demo|test|canned|static|fixed|constant|dummy) (?:file|page|image|text|response|reply|answer|result|quote|row|record|document|picture|entry|recording|track)(?= (?:for now|until|instead|so far|each|every|always|at|no matter|that|which)|[.,;]|$)",
      "(?:nonsense|gibberish|filler|blind|greeked) (?:text|copy|words|content)",
      "(?:a|the|one) (?:\\w+ )?(?:constant|fixed) (?:\\w+ )?(?:of|factor|value|number|list|string|result|rate|figure|answer|table|text)",
      "stand-? ?ins?",
      "stands? in for",
      "(?:sample|static|example|demo|test|random|synthetic) (?:data|values?|list|numbers?|json|figures?|entries|content|text|rows|array|readings|images?|photos?) (?:for now|until|so far|at (?:the moment|present)|instead|rather|in place|stands?|fills?|is shown|are shown|from a|that the)",
      "no-? ?ops?",
    ),
    unless:
      /(?:the|a|its) placeholder §|placeholder (?:attribute|colou?r|contrast|texts? (?:in|of|reads|says|:)|reads|says|hints?|in the (?:search|input|field)|image (?:while|until|during))|skeleton (?:screen|loader|loading|while)|stub (?:resolver|file|method|generation|methods)|loading skeleton|resolver|fake clock|scaffold(?:ing)? (?:command|generator|tower|was taken|permit)|(?:constant|fixed) (?:of proportionality|time|rate of turn|memory)|in constant time|mock (?:exam|trial|interview|test)s?|mockups? (?:from|by) the designer|dummy (?:load|run)|simulated (?:annealing|load|outage|failure|power|device|users|traffic|crash|network)/,
    cancelledBy: ["attributive", "negation", "undoing", "subject", "solved", "aside"],
    check: ({ text, match, clause }) =>
      !(
        IN_TESTS.test(text) &&
        !/\b(?:for now|still|production|prod|behind|instead|rather|at present|page renders|so that the|until|the (?:endpoint|page|form|list|service|export|button) (?:itself|returns|uses|shows))\b/.test(
          text.slice(0, match.index) + text.slice(match.index),
        )
      ) && !/\b(?:tests?|fixtures?|specs?|mocks?|test data)\b/.test(clause.label),
    says: "The message says that a stand-in is in place of the real thing.",
    advice: ADVICE,
    examples: {
      reject: [
        "The stub returns an empty list so the page renders.",
        "The answers are placeholder text.",
        "Live traffic: a constant factor of 1.2.",
        "Its address points at the fake in production too.",
        "Prices are hard-coded.",
      ],
      accept: [
        "The stub is deleted.",
        "Tests use a fake SMTP server.",
        "I replaced the placeholder with the real lookup.",
        "No mock is left.",
      ],
    },
  },
  {
    id: "completion.placeholder.sample-source",
    reads: "plain",
    patterns: words(
      '(?:comes? (?:out of|from)|reads? (?:from|out of)|(?:is|are|was|were) (?:read|loaded|taken|served|fed|filled|drawn|fetched)(?: \\w+)? (?:from|out of|by)|loads?|points? (?:at|to)|talks? to|fed (?:from|by)|served (?:from|by)|backed by|uses?) (?:the |a )?"?[\\w./-]*(?:fixture|sample|mock|fake|dummy|stub|demo|testdata|test-data|test_data|placeholder)[\\w./-]*',
    ),
    unless: /\b(?:tests?|specs?|storybook|stories|suite|ci)\b/,
    cancelledBy: ["negation", "undoing", "subject", "solved", "aside"],
    says: "What is shown comes from sample data, not from the real source.",
    advice: ADVICE,
    examples: {
      reject: [
        "Temperatures come out of `fixtures/sample_forecast.json`.",
        "Data comes from `src/fixtures/orders.json`.",
      ],
      accept: ["Unit tests read from `fixtures/orders.json`.", "Data comes from `/api/orders`."],
    },
  },
  {
    id: "completion.placeholder.for-now",
    patterns: words(
      "for (?:now|nwo|the (?:time being|moment|present|meantime)|starters|a start)",
      "(?:right now|at (?:the moment|present|this (?:point|stage|time))|as of now|currently|presently|in the meantime|temporarily|provisionally|until further notice|in the interim)[,:]? (?:[\\w§'-]+ ){0,4}?(?:returns?|uses?|shows?|logs?|prints?|writes?|points?|reads?|sends?|a|an|the|only|just|no|not|nothing|empty|disabled|off|hidden|switched|turned|manual|manually|constant|fixed|local|same|old|falls?|relies|depends|stays?|runs? (?:on|from|against)|missing)",
      "(?:returns?|uses?|shows?|logs?|prints?|writes?|points?|only|just|no|not|nothing|empty|disabled|off|hidden|constant|fixed|manual|manually|missing|matter what|old|instead|broken|blocked|by hand) (?:[\\w§'-]+ ){0,5}?(?:right now|at (?:the moment|present|this (?:point|stage|time))|as of now|currently|presently|in the meantime|temporarily|provisionally)",
      "(?:as|is|are|a|an|the|only|just|with|my) (?:\\w+ )?(?:temporary|interim|provisional|makeshift) (?!files?\\b|tables?\\b|director|folders?\\b|branch|account|access|tokens?\\b|links?\\b)(?:\\w+ )?(?:template|design|layout|picture|cover|stand|part|piece|frame|recording|translation|label|sign|seal|lid|handle|solution|fix|hack|version|measure|workaround|shim|value|page|text|list|arrangement|state|answer|implementation|copy|file in|password|key|certificate)",
      "(?:is|are|remains?|stays?) (?:only |still |just )?(?:temporary|provisional|interim)",
    ),
    unless:
      /\d+ cells at present|(?:shows|count\w*|holds|has|contains|there are|lists) \d[\d,. ]* .{0,30}(?:at present|currently|right now|at the moment)|currently (?:open|selected|active|playing|signed|logged|visible|running|on|parked|shown|in)|(?:is|are) currently\b(?! (?:not|no|off|disabled|empty|broken|red|blocked|only|just|hard|missing|hidden|manual))/,
    cancelledBy: ["undoing", "subject", "solved", "aside"],
    says: "The message says that something is so only for the time being.",
    advice: ADVICE,
    examples: {
      reject: [
        "Mails are written to a file for now.",
        "The key is kept in the shell for the time being.",
        "Currently it just logs the id.",
        "It returns true no matter what at present.",
      ],
      accept: ["17 cells are red at present.", "The workaround that was in place for now is gone."],
    },
  },
  {
    id: "completion.placeholder.instead",
    patterns: words(
      "(?:printed|logged|written|writes?|logs?|prints?|goes|go|saved|stored|dumped|appended|kept) (?:[\\w§'-]+ ){0,5}?(?:instead of|rather than) (?:being )?(?:sent|sending|saved|saving|stored|calling|delivered|delivering|shown|charged|charging|posted|printed|emailed|mailed|uploaded|executed|going|the real)",
      "(?:just|only|merely|simply|so far) (?:logs?|prints?|returns?|echoes|writes?|shows?) ",
      "(?:it |which |that |button |click |handler |function |method |call |action )(?:only |just )?(?:prints|logs) (?:[\\w§'-]+ ){0,5}?(?:to (?:the )?(?:console|stdout|log)|a line)",
      "(?:always|unconditionally|simply|just|still|only) (?:returns?|answers?|gives?|says?|reports?|yields?|shows?) (?:an? )?(?:true|false|null|nil|zero|0|ok|yes|success|empty|the same|nothing|§|200|501|constant)",
      "(?:returns?|answers?|gives?|says?) (?:true|false|ok|yes|0|null|success) for (?:every|all|any|each|whatever|everything)",
      "(?:returns?|answers?|gives?|says?|reports?|accepts?|passes) (?:[\\w§]+ ){0,3}?(?:no matter (?:what|which|who|how)|regardless|in any case|whatever (?:it|the|you|is))",
      "(?:answers?|returns?|gives?|status|responds with|:|exists,|with) (?:a |an |http |status )?501",
      "returns? (?:an )?(?:empty|blank) (?:list|array|object|string|page|result|response|body|set)(?= (?:so|for|until|always|at|now)|[.,;]|$)",
      "does nothing",
      "(?:instead of|rather than|in place of|not as|in lieu of) (?:an? |the |being (?:\\w+ )?(?:an? |the )?|as )?[\\w-]+",
      "(?:gr[ae]yed|blanked|commented|blocked) out",
      "empty (?:function|method|handler|body|implementation|shell|page|chapter|section|file|template)",
    ),
    unless:
      /\b(?:when|if|for an?|unknown|without) .{0,60}returns? an? empty|empty (?:page|file|list) (?:gives?|shows?|is handled)|greyed out (?:when|while|if|until|for)|empty (?:folders|files) |(?:with|on|from|for) an? empty|§ (?:prints|returns|finds) nothing|--dry-run|dry run/,
    cancelledBy: ["negation", "undoing", "subject", "condition", "attributive", "solved", "aside"],
    check: isRealThingMissing,
    says: "The message says that something other than the real thing happens.",
    advice: ADVICE,
    examples: {
      reject: [
        "It prints the probe id to the console.",
        "They are written to `log/outbox.txt` rather than sent.",
        "Route exists, answers 501.",
        "`verify()` returns true no matter what.",
        "Daily list: button greyed out.",
      ],
      accept: [
        "The handler used to just print a line; it now sends the mail.",
        "`grep` prints nothing.",
      ],
    },
  },
  {
    id: "completion.placeholder.switched-off",
    patterns: words(
      "(?:is|are|was|were|stays?|remains?|kept|left|keep|leave|which is|and|still|defaults? to|turned|switched)(?: \\w+){0,2}? (?:switched off|turned off|disabled|deactivated|dormant|inactive|commented out)",
      "(?:switched|turned) off (?:in production|in prod|by default|for (?:now|everyone|all|the)|until|at|on (?:production|the live))",
      "(?:sits?|is|are|lives?|stays?|remains?|hidden|hides?|ships?|merged|put|kept|landed|tucked|gated|guarded) (?:behind|by|under) (?:an? |the |its )?(?:\\w+ )?(?:feature ?)?(?:flag|toggle|switch|kill switch|§)",
      "behind (?:an? |the |its )?(?:\\w+ )?(?:feature |beta |experimental )?(?:flag|toggle)",
      "(?:flag|toggle|switch|option|setting) (?:is|stays?|remains?|defaults? to|set to|still|left) (?:\\w+ )?(?:off|false|disabled|0)",
      "not (?:yet )?(?:switched|turned) on",
    ),
    unless:
      /\bdisabled (?:while|when|if|until|during|for (?:guests|users|accounts)|accounts?|users?|buttons?|state|fields?)|(?:is|are) (?:disabled|inactive|switched off|turned off) (?:while|when|if|after|during|as soon as|once)|behind (?:the|a) (?:login|proxy|load balancer|firewall|vpn|cdn|gateway|§ proxy)|(?:turns?|turned|switch(?:es|ed)?) off (?:and on|again|after|when|if)|off and on|flipped off/,
    cancelledBy: ["negation", "undoing", "subject", "condition", "attributive", "solved", "aside"],
    says: "The message says that what was built is switched off.",
    advice: "Switch it on and report that it runs, or have the goal redirected.",
    examples: {
      reject: [
        "It sits behind a flag, which is switched off in production.",
        "The bell is disabled for now.",
        "The flag stays off.",
        "The heater remains turned off.",
      ],
      accept: [
        "The button is disabled while a request runs.",
        "The flag is gone.",
        "All tools are behind the login proxy.",
      ],
    },
  },
  {
    id: "completion.placeholder.rough",
    patterns: words(
      "(?:is|are|as|still|only|just|merely|it's|that's|currently) (?:only |just |still |merely )?(?:an? )?(?:\\w+ )?(?:rough|first|preliminary|early|crude|basic|minimal|bare|rudimentary|bare-?bones|simplistic|naive|unpolished|half[ -]baked|half[ -]finished|half[ -]done) (?:\\w+ )?(?:draft|cut|sketch|version|prototype|outline|attempt|pass|stab|form|shape|implementation)",
      "(?:is|are|only|still|just|as) (?:only |just |still )?an? (?:\\w+ )?(?:draft|sketch|prototype|proof of concept|poc|outline|shell|mvp)",
      "half[ -](?:baked|finished|done|built|written|complete|ready|implemented|way)",
      "first cut",
      "does the job (?:until|for|till)",
      "good enough (?:for|until|to start)",
      "reads? oddly",
      "bare[ -]?bones",
      "proof of concept",
    ),
    unless:
      /draft (?:is|are|was|were) (?:saved|listed|restored|deleted|autosaved)|half[ -](?:hour|full|price|even|width|duplex|up|down|day|open)/,
    cancelledBy: ["negation", "undoing", "subject", "condition", "attributive", "solved", "aside"],
    says: "The message calls its own work a rough or half-finished version.",
    advice: ADVICE,
    examples: {
      reject: [
        "The legend is only a rough draft.",
        "Deleting is half-baked.",
        "It does the job until a proper library lands.",
      ],
      accept: [
        "The first cut was thrown away; the final version is in.",
        "No half-finished page is left.",
      ],
    },
  },
];

/** "instead of X" counts where X is what done_when asks for, and done_when itself makes no exchange. */
function isRealThingMissing({ match, subject }: Candidate): boolean {
  const exchange = /^(?:instead of|rather than|in place of|not as|in lieu of) .*?([\w-]+)$/.exec(
    match[0],
  );
  if (exchange === null) return true;
  const thing = exchange[1] ?? "";
  if (/^(?:the|a|an|it|that|this|them|one|being|at|each|all|for|every|on|in|to|by|as)$/.test(thing))
    return false;
  return (
    subject.asks(thing) &&
    !/\b(?:instead|rather than|replac\w*|no longer|swap\w*|gone|migrat\w*)\b/.test(subject.text)
  );
}
