/** Spanish. */

import { languageRules, type LanguageRule } from "./family.ts";

export const SPANISH_RULES: readonly LanguageRule[] = languageRules("es", {
  deferral: {
    pattern:
      /(?<!\p{L})\p{L}+(?:ré|remos) [^.;]{0,50}(?:después de (?:las vacaciones|las fiestas|el verano)|la semana que viene|el mes que viene)(?!\p{L})|(?<!\p{L})quedan? para (?:una?|la|el|otra?) (?:segunda?|próxim[ao]|siguiente|otra?|futura?)(?!\p{L})|(?<!\p{L})(?:lo|la|los|las) retomar(?:é|emos)(?!\p{L})|(?<!\p{L})retomar(?:é|emos) (?:el|la|los|las|esto|eso)(?!\p{L})|(?<!\p{L})se (?:hará|harán|añadirá|añadirán|completará|entregará|incluirá|publicará)(?!\p{L})|(?<!\p{L})(?:sigue|siguen|continúa|continúan) sin (?!errores?|fallos?|cambios?|problemas?|incidencias?|diferencias?|avisos?|pérdidas?|interrupci)\p{L}{3}|(?<!\p{L})cuando(?!\p{L})[^.;]{0,40}(?<!\p{L})(?:estén?|hayan?|llegue|tenga|tengamos|quede|exista|sepa|termine)(?!\p{L})|(?<!\p{L})(?:qued(?:a|an|ó|aron|ará) (?:\p{L}+ )?(?:pendientes?|por |sin |para |fuera|a medias)|(?:est(?:á|án)|sigue|siguen) (?:\p{L}+ )?pendientes?|^pendientes?(?::|$)|: pendientes?\.?$|(?:solo |sólo |aún |todavía |aun |y )?falta(?:n|ría)? (?:por |solo |el |la |los |las |un |una |que |rellenar|hacer|probar|terminar|\p{L}+(?:ar|er|ir)\b)|(?:más|mas) (?:tarde|adelante)|(?:en|para) (?:la |el |una |un )?(?:próxim[ao]|posterior|futur[ao]|siguiente|otr[ao]) (?:versión|iteración|sesión|fase|semana|entrega|sprint|paso|vez|momento|día)|(?:para|en) (?:luego|después|otro (?:día|momento))|por (?:ahora|el momento)|de momento|(?:todavía|aún|aun) (?:no|falta)|aplazad[ao]s?|pospuest[ao]s?|aparcad[ao]s?|(?:lo |la )?(?:dej(?:o|é|amos|aré)|dejado) (?:para|pendiente|fuera|sin)|el resto (?:queda|vendrá|lo|se)|vendrá|sin (?:probar|terminar|implementar|verificar|hacer))(?:(?<!\p{L})|(?!\p{L}))/u,
    unless:
      /no (?:queda|falta) nada|nada (?:queda|quedó|falta) |(?:filtro|estado|pedidos?|lista) .{0,30}pendientes? |o más tarde|(?:minutos?|horas?|segundos?|días?) (?:más tarde|después)|(?:^|, )(?:si|cuando) (?:\p{L}+ )?falta|(?:^|, )más tarde (?:se )?\p{L}+(?:ó|aron|ieron)(?!\p{L})/u,
    says: "The message (Spanish) leaves work for later or undone.",
    reject: [
      "De los bolsillos me ocuparé después de las vacaciones.",
      "El índice queda para una segunda fase.",
      "El índice lo retomaremos en otoño.",
      "El fichero queda pendiente.",
      "Falta rellenar los bloques.",
      "El índice lo dejo para más adelante.",
      "La portada aún no está.",
      "La portada sigue sin título.",
    ],
    accept: ["No falta nada.", "No queda nada por hacer.", "El índice sigue sin errores."],
  },
  handover: {
    pattern:
      /(?<!\p{L})(?:(?:usted )?(?:debes?|deben|tienes?|tendrá|tendrás|tienen) que? ?\p{L}+(?:ar|er|ir)(?:lo|la|se)?|(?:debes|tendrás que|tienes que) |necesitas? (?:añadir|configurar|poner|una|un|la|el) |recuerd(?:a|e) |no (?:te )?olvid(?:es|e) |por favor,? |(?:hay|habrá) que \p{L}+(?:ar|er|ir)|(?:corre )?(?:por|de) (?:tu|su) cuenta)(?:(?<!\p{L})|(?!\p{L}))/u,
    unless: /no (?:tienes?|debes?|hay) que|, (?:dice|indica|recuerda) (?:el|la|un|una) \p{L}+\W*$/u,
    says: "The message (Spanish) hands the reader a step.",
    reject: [
      "Tienes que añadir la clave.",
      "No olvides lanzar la migración.",
      "Hay que reiniciar el servicio.",
    ],
    accept: ["No tienes que hacer nada."],
  },
  doubt: {
    pattern:
      /(?<!\p{L})(?:deberían? (?:\p{L}+ ){0,3}(?:funcionar|pasar|ser|estar|bastar|quedar|ir)|probablemente|supuestamente|en (?:teoría|teoria|principio)|quizás?|(?:creo|pienso|espero|supongo) que|no (?:se )?(?:pude|pudo|he podido|pudimos|ha sido posible|está|están|se ha|se han|ha sido|he|hemos) (?:\p{L}+ )?(?:probar\p{L}*|verificar\p{L}*|ejecutar\p{L}*|probad[ao]s?|verificad[ao]s?|implementad[ao]s?|terminad[ao]s?|hech[ao]s?|listo|lista)|(?:pruebas?|tests?|compilación|caso) (?:\p{L}+ ){0,3}fall(?:a|an|ó|aron)|(?:ahora )?(?:voy|vamos) a \p{L}+|(?:lo|la|los|las|luego|después|ahora|mañana|ya) \p{L}+(?:aré|eré|iré|aremos|eremos|iremos)|provisional(?:es)?|ficti[c]i[ao]s?|parcial(?:es|mente)?|casi (?:tod\p{L}+|listo|terminado)|la mayoría|tod[ao]s? (?:\p{L}+ ){0,2}(?:excepto|salvo|menos))(?:(?<!\p{L})|(?!\p{L}))/u,
    unless:
      /la (?:mayoría|mayor parte) de (?:los|las) (?:visitantes|usuari\p{L}+|client\p{L}+|personas|invitad\p{L}+|soci\p{L}+|lector\p{L}+|alumn\p{L}+|pasajer\p{L}+)/u,
    says: "The message (Spanish) hedges, announces or reports a failure.",
    reject: [
      "Debería funcionar.",
      "Ahora voy a montar el índice.",
      "No se pudo probar la restauración.",
      "Todas menos una: todas las páginas menos la portada.",
    ],
    accept: ["No hay datos ficticios."],
  },
});
