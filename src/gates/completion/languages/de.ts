/** German. */

import { languageRules, type LanguageRule } from "./family.ts";

export const GERMAN_RULES: readonly LanguageRule[] = languageRules("de", {
  deferral: {
    pattern:
      /(?<!\p{L})(?:ich|wir) [^.;]{0,40}nach (?:den ferien|den feiertagen|ostern|pfingsten|weihnachten|dem urlaub|neujahr)(?!\p{L})|(?<!\p{L})heben? (?:ich|wir) (?:mir|uns) f(?:ü|ue)rs? [^.;]{0,60}(?<!\p{L})auf(?!\p{L})|\b(?:bleibt|bleiben|ist|sind|steht|stehen) (?:\p{L}+ )?(?:noch|weiterhin|vorerst|bisher|nach wie vor) ohne (?!fehler|m(?:ä|ae)ngel|befund|probleme?|(?:ä|ae)nderung|verlust|unterbrech)\p{L}{3}|\b(?:ich|wir)\b[^.;]{0,60}\bsobald\b|\bsobald\b[^.;]{0,60}(?<!\p{L})(?:freigegeben|vorliegt|verf(?:ü|ue)gbar|fertig|bereit|eingetroffen|geliefert|genehmigt|gekl(?:ä|ae)rt)(?!\p{L})|\b(?:in|bei|mit|auf|für|zu) (?:einem|einer|einen|der|dem|den|die) (?:sp(?:ä|ae)ter\w*|n(?:ä|ae)chst\w*|weiteren|anderen|zweiten) \p{L}+|\b(?:folgt|folgen|kommt|kommen|wird|werden)\b[^.;]{0,50}\b(?:sp(?:ä|ae)ter|noch|n(?:ä|ae)chst\w*|demn(?:ä|ae)chst|morgen|dran|bald)\b|\b(?:folgt|folgen|kommt|kommen)\b[^.;,]{0,50}\bnach\b|\b(?:wird|werden)\b[^.;,]{0,30}\bnach (?:der|dem|den) (?:abnahme|urlaub|ferien|freigabe|launch|release|sommer|winter|pause|wochenende|feiertag|messe|umzug)|(?<!\p{L})(?:verschoben|zur(?:ü|ue)ckgestellt|vertagt|aufgeschoben|ausgelassen|weggelassen|ausgespart|geparkt|au(?:ß|ss)en vor (?:ge)?(?:lassen|blieben))(?!\p{L})|(?<!(?:wird|werden) (?:\p{L}+ ){0,4})(?<!\p{L})(?:ü|ue)bersprungen(?!e)(?!\p{L})|\bnoch (?:nicht|offen|aus\b|kein\w*|zu |(?:ein|der|die|das) (?:platzhalter|entwurf|stub))|\b(?:steht|stehen) (?:noch )?aus\b|\b(?:bleibt|bleiben) (?:noch )?(?:offen|(?:ü|ue)brig|zu )|\b(?:es )?fehl(?:t|en) (?:noch|nur|der|die|das|ein\w*|bisher|bislang)|\b(?:der|die|das|dem) rest(?:liche\w*)? (?:\p{L}+ )?(?:folgt|kommt|fehlt|bleibt)|\b(?:fehlt|fehlen)(?: noch)?(?:[.,;]|$)|\bvorerst\b|\b(?:reich|liefer|trag|hol)\p{L}* (?:\p{L}+ ){0,6}nach\b|\bnach(?:gereicht|geliefert|gezogen|zureichen|zuliefern)\b|\b(?:wird|werden) (?:\p{L}+ ){0,5}(?:nachgereicht|nachgeliefert|nachgeholt|erg(?:ä|ae)nzt)\b/u,
    unless:
      /\boder sp(?:ä|ae)ter\b|\b(?:alle|allen|jede[rn]?|diejenigen|wer|mitglieder|kunden|nutzer|personen|leute|mandate|f(?:ä|ae)lle)\b[^.;,]{0,20}, (?:die|der|denen) (?!ich|wir)[^,]{0,60}\bnoch (?:nicht|kein)|(?:sekunden|minuten|stunden|tage|wochen) sp(?:ä|ae)ter|\bnoch (?:nicht|kein\w*) \p{L}+e[nr]? (?:\p{L}+ )?(?:werden|sieht|sehen|bekommt)|(?:wurde|wird|ist|blieb) nichts|nichts (?:wurde|fehlt|ist|blieb|verschoben|ausgelassen|offen)|wenn .{0,40}fehlt|fehlt (?:der|die|das|ein\w*) .{0,30}(?:,|antwortet|gibt)/u,
    says: "The message (German) leaves work for later or undone.",
    reject: [
      "Die Taschen nähen wir nach Ostern ein.",
      "Den Umschlag heben wir uns fürs zweite Halbjahr auf.",
      "Die Vorschau kommt in einem späteren Schritt dran.",
      "Der Index fehlt noch.",
      "Das PDF steht noch aus.",
      "Der Rest folgt.",
      "Die letzte Seite ist noch ohne Titel.",
    ],
    accept: [
      "Die Wahl wird gespeichert und bleibt nach dem Neuladen erhalten.",
      "Eine Mail geht an alle, die noch nicht geantwortet haben.",
      "Nichts wurde verschoben oder ausgelassen.",
      "Es fehlt nichts.",
    ],
  },
  handover: {
    pattern:
      /\b(?:sie|du|ihr|man) m(?:ü|ue|u)ss(?:en|t)?\b|\bm(?:ü|ue|u)ss(?:en|t) (?:sie|du|ihr)\b|\bbitte (?:noch |dann |nur )?\p{L}+(?:en|e|t)\b|\b(?:muss|m(?:ü|ue)ssen) (?:noch|manuell|von hand|selbst|erst)\b|\b(?:brauchen|brauchst|ben(?:ö|oe)tigen) (?:sie|du) (?:noch|nur)\b/u,
    unless:
      /\b(?:sie|du) m(?:ü|ue|u)ss(?:en|t) (?:nichts|nicht)\b|man muss (?:(?!noch )\p{L}+ ){0,5}nur (?!noch)|, (?:steht|sagt|mahnt|hei(?:ß|ss)t es) (?:auf|an|am|im|in|der|die|das) /u,
    says: "The message (German) hands the reader a step.",
    reject: [
      "Sie müssen noch den Schlüssel eintragen.",
      "Bitte den Dienst neu starten.",
      "Der Eintrag muss noch von Hand gesetzt werden.",
    ],
    accept: ["Sie müssen nichts tun."],
  },
  doubt: {
    pattern:
      /\b(?:sollten?|d(?:ü|ue)rften?) (?:\p{L}+ ){0,6}(?:funktionieren|klappen|gehen|sein|laufen|passen|reichen|halten|bleiben|stimmen)\b|\b(?:wahrscheinlich|vermutlich|hoffentlich|theoretisch|ungetestet|ungepr(?:ü|ue)ft)\b|\bin der theorie\b|\b(?:konnte|konnten|kann) (?:ich |wir |man )?(?:\p{L}+ ){0,6}nicht (?:\p{L}+ )?(?:testen|pr(?:ü|ue)fen|verifizieren|ausf(?:ü|ue)hren|getestet|gepr(?:ü|ue)ft|starten|erreichen|finden)|\bnicht (?:getestet|gepr(?:ü|ue)ft|implementiert|umgesetzt|fertig|ausgef(?:ü|ue)hrt|erledigt|enthalten)\b|\bich (?:glaube|denke|vermute|hoffe|nehme an)\b|\b(?:ich|wir) (?:werde|werden|mache|beginne|fange|k(?:ü|ue)mmere) (?:\p{L}+ ){0,8}(?:jetzt|nun|als n(?:ä|ae)chstes|dann|\p{L}+en\b)|\b(?:jetzt|nun|als n(?:ä|ae)chstes) (?:werde|mache|kommt|beginne) |\bschl(?:ä|ae)gt (?:\p{L}+ ){0,4}fehl\b|\b(?:test|tests|bau|build) (?:\p{L}+ ){0,3}(?:scheitert|scheitern|fehlgeschlagen)\b|\bplatzhalter\b|\battrappe\b|\b(?:nur |erst )?teilweise\b|\b(?:bisher|bislang)\b|\b(?:der gro(?:ß|ss)teil|die meisten|fast alle) |\b(?:alle|alles|s(?:ä|ae)mtliche\w*) (?:\p{L}+ )?(?:au(?:ß|ss)er|bis auf) /u,
    unless:
      /^schl(?:ä|ae)gt |\b(?:kein\w*|ohne|statt) (?:\p{L}+ )?(?:platzhalter|attrappe)|platzhalter (?:ist|sind|wurde\w*) (?:\p{L}+ )?(?:weg|entfernt|ersetzt|gel(?:ö|oe)scht)|platzhalter .{0,50}(?<!\p{L})(?:ersetzt|entfernt|gelöscht|weg|verschwunden)(?!\p{L})|wie (?:bisher|bislang)|bisher(?:ige|igen|iger)|wird nicht (?:getestet|gepr)|(?:die meisten|der gro(?:ß|ss)teil der|fast alle) (?:besucher|nutzer|kunden|g(?:ä|ae)ste|leute|menschen|mitglieder|leser|sch(?:ü|ue)ler|fahrg(?:ä|ae)ste|spieler)|vermutlich \p{L}+ste[rsn]? /u,
    says: "The message (German) hedges, announces or reports a failure.",
    reject: [
      "Das sollte jetzt funktionieren.",
      "Der Import wurde nicht getestet.",
      "Ich werde nun den Export bauen.",
      "Die Antworten sind Platzhalter.",
    ],
    accept: ["Die Platzhalter wurden ersetzt: kein Platzhalter mehr."],
  },
});
