/** Who else may have a thing or do it: people, their trades, their offices. */

const TEAMS =
  "team|admin|mason|surgeon|police|town|city|village|municipality|police|government|squad|crew|group|guild|people|folks|department|dept|office|desk|helpdesk|agency|company|firm|board|committee|council|authority|ministry|registry|registrar|bank|court|embassy|insurer|utility|carrier|courier|airline|union|parish|school|university|institute|faculty|laborator(?:y|ies)|labs?|bindery|foundry|brewery|bakery|press|customs|maintainers?|upstream|colleague|contractor|freelancer|intern|apprentice|student|trainee|boss|chef|friend|neighbou?r|partner|agent|guy|lady|volunteer|architect|accountant|consultant|assistant|attendant|inspectorate|dentist|scientist|expert|specialist|notary|secretary|attorney|auditor|counsel|chair|staff|vendor|supplier|landlord|landlady|nurse|cook|smith|captain|sergeant|mechanic|technician|electrician|clerk|curator|cleric|priest|judge|mayor|dean|warden|guard|verger|sweep|vet|spouse|wife|husband|mother|father|brother|sister|aunt|uncle|brigade|head|scout";
/** Parts of a company, which are named without an article. */
const UNITS =
  "legal|finance|marketing|procurement|purchasing|accounting|accounts|support|security|ops|operations|devops|sre|infra|infrastructure|platform|design|editorial|compliance|sales|facilities|management|payroll|logistics|someone|somebody|another|others|him|her|them";
/** Ends of the names of trades: engraver, optician, treasurer, signwriter. */
const TRADE = /(?:[^aeiou\W](?:er|or)|eer|ier|ist|ian|man|woman|smith|wright|monger)s?$/;
/** What ends like a trade and is a thing, or who uses the thing built. */
const THINGS = new RegExp(
  `^(?:${[
    "catcher|fuzzer|finisher|server|printer|computer|container|header|footer|folder|number|order|user|customer|letter|paper|buffer|worker|handler|parser|router|loader|helper|timer|counter|filter|adapter|controller|sensor|motor|monitor|error|vector|processor|indicator|connector|color|floor|door|mirror|corner|border|layer|power|water|tower|winter|summer|center|master|register|cluster|broker|scheduler|runner|crawler",
    "resolver|verifier|newsletter|newspaper|banner|chapter|flower|shower|lever|trailer|drawer|locker|cover|sticker|marker|feeder|slider|spinner|pointer|hammer|washer|heater|cooler|boiler|burner|mixer|freezer|character|parameter|diameter|meter|theater|river|silver|butter|other|either|neither|rather|after|later|over|under|ever|never|per|order|browser|compiler|linter|docker|launcher|listener|logger|identifier|placeholder|trigger",
    "transformer|wrapper|renderer|importer|exporter|converter|checker|tracker|finder|builder|installer|updater|viewer|player|visitor|caller|sender|receiver|computer|laser|cursor|anchor|factor|tensor|scanner|charger|inverter|ladder|rubber|leather|weather|timber|lumber|copper|finger|shoulder|dinner|supper|october|november|december|september|interior|exterior|major|minor|prior|list|checklist|mist|wrist|twist|human|german|roman",
  ].join("|")})s?$`,
);

const SHORT_UNITS = /^(?:IT|QA|HR|UX|PR|R&D|DBAs?|SREs?)$/;
const KNOWN = new RegExp(`^(?:${TEAMS}|${UNITS})(?:s|es)?$`);
/** Behind the head of a name: "someone from support", "a reader in Graz". */
const BEHIND = / (?:of|in|from|at|on|for|who|to)(?: .*)?$/;
const ARTICLE = /^(?:the|our|their|your|an?|his|her|its|some|two|one|another) /i;

/** Whether words name somebody else, or their office: "the docs team", "a signwriter", "Dr. Amsel". */
export function namesOthers(
  words: string,
  asked: (word: string) => boolean,
  begins = false,
): boolean {
  const name = words.trim().replace(/['’]s?$/, "");
  const head = name.replace(BEHIND, "").split(" ").at(-1) ?? "";
  const word = head.toLowerCase().replace(/['’]s$/, "");
  if (word === "" || THINGS.test(word)) return false;
  if (KNOWN.test(word) || SHORT_UNITS.test(head)) return true;
  if (TRADE.test(word) && (ARTICLE.test(name) || !begins || name.includes(" "))) return true;
  // A capital at the start is that of the sentence.
  if (ARTICLE.test(name) || (begins && name === head)) return false;
  return /^\p{Lu}\p{L}+$/u.test(head) && !asked(word);
}
