/** Plain words, in German, for work that is put off, announced, handed on, there in part or in a lesser form. */

import type { PlainKind } from "../family.ts";
import { END, unless } from "./unless.ts";

const DAY =
  "(montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonnabend|sonntag|wochenende|\\p{L}+(tag|woch)(nach|vor)?mittag|\\p{L}+tagabend)";
const NEXT = "(nächste|kommende|zweite|dritte|spätere|folgende|weitere|übernächste)[nrms]?";
const ROUND =
  "(schritt|schwung|sprint|release|version|fassung|auflage|ausgabe|runde|etappe|durchgang|anlauf|phase|ausbaustufe|iteration|quartal|halbjahr|jahr|monat|woche|tagen|wochen|monaten|mal)s?";
/** When it is going to be. */
const LATER = [
  `(am|kommenden|nächsten|diesen|ab|bis) ${DAY}`,
  `(im|in|mit|zum|zur|bei|beim|bis) (der |dem |den |einer |einem )?${NEXT} ${ROUND}`,
  `${NEXT} ${ROUND}`,
  "(anfang|mitte|ende|im laufe) (der|des|kommende[nr]|nächste[nr]|dieser|dieses|januar|februar|märz|april|mai|juni|juli|august|september|oktober|november|dezember)",
  "(heute|morgen) (abend|nachmittag|nacht|mittag|früh)",
  "(im|zum|fürs) (herbst|winter|frühjahr|frühling|sommer|neuen jahr)",
  "irgendwann",
  "bei gelegenheit",
  "die tage",
  "demnächst",
].join("|");

export const leftOfThing: readonly PlainKind[] = [
  {
    kind: "later",
    frames: [
      LATER,
      "(wird|werden|kommt|kommen|ich|wir|folgt|folgen|erscheint|gibt es) … erst (kurz )?(vor|nach|zum|zur|beim|im|am|wenn|ab|dann|später|hinterher)(?! (\\d+|einem|zwei|drei|\\p{L}+) (tag|sekund|minut|stund|woch|monat))",
      "(kriegt|bekommt|erhaltet|bekommst|kriegst) (ihr|du)",
      "(kriegen|bekommen|erhalten) sie … (später|noch|dann|nachher)",
      "(hat|haben) (noch )?(zeit|luft) bis",
      "(hat|haben) (noch )?(zeit|keine eile)" + END,
      "(eilt|eilen|drängt|drängen) … nicht",
    ],
    unless: new RegExp(
      `${unless("|\\d+ von \\d+|zuletzt|ist|sind|wurden?|war(?:en)?|habe|hatten?|kam(?:en)?|ging(?:en)?|fand(?:en)?|geht|gehen|beginnt|beginnen|startet|starten|läuft|laufen|fährt|fahren|öffnet|schließt|(?<!(?:wird|werden) [^.;]{0,60})(?:ge\\p{L}+(?:t|en)|\\p{L}{2,4}ge\\p{L}+(?:t|en)|ver\\p{L}+(?:t|en)|\\p{L}+iert)(?= *[.,;]| und| *$)|\\p{L}{3,}ten?(?= (?:ich|wir|es|am|er|sie))").source}|(?<!\\p{L})hat (?!(?:noch )?(?:zeit|luft|keine eile))|(?<!\\p{L})haben (?!(?:noch )?(?:zeit|luft|keine eile))`,
      "u",
    ),
    says: "The message (German) puts off a thing that is asked for.",
    reject: [
      "Die parts kriegt ihr Anfang kommender Woche.",
      "Die parts haben Zeit bis zum Herbst.",
    ],
    accept: ["Die parts kamen am Dienstag an.", "Die parts sind am Freitag geprüft worden."],
  },
  {
    kind: "announced",
    frames: [
      "(?!die |eine |keine |alle |diese |jede |ohne |welche |solche |meine |unsere |hab|hatt|konnt|wurd|würd|nenn|list|zähl|seh|find|rechn|mess|empfehl|dank|verweis|bestätig|mein|denk|geb|füg|leg|häng|schick|sag|schließ|glaub|hab|versteh|kenn|les)\\p{L}{2,}(?<!t)e ich",
      "(?<=(^|[,;:(]) *)ich (?!hab|hatt|konnt|wurd|würd|nenn|list|zähl|seh|find|rechn|mess|empfehl|dank|verweis|bestätig|mein|denk|geb|füg|leg|häng|schick|sag|schließ|glaub|versteh|kenn|les)\\p{L}{2,}(?<!t)e",
      "(hänge|lege) ich … (aus|auf|ein|zurück|beiseite|weg|dran|drauf)" + END,
      "(fang|geh|bring|trag|füll|druck|pack|räum|leg|zieh|mach|bau|schreib|hol|prüf|schau|guck|setz|kümmer|nehm|stell|richt|les|teste?) ich",
      "(will|möchte|arbeite|warte|richte|teste|starte|berichte|leite|bearbeite|überarbeite) ich",
      "(wollen|werden|möchten|müssen|sollten|müssten) wir",
      "(sitz|bin|sind|steck|arbeit)(e|en)? (ich|wir) … (gerade|derzeit|aktuell|momentan|im moment|dran|mitten)",
      "(ich|wir) (sitz|bin|sind|steck|arbeit)(e|en)? … (gerade|derzeit|aktuell|momentan|im moment|dran|mitten)",
      "(habe|hab|haben) (ich|wir) (mir |uns )?… (überlegt|gedanken gemacht|vorgenommen|vorgemerkt|notiert|angefangen|begonnen|angesetzt|ins auge gefasst)",
      "(ich|wir) (habe|hab|haben) (mir |uns )?… (überlegt|gedanken gemacht|vorgenommen|vorgemerkt|angefangen|begonnen|angesetzt|ins auge gefasst)",
      "in der mache",
      "(damit|dann|gleich|morgen) geht es los",
      "auf (dem|meinem|unserem|meiner|unserer) (zettel|liste|plan|programm|agenda|tagesordnung|to-do-liste|todo-liste)" +
        END,
      "(ist|sind) … (angestoßen|eingeleitet|angeleiert|auf den weg gebracht|in gang|in auftrag|in auftrag gegeben|beantragt|angefragt|angefordert|bestellt|vorgemerkt|eingeplant|vorgesehen|angedacht)" +
        END,
      "(ist|sind) (angestoßen|gestartet|angelaufen) und (läuft|laufen|wird|werden)",
      "steht … (die gliederung|das gerüst|das konzept|der rahmen|der entwurf|die idee|das grundgerüst)",
      "(wird|werden) … (gerade|derzeit|aktuell|momentan|zurzeit|im moment) … (ge\\p{L}+|\\p{L}+t|\\p{L}+en)",
      "(läuft|laufen) … (gerade|derzeit|aktuell|momentan|zurzeit|im moment)" + END,
    ],
    unless: unless(
      "|eingetroffen|angekommen|geliefert worden|eingebaut|liegt vor|liegen vor|heute (?:früh|morgen) ab",
    ),
    says: "The message (German) has begun, or intends, what is asked for.",
    reject: ["An parts sitze ich gerade.", "Die parts baue ich dann.", "Die parts sind bestellt."],
    accept: ["Die parts habe ich gebaut.", "Die parts sind bestellt und eingebaut."],
  },
  {
    kind: "others",
    frames: [
      "(müsste|sollte|darf|dürfte|könnte|kann|muss|möge|soll) … (jemand|irgendwer|irgendjemand|einer von (euch|ihnen))",
      "(jemand|irgendwer|irgendjemand|einer von euch) … (müsste|sollte|darf|könnte|muss|soll)",
      "(ist|sind|bleibt|bleiben|wäre) (die |eine )?(sache|aufgabe|angelegenheit|job) (de[rs]|von|eine[rs]|eure[rs]|ihre[rs])",
      "(?!sieht|bekommt|erhält|liest|findet|nutzt|hat|ist|sucht|kennt|lobt|verlangt)\\p{L}{2,}(?<!ge\\p{L}*)t (dann |noch |ja |später |bei euch |bei ihnen |ohnehin |sowieso |selbst |künftig |am besten )*(die|der|das|eure?|ihre?|unsere?) (\\p{L}*(abteilung|team|leitung|büro|technik|wart|leiter|leiterin|beauftragte|meister|kanzlei|praxis)|it|it-\\p{L}+|admin\\p{L}*|kunde|kundin|auftraggeber\\p{L}*|hausmeister\\p{L}*|sekretariat|büro|redaktion|grafik|team|kollegin|kollege|betreiber|hersteller|lieferant|verwaltung|agentur)",
      "(könnt|kannst|dürft|darfst) (ihr|du) … (selber|selbst|schnell)",
      "(können|dürfen|könnten) sie … (selber|selbst)",
      "(?!sieh|bekomm|ha|find)\\p{L}+(st|t) (du|ihr) … (selber|selbst|am besten|bitte|schnell|einfach)",
      "(man|du|ihr|jemand) (\\p{L}+ )?am besten",
      "am besten … (du|ihr|man|jemand)",
      "wer … (will|braucht|möchte|benötigt|haben will) ?, (ruft|muss|nimmt|baut|startet|macht|schreibt|legt|trägt|richtet|führt)",
      "(braucht|bräuchte) es (noch |erst |dann |wohl )?(jemanden|einen|eine|ein)",
      "(bleibt|bleiben|liegt|liegen) … (an|bei|in) (euch|ihnen|eurer hand|ihrer hand)",
    ],
    unless: unless("|gemacht|nichts"),
    says: "The message (German) leaves to somebody else what is asked for.",
    reject: [
      "Die parts fügt die Grafikabteilung ein.",
      "Die parts darf gern jemand von euch holen.",
    ],
    accept: ["Die parts hat die Grafikabteilung eingefügt."],
  },
  {
    kind: "partly",
    frames: [
      "(bin|sind) (ich|wir) … (nur |erst )?bis (zu|zum|zur|auf|§|kapitel|seite|schritt|zeile) … gekommen",
      "(komme|kommen|kam|kamen) (ich|wir) … (nur|erst) bis",
      "(ein paar|einige|etliche|manche|einzelne|ein teil|mehrere) … (liegen|liegt|stehen|steht|fehlen|fehlt|warten|wartet|hängen|sind|ist) … noch",
      "(hinten|oben|unten|rechts|links|innen|außen|vorn|vorne|dort) (ist|sind|fehlt|fehlen|hängt|hängen|steht|stehen|liegt|liegen) (noch|weiter|weiterhin|nach wie vor)",
      "(knapp|gut|etwa|rund|ungefähr|fast|erst|gerade|gerade mal|nur|bloß|circa) (die|zur|eine) hälfte",
      "(zu|zur) (zwei|drei|vier|hälfte|einem|\\d+) ?(dritteln|vierteln|fünfteln|drittel|viertel|prozent|%|)" +
        END,
      "zu (zwei|drei|vier|\\d+) (dritteln|vierteln|fünfteln|prozent)",
      "zur hälfte",
      "von a bis [b-y]",
      "(eine[rs]?|zwei|drei|vier|fünf|sechs|sieben|acht|neun|\\d+) (der|von|aus|unter|von den) (zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|zwölf|\\d+) \\p{L}+ (sind |ist |jetzt |nun |damit )*(fertig|komplett|erledigt|drin|da|umgesetzt|übersetzt|gebaut|geschafft|grün|geschrieben|vollständig|gemacht)",
      "(hat|haben|ist|sind|tragen|stehen|gibt es|stimmen|laufen) (nur |erst )?die ersten (zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|zwölf|zwanzig|dreißig|\\d+|paar) \\p{L}+" +
        END,
      "(?<=, )(und |aber |jedoch |nur |bloß )?(für|bei|auf|in|im|am|an|mit|unter|außerhalb) ‥ (noch |leider |allerdings )?nicht" +
        END,
      "(?<=^\\W*)(lediglich|bloß|allein|einzig|nur) (der|die|das|den|im|in|auf|für|bei|ein~)",
      "noch (der|die|das|mit der|mit dem|die|auf dem|auf der) (alte|bisherige|ursprüngliche|frühere)[nrms]?",
      "(hat|haben|habe) … (der großteil|die mehrzahl|das gros|eine handvoll)",
      "zum (größten|großen|überwiegenden) teil",
    ],
    unless: unless("|jetzt|nun|nicht nur|auch|weg|alle|beide|schon|bereits|doppelt|gebündelt"),
    says: "The message (German) delivers only a part of what is asked for.",
    reject: [
      "Bei den parts bin ich bis zum Buchstaben M gekommen.",
      "Die parts sind zu zwei Dritteln gefüllt.",
    ],
    accept: ["Bei den parts fehlt keiner mehr."],
  },
  {
    kind: "lesser",
    frames: [
      "(übergangsweise|behelfsmäßig|behelfsweise|notdürftig|einstweilen|fürs erste|für den anfang|zur not|aushilfsweise|vorübergehend|bis auf weiteres|ersatzweise|hilfsweise)",
      "(muss|müssen|soll|sollte|reicht|genügt|tut|tun|geht|hält) … (erst mal|erst einmal|vorläufig|einstweilen|für den moment|für jetzt|zunächst|zur not)",
      "(erst mal|erst einmal|vorläufig|für den moment|fürs erste) (nur|ohne|mit|von|als|ein~|muss|reicht|genügt)",
      "(ist|sind|bleibt|bleiben) (noch |nur |erst |bloß |vorläufig |lediglich |ja )*(ein(e|en)? )?(rohfassung~|entwurf|entwürfe|erster wurf|skizzen?|grobe \\p{L}+|vorläufig\\p{L}* \\p{L}+|notlösung|behelf~|prototyp~|muster|stichpunkte|stichworte|platzhalter~|provisori~|vorabfassung|arbeitsfassung|kladde)" +
        END,
      "(ist|sind|existiert|liegt|liegen) (nur |erst |bisher |lediglich )?(in|als) (rohform|rohfassung|stichpunkten|stichworten|kladde|skizze|arbeitsfassung|entwurf)",
      "(tut|tun) es … (auch )?(ein~|mein~|der|die|das)",
      "hält … (ein paar|erst mal|vorerst|eine weile|einstweilen)",
    ],
    unless: unless("|jetzt|nun|geworden|verlangt|kein\\p{L}*|nicht"),
    says: "The message (German) gives a lesser or provisional form of what is asked for.",
    reject: ["Die parts sind eine Rohfassung.", "Die parts gehen fürs Erste von Hand."],
    accept: ["Die parts sind keine Rohfassung mehr."],
  },
];
