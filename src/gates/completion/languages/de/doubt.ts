/** What is hedged, announced or there in part, in German. */

import type { LanguageData } from "../family.ts";

export const doubt: LanguageData["doubt"] = {
  pattern:
    /\b(?:sollten?|d(?:ü|ue)rften?) (?:\p{L}+ ){0,6}(?:funktionieren|klappen|gehen|sein|laufen|passen|reichen|halten|bleiben|stimmen)\b|\b(?:wahrscheinlich|vermutlich|hoffentlich|theoretisch|ungetestet|ungepr(?:ü|ue)ft)\b|\bin der theorie\b|\b(?:konnte|konnten|kann) (?:ich |wir |man )?(?:\p{L}+ ){0,6}nicht (?:\p{L}+ )?(?:testen|pr(?:ü|ue)fen|verifizieren|ausf(?:ü|ue)hren|getestet|gepr(?:ü|ue)ft|starten|erreichen|finden)|\bnicht (?:getestet|gepr(?:ü|ue)ft|implementiert|umgesetzt|fertig|ausgef(?:ü|ue)hrt|erledigt|enthalten)\b|\bich (?:glaube|denke|vermute|hoffe|nehme an)\b|\b(?:ich|wir) (?:werde|werden|mache|beginne|fange|k(?:ü|ue)mmere) (?:\p{L}+ ){0,8}(?:jetzt|nun|als n(?:ä|ae)chstes|dann|\p{L}+en\b)|\b(?:jetzt|nun|als n(?:ä|ae)chstes) (?:werde|mache|kommt|beginne) |\bschl(?:ä|ae)gt (?:\p{L}+ ){0,4}fehl\b|\b(?:test|tests|bau|build) (?:\p{L}+ ){0,3}(?:scheitert|scheitern|fehlgeschlagen)\b|\bplatzhalter\b|\battrappe\b|\b(?:nur |erst )?teilweise\b|\b(?:bisher|bislang)\b|\b(?:der gro(?:ß|ss)teil|die meisten|fast alle) |\b(?:alle|alles|s(?:ä|ae)mtliche\w*) (?:\p{L}+ )?(?:au(?:ß|ss)er|bis auf) /u,
  frames: [
    "so gut wie(?= \\p{L}+(t|en|ig|ll|ett)(?!\\p{L}))",
    "(ich|wir) (gehe|gehen|fange|fangen|beginne|beginnen|kümmere|kümmern|nehme|nehmen) (mich |uns |mir )?(als nächstes|jetzt|nun|gleich) … \\p{L}+",
    "(ich|wir) geh(e|en) … davon aus",
    "weiß (ich )?nicht",
    "ob … , (weiß|wissen) (ich|wir) nicht",
    "(ist|bleibt) … (unklar|fraglich|ungewiss)",
    "unklar ist",
    "(nur|erst|bloß|lediglich) … (zur hälfte|zum teil|zu einem teil|halb)",
    "(alles|alle) … , nur … nicht\\W*$",
    "mit ausnahme (von|des|der)",
    "(?<!nicht |sinkt |fällt |sank |fiel |reicht |steigt |runter |hinunter |herunter )bis auf (den|die|das|der|dem|ein|eine|einen|wenige|zwei|drei|vier|fünf)(?! (letzten|letzte|letzter|letztes|cent|kommastelle|zweite|dritte|zehntel|hundertstel|weiteres|minute|sekunde|byte|zeichen|gramm|millimeter|meter))",
    "abgesehen (von|vom)(?! (nichts|kein))",
    "(in|bei) den (aller)?meisten(?! (fällen|tagen|besuch\\p{L}+|nutz\\p{L}+|kunden|gästen?|leuten?|menschen|mitglieder\\p{L}*|lesern?|schülern?))",
    "(zum|den) (größten|überwiegenden) teil",
    "nachgesehen (habe|haben) (ich|wir) … nicht",
    "nur … nicht\\.?$",
  ],
  unless:
    /^schl(?:ä|ae)gt |\b(?:kein\w*|ohne|statt) (?:\p{L}+ )?(?:platzhalter|attrappe)|platzhalter (?:ist|sind|wurde\w*) (?:\p{L}+ )?(?:weg|geschichte|raus|vergangenheit|entfernt|ersetzt|gel(?:ö|oe)scht)|platzhalter .{0,50}(?<!\p{L})(?:ersetzt|entfernt|gelöscht|weg|verschwunden)(?!\p{L})|wie (?:bisher|bislang)|bisher(?:ige|igen|iger)|wird nicht (?:getestet|gepr)|(?:die meisten|der gro(?:ß|ss)teil der|fast alle) (?:besucher|nutzer|kunden|g(?:ä|ae)ste|leute|menschen|mitglieder|leser|sch(?:ü|ue)ler|fahrg(?:ä|ae)ste|spieler)|vermutlich \p{L}+ste[rsn]? /u,
  says: "The message (German) hedges, announces or reports a failure.",
  reject: [
    "Das sollte jetzt funktionieren.",
    "Der Import wurde nicht getestet.",
    "Ich werde nun den Export bauen.",
    "Die Antworten sind Platzhalter.",
  ],
  accept: ["Die Platzhalter wurden ersetzt: kein Platzhalter mehr."],
};
