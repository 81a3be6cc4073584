/**
 * Verbs of clauses in other languages, told by common verbs and, in German, by their place behind a noun, which has
 * a capital letter there. Enough for "Die Seite lädt und der Warenkorb zeigt die Summe"; what is not known stays whole.
 */

/** What tells the verbs of one language. */
export interface Language {
  readonly name: "German" | "French" | "Spanish" | "Italian" | "Portuguese" | "Dutch";
  /** Small words, two of which tell the language. */
  readonly common: ReadonlySet<string>;
  /** What opens a noun phrase: behind it stands a noun, never the verb. */
  readonly determiners: ReadonlySet<string>;
  /** Words after which an `and` belongs to what they open. */
  readonly subordinators: ReadonlySet<string>;
  readonly verbs: RegExp;
  /** Behind this word ("se", "si") stands the verb. */
  readonly reflexive: RegExp | null;
  /** A listed word after a capital letter is the verb where it ends so. */
  readonly afterNoun: RegExp | null;
  /** How a verb may end, where the words around it bear it out. */
  readonly ending: RegExp | null;
  /** How a verb ends at the end of a side behind an article and a noun in the plural: "los totales coinciden". */
  readonly plural: RegExp | null;
}

/** A set of words that stand in one line. */
export function wordList(list: string): ReadonlySet<string> {
  return new Set(list.split(" "));
}

/** The endings of regular verbs on their stems, and forms as they are. */
function forms(stems: string, endings: string, others: string): RegExp {
  return new RegExp(
    `^(?:(?:${stems.split(" ").join("|")})(?:${endings})|${others.split(" ").join("|")})$`,
    "u",
  );
}

const GERMAN: Language = {
  name: "German",
  common: wordList(
    "der die das ein eine ist sind den dem im auf mit für unter alle jede jeder jedes kein keine und wird werden wurde wurden als per von zum zur",
  ),
  determiners: wordList(
    "der die das den dem des ein eine einen einem einer jede jeder jedes kein keine alle beide ihr ihre sein seine",
  ),
  subordinators: wordList(
    "wenn falls dass weil ob sobald während damit bis bevor nachdem sodass obwohl wer wie wo",
  ),
  verbs: forms(
    "zeig läuf lauf lad funktionier antworte liefer prüf speicher steh geh komm bleib brauch öffne schließ druck send nenn meld start stopp schalte leucht pass stimm lieg häng arbeite klapp enthäl erschein erreich erklär beschreib versteh erschein erhalt besteh beginn verschwind",
    "t|en|n|st",
    "ist sind wird werden hat haben kann können muss müssen soll sollen darf dürfen lädt hält fällt gibt geht steht antwortet antworten öffnet schaltet arbeitet sieht liest schreibt nimmt trägt enthält enthalten lässt",
  ),
  reflexive: null,
  afterNoun:
    /^(?!ge|mit$|seit$|nicht$|statt$|samt$|dort$|jetzt$|erst$|sonst$|fast$|selbst$|gegen$|neben$|zwischen$|wegen$|außen$|oben$|unten$|innen$|hinten$|vorn$|eben$|zusammen$|morgen$|gestern$|binnen$|vorhanden$|offen$|trocken$|zufrieden$|bereit$|bekannt$|ver|be|er|ent|zer)\p{Ll}{2,}(?:t|en)$/u,
  ending: null,
  plural: null,
};

const FRENCH: Language = {
  name: "French",
  common: wordList(
    "le la les un une des du est sont dans sur avec pour en au aux tous toutes chaque",
  ),
  determiners: wordList(
    "le la les un une des du ce cette ces son sa ses leur leurs chaque tous toutes aucun aucune de d' l'",
  ),
  subordinators: wordList("quand lorsque si que qui dont où parce puisque tant afin"),
  verbs: forms(
    "affich pass fonctionn march montr envoi export import enregistr arriv démarr ouvr tourn accept refus indiqu rest imprim sauvegard list charg ferm compil renvoi",
    "e|ent",
    "est sont a ont peut peuvent doit doivent fait font va vont répond répondent existe existent contient contiennent reçoit reçoivent voit voient l'a l'ont n'est n'a tient tiennent réussit réussissent",
  ),
  reflexive: /^se$/u,
  afterNoun: null,
  ending: /\p{Ll}{2,}(?:e|ent|it|ut)$/u,
  plural: /^\p{Ll}{2,}ent$/u,
};

const SPANISH: Language = {
  name: "Spanish",
  common: wordList(
    "el la los las un una está están es son en con por para del al todas todos cada se",
  ),
  determiners: wordList(
    "el la los las un una unos unas del al su sus este esta cada todo todos todas ningún ninguna de en con por",
  ),
  subordinators: wordList("cuando si que quien donde porque mientras aunque para"),
  verbs: forms(
    "funcion carg muestr pas acept guard export import enví arranc imprim par llev deposit indic rechaz",
    "a|an|ó|aron",
    "es son está están puede pueden debe deben tiene tienen ha han responde responden abre abren existe existen aparece aparecen recibe reciben contiene contienen devuelve devuelven sale salen cumple cumplen sigue siguen queda quedan hace hacen va van da dan firmó aprobó",
  ),
  reflexive: /^se$/u,
  afterNoun: null,
  ending: /\p{Ll}{2,}(?:an?|en?|ó)$/u,
  plural: /^\p{Ll}{2,}[ae]n$/u,
};

const ITALIAN: Language = {
  name: "Italian",
  common: wordList(
    "il lo la i gli le un una è sono in con per del della tutti tutte ogni si viene vengono al alla",
  ),
  determiners: wordList(
    "il lo la i gli le un uno una del della dei delle ogni tutti tutte nessun nessuna suo sua di in con per",
  ),
  subordinators: wordList("quando se che chi dove perché mentre affinché"),
  verbs: forms(
    "funzion caric mostr pass accett salv esport import invi stamp avvi",
    "a|ano|ò|arono",
    "è sono può possono deve devono ha hanno risponde rispondono apre aprono esiste esistono contiene contengono riceve ricevono carica resta restano rimane rimangono va vanno fa fanno",
  ),
  reflexive: /^si$/u,
  afterNoun: null,
  ending: /\p{Ll}{2,}(?:a|e|ano|ono|ò)$/u,
  plural: /^\p{Ll}{2,}[ao]no$/u,
};

const PORTUGUESE: Language = {
  name: "Portuguese",
  common: wordList(
    "o a os as um uma é são está estão em com por para do da dos das todos todas cada no na",
  ),
  determiners: wordList(
    "o a os as um uma do da dos das todo todos todas cada seu sua nenhum nenhuma de em com por",
  ),
  subordinators: wordList("quando se que quem onde porque enquanto"),
  verbs: forms(
    "funcion carreg mostr pass fech aceit guard export import envi aprov imprim assin",
    "a|am|ou|aram",
    "é são está estão pode podem deve devem tem têm responde respondem abre abrem existe existem aparece aparecem contém contêm recebe recebem foi foram fica ficam segue seguem vai vão",
  ),
  reflexive: /^se$/u,
  afterNoun: null,
  ending: /\p{Ll}{2,}(?:am?|em?|ou)$/u,
  plural: /^\p{Ll}{2,}[ae]m$/u,
};

const DUTCH: Language = {
  name: "Dutch",
  common: wordList("de het een is zijn op van met voor alle elke wordt worden in"),
  determiners: wordList("de het een elke alle geen zijn haar hun deze dit die van op met voor in"),
  subordinators: wordList("als dat die wanneer omdat zodat terwijl of tot zodra"),
  verbs: forms(
    "werk slag toon lad laad open antwoord bereik start stop draai print meld",
    "t|en",
    "is wordt worden heeft hebben kan kunnen moet moeten staat staan toont tonen slaagt slagen laadt laden werkt werken gaat gaan komt komen blijft blijven draait draaien brandt branden opent geeft geven sluit sluiten",
  ),
  reflexive: null,
  afterNoun: null,
  ending: null,
  plural: null,
};

const BY_CONNECTOR: ReadonlyMap<string, readonly Language[]> = new Map([
  ["und", [GERMAN]],
  ["et", [FRENCH]],
  ["mais", [FRENCH]],
  ["y", [SPANISH]],
  ["pero", [SPANISH]],
  ["e", [PORTUGUESE, ITALIAN]],
  ["ma", [ITALIAN]],
  ["en", [DUTCH]],
]);

/** A word as it is written, lower case and whether it opens with a capital letter. */
export interface ForeignWord {
  readonly word: string;
  readonly capital: boolean;
  readonly enclosed: boolean;
}

/** The language of a stretch: that of an `and` in it which two small words of the language bear out; null for English. */
export function languageOf(tokens: readonly ForeignWord[]): Language | null {
  let best: Language | null = null;
  let most = 1;
  const connectors = new Set(
    tokens.map(({ word }) => word).filter((word) => BY_CONNECTOR.has(word)),
  );
  for (const connector of connectors)
    for (const language of BY_CONNECTOR.get(connector) ?? []) {
      const count = tokens.filter(
        ({ word }) => word !== connector && language.common.has(word),
      ).length;
      if (count <= most) continue;
      best = language;
      most = count;
    }
  return best;
}

/** Index of the verb of a side: 0 where it takes its subject over; -1 for none, or one within "wenn …". */
export function foreignVerb(side: readonly ForeignWord[], language: Language): number {
  for (let i = 0; i < side.length && i < 12; i++) {
    const { word = "", capital = false, enclosed = false } = side[i] ?? {};
    if (language.subordinators.has(word) || word === ",") return -1;
    const before = side[i - 1];
    if (enclosed || language.determiners.has(word)) continue;
    if (/^(?:s'|l'|n')\p{L}+/u.test(word) && language === FRENCH && i > 1) {
      if (word.startsWith("s'") || language.verbs.test(word)) return i;
      continue;
    }
    if (before !== undefined && language.reflexive?.test(before.word) === true && i > 1) return i;
    if (capital && i > 0) continue;
    const clitic =
      i > 2 &&
      /^(?:l[aoe]s?|o|os)$/u.test(before?.word ?? "") &&
      !language.determiners.has(side[i - 2]?.word ?? "");
    if (before !== undefined && language.determiners.has(before.word) && !clitic) continue;
    if (language.verbs.test(word) || takesForeignObject(side, i, language)) return i;
    if (agrees(side, i, language)) return i;
    const placed = before?.capital === true && language.determiners.has(side[0]?.word ?? "");
    if (placed && language.afterNoun?.test(word) === true) return i;
  }
  return -1;
}

/** "el CSV respeta los filtros": a word that ends as a verb between a noun and what opens the next one. */
function takesForeignObject(side: readonly ForeignWord[], at: number, language: Language): boolean {
  const [before, word, after] = [side[at - 1], side[at], side[at + 1]];
  if (language.ending === null || at < 2 || before === undefined || word === undefined)
    return false;
  if (word.capital || language.determiners.has(before.word)) return false;
  const object = after?.word ?? "";
  return (
    language.ending.test(word.word) &&
    !/^(?:cada|chaque|ogni|todo|todos|todas|tous|toutes|tutti|tutte|de|en|con|por|di|in|per|em|com|d')$/u.test(
      object,
    ) &&
    (language.determiners.has(object) || /^l'\p{L}/u.test(object))
  );
}

/** "los totales coinciden", "i totali coincidono": an article, a noun in the plural and, at the end, what ends as its verb does. */
function agrees(side: readonly ForeignWord[], at: number, { plural, name }: Language): boolean {
  if (plural === null || at !== side.length - 1 || at < 2 || at > 4) return false;
  const [article, noun, verb] = [side[0]?.word ?? "", side[1]?.word ?? "", side[at]?.word ?? ""];
  const many = name === "Italian" ? /[ie]$/u : /[sx]$/u;
  return PLURAL_ARTICLE.test(article) && many.test(noun) && plural.test(verb);
}

const PLURAL_ARTICLE = /^(?:les|ces|los|las|i|gli|le|os|as)$/u;

/** Both sides say something of their own: "la página carga" and "el carrito muestra el total". */
export function areForeignClauses(
  left: readonly ForeignWord[],
  right: readonly ForeignWord[],
  language: Language,
  commaOnly: boolean,
): boolean {
  const [first, second] = [foreignVerb(left, language), foreignVerb(right, language)];
  if (second < 1 || first < 0 || endsSubordinate(left, language)) return false;
  if (!commaOnly) return true;
  // "…, die den Preis zeigt" goes on with what stands before it.
  if (language.determiners.has(right[1]?.word ?? "")) return false;
  return second < right.length - 1 || first === left.length - 1;
}

/** The right side opens with a verb whose subject is that of the left: "lädt und zeigt den Titel". */
export function sharesForeignSubject(
  left: readonly ForeignWord[],
  right: readonly ForeignWord[],
  language: Language,
): boolean {
  return (
    right.length > 1 &&
    foreignVerb(left, language) > 0 &&
    foreignVerb(right, language) === 0 &&
    !endsSubordinate(left, language)
  );
}

/** Whether a side ends within "wenn …", "dass …", whose own `and` this is. */
function endsSubordinate(side: readonly ForeignWord[], language: Language): boolean {
  const comma = side.findLastIndex(({ word }) => word === ",");
  return side.slice(comma + 1).some(({ word }) => language.subordinators.has(word));
}
