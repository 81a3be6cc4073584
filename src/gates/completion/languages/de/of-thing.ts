/** Plain words, in German, that tell of work left only where they are said of a thing that done_when asks for. */

import type { LanguageData } from "../family.ts";

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

/** What is so no more, and what is told of any case. */
const UNDONE =
  "nicht mehr|nichts mehr|kein\\p{L}* mehr|niemand mehr|nirgends mehr|geschichte|passé|vom tisch|vergangenheit|nicht teil (?:des|dieses|der|dieser|vom) (?:ziels|auftrags|arbeit|aufgabe)|doch (?:noch|gleich|schon)|behoben|beseitigt|ersetzt|entfernt|gelöscht|verschwunden|erledigt|inzwischen|mittlerweile|seitdem|trotzdem|wie (?:gewünscht|bestellt|verlangt|vereinbart|abgesprochen|gefordert)|immer wenn|gestern|vorher|früher|anfangs|zuerst|ursprünglich|erst (?:war|hatte|rauschte)";
/** Told of a case that may come. */
const IN_CASE = "|wenn|falls|sobald|solange|sofern|bei jede[mr]|jetzt|nun";
const unless = (more = ""): RegExp =>
  new RegExp(
    `(?<!\\p{L})(?:${UNDONE}${more})(?!\\p{L})|^\\W*\\p{L}+t (?:er|sie|es|der|die|das|eine?|noch|beim?|im|in) [^?]*, |, \\p{L}+t (?:sie|er|es), `,
    "u",
  );
const END = "(?= *[.,;:!)]| *$)";

export const ofThing: NonNullable<LanguageData["ofThing"]> = {
  later: {
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
  announced: {
    frames: [
      "(?!hab|hatt|konnt|wurd|würd|nenn|list|zähl|seh|find|rechn|mess|empfehl|dank|verweis|bestätig|mein|denk|geb|füg|leg|häng|schick|sag|schließ|glaub|hab|versteh|kenn|les)\\p{L}{2,}(?<!t)e ich",
      "(?<=(^|[,;:(]) *)ich (?!hab|hatt|konnt|wurd|würd|nenn|list|zähl|seh|find|rechn|mess|empfehl|dank|verweis|bestätig|mein|denk|geb|füg|leg|häng|schick|sag|schließ|glaub|versteh|kenn|les)\\p{L}{2,}(?<!t)e",
      "(hänge|lege) ich … (aus|auf|ein|zurück|beiseite|weg|dran|drauf)" + END,
      "(zieh|mach|bau|schreib|hol|prüf|schau|guck|setz|kümmer|nehm|stell|richt|les|teste?) ich",
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
  others: {
    frames: [
      "(müsste|sollte|darf|dürfte|könnte|kann|muss|möge|soll) … (jemand|irgendwer|irgendjemand|einer von (euch|ihnen))",
      "(jemand|irgendwer|irgendjemand|einer von euch) … (müsste|sollte|darf|könnte|muss|soll)",
      "(ist|sind|bleibt|bleiben|wäre) (die |eine )?(sache|aufgabe|angelegenheit|job) (de[rs]|von|eine[rs]|eure[rs]|ihre[rs])",
      "(?!sieht|bekommt|erhält|liest|findet|nutzt|hat|ist|sucht|kennt|lobt|verlangt)\\p{L}{2,}(?<!ge\\p{L}*)t (dann |noch |ja |später |bei euch |bei ihnen |ohnehin |sowieso |selbst |künftig |am besten )*(die|der|das|eure?|ihre?|unsere?) (\\p{L}*abteilung|it|it-\\p{L}+|admin\\p{L}*|kunde|kundin|auftraggeber\\p{L}*|hausmeister\\p{L}*|sekretariat|büro|redaktion|grafik|team|kollegin|kollege|betreiber|hersteller|lieferant|verwaltung|agentur)",
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
  partly: {
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
  lesser: {
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
  unready: {
    frames: [
      "(immer noch|noch immer|nach wie vor|weiterhin|unverändert) (an|aus|leer|offen|drin|kein~|nicht|falsch|rot|kaputt|defekt|der alte|die alte|das alte|alt)(?!\\p{L})",
      "(qualm|tropf|rauch|rost|wackel|klapper|ruckel|flacker|rausch|brumm|stink|leck|klemm|stock|hak|hinkt|quietsch|zieh|spinn|hupf|knirsch|piep|zisch|knarz|kleb)(t|en|n|et) … (immer noch|noch immer|nach wie vor|weiterhin|weiter)",
      "(vergebens|vergeblich)",
      "mangelt es",
      "(hapert|hakt|klemmt|scheitert) (es|noch|an|am|bei|ich)",
      "kein(e|en|er)? (einzige[nr]? )?(zeile|spur|strich|mucks|ton|lebenszeichen|handschlag|fortschritt|blick)",
      "gedulden",
      "(braucht|brauchen|benötigt|verlangt) … (noch|ein wenig|etwas|ein bisschen) (zeit|geduld|arbeit|feinschliff|nacharbeit|überarbeitung)",
      "(häng|hing|steck|kämpf)(e|en) (ich|wir) … (an|in|bei|mit|fest)",
      "(ich|wir) (häng|hing|steck|kämpf)(e|en) … (an|in|bei|mit|fest)",
      "lässt sich nicht (?!verkleiner|vergrößer|überschreib|lösch|umgeh|ausschalt|abwähl)\\p{L}+en ?, (weil|da|denn)",
      "(hat|haben) (mir|uns) … (niemand|keiner|keine)",
      "(niemand|keiner) … (erlaubt|genehmigt|freigegeben|geantwortet|zurückgerufen|reagiert)",
      "(noch |bisher |bislang |leider )?keine (antwort|rückmeldung|zusage|bestätigung|reaktion|nachricht|freigabe|genehmigung|erlaubnis|unterschrift|lieferung|zustimmung|abnahme)",
      "(hat|haben|ist|sind) (sich |mir |uns |noch )*nicht (gemeldet|geantwortet|zurückgerufen|reagiert|geliefert|eingetroffen|angekommen|erschienen|zurückgekommen|aufgetaucht)",
      "(liegt|liegen) … nicht vor",
      "(komme|kommen|kommt) (ich |wir |man |es )?… nicht (voran|vorwärts|weiter|vom fleck|in gang|zustande|zum laufen)",
      "(steht|stehen|stand) … im wege?",
      "(geliefert|geprüft|gemacht|verschickt|eingebaut|nachgereicht|fertig) (wird|werden) (er|sie|es)",
      "lässt man (mich|uns) … nicht",
      "(keinen|kein) (zugang|zugriff|zutritt|schlüssel|einlass)",
      "(liegt|liegen|ist|sind) … (beim|bei|auf) (\\p{L}+ )?(anwalt|kunden|zoll|prüfer|chef|notar|amt|schreibtisch)" +
        END,
    ],
    unless: unless(IN_CASE + "|läuft|laufen|klappt|funktioniert|gültig|erreichbar"),
    says: "The message (German) tells that a thing asked for is not there yet or held up.",
    reject: ["Bei den parts hänge ich an der Freigabe.", "Für parts haben wir keine Antwort."],
    accept: ["Für parts gab es anfangs keine Antwort, jetzt liegt sie vor."],
  },
  failing: {
    frames: [
      "(komm|ist|sind|erschein|sieh|wirk|bleib|häng|sitz|steh|druck|lieg)(t|en)? … (verstümmelt|falsch|fehlerhaft|unvollständig|unleserlich|unlesbar|abgeschnitten|verrutscht|unscharf|undicht|durchgefallen|gescheitert|fehlgeschlagen|abgebrochen|verloren|schief|krumm|locker|wackelig|verbogen|gerissen|ungültig|veraltet|überholt|unbrauchbar|durcheinander|kaputt|verkehrt|eingefroren|abgerissen|geplatzt|verpixelt|verzerrt)( heraus| raus| drin| an)?" +
        END,
      "(ist|sind) … (durchgefallen|gescheitert|fehlgeschlagen|abgebrochen|hängen ?geblieben|liegen ?geblieben|abgestürzt)",
      "(fällt|fallen) … durch" + END,
      "(qualm|tropf|rauch|rost|wackel|klapper|ruckel|flacker|rausch|brumm|stink|quietsch|knirsch|stocker)(t|en|n|et)" +
        END,
      "(qualm|tropf|wackel|klapper|ruckel|flacker|rausch|brumm|quietsch|knirsch|piep)(t|en|n|et) (und|noch|beim|bei|es|er|sie)",
      "(zieht|ziehen) (nach|zur) (links|rechts|seite)",
      "(steigt|steigen) … aus" + END,
      "(stürzt|bricht|stürzen|brechen) … (ab|zusammen|ein)" + END,
      "(friert|frieren) … ein" + END,
      "(hängt|hängen) sich … auf" + END,
      "(wirft|werfen|meldet|melden|liefert|liefern|gibt|geben|zeigt|zeigen|endet|enden|antwortet|antworten|quittiert) … ((einen |eine )?(fehler|fehlern|fehlermeldung|timeout|zeitüberschreitung|nullpointer~|null pointer|\\p{L}*exception|\\p{L}*error|40[0-9]|50[0-9]|forbidden|müll|unsinn|quatsch))",
      "(wirft|werfen) (einen|eine|nur)? ?§",
      "(landen|landet) … (spam|nirwana|nirgendwo|leeren|papierkorb|falschen)",
      "(sieht|sehe|sehen|kommt|erscheint|bekommt|kriegt|steht|öffnet sich) … (weiße[nrs]?|leere[nrs]?|falsche[nrs]?|schwarze[nrs]?) (seite|liste|tabelle|datei|bild|bildschirm|fläche|adresse|betrag|name|datum|fenster|reihenfolge)",
      "(scheitert|scheitern|streikt|streiken|versagt|versagen|hakt|haken|spinnt|spinnen|muckt|klemmt|klemmen)",
      "kein(en)? (ton|bild|strom|druck|wasser|signal|mucks|licht)",
      "(stimmt|stimmen|passt|passen) … (nicht|vorn und hinten nicht)",
      "(geht|gehen|funktioniert|klappt|läuft) (beim|in|im|auf|bei|mit|nur|noch) … (schief|nicht|kaputt)",
    ],
    unless: unless(
      IN_CASE + "|kein\\p{L}* fehler\\p{L}*|ohne|protokoll|beschreibt|erklärt|heißt|nichts|niemand",
    ),
    says: "The message (German) tells that a thing asked for is out of order.",
    reject: ["Bei den parts kommen die Umlaute verstümmelt heraus.", "Die parts landen im Spam."],
    accept: ["Fällt der Server aus, zeigen parts einen Fehler."],
  },
  unchecked: {
    pattern:
      /(?<!\p{L})ob [^,.;]{4,80}, (?:(?:hat|habe|haben|wurde|weiß|wissen) (?:\p{L}+ ){0,3}(?:keiner|niemand|nicht|nie)|(?:wird|muss|müsste|bleibt|zeigt|sehen|erfahren)(?!\p{L}))/u,
    frames: [
      "(habe|hab|haben) (ich|wir) … (nie|niemals|kein einziges mal|nicht ein einziges mal|nirgends|kein mal)",
      "(ich|wir) (habe|hab|haben) … (nie|niemals|kein einziges mal|nirgends|kein mal)",
      "(habe|hab|haben) (ich|wir) (mir|uns) … (gespart|geschenkt|erspart|verkniffen|geklemmt)",
      "(habe|hab|haben) (ich|wir) (mich|uns) … (nicht|nie) (an |um |mit )?(getraut|rangetraut|herangetraut|gewagt|gekümmert|beschäftigt|befasst)",
      "(habe|hab|haben) (ich|wir)? ?… (keinen blick|nicht (mehr )?(an|nach|hinein|rein|durch)?(geschaut|gesehen|geguckt|gefasst|gerührt|gelesen|gerechnet|gezählt|gemessen|gestoppt|gehört|gedruckt|probiert))",
      "(nachgerechnet|nachgemessen|nachgezählt|gegengelesen|durchgelesen|ausprobiert|angeschaut|angesehen|getestet|geprüft|probiert|aufgemacht|geöffnet|gestartet|durchgespielt|gemessen|nachgesehen) (habe|hab|haben|hat|wurde|ist) … (nicht|nichts|nie|niemand|keiner|kein~)",
      "(hat|haben) (noch |sich |bisher |bislang |zur probe |dabei )*(niemand|keiner|kein mensch)( noch| bisher| je)? (?!beanstand|bemängel|bemerk|vermiss|beschwer|gemeckert|verletzt|widersproch|geklagt)\\p{L}+(t|en)",
      "(hat|haben) sich … (niemand|keiner)",
      "(niemand|keiner) hat … (geprüft|getestet|kontrolliert|ausprobiert|angeschaut|angesehen|nachgesehen|gegengelesen|eingeschaltet|abgenommen|nachgemessen|überprüft)",
      "(wird|muss|müsste) sich (erst |noch )?… (zeigen|weisen|herausstellen)",
      "(auf gut glück|blind|ungesehen|unbesehen|ungelesen|ungeprüft|unerprobt)(?!\\p{L})",
      "(ungetestet|unbestätigt|unverändert)" + END,
    ],
    unless: unless("|nie (?:aus|ab|leer|verloren)|hatte"),
    says: "The message (German) has not looked at a thing that is asked for.",
    reject: [
      "Ob parts ankommen, hat keiner kontrolliert.",
      "Die parts hat noch niemand eingeschaltet.",
    ],
    accept: ["Keiner hat parts beanstandet."],
  },
  hedged: {
    frames: [
      "(wird|werden) (schon|wohl|bestimmt|sicher|sicherlich|vermutlich) … \\p{L}+(en|n)",
      "(scheint|scheinen|schien) (\\p{L}+ )?… zu \\p{L}+",
      "(soweit|so weit|soviel) (ich|wir)",
      "(meines|unseres) (wissens|erachtens|eindrucks)",
      "(anscheinend|offenbar|offensichtlich|angeblich|gefühlsmäßig|gefühlt|mutmaßlich|möglicherweise|eventuell|womöglich|vielleicht|allem anschein nach|dem anschein nach|nach augenmaß|über den daumen|im prinzip|im großen und ganzen|mehr oder weniger|halbwegs|einigermaßen|nach meinem gefühl|ich schätze|denke ich|glaube ich|nehme ich an|hoffe ich|schätze ich|würde ich sagen)",
      "(ist|sind|läuft|laufen|geht|gehen|klappt|passt|passen|stimmt|stimmen|kommt|kommen|hält|halten) (jetzt |damit |so |dann |nun )?(wohl|eigentlich|bestimmt|vermutlich)",
      "(müsste|müssten|sollte|sollten|dürfte|dürften|könnte|könnten) (jetzt |eigentlich |nun |damit |so |dann |schon |wohl )+",
      "(nicht|nicht ganz|nicht hundertprozentig) sicher",
      "(halten|hält|reicht|reichen) bestimmt",
      "(bin|sind) (ich|wir) (mir|uns) … (un|nicht )sicher",
    ],
    unless: unless("|prozent|anfangs|lag es|lag das|lag daran|heißt|nachgewiesen|sowohl|meldet"),
    says: "The message (German) is not sure of a thing that is asked for.",
    reject: [
      "Die parts scheinen in Ordnung zu sein.",
      "Die parts laufen meines Wissens jede Nacht.",
    ],
    accept: ["Ob parts halten, ist nachgewiesen."],
  },
  kept: {
    frames: [
      "(beim|alles beim) alten (geblieben|bleibt|belassen)?",
      "(gelassen|bleibt|blieb|bleiben|belassen) ?, wie (er|sie|es) (war|waren|ist|sind)",
      "(gelassen|belassen|geblieben) wie (er|sie|es|vorher|bisher) ?(war|waren)?",
      "(habe|hab|haben) (ich|wir) … nichts (\\p{L}+ )?(verändert|geändert|angefasst|gemacht|unternommen|getan|angerührt|angepasst)",
      "(ich|wir) (habe|hab|haben) … nichts (\\p{L}+ )?(verändert|geändert|angefasst|gemacht|unternommen|getan|angerührt|angepasst)",
      "(habe|hab|haben) (ich|wir) … (stehen|liegen|sein|bleiben|hängen|unangetastet)( |)lassen",
      "(habe|hab|haben) (ich|wir) … (stehen|liegen|sein|bleiben|hängen)gelassen",
    ],
    unless: unless("|nicht gelassen"),
    says: "The message (German) left as it was a thing that is asked for.",
    reject: ["An parts habe ich nichts verändert.", "Bei parts ist alles beim Alten geblieben."],
    accept: ["An der Farbe hat sich nichts geändert."],
  },
  faked: {
    frames: [
      "(frei )?(erfundene|ausgedachte|fiktive|ausgewürfelte|erdachte|gefälschte)[nrs]? \\p{L}+",
      "(feste|geschätzte|fest verdrahtete|hart kodierte|hartkodierte|zufällige)[nrs]? (beispiel|test|dummy)?(daten|werte|werten|zahlen|ergebnisse|namen)",
      "(gibt|geben|liefert|liefern|zeigt|zeigen|enthält|enthalten|stehen|steht|besteht|bestehen) … (beispiel|dummy|blind|fantasie|phantasie|zufalls)(daten|werte|werten|zahlen|text|texte|texten|ergebnisse|namen)",
      "(tut|tun|macht|bewirkt|passiert|geschieht|bewirken) … (noch |im moment |derzeit |aber |dabei )?nichts" +
        END,
      "(habe|hab|haben) (ich|wir) … (geschätzt|erfunden|ausgedacht|auskommentiert|abgeschaltet|deaktiviert|geraten|ausgeschaltet|stillgelegt|umgangen|abgeklemmt|weggelassen|ausgebaut)",
      "(ich|wir) (habe|hab|haben) … (geschätzt|erfunden|ausgedacht|auskommentiert|deaktiviert|geraten|stillgelegt|umgangen|abgeklemmt|weggelassen)",
      "(ist|sind|wurden?) … (auskommentiert|deaktiviert|stillgelegt|geschätzt|frei erfunden|ausgedacht|hart kodiert|fest verdrahtet)" +
        END,
      "(lässt|lassen) (jeden|alle|alles|jede) … durch",
      "lorem ipsum",
      "graue[nrs]? (kästchen|kasten|kästen|fläche|flächen)",
      "(schreibt|gibt|liefert|meldet|antwortet|sagt|druckt|behauptet) (nur|immer|stets|einfach|lediglich|bloß|grundsätzlich) (§|\\W|„)*(ok|ja|true|grün|erfolg|fertig|eine? |den |die |das )?",
      "überall … (geschrieben|eingetragen|angekreuzt|abgehakt)",
      "(nur|bloß|lediglich) … (fassade|kulisse|attrappe|hülle|schein)",
      "(per hand|von hand) (hinein|rein)geschrieben",
    ],
    unless: unless(
      "|jetzt|nun|statt|kein\\p{L}*|, nicht ge\\p{L}+|nicht ge\\p{L}+,|niemanden|ohne|echte[nrs]?|abgeschaltet(?= (?:ist|wurde)? ?(?:und|am))",
    ),
    says: "The message (German) fakes or stubs a thing that is asked for.",
    reject: ["Die parts geben feste Beispieldaten zurück.", "Die parts habe ich geschätzt."],
    accept: ["Die parts sind gemessen, nicht geschätzt."],
  },
};
