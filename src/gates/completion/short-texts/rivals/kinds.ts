/**
 * Kinds of values of which a condition asks for one, so that another is not what was asked: formats, languages, systems,
 * parties, sides, places where something runs. One kind a line; its things are parted by bars, the spellings of a thing by
 * blanks. What is capitalised here is told by its capital alone: "Word", and no word.
 */

import { stem } from "../../../../domain/inventory/words/stem.ts";
import { NAME_CLASSES } from "../../coverage/name-classes.ts";

const TABLE = `
pdf | html htm | docx doc Word | xlsx xls excel spreadsheet | csv | tsv | json ndjson jsonl | xml | yaml yml | toml | ini | txt | markdown md | epub | rtf | odt | pptx ppt powerpoint
png | jpg jpeg | gif | svg | webp | avif | tiff tif | bmp | pdf | eps
mp3 | wav | flac | ogg | aac | m4a
mp4 | webm | mov | avi | mkv
zip | tar tgz | rar | 7z
english englisch englische englischen anglais anglaise inglés inglesa inglese inglês | french französisch französische französischen français française francés francesa francese francês | german deutsch deutsche deutschen allemand allemande alemán alemana tedesco alemão | spanish spanisch spanische spanischen espagnol español española spagnolo espanhol | italian italienisch italienische italien italiano italiana | dutch niederländisch holländisch néerlandais holandés neerlandés olandese | portuguese portugiesisch portugais portugués português portoghese | Polish polnisch polonais polaco polacco | russian russisch russe ruso russo | turkish türkisch turc turco | arabic arabisch arabe árabe arabo | japanese japanisch japonais japonés giapponese | chinese chinesisch chinois chino cinese mandarin | korean koreanisch coréen coreano | swedish schwedisch suédois sueco | danish dänisch danois danés | norwegian norwegisch norvégien noruego | finnish finnisch finnois finlandés | czech tschechisch tchèque checo | greek griechisch grec griego greco | hungarian ungarisch hongrois húngaro | romanian rumänisch roumain rumano | ukrainian ukrainisch ukrainien ucraniano | hindi | hebrew hebräisch hébreu hebreo | latin lateinisch
windows | macos mac osx | linux ubuntu debian fedora | android pixel galaxy | ios iphone ipad
chrome chromium | firefox | safari | opera | Edge
production prod live | staging stage | test testing sandbox | preview | development dev | canary
tenant tenants lessee renter Mieter Mieterin locataire inquilino | landlord landlords landlady lessor Vermieter Vermieterin propriétaire propietario
buyer purchaser Käufer Käuferin acheteur comprador | seller vendor Verkäufer Verkäuferin vendeur vendedor
patient | doctor physician | nurse
employee | employer
customer client | supplier
treasurer treasurers cashier | secretary | chair chairman chairwoman chairperson president | mayor mayoress | caretaker janitor | librarian | administrator admin sysadmin | headteacher headmaster headmistress | bookkeeper accountant | auditor | inspector | director | notary | pharmacist | dentist
sender | recipient receiver addressee
teacher | pupil student | parent parents
author | reviewer | editor
lender creditor | borrower debtor
bride | groom
mother | father
guest | host
plaintiff | defendant
north northern nördlich nord norte | south southern südlich süd sud sur sul | east eastern östlich ost est este leste | west western westlich ouest oeste ovest
left links gauche izquierda | right rechts droite derecha
front | rear back
upper top | lower bottom
inside indoors interior | outside outdoors exterior
upstairs | downstairs
entrance | exit
debit | credit
checking | savings
daily nightly | weekly | monthly | quarterly | yearly annual annually | hourly
monday Mon montag lundi lunes | tuesday Tue Tues dienstag mardi martes | wednesday Wed mittwoch mercredi miércoles | thursday Thu Thur Thurs donnerstag jeudi jueves | friday Fri freitag vendredi viernes | saturday Sat samstag samedi sábado | sunday Sun sonntag dimanche domingo
january Jan januar janvier enero | february Feb februar février febrero | March Mar märz mars marzo | april Apr avril abril | May Mai mai mayo | june Jun juni juin junio | july Jul juli juillet julio | august Aug août agosto | september Sep Sept septembre septiembre | october Oct oktober octobre octubre | november Nov novembre noviembre | december Dec dezember décembre diciembre
black schwarz noir negro | white weiß blanc blanco | red rot rouge rojo | green grün vert verde | blue navy blau bleu azul | yellow gelb jaune amarillo | grey gray grau gris | brown braun brun marrón | pink rosa | purple lila violet | orange
Berlin | Hamburg | Munich München | Frankfurt | Cologne Köln | Stuttgart | Düsseldorf | Leipzig | Dresden | Hanover Hannover | Nuremberg Nürnberg | Bremen | Vienna Wien Vienne | Graz | Salzburg | Linz | Zurich Zürich | Geneva Genf Genève | Basel | Bern | Lausanne | Paris | Lyon | Marseille | Toulouse | Bordeaux | Strasbourg Straßburg | Lille | Nantes | Rome Roma | Milan Milano Mailand | Turin Torino | Naples Napoli Neapel | Venice Venezia Venedig | Bologna | Genoa Genova | Madrid | Barcelona | Valencia | Seville Sevilla | Bilbao | Lisbon Lisboa Lissabon | Porto | London | Manchester | Birmingham | Leeds | Liverpool | Bristol | Edinburgh | Glasgow | Cardiff | Belfast | Dublin | Amsterdam | Rotterdam | Utrecht | Brussels Brüssel Bruxelles | Antwerp Antwerpen | Ghent Gent | Luxembourg | Copenhagen København Kopenhagen | Aarhus | Oslo | Bergen | Stockholm | Gothenburg Göteborg | Malmö | Helsinki | Tampere | Reykjavik | Tallinn | Riga | Vilnius | Warsaw Warszawa Warschau | Krakow Kraków Krakau | Gdansk Gdańsk Danzig | Prague Praha Prag | Brno | Bratislava | Budapest | Bucharest Bukarest | Belgrade Belgrad | Zagreb | Ljubljana | Athens Athen | Thessaloniki | Istanbul | Ankara | Kyiv Kiev | Lviv | Moscow Moskau | Cairo Kairo | Casablanca | Lagos | Nairobi | Johannesburg | Accra | Dubai | Doha | Riyadh | Tel-Aviv | Jerusalem | Mumbai | Delhi | Bangalore Bengaluru | Chennai | Hyderabad | Karachi | Dhaka | Bangkok | Singapore | Jakarta | Manila | Hanoi | Seoul | Tokyo | Osaka | Kyoto | Beijing | Shanghai | Shenzhen | Taipei | Melbourne | Brisbane | Perth | Auckland | Wellington | Toronto | Montreal | Vancouver | Ottawa | Chicago | Boston | Seattle | Denver | Miami | Atlanta | Philadelphia | Detroit | Portland | Minneapolis | Bogotá Bogota | Montevideo
get | post | put | patch | delete
home start landing | checkout | cart basket | contact | help support faq | search | login signin | settings | profile account | about | shop store | pricing | blog | imprint legal | privacy | product | error | news
`;
/** Kinds of time: something may well be told of the day on which it was done. */
const TIMES = /^(?:monday|january)/u;
/** Kinds that are told in capitals. */
const METHODS = /^get /u;
/** Kinds of pages, which are told in front of that word. */
const PAGES = /^home /u;

/** Things of which one does not stand for another. */
export interface Kind {
  readonly things: ReadonlyMap<string, number>;
  /** How many of its things, from the first, a condition may ask for. */
  readonly asked: number;
  /** Days of the week and months. */
  readonly isTime: boolean;
  /** What is told in capitals alone: GET. */
  readonly inCapitals: boolean;
  /** The stem of the word that has to follow; null where none has to. */
  readonly before: string | null;
}

let kinds: readonly Kind[] | null = null;

/** All kinds; read once. */
export function allKinds(): readonly Kind[] {
  return (kinds ??= [...TABLE.trim().split("\n").map(kindIn), ...shared()]);
}

function kindIn(line: string): Kind {
  const things = line.split(" | ").map((thing) => thing.split(" "));
  return {
    things: spelled(things),
    asked: things.length,
    isTime: TIMES.test(line),
    inCapitals: METHODS.test(line),
    before: PAGES.test(line) ? stem("page") : null,
  };
}

/** The kinds that the gate knows, too. */
function shared(): readonly Kind[] {
  return NAME_CLASSES.filter(({ placed }) => !placed).map(({ things, asked }) => ({
    things: spelled(things),
    asked,
    isTime: false,
    inCapitals: false,
    before: null,
  }));
}

function spelled(things: readonly (readonly string[])[]): ReadonlyMap<string, number> {
  return new Map(
    things.flatMap((own, thing) =>
      own.filter((word) => !/^\d/u.test(word)).map((word) => [word, thing] as const),
    ),
  );
}
