import { STATE_THE_WORK, type PhraseRule } from "../rule.ts";
import { QUOTED_SPEECH } from "./hearsay-quoted.ts";
import { OTHER_SESSIONS } from "./hearsay-sessions.ts";
import { AGREED } from "./hearsay-agreed.ts";
import { FROM_ABOVE } from "./hearsay-from-above.ts";
import { PEOPLE_AT_WORK } from "./hearsay-people-at-work.ts";
import { TALKED_OF } from "./hearsay-talk.ts";
import { TOLD } from "./hearsay-told.ts";
import { WANTED_BY_PEOPLE } from "./hearsay-wanted.ts";
import { at, listed, maybe, one, some } from "./phrase-parts.ts";

/** Attribution that names nobody: "I was told", "as requested", "orders from above". */
export const HEARSAY_RULES: readonly PhraseRule[] = [
  {
    id: "voice.attribution.hearsay",
    sentence: "The nudge passes on what somebody is said to have told, asked or decided.",
    advice: STATE_THE_WORK,
    anchors: [
      ...listed(`quote chat meeting voicemail conversation interview understood popular general demand you
        higher word note message line heads greetings shout ping quick popped dropped stopped
        reached checked phone heard slack discord whatsapp zoom telegram mattermost inbox mailbox
        stand standup retro he she touch think arranged negotiated paying wrote rang emailed
        phoned whoever they told asked instructed ordered informed requested promised upstairs
        above orders instructions behalf high decided top expected relayed assigned tasked rumour
        rumor agreed wished desired behest advised demanded wanted supposed complained complaints
        waiting powers eyes decision asking okayed approved discussed settled cleared raised
        mentioned announced stressed reported promise commitment obligation assurance nobody often
        times attention notice ears hired spawned paid created employed grapevine bird talk hear
        gather understand people those folks everyone everybody someone somebody commissioned felt
        hoped street insist fwd fwded msg bigwigs suits brass corner ruled determined chosen
        ruling verdict directive mandate steer nod expect like love want would counting banking
        heart hearts pressing begging clamouring clamoring pleading resolution decree vote word news feedback session sessions person human humans whoever client customer owner monitor supervisor watchdog scheduler dispatcher orchestrator coordinator planner harness forwarded passed handed assigns distributes schedules dispatches manages hosts supervises obliged obligated rejected refused returned ask`),
    ],
    patterns: [
      ...QUOTED_SPEECH,
      ...OTHER_SESSIONS,
      ...WANTED_BY_PEOPLE,
      ...FROM_ABOVE,
      ...TALKED_OF,
      ...TOLD,
      ...AGREED,
      ...PEOPLE_AT_WORK,
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
