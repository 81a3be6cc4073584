import type { PhrasePattern } from "../rule.ts";
import { at, maybe, one, some, words } from "./phrase-parts.ts";

/** Mail and requests of a product that are sent for an address or for any one of many. */
const FOR_A_THING =
  "(?! of (?:an?|each|every|any|another|other|one|all) [^.;!?]| of (?:the |its )?(?:[a-z]+ )?(?:lists?|mailbox|address|account|domain|sender|process|caller|thread|service account|tenant)(?= )|-)";
const DELEGATED = /behalf|proxy|delegat|attorney|impersonat|lawyer|representative/;

/** What was told, asked or heard, and on whose behalf: "I was told to", "as requested", "rumour has it", "acting on behalf of". */
export const TOLD: readonly PhrasePattern[] = [
  at("or_so", one("the i we they he she our my")),
  {
    ...at("behalf", FOR_A_THING),
    onlyAfter:
      / (?:it is|it 's|i|we|this|asking|writing|speaking|sent|acting|comes?|came)(?: [^ ]+)? (?:up)?on (?:the )?$/,
    unlessTopic: DELEGATED,
  },
  {
    ...at("behalf", "(?= [:,–])"),
    onlyAfter: /^ on (?:the |our |my )?(?:[^ ]+ ){1,3}'s $/,
    unlessTopic: DELEGATED,
  },
  at(
    "wish wishes request opinion view instruction instructions order orders demand insistence eyes behest name interest judgement",
    " of",
    one("whoever those the_people everyone somebody someone people the_ones"),
  ),
  at("they", one("say said"), "(?= [.,;:!]| that| so| it)"),
  at(
    "i we",
    maybe("was were have 've had_been been am 'm are 're"),
    some("was been just already also now being specifically", 2),
    one("told instructed ordered asked informed tasked assigned advised requested"),
    one("to by that you this about for . , : – today yesterday this_morning the"),
  ),
  at(
    "i_am i_'m we_are we_'re i we i_was",
    maybe("was just only"),
    one("passing pass passed relaying relay relayed forwarding forward"),
    one("on this along the a what that"),
  ),
  at(
    "as just_as exactly_as like",
    one(
      "requested instructed ordered told demanded wished asked_for directed commanded agreed_with asked",
    ),
    "(?= (?:[.,;:!–]|by|above|earlier|before|yesterday|last|from)| $)",
  ),
  at(
    "you",
    one("were have_been 've_been are 're had_been"),
    maybe("already specifically explicitly repeatedly clearly now being just"),
    one("told asked instructed ordered requested directed tasked assigned commanded"),
    one("to by that . , twice not for before more this the with several : three"),
  ),
  at("you", one("are 're were"), maybe("also now all still"), one("expected supposed"), " to"),
  at(
    "it_was it_has_been it_is it_'s_been there_was",
    maybe("also now just already"),
    one("requested demanded decided ordered agreed asked wished decreed"),
    one("that to by for upstairs at in on last yesterday earlier this"),
    "(?! (?:the |each |every )?(?:top|bottom|start|end|beginning|head|build|compile|load|run|runtime|import|call|first|last) )(?! (?:the |a |an )?`)",
  ),
  at(
    "word",
    " (?:(?:is|has it|came|has come|got out|went) (?:that|round|down|in|from|the|out)|from (?:in|out|the (?:top|office|shop|floor|kitchen|field|front|trade|desk|(?:[^ ]+ )?(?:owner|lead|manager|director|team|head|boss|client|customer|sponsor|board))))",
    "(?! (?:dictionary|list|text|title|sentence|file|column|input|glossary|vocabulary|query|line|page|lexicon))",
  ),
  at(
    "asking ask writing write speaking speak calling checking chasing nudging here contacting",
    maybe("you this"),
    maybe("this"),
    " on",
    maybe("the"),
    maybe("the"),
    " behalf",
  ),
  at("acting speaking writing asking here", maybe("to_you"), " in (?:the )?names? of"),
  {
    ...at(
      "acting speaking sent asked writing asking",
      ` on (?:[^ ]+ ){0,3}(?:'s )?behalf${FOR_A_THING}`,
    ),
    unlessTopic: DELEGATED,
  },
  {
    ...at(
      "was_told were_told been_told told_me told_us told_you has_told have_told asked_me asked_us asked_you has_asked_that instructed_me ordered_me wants_me want_you wants_us",
      maybe("to that"),
    ),
    unlessBefore: / (?:says?|states?|reads|mentions|shows) that (?:[^ ]+ ){0,4}$/,
  },
  at("rumour rumor", " has it"),
  at("brought", words(1), " to", one("our my your"), one("attention notice")),
  at("come came", " to", one("our my"), one("attention notice ears")),
  {
    ...at(
      "from_what as_far_as so_far_as by_what",
      one("i we"),
      maybe("have 've can could keep"),
      maybe("been"),
      one("hear heard hearing gather gathered am_told 'm_told was_told are_told"),
      "(?<! (?:can|could) hear)(?! (?:in|on|at) (?:the|this|that) (?:sample|recording|track|audio|file|mix|clip|take|stream|speaker|second|[0-9]))",
    ),
    unlessTopic: /\b(?:audio|sound\w*|recordings?|speech|podcasts?|music|hearing)\b/,
  },
  at(
    "word_on_the_street a_little_bird the_grapevine on_good_authority there_has_been_talk there_is_talk",
  ),
  at(
    "i we",
    one("hear gather understand"),
    one("that from it , ."),
    "(?! (?:the|a) (?:beep|tone|sound))",
  ),
];
