/** Spanish: given up, or a deed that is denied; both count where done_when asks for it. */

import type { LanguageData } from "../family.ts";

export const GIVEN_UP: LanguageData["givenUp"] = {
  frames: [
    "(he|hemos) (prescindido|desistido)(?= *[.,;]| *$)",
    "(lo |la |los |las )?(quité|quitamos|descarté|descartamos|saqué|sacamos|eliminé|eliminamos|suprimí|anulé|anulamos|cancelé|cancelamos|recorté|abandoné|abandonamos|salté|omití|omitimos|dejé fuera|tiré)",
    "(lo|la|los|las) (he|hemos) (quitado|descartado|sacado|eliminado|suprimido|anulado|cancelado|abandonado|omitido)",
    "se (cayó|cayeron|descartó|descartaron|canceló|cancelaron|eliminó|eliminaron|suprimió|abandonó|quitó|quitaron|sacó|sacaron)( (del|de la) (plan|lista|alcance|proyecto|encargo|programa))?",
    "(al final|finalmente|a última hora|decidimos que|decidí que) no (hacemos|hago|hicimos|hice|hay|habrá|va|van|lleva|llevan|ponemos|puse|pusimos|tiene|tienen|incluye|entra|entran|hacer|poner)",
    "(lo|la|los|las) dej(é|o|amos) (como|tal como|tal cual|igual que)( (estaba|estaban|venía|venían|era|eran))?",
    "(se queda|se quedan|quedó|quedaron|queda|quedan|sigue|siguen) (como|tal como|tal cual|igual que) (estaba|estaban|venía|venían|era|eran|antes)",
    "(lo|la|los|las) (dejo|dejé|dejamos) (de lado|correr|así|estar)",
    "(he|hemos) (prescindido|desistido|pasado) de",
    "(prescindí|prescindimos|prescindo|desistí|desisto) de",
    "(he|hemos) renunciado a(l)?",
    "((he|hemos) (optado por|decidido|preferido)|decidí|opté por|preferí|preferimos|decidimos|optamos por) no (?!tocar|cambiar|modificar|quitar|borrar)(\\p{L}+(ar|er|ir)(l[oa]s?)?)",
  ],
  reject: ["He prescindido de parts."],
  accept: ["He prescindido de anglicismos."],
};

export const DENIED: LanguageData["denied"] = {
  frames: [
    "(pero|aunque|mas) (aún |todavía )?no",
    "(?<!ya )no (tiene|tienen|lleva|llevan|trae|traen|incluye|incluyen|contiene|contienen|hay|hice|puse|pusimos|hicimos)( ningún| ninguna| una?| el| la| los| las)?",
    "no(?! (está|están|estaba|estaban|hubo|ha|han|he|hemos|hay|había|fue|fueron|queda|quedan|quedó|quedaron|tiene|tienen|lleva|llevan|trae|traen|incluye|incluyen|contiene|contienen|es|son|se|me|nos|los?|las?|puede|pueden|solo|hice|puse)(?!\\p{L}))",
    "no (hubo|ha habido)( ningún| ninguna| una?)?(?= \\p{L}+ *([.,;!]|$| (de|para|con) ))",
    "no (está|están|ha|han|he|hemos|fue|fueron|queda|quedó|quedaron)( sido| quedado| aún| todavía)?",
  ],
  behind: ["no (hubo|ha habido)"],
  reject: ["Las parts no se han delivered."],
  accept: ["Si las parts no están delivered, avisa."],
};
