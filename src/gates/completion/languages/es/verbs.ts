/** Spanish verbs of delivering, in the forms that a report tells of itself in. */

const AR =
  "prob comprob revis mir termin acab mont instal envi mand public despleg verific valid firm traduc redact actualiz agreg cre gener configur conect implement program migr import carg entreg prepar pas lanz ejecut calcul list filtr guard control prueb cont dibuj anot repas contrast cotej aprob document adjunt anex dise maquet edit grab ensay model colg pint limpi numer etiquet clasific codific digitaliz escane reserv compr encarg ajust report".split(
    " ",
  );
const ER_IR =
  "corr sub imprim escrib med inclu añad abr le resolv hac consegu ped correg reun recog".split(
    " ",
  );
const IRREGULAR = {
  preterite:
    "hice|hicimos|puse|pusimos|vi|vimos|fui|fuimos|traduje|tradujimos|incluí|incluimos|medí",
  participle:
    "hecho|puesto|visto|escrito|impreso|abierto|resuelto|ido|medido|pedido|subido|corrido|incluido|añadido|leído|traducido",
  present: "hago|hacemos|pongo|ponemos|veo|vemos|pruebo|envío|cuento|mido|pido|traduzco|incluyo",
};

const stems = (list: readonly string[]): string => list.join("|");

/** "probé", "corrimos", "hice": first person, past. */
export const I_DID = `(((${stems(AR)})(é|amos))|((${stems(ER_IR)})(í|imos))|${IRREGULAR.preterite}|ejecuté|publiqué|cargué|entregué|desplegué)`;
/** "probado", "hecho". */
export const DONE = `(((${stems(AR)})ado)|${IRREGULAR.participle})`;
/** "probada", "hechas": as a state. */
export const DONE_STATE = `((${stems(AR)})ad|hech|puest|escrit|impres|abiert|medid|subid|incluid|añadid|leíd|traducid|resuelt)(o|a|os|as)`;
/** "pruebo", "hago": first person, present. */
export const I_DO = `(((${stems(AR)})(o|amos))|((${stems(ER_IR)})(o|imos|emos))|${IRREGULAR.present})`;
export const TO_DO = `((${stems(AR)})ar|(${stems(ER_IR)}|pon)(er|ir)|hacer|ver|traducir)(l[oa]s?|se)?`;
/** Times to come. */
export const LATER =
  "((?<!(esta|la|por la|ayer|de) )mañana|luego|después|más tarde|más adelante|otro (día|rato|momento)|en otr[oa] (momento|rato|sesión|ocasión|vuelta|tanda)|(el|este|para el) ((próximo|siguiente) )?(lunes|martes|miércoles|jueves|viernes|sábado|domingo|fin de semana|finde|mes|año|trimestre)|(la|esta|para la) ((próxima|siguiente|otra) )?(semana|noche|tarde|sesión|próxima|siguiente|vuelta)|a la vuelta|al final( del día)?|cuando|en cuanto|apenas|tan pronto|tras (el|la|las|los)|a fin de mes|en breve|pronto|enseguida|en (unos|los próximos) días|dentro de (un|una|unos|unas|dos|tres) \\p{L}+|a (primeros|principios|finales|mediados) de|en (enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre|otoño|invierno|verano|primavera))";
/** Verbs of something to come, where they cannot be of what always is. */
export const COMES =
  "(haya|hayan|tenga|tengan|tengamos|pueda|puedan|podamos|vuelva|vuelvan|volvamos|llegue|lleguen|venga|vengan|esté|estén|termine|terminen|acabe|acaben|pase|pasen|abra|abran|sepa|sepan|sepamos|salga|salgan|den|dé|confirme|confirmen|conteste|contesten|responda|respondan|regrese|regresen|quede|queden|reciba|recibamos|apruebe|aprueben|firme|firmen|diga|digan|mande|manden|envíe|envíen|pase|pasen|autorice|autoricen|decida|decidan|toque|toquen|consiga|consigamos)";

/** Future tenses; their accents have to be there, since "generan" and "cámara" are none. */
export const I_WILL = "(ar\\u00e9|er\\u00e9|ir\\u00e9|dr\\u00e9|aremos|eremos|iremos|dremos)";
export const IT_WILL = "(ar|er|ir|dr)\\u00e1n?";
