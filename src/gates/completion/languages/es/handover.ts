/** Spanish: handed to the reader or to somebody else. */

import { IT_WILL, TO_DO } from "./verbs.ts";
import type { LanguageData } from "../family.ts";

export const HANDOVER: LanguageData["handover"] = {
  pattern:
    /(?<!\p{L})(?:(?:usted )?(?:debes?|deben|tienes?|tendrá|tendrás|tienen) que? ?\p{L}+(?:ar|er|ir)(?:lo|la|se)?|(?:debes|tendrás que|tienes que) |necesitas? (?:añadir|configurar|poner|una|un|la|el) |recuerd(?:a|e) |no (?:te )?olvid(?:es|e) |por favor,? |(?:hay|habrá|habría) que \p{L}+(?:ar|er|ir)(?:l[oa]s?|se)?|(?:corre )?(?:por|de) (?:tu|su) cuenta|(?:poné|hacé|agregá|completá|cargá|mandá|corré|probá|revisá|cambiá|ejecutá|configurá|reiniciá|instalá|firmá|acordate de|fijate|sumá|llená) (?:el|la|los|las|un|una|que|vos|de|tu))(?:(?<!\p{L})|(?!\p{L}))/u,
  frames: [
    `(lo|la|los|las) (?!(será|serán|podrá|podrán)(?!\\p{L}))\\p{L}{2,}${IT_WILL}`,
    "(prefiero|preferiría|preferimos|mejor|conviene|convendría|estaría bien|agradecería|te pido|os pido|basta con|bastaría con|solo queda|solo resta) que (lo |la |los |las |tú |vos |alguien |usted )?\\p{L}+",
    "(se|te) (lo|la|los|las) (lleva|llevan|llevo|paso|pasa|pasé|mando|mandé|doy|di|dejo|dejé) (\\p{L}+ ){0,3}(a|para) \\p{L}+(ar|er|ir)",
    "que (lo |la |los |las )\\p{L}+ (alguien|quien)",
    "antes de … (quisiera|querría|me gustaría|necesitaría|desearía)",
    "(tendrás?|tendréis|tendrán|tenéis|tienes?|tienen) (usted |ustedes |todavía |aún |solo )?que",
    "(debe|deben|debéis|deberá|deberán|deberás) (usted |ustedes |todavía |aún |solo )?(\\p{L}+(ar|er|ir))(se|lo|la|los|las)?",
    "(os|te|le|les) (toca|corresponde|queda) … \\p{L}+(ar|er|ir)",
    "(queda|quedan|dejo|dejamos) … en (tus|sus|vuestras) manos",
    "(os|te|le|les) (lo |la |los |las )?(dejo|dejamos|dejé|encargo|paso|pasamos) (?!.* (en|por|aquí|abajo|adjunt\\p{L}+) )(a (vosotr[oa]s|ti|usted|ustedes|vos) )?(\\p{L}+(ar|er|ir)|el|la|los|las|a (vosotr[oa]s|ti|usted|ustedes|vos))",
    "(os|te|le|les) (lo |la |los |las )?(dejo|dejamos|dejé|encargo) a (vosotr[oa]s|ti|usted|ustedes|vos)",
    "(le|les|te|os|nos) (toca|tocará|corresponde|queda) (a|al)(?! (mañana|las|partir|menos|gusto|pie|pelo))",
    `(tendría|tendrían|debería|deberían|tiene|tienen|debe|habría de|falta) que? ?(${TO_DO})(l[oa]s?)? (alguien|otro|otra|otra persona|el equipo|quien)`,
    "(alguien|otra persona|otro compañero|quien (quiera|venga|siga|sepa)) (\\p{L}+ )?(tendría|debería|tendrá|deberá|tiene|debe|podría|puede|lo|la|los|las|haga|mire|revise|complete|termine)",
    "(de|del) … se (ocupará|encargará|ocuparán|encargarán|ocupa|encarga|ocupan|encargan) (el|la|los|las|mi|un|una|otro|otra|\\p{L}+)",
    "(lo|la|los|las|eso|esto|ello) (hará|harán|terminará|terminarán|acabará|completará|completarán|firmará|revisará|pondrá|pondrán|verá|verán|cerrará|mirará) (el|la|los|las|mi|un|una|otro|otra|quien|alguien)",
    "(es|queda|son|sería) (cosa|tarea|trabajo|asunto|responsabilidad|decisión|labor) (tuy|vuestr|suy|de(l)? )~",
    "(vos|tú|ustedes|vosotr[oa]s|usted) (nomás|solo|sólo|mism[oa]s?|solamente|únicamente) \\p{L}+",
    "(nomás|solo|sólo|solamente|únicamente) (te|os|le|les) (falta|queda|toca|resta)",
    "(al|a la|a los|a las) … (solo|sólo|nomás|únicamente|nada más)? ?(le|les) (falta|faltan) que (tú |vos |usted |ustedes )?\\p{L}+",
    "(mándal|ponl|añádel|complétal|rellénal|revísal|imprímel|fírmal|cámbial|súbel|ejecútal|córrel|lánzal|pruébal|compruébal|instálal|configúral|actívál|créal|escríbel|termínal|acábal|publícal|envíal|agrégal|cárgal|pídel|pásal|hazl|házmel|conéctal|copial|pégal)(o|a|os|as|e)( \\p{L}+)* (tú|vos|usted|cuando|antes|luego|a mano|desde|en tu|mismo)",
    "(lo|la|los|las) (\\p{L}+(\\u00e1|\\u00e9)is)(?! (ver|consultar|encontrar))",
    "(lo|la|los|las) (pones|metes|añades|agregas|haces|cambias|ajustas|completas|rellenas|subes|corres|mandas|revisas|generas|creas|escribes|defines|decides|terminas|acabas|rellena usted|pone usted)",
    "(quien|el que|la que) (la |lo |los |las )?(use|reciba|herede|mantenga|retome|siga) (tendrá|tiene|deberá|debe)",
    "(faltaría|falta|queda|quedaría) que (tú|vos|usted|ustedes|vosotr[oa]s|alguien|el|la|los|las|me|nos|\\p{L}+(es|as|áis|éis|an|en))",
    "(recuerd|acuérd|acuerd)(a|e|en|ad|ate|ese|ense)",
    "no (te |se |os )?olvid(es|e|en|éis)",
    "(alguien|uno de vosotros) (tiene|tendrá|debe|debería) (que )?",
    "por favor",
    "(la|lo|las|los)? ?(podéis|puedes|pueden|puede) \\p{L}+(ar|er|ir)(l[oa]s?)? (vosotros|vosotras|ustedes|usted|tú)",
    "(la|lo|las|los) (podéis|puedes) (redactar|escribir|completar|rellenar|añadir|crear|generar|montar|instalar|configurar|hacer|terminar|preparar)",
    "(se )?(tendrá|tendrán|deberá|deberán) que? ?(encargar|ocupar|hacer|escribir|hacerse|escribirse)",
    "(haga|hagan|haz) (el )?favor",
  ],
  unless:
    /recuerda (?:al|a la|a los|a las) |no (?:tienes?|debes?|hay) que|, (?:dice|indica|recuerda) (?:el|la|un|una) \p{L}+\W*$/u,
  says: "The message (Spanish) hands the reader a step.",
  reject: [
    "De imprimir el cartel se ocupará la secretaría.",
    "El importe lo metéis cuando haya tarifas.",
    "Tienes que añadir la clave.",
    "No olvides lanzar la migración.",
    "Hay que reiniciar el servicio.",
  ],
  accept: ["Puedes verlo en la carpeta de entrega.", "No tienes que hacer nada."],
};
