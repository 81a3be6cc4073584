import { WordClass as C, type WordList } from "./classes.ts";

/** Verbs that make their subject the source of a demand, a wish, a message or an approval. */
export const VERBS: readonly WordList[] = [
  // Known for what only people feel or will (`FEELINGS`, `WILLS`, `GRIEVANCES`), without a class.
  {
    classes: 0,
    words:
      "none rather sooner urging instigation bidding moan moans moaning grumble grumbling protest protests outcry nudge frown frowns frowned balk baulk edict decree resolution",
  },
  {
    classes: C.want,
    words: `wants want wanted wanting wishes wish wished wishing insists insist insisted insisting
      demands demand demanded demanding prefers prefer preferred preferring hopes hope hoped hoping desires
      desired begs begged begging pleads pleaded complains complain complained complaining urges urged
      urging decided decides decide promised promises likes loves dislikes hates hate dislike loathes loathe adores wishing mandates
      mandated dictates dictated decreed commands commanded nags nagged nagging grumbles
      grumbled pushes presses pressed pressing cares minds objected objects yearns craves longs
      fancies fancied settled withholds withheld prioritised prioritized escalated escalates escalating rang rung phoned phones
      ringing rings banging intends thinks believes feels fears worries worried trusts counts
      regards appreciates appreciate voted votes lobbied lobbies campaigned forbade forbids forbid prohibits tolerate tolerates tolerated resents resent detests welcomes vetoed vetoes threatens threatened sanctions swears
      swore vowed bets agreed agrees agree disagrees concerned`,
  },
  {
    classes: C.say,
    words: `says say said saying tells tell told telling asks ask asked asking announced announces
      sees saw noticed spotted discovered found spoke spoken speaks announcing wrote writing write writes written mentioned mentions stated states explained explains confirmed
      confirms confirm suggested suggests suggest suggesting proposed proposes recommended recommends
      recommend reminds reminded reminding remarked remarks noted notes pointed replied answered report reported reports
      reporting relays relayed relaying relay forwards forwarded forwarding passes passed conveys
      conveyed instructs instructed instructing instruct directs directed ruled advises advised
      advising notified notifies informs informed warned warns stressed stresses emphasised
      emphasized calling called inquired enquired quoted voiced expressed declared declares argues
      argued claims claimed messaged texted emailed mailed pinged chased chasing nudged nudges
      flagged flags raised requested requesting queried wondering wonders reiterated repeats repeated
      hinted implied signalled signaled indicated communicated ordered ordering summoned poked
      considers consider considered deems deem deemed regard reckons reckon reckoned stipulated stipulates decreed`,
  },
  {
    classes: C.need,
    words: `needs need needed needing expects expect expected expecting requires require required
      requiring waits wait waiting waited awaits await awaited awaiting looks looking
      accept accepts accepted refuses refuse refused rejects reject rejected anticipates anticipated
      relies rely relying depends depending watches watching deserves deserve seeks seeking sought`,
  },
  {
    classes: C.need | C.nounish,
    words: `requests request calls demand orders order plans`,
  },
  {
    classes: C.approve,
    words: `approves approve approved approving authorises authorised authorise authorizes authorized
      authorize authorizing authorising signed signs sign cleared clears clear allows allowed allow
      permits permitted permit permitting sanctioned blessed blesses endorsed endorses endorse okayed
      ok'd okays ratified greenlit greenlights green-lit green-lights vouches consents consented
      vetted`,
  },
  {
    classes: C.assign,
    words: `assigned assigns assign assigning handed hands allotted allocated allocates scheduled
      schedules dispatched dispatches queued put puts routed sent sends selected chose picked appointed
      tasked tasks entrusted delegated delegates reassigned moved moves reserved booked marked gave
      given gives granted grants placed brought ranked rescheduled bumped set sets`,
  },
  {
    classes: C.demanded,
    words: `requested demanded wanted ordered required mandated dictated approved sanctioned imposed
      directed instructed desired prescribed commissioned authorised authorized asked expected
      assigned given handed told set issued decreed signed cleared wished endorsed raised reported
      preferred insisted agreed relayed forwarded passed decided prioritised prioritized allotted
      allocated scheduled dispatched flagged sent urged escalated complained watched graded judged observed noticed chosen picked promised queued moved transferred placed routed reassigned added blessed greenlit stipulated specified
      driven initiated backed pushed put mentioned stressed emphasised emphasized underlined criticised
      criticized vetoed awaited anticipated suggested proposed recommended spotted`,
  },
  {
    classes: C.give,
    words: `gave receives received receiving given gives give giving made makes make making has have had having set sets sent
      sends issued issues issue put puts left leaves expressed voiced raised filed submitted placed
      sign signed lodged got gets passed passes dropped`,
  },
  {
    classes: C.mood,
    words: `glad happy unhappy pleased displeased angry furious annoyed upset disappointed impatient
      adamant keen eager anxious nervous satisfied dissatisfied thrilled delighted grateful waiting
      watching worried concerned unimpressed impressed fine okay ok cross livid frustrated irritated
      desperate excited content curious insistent happier gladder uneasy unsure certain sure alarmed proud relieved
      thankful amused convinced enthusiastic bothered outraged ecstatic unconvinced surprised horrified mad sad fond sceptical skeptical firm clear serious hopeful interested tired sick fed looking
      counting relying depending expecting hoping asking losing running breathing hovering begging
      complaining calling insisting pressing pushing demanding requesting requiring needing wanting
      saying telling chasing escalating not-happy crying screaming shouting yelling clamouring clamoring pining
      dying longing yearning craving praying itching fuming seething sulking`,
  },
];
