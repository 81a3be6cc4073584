import { FAULTY } from "./brief-fault-words.ts";
import type { BriefRule } from "./brief-rules.ts";
import { SPEAKING } from "./plain-language/data/speaking-things.ts";

/** What somebody did to it, to see what comes of it; "stopped all work", "put a lot of thought into it" are none. */
const DISTURBED =
  "(?:killed|stopped(?! (?:all|any|work|the (?:old )?work)\\b)|unplugged|pulled(?! (?:an?|the) (?:all|late))|cut(?! (?:corners|costs?|the (?:budget|cost|time))\\b)|interrupted|aborted|disconnected|(?:switched|turned) off|pressed(?! (?:on|ahead|for)\\b)|blocked|jammed|(?:put|placed|pushed)(?! (?:a lot|lots|much|more|some|effort|in|it|all|everything|for|on)\\b)|dropped(?! (?:the old|it|everything)\\b)|covered(?! (?:all|everything|the (?:main|important))\\b)|overfilled|filled|overloaded|poured|knocked|tilted|loosened|restarted|rebooted|crashed|shook)";
const WHAT =
  "(?:it|both|all|each|they|(?:the|an?|its|each|both|all) (?:[\\p{L}\\d-]{1,20} ){0,2}?[\\p{L}\\d-]{1,20})";
const PRAISED =
  "(?! (?:nicely|well|fine|smoothly|perfectly|great|better|beautifully|as (?:expected|planned|hoped|it should)|\\p{L}{2,20}ing)\\b)";
/** What one sees of it then: named, and no praise. */
const CAME_OF_IT = `(?:${WHAT} (?:(?:then|still|at once|immediately|all|both) ){0,2}(?:stopped|stayed (?:shut|closed|open|on|off|put|dry|lit|dark|up|down|locked)|went (?:off|out|on again|through|dark|red|green)|came (?:on|back)|carried on|resumed|reconnected|opened|closed|shut|rang|beeped|tripped|recovered|woke|turned (?:on|off|red|green)|did(?: not|n['’]t) (?!matter|hurt|bother|disappoint|help|take)\\p{L}{2,20}|(?:was|were) (?:still )?(?:there|empty|unchanged|refused|rejected|saved|back|dry)|kept (?:the|its|their|all|each|every)|(?:showed|printed|gave) (?:the|an?|its|no) (?!(?:\\p{L}{1,20} )?(?:improvements?|results?|progress|promise|strengths?|qualit\\p{L}+|benefits?|effects?|impression|picture)\\b|good|great|nice))${PRAISED}|(?:no|not an?|neither|none of the) [\\p{L}-]{2,30} (?:was|were|got|went|is|are) (?:lost|copied|sent|written|stored|missing|doubled|damaged|broken|\\p{L}{3,20}ed)\\b|nothing (?:was|got|went) (?:lost|missing|copied|sent|written|spilled|spilt)\\b)`;

/** Where what shows it is kept, and anybody may go and look. */
const KEPT =
  "(?:folder|album|drive|binder|file|archive|office|wiki|ticket|pull request|merge request|issue|repository|repo|log ?book|cabinet|drawer|door|board|wall|safe|box|minutes|appendix)";

/** What a machine writes down while it runs, and anybody may read. */
const LOG =
  "(?:(?:access|audit|error|event|mail|query|request|server|system) )?(?:logs?|console|database|debugger|event viewer|network tab|profiler|query plan|task manager|trace)";
/** Praise in quotation marks, which shows nothing. */
const PRAISE_QUOTED =
  "(?:(?:all|everything|is|it|looks?|very) ){0,3}(?:awesome|done|excellent|fine|good|great|love|nice|ok(?:ay)?|perfect|success(?:ful(?:ly)?)?|well|works?)(?!\\p{L})";

/** Evidence without a figure: what was tried with what came of it, and papers and pictures that can be looked at. */
export const TRIED_RULES: readonly BriefRule[] = [
  {
    id: "seen_in_log",
    reason: "a log or the like with what it shows",
    pattern: new RegExp(
      `\\b${LOG}(?: (?:of|for|on|from) [^.,;:\\n]{1,40}?)? (?:then )?(?:shows?|showed|lists?|listed|has|had|holds?|held|contains?|contained|counts?|counted|records?|recorded) (?:(?:exactly|just|only|still) )?(?:one|a single|both|the same) (?!(?:of|more|thing|things|way|ways)\\b)\\p{L}{3,30}`,
      "iu",
    ),
    finds: [
      "Closed the laptop for an hour and opened it again, the server log shows one connection",
      "The query log of staging has a single insert per order",
    ],
    leaves: [
      "The log shows one thing: it is fine",
      "The log looks good",
      "The log shows each of my steps",
      "The team showed one demo",
    ],
  },
  {
    id: "printed_words",
    reason: "what it printed, word for word",
    pattern: new RegExp(
      `\\b(?:prints?|printed|outputs?|displays?|displayed|logs|logged|shows?|showed) (?:(?:the|an?|its) (?:line|message|notice|status|text|title|words?) )?["“„«](?!${PRAISE_QUOTED})\\p{L}[^"“”»\\n]{2,200}["“”»]`,
      "iu",
    ),
    finds: [
      'terraform plan prints "No changes" on staging and production',
      "The second run printed the line “nothing to do: up to date”",
    ],
    leaves: [
      'The survey shows "works great"',
      'Everybody says "what a nice page"',
      'The boss showed "good taste"',
    ],
  },
  {
    id: "words_on_it",
    reason: "the words that stand on it",
    pattern: new RegExp(
      `\\b(?:an?|the|each|every|its) (?:[\\p{L}-]{1,20} ){0,2}?${SPEAKING} (?:(?:now|still|then) )?(?:says|said|reads) ["“„«](?!${PRAISE_QUOTED})\\p{L}[^"”“»\\n]{2,200}["“”»]`,
      "iu",
    ),
    finds: ['An old link says "This link has expired"', 'The banner reads "Offline" on a plane'],
    leaves: ['The boss says "ship it"', 'the page says "great"', "The page says what it should"],
  },
  {
    id: "sent_elsewhere",
    reason: "where somebody ends up",
    pattern:
      /\b(?:is|are|was|were|gets?|got) (?:brought|forwarded|redirected|sent|taken) (?:back )?to \/[\p{L}\d]/iu,
    finds: ["A guest who opens /admin is sent to /login"],
    leaves: ["The mail is sent to the team", "Users are taken to a better place"],
  },
  {
    id: "found_alike",
    reason: "two things that were compared, and that they are alike",
    pattern:
      /\bcompared (?:[^.;\n]{1,60}? )?(?:with|to|and|against) [^.;\n]{2,80}?(?:[,:](?: and)?| and) (?:(?:all|both|each|every|the) )?(?:they|both|two|[\p{L}-]{2,25}) (?:is|are|was|were) (?:exactly |all )?(?:alike|equal|identical|the same)(?!\p{L})/iu,
    finds: ["Compared the totals with the printed invoice, they are the same to the cent"],
    leaves: ["Compared it with the old page, and it is better", "The two are the same"],
  },
  {
    id: "faulty_case",
    reason: "an error case with what came of it",
    pattern: new RegExp(
      `\\b(?:after|for|on|with) (?:an?|the) ${FAULTY} \\p{L}{2,25},? (?:it|the \\p{L}{2,25}) (?:asks? for|is (?:disabled|gr[ae]y|red|refused|rejected)|keeps? the|names the|refuses|rejects|shows? (?:an?|the)|stays? (?!${PRAISE_QUOTED})\\p{L}{2,20}|waits? for)`,
      "iu",
    ),
    finds: ["With an empty name the button stays grey", "on a wrong code it asks for another one"],
    leaves: ["With an empty name it works", "With a full page it stays nice"],
  },
  {
    id: "disturbed",
    reason: "what was done to it and what came of it",
    pattern: new RegExp(
      `(?:^|[.;(]|\\b(?:I|we)) ?\\s?${DISTURBED} (?:[^.;:\\n]{3,100}?)(?::|,(?: and)?(?: then)?| and then) ${CAME_OF_IT}`,
      "iu",
    ),
    finds: [
      "Killed in the middle and started again: no row was copied twice",
      "Put a brick on the rail: the gate stopped and opened again",
      "Unplugged the sensor, and the lamp came on",
      "Filled with water to the brim, it did not leak in an hour",
    ],
    leaves: [
      "Stopped all other work on it, and the gate opened",
      "Put a lot of thought into it, and it went on",
      "Pulled the hose off, and it ran well",
      "Dropped the first design, and the second was better",
      "Pressed the button: it opened nicely",
      "Killed the process, and it stopped crashing",
    ],
  },
  {
    id: "tried_faults",
    reason: "named error cases that were tried",
    pattern: new RegExp(
      `\\b(?:an?|the|both|each|two|three|four) (?:\\p{L}{1,20} ){0,2}?${FAULTY} (?!(?:approach|attempt|design|guess|idea|path|plan|solution|theory|track|turn|way)(?:e?s)?\\b)\\p{L}{2,30}(?! of (?:mine|ours|his|hers|theirs))[^.;\\n]{0,60}? (?:was|were) (?:(?:each|all|both|also|then) )?(?:tried|entered|typed|sent|fed|inserted)(?!\\p{L})(?! by\\b)`,
      "iu",
    ),
    finds: [
      "Both the wrong key and a bent key were tried, and neither opened it",
      "An expired card and a blocked card were inserted",
    ],
    leaves: [
      "A wrong approach was tried at first",
      "Wrong inputs are tried",
      "The missing part was ordered",
    ],
  },
  {
    id: "listed_faults",
    reason: "error cases with what all of them gave",
    pattern: new RegExp(
      `(?=[^.;:\\n]{0,200}(?:${FAULTY}|\\b(?:double|second|past|twice|without|too \\p{L}{3,6}))(?!\\p{L}))(?:^|[.;:\\n])[^,.;:\\n]{3,80},(?: ?[^,.;:\\n]{3,80},){0,4} ?[^,.;:\\n]{0,80}?\\band (?:\\p{L}{1,20} ){1,8}?(?:(?:were|was) (?:each |all |both )?(?:tried|entered|refused|rejected)|(?:all|each|both) (?:(?:were|was|are|is|got|get) (?:each |all )?(?:refused|rejected|reported|turned (?:down|away)|stopped)|(?:lead|leads|led|bring|brings|brought|end|ends|ended|give|gives|gave|get|gets|got|show|shows|showed) (?:(?:to|in|with|up) )?(?:an?|the|its|no|their)))(?!\\p{L})(?! by\\b)`,
      "iu",
    ),
    finds: [
      "double booking, empty name and a date in the past were tried",
      "booking in the past, double booking and missing name all lead to a red message",
      "a wrong password, a locked account and an expired link all lead to the sign-in page",
    ],
    leaves: [
      "the plan, the budget and the second offer were discussed",
      "speed, empty words and looks all lead to success",
      "red, green and blue all lead to the hall",
    ],
  },
  {
    id: "fails_without_it",
    reason: "a test that fails without the change and passes with it",
    pattern:
      /(?:\btests?\b|`[^`\n]{2,80}`|\b\p{L}[\p{L}\d]{1,40}(?:_[\p{L}\d]{1,40}){1,8})[^.;\n]{0,40}? (?:fail(?:s|ed)?|is red|was red) (?:without|before|on|in|at|with) (?:it|the|that|this|main|master|old)\b[^.;\n]{0,60}?\b(?:and|but|,) ?(?:it |now |then ){0,2}(?:pass(?:es|ed)?|is green|goes green) (?:with|after|now|on|in|since)(?!\p{L})/iu,
    finds: [
      "test_sort_umlaut fails without the change and passes with it",
      "the new test fails on the old code and passes on this branch",
      "`sorts umlauts` failed before the fix and passes now",
    ],
    leaves: [
      "test_sort_umlaut fails without a reason",
      "the test fails on main and on this branch",
      "it fails without the change and passes with it",
    ],
  },
  {
    id: "document",
    reason: "a paper that can be looked up by its number",
    pattern:
      /\b(?:receipt|certificate|permit|licen[cs]e|protocol|(?:inspection|test|lab|laboratory|survey|surveyor['’]s|acceptance) report|delivery note|test sheet|approval)(?:,? (?:no\.?|nr\.?|number|with (?:the )?number))? (?=\S{0,20}[-/]\d|\S{0,8}\d{5})(?:[A-Z]{1,6}[- ]?)?\d[\d/-]{3,20}(?![\p{L}\d])/iu,
    finds: [
      "The tax office accepted it with receipt 7741-0923",
      "Inspection is in certificate no. 4471-88 of the inspector",
    ],
    leaves: ["The certificate 2026", "The receipt is there"],
  },
  {
    id: "kept_proof",
    reason: "a picture or signed paper that can be looked at where it is kept",
    pattern: new RegExp(
      `\\b(?:photos?|photographs?|pictures?|videos?|recordings?|screenshots?|the signed \\p{L}{2,20}(?: \\p{L}{2,20})?|(?:test|sign-in|inspection|measurement|acceptance) (?:sheets?|reports?|records?|protocols?)|surveyor['’]s report|certificates?|receipts?)(?: [^.,;:!?\\n]{1,60}?)? (?:is|are|hangs?|lies?|stands?) (?:(?:all|both|now|pinned|filed|saved|kept|stored|posted|taped) ){0,2}(?:in|on|at|to|under|beside) (?:the|our|my) (?:[\\p{L}-]{1,20} ){0,2}?${KEPT}(?!\\p{L})`,
      "iu",
    ),
    finds: [
      "Photos of both joints are in the album on the shared drive",
      "The signed test sheet hangs on the door of the pump room",
      "The surveyor's report of 12 November is pinned to the barn door",
    ],
    leaves: [
      "The certificate is on its way",
      "Photos are in the works",
      "The guide is in the folder",
      "The report is in the file",
    ],
  },
];
