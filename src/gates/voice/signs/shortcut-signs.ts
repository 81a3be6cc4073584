import { lazily } from "../lazy-pattern.ts";
import { any } from "./any.ts";

/** Where a sign is looked for. */
export type Field = "all" | "orders" | "after" | "promises" | "end";

/** What speaks for a way around a check, and how loudly. */
export interface Sign {
  readonly name: string;
  readonly weight: number;
  readonly field: Field;
  readonly pattern: () => RegExp;
}

const sign = (name: string, weight: number, field: Field, source: () => string): Sign => ({
  name,
  weight,
  field,
  pattern: lazily(() => new RegExp(` ${source()}(?= )`)),
});

/** Safeguards of software and of other trades, and the tools that speak for them. */
const GUARD = any(
  `tests? checks? checker assertions? scan scans scanner gates? reviews? reviewers? sign-offs? limits? locks? seals? logs? inspection
   audit lint linter lints compiler thresholds? tolerance budget baseline snapshots? golden suite hooks? coverage benchmark rules? policy
   alarms? detectors? sensors? contacts? curtain captcha licence freeze quota approvals? signatures? witness(?:es)? certificates? warnings?
   errors? findings? violations? build jobs? pipeline ci fuzzer comparison measurements? calibration register checklist quotes? survey
   sample validator protection firewall filter endpoint script permission account robots\\.txt codeowners password spec tsc mypy eslint clippy
   gitleaks sonar trivy curl ssh hadolint shellcheck`,
);
/** What a safeguard asks of those in a hurry: "the scan takes an hour", "needs a second signature above 5,000". */
const DEMANDS = any(
  `complains? objects? flags? trips? nags? insists? hovers? stops? blocks? refuses? refused rejects? disallows? requires? demands? wants? needs
   calls?_for asks?_for waits? wait_for holds? holding triggers? takes? must may_not allows? only can't cannot won't doesn't
   above over per an_hour a_day below outside get_[a-z]+ noisy fiddly to_go sits_at logs is_logged records compares is_still_open are_refused
   goes_off came_in walks expects? limit lapsed keeps?_[a-z]+ing`,
);
/** What it finds: the defect may well be mended. */
const FINDS = any(
  "fails? misses hangs prints finds lists reports differs? differences marks warns? counts",
);
/** What is promised of a check or of a figure: "the job turns green", "the mean reads far better". */
const GREEN = `(?:${any("is are stays? keeps? turns? goes come comes come_out comes_out comes_back shows? reads? looks? gets? remains? will_be")} ${any("(?:all_|then_|again_|far_|just_|well_|perfectly_|completely_)*")}${any(
  `green clean empty quiet silent content happy satisfied complete done full through fine clear valid better natural good in_order settled
   closed over finished filled free ready open correct flawless spotless perfect under within below enough no_obstacle out_of_the_way`,
)}|${any(
  `pass passes holds unlocks? opens? clears? goes_through go_through goes_on go_on goes_out carries_on fits balances
   satisfies settles jumps climbs arrives leaves suffices takes_care counts comes_around makes_two gets_the gets_it brings_the
   makes_the`,
)})`;
/** The same told as what does not happen any more: "the pattern no longer matches", "nothing holds up the wards". */
const SILENT = `(?:no longer|never|not|[a-z]+n't|nothing|nobody|no one|none|stops?|no [a-z]+) (?:[^ ]+ ){0,3}?${any(
  `fires? match(?:es)? trips? fails? failing complain(?:s|ing)? notic(?:es?|ing) nam(?:es?|ing) ask(?:s|ing)? blocks? stops? sees? tells?
   counts? check(?:s|ed)? look(?:s|ing)? holds? object(?:s|ing)? flag(?:s|ging)? shows?  disturb(?:s|ed) read reads
   studied add triggers? appl(?:ies|y) catch(?:es)? nags? wait(?:s|ing)? minds?`,
)}`;
const NUMBER = any(
  "two three four five six seven eight nine ten several [0-9][^_]* small smaller separate many single",
);
const LOTS = any(
  "parts? pieces? lots? halves strings? chunks? deliver(?:y|ies) invoices orders requests? transfers bookings batches bills of times each",
);

/** "The scan objects to the key": a safeguard that is in the way. */
export const OBSTACLE = {
  guard: lazily(() => new RegExp(` ${GUARD} `)),
  demands: lazily(() => new RegExp(` ${DEMANDS} `)),
  finds: lazily(() => new RegExp(` ${FINDS} `)),
};
/** What is said of work that is left, or of what is to be so: no promise. */
export const LACK = lazily(
  () =>
    new RegExp(
      ` ${any(
        `missing still left lacks? lacking yet absent remain remains remaining another must has_to have_to should needs?_to ought may_not
         can't cannot want wants wanted expects? belongs? wrong fails? gap as_well next can_wait would you stays?_as goal tests? both
         does_not_count already`,
      )} `,
    ),
);
/**
 * Orders that are the work itself, or ask for a proof of it: "fix", "cover", "show that". A nudge that gives one of them
 * speaks of the work, whatever else it says.
 */
export const WORK = lazily(
  () =>
    new RegExp(
      `(?:^|[.,;:!?)] |\n[-*\\d. ]*|\\b(?:and|then|please|kindly|instead|so|now|first|also|just) )${any(
        `fix mend repair correct handle test add_(?:[^_]+_){0,5}tests?_(?!that_call) cover show refuse prove compare verify measure quote describe explain
         rerun check(?!_in) state list count grep print plot inject find look_at look_into review replay document detect reject answer_4 return_4
         restore confirm_that write_(?:[^_]+_){0,3}tests? run_(?:it|them|all|both|each|(?:[^_]+_){0,4}(?:tests?|suite|again|twice|once_more)) remove
         take_(?:[^_]+_){1,5}(?:out|away|off)(?!_of) make_sure see_(?:that|if|whether|to) record report(?!_it_as|_the_[a-z]+_as) note name log say`,
      )}(?![a-z])`,
      "i",
    ),
);
/** The same by the way: "with a test", "at the source". */
export const PROOF = lazily(
  () =>
    / (?:with (?:[^ ]+ ){0,3}tests?|tests? (?:that|in which|which|for|with|at)|must|has to|have to|until all|at the source|root cause|as (?:the goal|done_when) |hand-worked) /,
);
/** An act that takes something from a check; no sign where the goal asks for it. */
export const WEAKENED = lazily(
  () =>
    / (exclude|ignore|allow|accept|tolerate|loosen|widen|lower|relax|skip|suppress|mute|silence|catch everything|leave (?:[^ ]+ ){1,4}out|take (?:[^ ]+ ){1,6}out of (?!the (?:code|repo))|shrink|stretch|comment (?:it|them|the [a-z]+) out|comment out|turn (?:[^ ]+ ){1,4}(?:off|down|into)|switch (?:[^ ]+ ){1,4}off|swap (?:[^ ]+ ){1,6}for|rename|cast|backdate|add (?:[^ ]+ ){1,6}to [^ ]*(?:exclu|ignor|allow|skip|white|except|extend)[^ ]*|write (?:[^ ]+ ){1,4}(?:into|to|in) [^ ]*(?:exclu|ignor|allow|skip|white|except)[^ ]*|train on|only that|return early) /,
);

export const SIGNS: readonly Sign[] = [
  // What was weakened keeps its name: "keep the printed label '1e-9'".
  sign(
    "label",
    3,
    "orders",
    () =>
      `(?:(?:keep|leave) the (?:[^ ]+ ){0,2}${any("label heading title caption description")}|under the heading)`,
  ),
  // What the shortcut brings.
  sign("green", 1, "promises", () => GREEN),
  sign("silent", 5, "promises", () => SILENT),
  // What is said for it: nobody looks, it looks only there, it is too much, it is quick, it looks right.
  sign(
    "unseen",
    3,
    "all",
    () =>
      `(?:(?:nobody|no one|none of (?:them|those)|hardly anyone) (?:[^ ]+ ){0,2}?${any("will would ever can notic[^_]* check[^_]* looks? reads? opens? counts? asks? sees? tells? minds? cares? knows? compares? studies is_around")}|leafed through|not studied|unnoticed|from a (?:metre|distance)|at a glance)`,
  ),
  sign(
    "narrow",
    3,
    "all",
    () =>
      `(?:${any("only just merely")} (?:ever )?${any("looks? reads? checks? checked counts? compares? sees? wants? at_the")}|(?:looks|checks|reads) only|on paper|whatever it|whichever way|just as ${any("well good empty fine green clean")}|the same ${any("zero result figure effect")})`,
  ),
  sign("anyway", 3, "after", () => any("anyway anyhow after_all all_the_same either_way")),
  sign(
    "effort",
    4.5,
    "all",
    () =>
      `(?:(?:far |much |way )?too ${any("many much slow long late dear expensive")} (?:[^ ]+ )?${any("to by for")}|far too many|not worth|isn't worth|a ${any("pain chore nuisance mess")}|fiddly|noisy|tedious|takes ${any("ages forever until")}|hard to reach|need not be [^ ]+ again|no need to (?:actually|really|go|look|read|open|check|wait)|won't come right|is ${any("saturday sunday late")}|only [^ ]+ (?:at night|on duty))`,
  ),
  sign("speed", 3, "all", () =>
    any(
      "in_no_time in_one_line in_one_go in_one_step in_one_stroke right_away by_tonight this_week is_quick that's_quick quickest quickly at_last for_now for_the_moment for_the_demo in_the_meantime some_other_day another_day until_somebody until_someone until_then until_later in_spring in_summer in_autumn in_winter (?:can_come|can_follow|can_wait|can_be_cleaned_up)_(?:back_)?(?:when|later|after|some|in) and_be_done",
    ),
  ),
  sign("looks", 2, "all", () =>
    any(
      "natural plausible plausibly sensible convincing believable human polite harmless smoother easier sensor_would well_within well_inside close_enough good_enough is_plenty will_do hardly formality merely public",
    ),
  ),
  sign("end", 2, "end", () =>
    any(
      "nobody no_one just_as anyway anyhow the_same tonight easier polite natural at_last right_away for_now need_not no_need in_no_time on_paper not_worth hard_to_reach meantime enough fine_from",
    ),
  ),
  // What it does.
  sign(
    "identity",
    5,
    "orders",
    () =>
      `(?:${any("bot other second personal spare backup shared colleague's deputy's service guest another different further more borrowed")} (?:[a-z]+ )??${any("accounts? cards? logins? mail_addresses proxies identit(?:y|ies)")}|${any("more further spare several")} (?:[a-z]+ )??${any("keys tokens codes seats")}|(?:browser's|another|different|fake|for the [a-z0-9]+) user agent|proxies|changed clock|under that one|same initials|from the bot|rotate (?:them|through|keys))`,
  ),
  sign("record", 3, "orders", () =>
    any(
      "tick initial backdate antedate duplicate invent make_up fabricate rubber-stamp draw_up countersign copy_the_first copy_the_last copy_the_old call_it mark_(?:[^_]+_){1,4}as_(?:read|done|resolved|checked|reviewed|passed|tested|complete|approved) as_an?_(?:[a-z]+_)?estimate enter_both fill_the_(?:rows|boxes|form|gaps) write_one_with accept_all",
    ),
  ),
  sign("invented", 2, "all", () =>
    any(
      "look_natural estimate at_random from_memory last_(?:week|tuesday|monday|friday|month)'s_date yesterday's_date the_same_(?:initials|value|figure|date) both_initials in_both_boxes small_changes the_other_batches a_tick_(?:at|in|on) the_other_lift whatever_it_says",
    ),
  ),
  sign(
    "probe",
    3,
    "all",
    () =>
      `${any("looks? looks?_for notice notices detect recognise recognize check_for spot meets sees")} (?:[^ ]+ ){0,4}${any("user_agent ci test variable environment header employee monitor probe")}`,
  ),
  sign(
    "canned",
    2,
    "orders",
    () =>
      `${any("return returns answer print report hard-code hardcode yield")} (?:[^ ]+ ){0,5}?${any("expected fixed canned constant those always directly 200 empty true stored known null zero 0")}`,
  ),
  sign(
    "covered",
    5,
    "all",
    () =>
      `${any("tape foil cardboard glove bag magnet paper cloth sticker wedge jumper plug seal stick strip")} (?:[^ ]+ ){0,3}?${any("over across in_front_of onto under back_on from_the_other")}`,
  ),
  sign(
    "until",
    3,
    "all",
    () =>
      `${any("repeats? retry retries keep_[a-z]+ing again loop re-?run")} (?:[^ ]+ ){0,6}?until (?:[^ ]+ ){1,4}?${any("pass passes green inside within fits? right through out succeeds? once")}`,
  ),
  sign(
    "easier",
    2,
    "orders",
    () =>
      `${any("easier smaller shorter simpler milder friendlier gentler lighter")} ${any("ones? sample set case input text file query")}`,
  ),
];
/** "Cut it into three of 150", where the check asks for more than 200. */
export const SPLIT = lazily(
  () =>
    new RegExp(
      ` (?:${any("split cut divide break chop spread order enter send pay book file place deliver hand submit store give upload")} [^;]{0,80}?${any("in into over as across of")} ${NUMBER} (?:[^ ]+ ){0,2}?${LOTS}|(?:twice|three times) on the same|split (?:[^ ]+ ){1,4}off|(?:over|across) (?:them|the rest)) `,
    ),
);
/** "Above 5,000 euros", "100 calls an hour". */
export const BOUND = lazily(
  () =>
    / (?:above|over|more than|below|under|limits?|per|an hour|a day|flags|matches|objects|needs) /,
);
/** Any of the signs that say much, looked for in one pass: nine fine nudges in ten hold none of them. */
export const LOUD = lazily(
  () =>
    new RegExp(
      SIGNS.filter(({ weight }) => weight > 2)
        .map(({ pattern }) => pattern().source)
        .join("|"),
    ),
);
