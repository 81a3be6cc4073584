/** What takes a hit back, in German. */

import type { TakesBackData } from "../takes-back.ts";

export const takesBack: TakesBackData = {
  premise: [
    "einschließlich dessen ?, was",
    "wenn",
    "(nennt|zeigt|sagt|erklärt|beschreibt|erläutert|vermerkt|listet|führt auf|steht|verrät) ?, (was|wie|wer|wo|wann|welche\\p{L}*|ob) (?!ich|wir|ihr)\\p{L}+",
    "falls",
    "sobald",
    "solange",
    "sofern",
    "sollte",
    "sollten",
    "bevor",
    "bis(?! auf)",
    "ob",
    "(steht|stehen|sagt|erklärt|beschreibt|nennt|heißt|hinweis|vermerkt|warnt|betont|schildert) … , dass",
  ],
  past: [
    "anfangs",
    "am anfang",
    "zuerst",
    "zu beginn",
    "ursprünglich",
    "früher",
    "damals",
    "bis gestern",
    "bis heute",
    "vorher",
    "zuvor",
    "im ersten (lauf|versuch|anlauf)",
    "beim ersten (lauf|mal|versuch|anlauf)",
    "vor (dem|der) (umbau|tausch|umstellung|änderung|reparatur)",
  ],
  solved: [
    "(jetzt|nun|inzwischen|mittlerweile|seither|seitdem|seit \\p{L}+|danach|dann|heute) … (läuft|laufen|geht|gehen|funktioniert|funktionieren|klappt|startet|starten|springt|springen|grün|behoben|da|liegt|liegen|hängt|hängen|steht|stehen|gibt es)",
    "(behoben|gelöst|repariert|beseitigt|korrigiert|getauscht|ausgetauscht|aufgehoben|geschlossen)",
  ],
  whole: [
    "(die|denen) noch (nicht |kein\\p{L}* )… , (erscheinen|bekommen|tragen|erhalten|landen|gelten)",
    "(die|denen) noch (nicht |kein\\p{L}* )… , werden … (angezeigt|markiert|gezeigt|ausgeblendet|gemeldet|hervorgehoben|aufgelistet)",
    "(?<=^\\W*|: ?)(?!ge|offen|noch|über|ver|be|er|zer|ent)\\p{L}{2,}(t|en|st) (?!ich|wir|ist|sind|hab|hat)[^?]{2,50}, (bleib|komm|zeig|wird|werd|gib|geh|meld|steh|erschein|spring|öffn|nimm|zieh|verschwind|erhält|sieht|fällt|wart|start|greif|läuft|sag|schick|send|blink|schalt|lös|rück|mach|sing|spiel)(t|en|et)?",
    "^\\W*(ist|sind|fällt|fallen|schlägt|schlagen|fehlt|fehlen|startet|läuft|bricht|kommt|wird|bleibt|geht) [^?]*, \\p{L}+(t|d|en) (er|sie|es|der|die|das|ein~|kein~)",
    "(so|wie) (ist es |es )?(gewollt|verlangt|gefordert|gewünscht|vorgesehen|beabsichtigt)",
    "(müssen|müsst|musst|muss|brauchen|braucht) … (nicht|nichts)(?! nur| allein)",
    "(nutzer|benutzer|kunden?|gäste?|mitglieder|besucher|leser|schüler|anrufer|mieter|patienten|fahrer|verein|warteschlange) (kann|können|darf|dürfen) … (später|morgen|nach)",
  ],
};
