/** What is handed on to the reader or somebody else, in German. */

import type { LanguageData } from "../family.ts";

export const handover: LanguageData["handover"] = {
  pattern:
    /\b(?:sie|du|ihr|man) m(?:ü|ue|u)ss(?:en|t)?\b|\bm(?:ü|ue|u)ss(?:en|t) (?:sie|du|ihr)\b|\bbitte (?:noch |dann |nur )?\p{L}+(?:en|e|t)\b|\b(?:muss|m(?:ü|ue)ssen) (?:noch|manuell|von hand|selbst|erst)\b|\b(?:brauchen|brauchst|ben(?:ö|oe)tigen) (?:sie|du) (?:noch|nur)\b/u,
  frames: [
    "am besten (jemand|einer von)",
    "(vor|bevor) … (möchte|würde|hätte|bräuchte) (ich|wir)",
    "(bleibt|bleiben) (euch|dir|ihnen|dem \\p{L}+|der \\p{L}+) überlassen",
    "überlass(e|en) (ich|wir) (euch|dir|ihnen|dem \\p{L}+)",
    "(ich|wir) überlass(e|en) (das |es )?(euch|dir|ihnen)",
    "(jemand|einer von euch) (muss|müsste|sollte)",
    "(muss|müsste|sollte) (jemand|einer von euch)",
    "(ist|sind) (noch|von euch|von ihnen|von dir) … (\\p{L}+zu\\p{L}{3,}en|zu \\p{L}+en)",
    "denk(t|en sie)? … (daran|dran|an)",
    "verg(esst|iss|essen sie) nicht",
    "(liegt|liegen) … (bei|an) (euch|ihnen|dir)",
    "(ist|sind) (eure|ihre|deine) (sache|aufgabe)",
    "(?<!ich |wir )bitte (?!um )(noch |dann |nur )?\\p{L}+",
    "(könnt|kannst|müsst|solltet|solltest) (ihr|du) … (selbst|selber|eigenständig|noch|nachträglich) … (?!ausprobier|test|anseh|anschau|nachles|nachseh)\\p{L}+(en|n)(?= *[.,;!]| *$)",
    "(ihr|du) (könnt|kannst) … (selbst|selber|eigenständig) … (?!ausprobier|test|anseh|anschau|nachles|nachseh)\\p{L}+(en|n)(?= *[.,;!]| *$)",
    "(müsste|müssten|muss|müssen|sollte|sollten) (sich )?(jemand|irgendwer)",
  ],
  unless:
    /\b(?:sie|du) m(?:ü|ue|u)ss(?:en|t) (?:nichts|nicht)\b|man muss (?:(?!noch )\p{L}+ ){0,5}nur (?!noch)|, (?:steht|sagt|mahnt|hei(?:ß|ss)t es) (?:auf|an|am|im|in|der|die|das) /u,
  says: "The message (German) hands the reader a step.",
  reject: [
    "Sie müssen noch den Schlüssel eintragen.",
    "Bitte den Dienst neu starten.",
    "Der Eintrag muss noch von Hand gesetzt werden.",
  ],
  accept: ["Sie müssen nichts tun."],
};
