/**
 * How often words turn up in session messages, roughly, per thousand words: what decides which words of
 * a pattern to look for. Wrong figures cost time, never a verdict.
 */

const TIERS: readonly (readonly [perThousand: number, words: string])[] = [
  [40, "the"],
  [16, "and in a is with of to"],
  [9, "on are for it tests test at"],
  [5, "i s t all each no one from run an by both as that new has not before after"],
  [
    2.5,
    "was up out list files file two three old its page first were left failed total so per what second now you when error",
  ],
  [
    1.2,
    "next over back time end same have which this under them be if then only can will would done works work just into more any there every than their they ll d m re ve none once without within until while because since where who how your our my me us her him his had been did does do get gets got go goes make made put take takes keep keeps kept need needs look looks see seen say says tell start stop starts stops open opened close closed state result results check checks checked pass passes passed shown show shows code build index rows row lines line log logs value values user users name names field fields call calls request requests route routes point points key keys data table search mail mails job jobs order date number half full last other rest way part step still few very much many most some such own again also even nothing docs api settings login here though although api ok use uses used add added set sets changed change update updated found find page pages server service client",
  ],
  [
    0.6,
    "answer answers returned return returns fail fails failing failures errors moved created fixed removed covered live green read reads write writes written store stored load loaded ready ship shipped sent send import export imported exported download upload print printer prints handler token tokens entry entries record records account email tested ran side right small large good long short empty text spec specs example examples skip skipped expected against merge merged pending deferred review reviewed restart run runs running day days hour hours minute minutes copy queue worker old node host box column cell title header word event message database image photo filter deploy deployed replaced replace delete deleted document documents version phone map tour draft chart sheet cover device sensor migration link links button form screen script command commit release password path",
  ],
];

const DEFAULT_RARITY = 0.15;
const NUMBER_RARITY = 0.02;

const rarity: ReadonlyMap<string, number> = new Map(
  TIERS.toReversed().flatMap(([times, words]) =>
    words.split(" ").map((word) => [word, times] as const),
  ),
);

/** Occurrences per thousand words. */
export function perThousand(word: string): number {
  const known = rarity.get(word);
  if (known !== undefined) return known;
  if (/\d/.test(word)) return word.length === 1 ? 6 : word.length === 2 ? 1 : NUMBER_RARITY;
  return word.length <= 2 ? 1 : DEFAULT_RARITY;
}
