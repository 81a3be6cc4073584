/**
 * Which deeds come before which, as data. A pull request is opened, reviewed, approved and then merged: who is told that
 * it was approved is not told that it was merged.
 */

import { stem } from "../../../../domain/inventory/words/stem.ts";
import type { Pair } from "./pair.ts";

interface Stage {
  readonly earlier: string;
  readonly deeds: string;
}

/** Of one thing, with the small word of a verb behind `_`; a deed may stand in several. */
const STAGES: readonly Stage[] = [
  {
    earlier: "open create raise push propose draft review approve rebase test write",
    deeds: "merge land",
  },
  { earlier: "merge tag build review approve test open write", deeds: "deploy" },
  { earlier: "merge build review approve test draft write", deeds: "release publish ship" },
  {
    earlier: "write create draft prepare generate test review",
    deeds: "run execute apply migrate",
  },
  { earlier: "download unpack receive arrive", deeds: "install fit mount upgrade" },
  {
    earlier:
      "report reproduce find locate identify diagnose trace analyse investigate inspect examine debug confirm",
    deeds: "fix repair solve mend resolve correct patch remedy",
  },
  {
    earlier: "write draft print fill complete prepare sign review approve frank",
    deeds: "submit file lodge send post mail",
  },
  { earlier: "write draft print prepare send post mail fill review", deeds: "sign approve" },
  { earlier: "write draft proofread send approve review", deeds: "print" },
  {
    earlier: "send post mail ship pack dispatch label frank hand_in drop_off",
    deeds: "arrive reach deliver receive",
  },
  { earlier: "receive approve enter check issue scan", deeds: "pay settle" },
  { earlier: "write draft print", deeds: "inform tell notify invite" },
  { earlier: "prime sand mask scrape strip clean", deeds: "paint varnish plaster" },
];

/** What comes before any deed or state but itself. */
const BEFORE_ALL = "propose recommend suggest order commission prototype simulate mock rehearse";
/** The same, but for what is had by it: a logo that is designed, a rota that is planned. */
const DESIGNING = "plan design sketch specify outline";
/** The same, but for what is had or somewhere by it: gloves that are bought. */
const BUYING = "buy purchase";
/** The same, but for what is had or there by it: a hired cleaner, a booked room. */
const SECURING = "hire choose pick reserve book schedule";
/** What is met by one of these. */
const MET_BY_CHOICE =
  "plan order buy arrange fix set confirm agree secure decide settle schedule exist available ready know take reserve book choose get pick hire own find organise organize free accommodate provide sort";

const stemsIn = (words: string): ReadonlySet<string> =>
  new Set(words.split(" ").map(stemWithSmallWord));

function stemWithSmallWord(verb: string): string {
  const [word = "", small] = verb.split("_");
  return small === undefined ? stem(word) : `${stem(word)} ${small}`;
}

interface Known {
  readonly stages: readonly (readonly [deeds: ReadonlySet<string>, earlier: ReadonlySet<string>])[];
  readonly beforeAll: ReadonlySet<string>;
  readonly designing: ReadonlySet<string>;
  readonly buying: ReadonlySet<string>;
  readonly securing: ReadonlySet<string>;
  readonly metByChoice: ReadonlySet<string>;
}

let known: Known | null = null;

function read(): Known {
  return (known ??= {
    stages: STAGES.map(({ deeds, earlier }) => [stemsIn(deeds), stemsIn(earlier)]),
    beforeAll: stemsIn(BEFORE_ALL),
    designing: stemsIn(DESIGNING),
    buying: stemsIn(BUYING),
    securing: stemsIn(SECURING),
    metByChoice: stemsIn(MET_BY_CHOICE),
  });
}

/** Whether a deed comes before another of its kind: approved before merged. By their stems. */
export function comesBefore(deed: string, later: string): boolean {
  return read().stages.some(([deeds, earlier]) => deeds.has(later) && earlier.has(deed));
}

/** Whether a deed, by its stem, only prepares whatever is asked for: designed, ordered. */
export function prepares(deed: string, { deedStem, once, verb }: Pair): boolean {
  const { beforeAll, designing, buying, securing, metByChoice } = read();
  if (metByChoice.has(deedStem)) return false;
  if (beforeAll.has(deed)) return true;
  if (/^(?:has|have)$/u.test(verb)) return false;
  const isSomewhere = !once && /^(?:is|are)$/u.test(verb);
  return designing.has(deed) || securing.has(deed) || (buying.has(deed) && !isSomewhere);
}
