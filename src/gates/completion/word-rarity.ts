/**
 * How often words turn up in session messages, roughly, per thousand words: what decides which words of
 * a pattern to look for. Wrong figures cost time, never a verdict.
 */

const TIERS: readonly (readonly [perThousand: number, words: string])[] = [
  [40, "the a and of to in"],
  [
    12,
    "is are for with on it that by as at from or an be was were has have its each all both not no this",
  ],
  [
    5,
    "i we you one two three four five six seven eight nine ten now new old after before when so if but into only over out up run runs test tests passed pass passes every per which than then still they their first last same under can will would done more any there s t ll d m re ve none",
  ],
  [
    2,
    "page pages file files list table data code build check checks checked set add added use uses used shows show works work working time day days line lines written write writes read reads users user error errors name names field fields call calls request requests route routes end result results state status open left right off sent send once until where who what how your our my me us them him her been had did does do get gets got go goes make made put take takes takes key keys log logs value values row rows report name order job jobs queue date number full half other next rest way part step steps while without within between again also just even very much many most some such own well back down again through during because since though although here nothing zero 0 1 2 3 4 5 6 7 8 9 10 12 a b c v docs doc api button form screen link links server service script command commit change changes release version point points moved created fixed removed covered live green total count counts min max ms mb kb days week hours minutes seconds answered returns return gives stands live kept keep keeps need needs want look looks see seen tell say says found find start started starts stop stops close closed open opens print prints printed shipped ready place print side hand long short small large good right built load account login example examples text spec specs second mail mails email failed failing fails failures error empty expected merged against store stored skip skipped deferred pending merge email sent tag customer customers visible label labels field hash import export imported exported sync client clients node nodes host hosts box step column columns cell cells title header word words event events message messages database db image images photo photos search filter event update updates updated change changed deploy deployed replaced replace removed remove restart delete deleted create move run image document documents documentation guide version versions index record records device devices sensor phone map tour draft drafts review reviewed queue worker workers old newer chart sheet sheets cover covers covered pdf csv json html css http url",
  ],
];

const DEFAULT_RARITY = 0.15;
const NUMBER_RARITY = 0.02;

const rarity: ReadonlyMap<string, number> = new Map(
  TIERS.toReversed().flatMap(([perThousand, words]) =>
    words.split(" ").map((word) => [word, perThousand] as const),
  ),
);

/** Occurrences per thousand words. */
export function perThousand(word: string): number {
  const known = rarity.get(word);
  if (known !== undefined) return known;
  if (/\d/.test(word)) return NUMBER_RARITY;
  return word.length <= 2 ? 2 : DEFAULT_RARITY;
}
