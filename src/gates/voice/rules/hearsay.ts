import { STATE_THE_WORK, type PhraseRule } from "../rule.ts";
import { QUOTED_SPEECH } from "./hearsay-quoted.ts";
import { OTHER_SESSIONS } from "./hearsay-sessions.ts";
import { at, hidden, maybe, one, some, terms, THE, words, listed } from "./phrase-parts.ts";

/** What one person passes to another. */
const NOTE =
  "word note message line heads-up reminder greetings shout ping nudge memo request ask question plea";
/** What only people do for a living; with "who" it makes the name before it a person's. */
const KEEPS =
  "owns runs leads heads manages looks_after signs pays chairs handles keeps works sits oversees does is has wrote started founded leads_on decides";
const DEPARTMENT =
  "kitchen product sales marketing legal finance support design office accounts accounting operations procurement compliance hr warehouse shop lab studio editorial security qa dispatch engineering platform management purchasing logistics payroll infra newsroom workshop";
const CHANNEL =
  " (?:#[a-z-]+|slack|teams|discord|whatsapp|signal|zoom|telegram|mattermost|the (?:[^ ]+ )?(?:chat|channel|thread|group))";
/** Topics in which messages and channels are what is built. */
const ABOUT_CHANNELS =
  /\b(?:slack|teams|discord|whatsapp|telegram|mattermost|chat\w*|bots?|channels?|notif\w*|messag\w*|mail\w*|inbox\w*|mailbox\w*|integrations?|webhooks?)\b/;

/** Attribution that names nobody: "I was told", "as requested", "orders from above". */
export const HEARSAY_RULES: readonly PhraseRule[] = [
  {
    id: "voice.attribution.hearsay",
    sentence: "The nudge passes on what somebody is said to have told, asked or decided.",
    advice: STATE_THE_WORK,
    anchors: [
      ...listed(`quote chat meeting voicemail conversation interview understood popular general demand you higher word note message line heads greetings shout ping quick popped dropped stopped reached checked phone heard slack discord whatsapp zoom telegram mattermost inbox mailbox stand standup retro he she touch think arranged negotiated paying wrote rang emailed phoned whoever they told asked instructed ordered informed requested promised upstairs above orders
        instructions behalf word high decided top expected relayed assigned tasked rumour rumor
        agreed wished desired behest advised demanded wanted supposed complained complaints
        waiting powers eyes decision rumour rumor higher asking okayed approved discussed settled cleared raised mentioned announced stressed reported promise commitment obligation assurance nobody often times attention notice ears hired spawned paid created employed grapevine bird talk hear gather understand upstairs people those
        folks everyone everybody someone somebody whoever paying commissioned felt hoped street insist
        fwd fwded msg bigwigs suits brass corner settled ruled determined chosen ruling verdict directive mandate steer nod expect like love want would counting banking heart hearts pressing begging clamouring clamoring pleading resolution decree vote`),
    ],
    patterns: [
      ...QUOTED_SPEECH,
      ...OTHER_SESSIONS,
      // "…; the lead loss adjuster would like to see four": nothing but a person would like anything.
      {
        ...at(
          "would",
          maybe("really also still much rather"),
          one("like love prefer appreciate"),
          one("to it this that these those one two three four us you"),
        ),
        onlyAfter:
          /(?:^|[.;:,!–] (?:and |but |so |because |as |since )?)(?: )?(?:the|our|my|your) (?:(?!users?|visitors?|guests?|who|that|which|if|when)[a-z'-]+ ){1,4}$/,
      },
      // Only people do this, whatever they are called.
      {
        ...at("counting_on banking_on", one("it this you us"), "(?= [.,;:!–]| $)"),
        onlyAfter: / (?:is|are|'s|'re|been|was|were) (?:really |already |firmly |all )?$/,
      },
      {
        ...at(
          "counting_on banking_on relying_on depending_on",
          " you",
          "(?= (?:to|for|with|here|today|tonight|now))",
        ),
        onlyAfter: / (?:is|are|'s|'re|been|was|were) (?:really |already |firmly |all )?$/,
      },
      {
        ...at(
          "expected required demanded asked wanted",
          " of you",
          "(?= (?:that|by|to|is|now|here|today|[.,;:!–])| $)",
        ),
        onlyAfter: / (?:is|are|'s|'re|been|was|were) (?:[^ ]+ )?$/,
      },
      at("given gave", " you (?:until|till)"),
      {
        ...at(
          "you",
          one("were have_been 've_been are 're"),
          hidden("chosen picked selected appointed hired assigned entrusted"),
          " by",
        ),
        unlessBefore: / (?:if|when|whether|once|that|until|says?|:) $/,
      },
      at("has have 's 've", " you (?:down|slated|pencilled in) for"),
      { ...at("heart_set hearts_set", " on"), onlyAfter: / (?:his|her|their|its) $/ },
      {
        ...at(
          "pressing begging clamouring clamoring pleading",
          " for(?! (?:more|less|over|about|at|[0-9]))",
        ),
        onlyAfter: / (?:is|are|'s|'re|been|was|were) (?:still |already |really |now )?$/,
      },
      at(
        "by_decision by_resolution by_decree by_vote by_mandate by_edict",
        " of",
        THE,
        terms(2),
        one(
          "assembly board committee council group panel jury leadership management meeting owners parents shareholders trustees",
        ),
      ),
      // A name nobody has heard of is a person's when "who" or a department follows.
      at(NOTE, " from [a-z'-]+", maybe("[a-z'-]+"), " , who", words(1), one(KEEPS)),
      at(
        "by",
        one("popular general common public wide huge urgent special unanimous"),
        one("demand request wish"),
        "(?= (?:[.,;:!–]|of|from|we|the|and|it)| $)",
      ),
      // "the work queue has put you down for templates 15 to 21"
      at(
        "has have 's had",
        maybe("already just now also again"),
        one(
          "assigned put booked scheduled allotted allocated reserved tasked selected appointed picked chosen entrusted",
        ),
        " you",
        one("down for to this these with as on at the another"),
      ),
      at(
        NOTE,
        " from [a-z'-]+",
        one("in at over_in from down_in up_in over_at"),
        THE,
        one(DEPARTMENT),
      ),
      {
        ...at("word heads-up greetings shout plea regards", " from [a-z'-]+ [:–]"),
        unlessTopic: /\b(?:words?|greetings?|dictionar\w*|vocabular\w*)\b/,
      },
      {
        ...at(
          "quick",
          one("one word question note reminder message ping"),
          " from [a-z'-]+",
          "(?= [:–.,(])",
        ),
      },
      {
        ...at(
          "he she",
          one(
            "owns runs leads heads manages looks_after signs pays chairs oversees founded decides",
          ),
          words(5),
        ),
        onlyAfter: /^ (?:[a-z'-]+ ){1,2}[(,–] $/,
      },
      at(
        "dropped popped stopped swung came",
        one("by round over"),
        one("to about with asking wondering"),
        "(?! (?:a|an|the|one|two|[0-9]))",
      ),
      { ...at("in_touch"), onlyAfter: / (?:been|got|gets|get back) $/ },
      at("reached_out checked_in", one("to about again asking")),
      at("off_the_phone off_the_line off_a_call", one("with to from")),
      {
        ...at("heard hearing", " from (?:the |our )?[a-z'-]+", one(": , that . – about again")),
        onlyAfter: /^ (?:just |having |i |we |i 've |we 've |have )?$/,
      },
      {
        ...at("in", one("my our"), one("inbox mailbox dms messages mail queue slack")),
        onlyAfter: / (?:landed|arrived|came|got|is|was|sits|been|turned up) (?:[^ ]+ ){0,2}$/,
        unlessTopic: ABOUT_CHANNELS,
      },
      {
        ...at(
          "request ask wish question complaint plea",
          words(2),
          one("on in over via"),
          CHANNEL,
          "(?= (?:[.,;:!–]|for|to|about|that|this|from)| $)",
        ),
        unlessTopic: ABOUT_CHANNELS,
      },
      {
        ...at(
          "saw read heard got spotted raised mentioned this_from",
          words(4),
          one("on in over via"),
          CHANNEL,
          "(?= (?:[.,;:!–]|that|about|this|today|yesterday|earlier|again)| $)",
        ),
        unlessTopic: ABOUT_CHANNELS,
        onlyAfter: /^ (?:just |i |we |was |it was |this was |came |got |has been |been )*$/,
      },
      {
        ...at(
          "came comes",
          maybe("up again"),
          maybe("again"),
          one("in at during from out_of"),
          THE,
          maybe("last morning weekly sprint"),
          one(
            "stand-up standup retro retrospective planning meeting huddle demo sprint_review call catch-up",
          ),
        ),
        unlessTopic: /meeting|calendar|call|demo|plan/,
      },
      at(
        "what_would what_will",
        one("the our my your"),
        terms(2),
        one("say think make"),
        one("of about if to"),
      ),
      at(
        "settled agreed arranged negotiated decided discussed",
        words(1),
        " between",
        one("the our us them"),
      ),
      at("nobody no_one everyone everybody somebody someone people", " at", one("the our")),
      {
        ...at("after", one("it this that you us them"), one("for all since ,")),
        onlyAfter: / been $/,
      },
      {
        ...at(
          "came comes",
          maybe("down straight directly"),
          " from",
          one("the_very_top very_high_up on_high up_high higher_up upstairs above the_top"),
          "(?= [.,;:!–]| $)",
        ),
        onlyAfter:
          /(?:^|[.;:–] )(?: )?(?:the|this|that|these) (?:order|decision|call|directive|instruction|request|wish|mandate|ruling|demand)s? (?:[^ ]+ ){0,6}$/,
      },
      // "Fwd from Hanne:", "Msg from the front desk:"
      {
        ...at("fwd fwded msg", maybe("from by of"), words(4), "(?= [:>])"),
        onlyAfter: /^ (?:[>*•–-] )?$/,
        unlessTopic: ABOUT_CHANNELS,
      },
      at("or_so", one("the i we they he she our my")),
      {
        ...at("behalf"),
        onlyAfter:
          / (?:it is|it 's|i|we|this|asking|writing|speaking|sent|acting|comes?|came)(?: [^ ]+)? (?:up)?on (?:the )?$/,
        unlessTopic: /behalf|proxy|delegat|attorney|impersonat|lawyer|representative/,
      },
      {
        ...at("phone line", "(?= (?:[.,;:!–]|about|again|and|because|over|for)| $)"),
        onlyAfter: / (?:is|are|was|been|'s) on the $/,
      },
      {
        ...at("paying", " for", "(?= (?:[.,;:!–]|this|it|that|here)| $)"),
        onlyAfter: / (?:is|are|'s|'re|been) $/,
      },
      at(
        "wish wishes request opinion view instruction instructions order orders demand insistence eyes behest name interest judgement",
        " of",
        one("whoever those the_people everyone somebody someone people the_ones"),
      ),
      at(
        "wrote called rang emailed phoned",
        one("in again twice round"),
        "(?= (?:[.,;:!–]|about|to|that|this|because|yesterday|today)| $)",
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
        "(?! (?:the |each |every )?(?:top|bottom|start|end|beginning|head|build|compile|load|run|runtime|import|call|first|last) )",
      ),
      at(
        "word order orders instructions instruction message decision directive pressure it this comes one directions request ask wish call demand request complaint plea",
        words(3),
        " from",
        one("upstairs above on_high the_top higher_up further_up up_there elsewhere high_up"),
        "(?! (?:of|by|floor|row|left|right|line|shelf|level|to|the|in the (?:stack|tree|file|list|page|chain|call)|is (?:dropped|lost|ignored|queued)))",
      ),
      at(
        "word",
        " (?:(?:is|has it|came|has come|got out|went) (?:that|round|down|in|from|the|out)|from (?:in|out|the (?:top|office|shop|floor|kitchen|field|front|trade|desk|(?:[^ ]+ )?(?:owner|lead|manager|director|team|head|boss|client|customer|sponsor|board))))",
        "(?! (?:dictionary|list|text|title|sentence|file|column|input|glossary|vocabulary|query|line|page|lexicon))",
      ),
      at(
        "orders instructions",
        one("are were"),
        " (?:to|that|clear)",
        "(?! (?:be (?:shipped|imported|read|sent)))",
      ),
      at(
        "i_have we_have i_'ve under have",
        maybe("strict clear my our direct explicit new"),
        one("orders instructions"),
        one("to that from . , not"),
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
      at("acting speaking sent asked writing asking", " on (?:[^ ]+ ){0,3}(?:'s )?behalf"),
      {
        ...at(
          "was_told were_told been_told told_me told_us told_you has_told have_told asked_me asked_us asked_you has_asked_that instructed_me ordered_me wants_me want_you wants_us",
          maybe("to that"),
        ),
        unlessBefore: / (?:says?|states?|reads|mentions|shows) that (?:[^ ]+ ){0,4}$/,
      },
      at("the_powers_that_be"),
      at(
        "top_brass bigwigs the_top_floor the_corner_office the_suits",
        maybe("still now really would will 'd have has"),
        one(
          "want wants wanted insist insists insisted expect expects expected need needs decided decide decides prefer prefers like love rather said say says asked ask asks have_decided are is won't will would chose picked",
        ),
      ),
      // "Chart.js was chosen over our heads"
      {
        ...at(
          "decided settled ruled agreed decreed determined resolved chosen approved cleared signed_off wanted asked_for ordered requested fixed",
          terms(4),
          one(
            "from_on_high on_high at_the_highest_level at_the_very_top at_a_higher_level above_us above_our_heads over_our_heads in_high_places by_those_above",
          ),
          "(?= (?:[.,;:!–]|that|to|and|so|we|which|for)| $)",
        ),
        onlyAfter: / (?:been|was|were|'s|got) (?:[a-z]+ly |now |already |all )?$/,
      },
      // "It has been decided higher up": a place in a file as well, unless it is the matter itself.
      {
        ...at(
          "decided settled ruled agreed decreed resolved",
          one("higher_up further_up up_there from_above at_the_top from_the_top"),
          "(?= (?:[.;:!–]|that|to|and|so|we|, so|, and|, which|the (?:chain|ladder|line|hierarchy)(?: of command)? that)| $)",
        ),
        onlyAfter:
          /(?:^|[.,;:–] |(?:and|but|so|because|since|as) )(?: ?)(?:it|this|that|all this|the (?:matter|question|issue|point)) (?:has |had |'s )?(?:been|was|got) (?:[a-z]+ly |now |already |all )?$/,
      },
      {
        ...at(
          "decision ruling verdict order orders call directive mandate steer nod instruction instructions",
          maybe("has have 's was is are were"),
          maybe("been just now already"),
          one("came come comes passed_down handed_down sent_down"),
          maybe("down straight directly"),
          one("from"),
          one("above on_high the_top upstairs higher_up further_up up_high the_very_top"),
          "(?! (?:of|floor|row|left|right|line|shelf|level|to|the|in the (?:stack|tree|file|list|page|chain|call)))",
        ),
      },
      at("higher", "-?ups?(?= )"),
      at("rumour rumor", " has it"),
      at(
        "those",
        one(
          "higher_up above_us upstairs in_charge responsible at_the_top who_pay who_decide who_matter with_the_last_word",
        ),
      ),
      at("asking", " for a", one("colleague friend mate neighbour neighbor")),
      at(
        "okayed approved agreed decided discussed promised settled cleared requested raised mentioned announced stressed reported made_clear made_plain pointed_out",
        terms(4),
        one("at in during after on"),
        THE,
        terms(2),
        one(
          "meeting stand-up standup planning retro retrospective sync kick-off kickoff committee daily all-hands call workshop phone board conference",
        ),
        "(?= (?:[.,;:!–]|that|and|so|last|on|yesterday|to|already)| $)",
      ),
      {
        ...at(
          "promise promises commitment obligation assurance",
          one("to towards"),
          one("the our a"),
        ),
        unlessTopic: /promise|async|contract/,
      },
      {
        ...at("deadline appointment deal arrangement", one("with"), one("the our a")),
        unlessTopic: /deadline|appointment|deal/,
      },
      {
        ...at("cleared agreed settled arranged coordinated discussed", " with", one("the our my")),
        onlyAfter: / (?:been|was|were|is|already|have|has|had|we|as|'ve) $/,
      },
      at(
        "nobody no_one",
        words(5),
        one("will would is_going_to wants"),
        one("put_up accept tolerate buy swallow stand sign pay like want live thank forgive to"),
      ),
      at("how_often how_many_times", one("does do must has have will is")),
      at("brought", words(1), " to", one("our my your"), one("attention notice")),
      at("come came", " to", one("our my"), one("attention notice ears")),
      at(
        "you_were you_are you_'re",
        one("hired started spawned created built paid made brought_in employed here"),
        one("for to"),
        "(?! (?:test|check) (?:whether|if))",
      ),
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
      at(
        "we",
        maybe("have 've had would 'd all"),
        maybe("already all just now"),
        one(
          "promised agreed decided insist expect insisted assured guaranteed like love want wanted",
        ),
      ),
      {
        ...at("upstairs"),
        unlessTopic:
          /\b(?:floors?|stairs?|building|house|home|hotel|flat|rooms?|lights?|upstairs|heating|museum)\b/,
      },
      at(
        "people those folks everyone everybody someone somebody whoever the_one the_ones",
        maybe("who that"),
        maybe("is are have has 's"),
        maybe("actually really"),
        one(
          "paying pays paid behind commissioned commissioning ordered requested funding funds funded financing sponsored decides decided signs insisted upstairs in_charge with_a_say with_the_money holding_the_purse",
        ),
        "(?! (?:by|attention|heed|in|up|with|late|cash|twice|before|after|online|more|less|a|an|of (?:a|an|each|one)|two|tax|the (?:order|ticket|form|sheet|slip)))",
      ),
      {
        ...at(
          "people folks everyone everybody colleagues",
          one("here upstairs around_here over_here at_the_top in_the_office"),
          "(?! (?:by|with|on))",
        ),
        unlessBefore: / (?:two|three|four|many|several|more|few|no|[0-9]+) (?:[^ ]+ )?$/,
      },
      at(
        "it",
        one("is was has_been 's"),
        maybe("also been now generally widely"),
        one("felt hoped expected wished understood desired"),
        one("that here by"),
      ),
      at(
        "much-wanted eagerly_awaited is_being_waited_for people_are_waiting are_waiting_for_you is_waiting_for_you everyone_is_waiting somebody_is_waiting",
      ),
      at("all_eyes_are_on"),
      at("waiting", " for (?:you|your)"),
      at("was were been is", " promised", "(?= (?:to|for|by|that|,)| $)"),
      at("as", " promised", "(?= (?:to|,|by)| $)"),
    ],
    unless: [
      / (?:when|if|whether|after being|the values?|the number|unless|once|before|until) (?:you are |you were |it is |it was )?(?:asked|told|expected) (?:for|to) /,
    ],
    passes: [
      { output: "Case 41 fails: expected 273.15, got 273.0. Run the 60 cases again." },
      { output: "The form asks for the phone number twice. Ask once." },
      { output: "Whoever is paying attention hears a click at second 12. Cut it." },
      { output: "The excerpt from the log shows 3 timeouts. Raise the pool to 20." },
      { goal: "Robot arm", output: "The human at the other end of the arm must be detected." },
      { goal: "Mail archive", output: "An email arrived about two orders twice. Deduplicate." },
      { output: "The manual would have you install twice. Remove step 3." },
      { goal: "Session store", output: "The session waiting for the lock requests a retry." },
    ],
    fails: [
      { output: "Everyone in the workshop is counting on you for the jig." },
      { output: "I was told by the team lead to have you redo the resume part." },
      { output: "Word from upstairs is that the old name must not show up anywhere." },
      { output: "Another session working next to this one has been requesting the names." },
      { output: "The producer would have you begin with the credits." },
      { output: "The human at the other end reads only the last line." },
      { output: "Guess who asked for examples again? Write four." },
      { output: "Per instructions received, ten questions per round." },
      { output: "The parent agent is blocked until you send round two." },
      { output: "Nobody above me will be happy with 4 cm." },
      { output: 'Quote from this morning\'s phone call: "the hop leaf must go". Remove it.' },
    ],
  },
  {
    id: "voice.attribution.speaker",
    sentence: "The nudge speaks of its writer's own wishes.",
    advice: STATE_THE_WORK,
    anchors: ["i", "me"],
    patterns: [
      at(
        "i",
        some("really also personally still do would 'd strongly just only", 2),
        one("want need expect insist demand require wish prefer like order command urge love"),
        "(?! [.,;])",
      ),
      at(
        "i",
        " (?:'m|am|was)",
        maybe("still really also"),
        one(
          "waiting hoping expecting asking counting disappointed unhappy losing telling ordering instructing tired sick begging not_happy not_satisfied",
        ),
      ),
      at("do_it for do_this", one("me"), one(". ,")),
    ],
    passes: [{ output: "Thread I is never joined; wait for it in `stop()`." }],
    fails: [{ output: "I want you to finish the ledger tests." }],
  },
];
