/** Deeds and things that are given up or denied, in German; done_when has to ask for them. */

import type { LanguageData } from "../family.ts";

export const givenUp: LanguageData["givenUp"] = {
  frames: [
    "(verzichtet|abgesehen)(?= (habe|haben) (ich|wir)| (wird|wurde)| *[.,;!]| *$| und)",
    "verzichte(n)?",
    "(gestrichen|rausgeworfen|hinausgeworfen|rausgenommen|herausgenommen|rausgeflogen|weggefallen|entfallen|entfällt|abgeblasen|abgesagt|verworfen|aufgegeben|unter den tisch fallen ?(ge)?lassen|fallen ?(ge)?lassen|eingespart|ausgespart|sein ?(ge)?lassen|bleiben ?(ge)?lassen)",
    "(fällt|fallen|fiel) (\\p{L}+ )?(weg|flach|aus|unter den tisch)",
  ],
  reject: ["Auf parts habe ich verzichtet."],
  accept: ["Auf Anglizismen habe ich verzichtet."],
};

export const denied: LanguageData["denied"] = {
  frames: [
    "(aber|jedoch|doch|nur) (noch |bisher |leider )?nicht",
    "(es gab|gab es|hat es|es hat) … keine?n?(?= \\p{L}+ *([.,;!]|$| (mit|für|zu) ))",
    "(wurde|wurden|ist|sind|bleibt|bleiben|blieb|blieben|habe|haben) … nicht",
    "(?<=^\\W*)nicht",
  ],
  behind: ["gab es (noch |hier |leider )?nicht", "(fand|fanden) … nicht statt"],
  reject: ["Die parts wurden nicht delivered."],
  accept: ["Die parts wurden nicht nur delivered.", "Wenn parts nicht delivered werden, mahnt es."],
};
