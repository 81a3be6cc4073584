/** By which words a German sentence names what done_when asks for. */

import type { NamingData } from "../naming.ts";

export const naming: NamingData = {
  freeUnderEnglish: true,
  small:
    /^(?:d(?:er|ie|as|en|em|es)|und|oder|ist|sind|wird|werden|wurden?|hat|haben|hab|habe|ein\p{L}{0,2}|für|mit|auf|aus|vor|von|vom|zum|zur|bei|beim|nach|über|unter|ohne|alle[nrs]?|jede[nrsm]?|nicht|kein\p{L}{0,2}|dass|auch|mehr|nur|noch|man|sich|als|wie|ich|wir|sie|steh(?:t|en)|lieg(?:t|en)|läuft|laufen|gibt|eins?|zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|mindestens|höchstens|weniger|fertig|vorhanden|erstellt|geprüft|getestet|gemacht)$/u,
  pronouns:
    /^\W*(?:(?:aber|doch|nur|leider|allerdings|und) )?(?:sie|es|er|das|dies\p{L}*|davon|damit|darin|dahinter|dazu|dafür|daran|da|dort|hier|ihn|denen|dem)(?!\p{L})/u,
  wholeSentence: true,
  compounds: true,
};
