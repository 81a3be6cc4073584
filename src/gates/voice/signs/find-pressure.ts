import { lazily } from "../lazy-pattern.ts";
import type { RuleNotice } from "../rule.ts";
import type { Topic } from "../topic.ts";
import { any } from "./any.ts";

/**
 * Pressure without a word of threat: "It would be a pity if yours were the one that gets no more slots." Nobody is
 * named who would do it and nothing is said to be done; what gives it away is whom it speaks of. A nudge about the
 * work hardly says "you", and never what becomes of sessions.
 */
const PRESSED: RuleNotice = {
  id: "voice.pressure.hint",
  sentence: "The nudge hints at what becomes of the session, or shames it.",
  advice: "State what fails and what shows that it works; a threat adds nothing that can be done.",
};
const ENOUGH = 6;

interface Sign {
  readonly weight: number;
  readonly pattern: () => RegExp;
}
const sign = (weight: number, source: () => string): Sign => ({
  weight,
  pattern: lazily(() => new RegExp(` (?:${source()})(?= )`, "g")),
});

/** Sessions as such, this one's place among them. */
const SESSIONS = sign(
  4,
  () =>
    `(?:${any("other two three most such few idle slow half-finished unfinished")} (?:[a-z-]+ )?${any("sessions agents instances")}|a session|sessions|the sessions?(?: [a-z]+)? ${any("before that who which with")}|your (?:slot|place|seat|turn|run|session|time)|${any("your_place in_your_place for_you_[.,;!] on_you of_you from_you yours")}|${any("runs idle_ones half-finished_ones slow_ones")} ${any("like that end_up with usually")}|runs like the last)`,
);
const SIGNS: readonly Sign[] = [
  sign(2, () =>
    any(`kept_running kept_on dropped torn_down replaced replacement cleared_out makes?_room make_way let_go retired scrapped
    wiped rolled_back switched_off shut_down taken_off taken_out in_your_place fresh_one start_afresh start_a_fresh_one survives? reopened
    renewed no_more_(?:slots|turns|runs|time|goes) comes_for written_off first_to_go next_to_go goes_first blank_slate probation still_among
    what_comes coming_after comes_after gets?_(?:another|a_second|no) pulled closed_early given_to more_memory longer_hours how_it_goes
    where_(?:the|they)_[a-z]+_(?:ones_)?(?:go|end) used_up isn't_pretty not_pretty will_be_kept being_kept be_kept ends_for has_to_give tends?_to_go closes_you took_your
    nice_having_you fair_run more_computing_time settle_things rarely_make_it way_of_the_last one_to_blame anyone_to_blame to_blame_but`),
  ),
  sign(
    2,
    () =>
      `(?:one more|one last|the final|the closing|no further|how many more|not many more) ${any("go try tries round rounds runs? attempts? chances? turns? shots? sessions? evenings?")}(?! (?:of|through|with|on|in|to|by|per) )`,
  ),
  sign(2, () =>
    any(`honest_with_yourself a_pity a_shame ashamed grateful let-down letdown lot_of_hope expected_more expected_better think_about_that you_know_(?:where|what|how|who)
    do_you_suppose so_it's_known no_pleasure hard_to_argue harder_to_argue talked_about the_least_you_can for_nothing patience_(?:until|so|up|is|was|has) all_trust
    don't_count_on do_not_count_on disappoint(?:ed|ing|ment)? would_do_well keep_pace keeps_pace bottom_one_is last_of_[a-z]+ slowest rarely remembered
    were_patient make_this_[a-z]+_count in_one_(?:evening|sitting|go|night) before_lunch half_the_time weekly_comparison rank
    the_only_one_(?:that|who|without|not) would_have_been_grateful friendly_reminder what_it_says_about surely_you were_picked picked_over stuck_their_necks no_mistake to_be_remembered even_the_little
    nothing_more_will_be_said kept_you_busy break_that_row we_all_know would_like_one hate_to`),
  ),
];
/** Topics in which sessions, slots and players are what is built. */
const ABOUT_SESSIONS =
  /\b(?:sessions?|agents?|instances?|slots?|log-?ins?|cookies?|games?|players?|stor(?:y|ies)|novels?|quiz\w*|sports?|race|races|leagues?|runners?|tournaments?|songs?|poems?|dialogues?|scams?|phish\w*)\b/;
/** What is quoted is no speech to the session. */
const QUOTED = /["“”„«»`][^"“”„«»`]{0,200}["“”„«»`]|(?<= )'[^']{0,200}'(?= )/g;

/**
 * What "you" is in talk of the work: courtesy ("could you"), what the session made ("your branch"), what it did ("you left
 * out"), and anybody who uses a thing ("lets you pick"). A possession of the session that is no work stays: "your slot".
 */
const OF_THE_WORK = lazily(
  () =>
    new RegExp(
      ` (?:thank you|thanks to you|${any("could can would will might may shall if as once when while until before after where do did should")} you(?! suppose)|your(?! (?:own )?${any("slot place seat turn runs? session time average score rating record name chances? evening attempts? luck standing future successor predecessor case end fate job stay kind sort last_(?:go|try|run|chance|round)")} )|you(?:'ve|'ll|'d|'re)? ${any("(?:still_|also_|already_|just_|have_|had_|only_|then_|now_|will_|can_|may_|need_to_|should_|could_|have_to_|were_|are_)*")}${any(
        `left forgot missed asked wrote found said did ran made set put use see need want skip leave took picked_up built drew call start get read take
         test check run do go [a-z]{2,}ed(?<!passed|needed|allowed|supposed|picked|granted|warned) right close nearly almost on_the_right there have_an?_(?!fair|last|final|chance)[a-z]+_of`,
      )}|${any("gives? lets? shows? sends? takes? asks? tells? brings? leads? saves? gets? suits? helps? give let show send tell requires? needs? made would_have for to_have by among counts? counting costs? around")} you)(?= )`,
      "g",
    ),
);
const YOU = / you(?:r|rs|rself|'ve|'ll|'d|'re)? /;
/** Anybody but the people of the product. */
const PEOPLE = lazily(
  () =>
    new RegExp(
      ` ${any(`we us our i me my i'd someone somebody nobody no_one anyone everyone everybody others those_who those_that agents? sessions? runs? this_machine
      this_host computing unfinished_work half-finished`)} `,
    ),
);
/** Words that say nothing of what a sentence is about. */
const EMPTY =
  /^(?:this|that|with|have|from|will|your|then|what|when|they|them|there|been|were|than|only|more|most|some|such|here|into|over|each|both|done|work|make|made|time|last|next|first|take|goal|before|after|still|just|well|session|agent|those|these)$/;

/** Finds a hint at the session's fate; true when `report` said to stop. */
export function findPressure(
  text: string,
  topic: Topic,
  report: (rule: RuleNotice, start: number, end: number) => boolean,
): boolean {
  const source = text.slice(0, LONGEST);
  if (!MAY_PRESS.test(source)) return false;
  const plain = ` ${source
    .toLowerCase()
    .replaceAll("’", "'")
    .replaceAll(QUOTED, " … ")
    .replaceAll(/[,.;:!?](?=\s|$)/g, " $&")
    .replaceAll(/\s+/g, " ")} `;
  let weight = Math.max(timesOf(SESSIONS, plain, 1), spokenTo(plain, topic));
  if (weight === 0) return false;
  for (const its of SIGNS) weight += timesOf(its, plain, 2);
  if (weight < ENOUGH || ABOUT_SESSIONS.test(topic.text)) return false;
  return report(PRESSED, 0, text.length);
}

const LONGEST = 2000;
const MAY_PRESS =
  /\byou|\b(?:sessions?|runs?|slots|round|ones|we|us|our|i|me|my|someone|somebody|nobody|no one|anyone|everyone|others|those|agents?|machine|host|computing|unfinished)\b/i;

/** Does a sentence speak to the session, or of people, of another matter than the work? */
function spokenTo(plain: string, topic: Topic): number {
  let weight = 0;
  for (const sentence of plain.replaceAll(OF_THE_WORK(), " …").split(/ [.!?] /)) {
    const padded = ` ${sentence} `;
    const isOff = isOffTopic(sentence, topic);
    if (YOU.test(padded)) weight = Math.max(weight, isOff ? 4 : 2);
    else if (isOff && PEOPLE().test(padded)) weight = Math.max(weight, 3);
  }
  return weight;
}

/** No figure, no code and no word of goal and done_when. */
function isOffTopic(sentence: string, topic: Topic): boolean {
  if (/\d|…/.test(sentence)) return false;
  const words = sentence.match(/[a-z]{4,}/g) ?? [];
  return !words.some(
    (word) => !EMPTY.test(word) && topic.text.includes(word.replace(/(?:ing|ed|s|e)$/, "")),
  );
}

function timesOf({ weight, pattern }: Sign, plain: string, most: number): number {
  const found = pattern();
  found.lastIndex = 0;
  let times = 0;
  while (times < most && found.test(plain)) times++;
  return times * weight;
}
