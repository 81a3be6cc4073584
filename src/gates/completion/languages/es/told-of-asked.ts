/** Spanish: everyday words that leave work where their clause names what done_when asks for. */

import type { PlainKind } from "../family.ts";
import type { NamingData } from "../naming.ts";
import { DONE, DONE_STATE, I_DID, TO_DO } from "./verbs.ts";

export const NAMING: NamingData = {
  freeUnderEnglish: true,
  small:
    /^(?:.{3}|únic[oa]|esta|este|est[áa]n?|est[ao]s|ese|esos|esas|sobre|para|como|cada|desde|hasta|entre|pero|todos?|todas?|todavía|también|otr[oa]s?|ahora|momento|nada|algun[oa]s?|muy|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|siempre|antes|después|cuando|donde|tienen?|hacen?|queda[ns]?|sigue[ns]?|resto|parte|mitad)$/u,
  wholeSentence: true,
};

export const TOLD_OF_ASKED: PlainKind = {
  kind: "told-of-asked",
  frames: [
    "(solo|sólo|solamente|únicamente|nada más|nomás) (cubre|abarca|incluye|prueba|funciona|contempla|recoge|comprueba)n?",
    `sin (${TO_DO})(?= *[.,;]| *$)`,
    "(tiene|tienen|hay|salen|llegan|da|dan) (\\d+|un[oa]s?|dos|tres|vari[oa]s) \\p{L}+ (de )?menos(?= *[.,;]| *$)",
    "no (pasa|ocurre|hace|sucede|sale|muestra|aparece) nada",
    `(${I_DID}|${DONE}) ‥ (solo |nomás )?hasta (el|la|los|las) (?!(final|fin|últim|z(?!\\p{L})))\\p{L}+`,
    "(es|son|sigue siendo|siguen siendo) (el|la|los|las) (de|del) (\\p{L}+ ){0,2}(pasad|anterior|viej|otr|antes|siempre)~",
    "(faltó|faltaron)",
    "pendientes? de( que)?",
    "(próximamente|en breve|en unos días|en los próximos días)",
    "(demasiado|muy) (grande|largo|larga|complicad[oa]|difícil|car[oa]) (para|como para)",
    "(más o menos|mal que bien)(?= *[.,;]| *$)",
    "(la semana|el mes|el año|el (lunes|martes|miércoles|jueves|viernes|sábado|domingo)) (próxim[oa]|que viene|que entra|entrante)",
    "pasado mañana",
    "(sigue|siguen|continúa|continúan|permanece|permanecen) (todavía |aún )?(en|sobre|dentro|igual) (?!(verde|marcha|pie|funcionamiento|línea|servicio|su|sus|vigor|orden|uso))\\p{L}+",
    `no (${I_DID}|(he|hemos) (${DONE}))(?! (nada|ningún|ninguna|ninguno|nadie|más|otr[oa]s?|ni) )`,
    `nadie (lo |la |los |las |le |les )?(ha|han) ((aún|todavía) )?(${DONE})`,
    "nadie (todavía |aún )?(lo |la |los |las |le |les )?(probó|revisó|miró|comprobó|vio|ejecutó|abrió|hizo|escribió|midió)",
    `sin (${DONE_STATE})`,
    "(?<!que )no hay(?= *[.,;:!]| *$| todavía| aún| por ahora)",
    "(lo único|la única cosa|lo que) (que )?(no está|falta|queda|resta)",
    "(al|a la|a los|a las) … (le|les) (falta|faltan|queda|quedan)",
    "(está|están|anda|andan|va|van|sigue|siguen|quedó|quedaron) (aún |todavía |muy |bastante |un poco |medio )*(verde|verdes|crud[oa]s?|en pañales|cojo|coja|floj[oa]s?|incomplet[oa]s?|pel[oa]d[oa]s?|desactualizad[oa]s?|desordenad[oa]s?)(?= *[.,;:]| *$)",
    "(aún|todavía) (está|están|anda|va|van|sigue|siguen) (muy |bastante |un poco )?(verde|verdes|crud[oa]s?|floj[oa]s?)",
    "(es|son|está|están|va|van|quedó|quedaron|hay|tiene|tienen|hice|puse|preparé|armé|lo|la|cual) (solo |apenas |nada más |nomás |de momento |por ahora |más bien )*(un|una|unos|unas|en|de) (simple |mero |mera |pequeñ[oa] |primer |primera )?(\\p{L}+ (de )?)?(boceto|borrador|esbozo|bosquejo|esqueleto|parche|apaño|remiendo|prototipo|placeholder|stub|cascarón|adorno|mentira|pega|relleno|muestra|juguete|atrezo|cartón)",
    "(lleva|llevan|tiene|tienen|muestra|muestran|trae|traen) (un |una |el |la )?(texto|textos|datos|contenido|botón|botones|firma|imagen|precios|nombres) (de|en) (relleno|adorno|mentira|pega|muestra|ejemplo|blanco)",
    "(es|son|está|están|va|van|queda|quedan) ‥ (simulad|fingid|inventad|hueco|hueca|amañad|trucad|maquillad|falso|falsa|provisori|improvisad|chueco)(o|a|os|as)?(?= *[.,;:]| *$| por| con| en| hasta)",
    "(inventad|de mentira|al azar|de pega)(o|a|os|as)?(?= *[.,;:]| *$)",
    "con (lo mínimo|lo justo|lo básico|lo imprescindible)",
    "lo mínimo(?= *[.,;:]| *$)",
    "se (rompe|rompen|corta|cortan|pierde|pierden|desconfigura|desconfiguran|descuadra|descuadran|cierra sol[oa]|queda (en blanco|colgad[oa]|pillad[oa])|solapa|solapan|salta|saltan|duplica|duplican|borra|borran|descuelga)(?= *[.,;:]| *$| al | con | en | por | a )",
    "no (se )?(lee|leen|ve|ven|oye|oyen|entiende|entienden|abre|abren|cuadra|cuadran|coincide|coinciden|aparece|aparecen|sale|salen|manda|mandan|envía|envían|guarda|guardan|llega|llegan|carga|cargan|muestra|muestran|imprime|imprimen|genera|generan|calcula|calculan|actualiza|actualizan|cubre|cubren)( nada| bien| todavía| aún| del todo)?(?= *[.,;:]| *$| ningun(?!\\p{L}* (nuev|otr|más|error|duplic|problem)))",
    "pierde(n)? (el|la|los|las) \\p{L}+",
    "a medias(?= *[.,;:])",
    "(solo|sólo|solamente|nomás|nada más|únicamente) (en|para|con) (el|la|los|las|un|una) \\p{L}+",
    "(dejé|dejamos) (el|la|los|las) … (como|tal como|tal cual) (estaba|estaban|venía|venían)",
    "(ya )?(está|están) (medio|casi|semi) ?\\p{L}+(ado|ido|cho|sto|ada|ida|cha|sta|ados|idos|adas|idas)",
    "(se quedó|se quedaron|quedó|quedaron) en \\d+",
    "(se quedó|se quedaron|se queda|quedó|quedaron) (en nada|cort[oa]s?|a la mitad|a mitad)",
  ],
  unless:
    /(?<!\p{L})(?:según|fictici[oa]s?|de ejemplo|válid[oa]s?|(?:nombre|nombres|dato|datos) (?:es|son|está|están) inventad[oa]s?|gris|avisa|como en el (?:encargo|pedido)|no (?:entraba|estaba) en|no pasa nada (?:al|si|cuando))(?!\p{L})/u,
  says: "The message (Spanish) tells of something that falls short which done_when asks for.",
  reject: ["Sobre parts: aún nadie los ha revisado.", "De parts no hay."],
  accept: ["No ejecuté ningún programa ajeno.", "Las parts se han revisado todas."],
};
