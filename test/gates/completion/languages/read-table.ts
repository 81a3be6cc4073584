/** Reads the tables of sentences beside this file. */

import { readFileSync } from "node:fs";

/** A sentence that closes a report in which all is delivered. */
export interface Told {
  readonly isGap: boolean;
  readonly goal: string;
  readonly doneWhen: string;
  readonly report: string;
  readonly sentence: string;
}

interface World {
  goal: string;
  done: string;
  says: string;
  readonly things: ReadonlyMap<string, string>[];
}

/** How many of the four things, which stand in a fixed order, are singular. */
const SINGULAR = { de: 3, fr: 2, es: 2, it: 2, pt: 2 } as const;
export type Language = keyof typeof SINGULAR;
export const LANGUAGES = Object.keys(SINGULAR) as readonly Language[];

/** Every sentence of a table, told of every thing of its worlds. */
export function readTable(language: Language): readonly Told[] {
  const worlds: World[] = [];
  const frames: string[] = [];
  const text = readFileSync(new URL(`${language}.txt`, import.meta.url), "utf8");
  for (const line of text.split("\n")) {
    const [, kind = "", rest = ""] = /^(\S+) (.*)$/.exec(line) ?? [];
    if (kind === "goal") worlds.push({ goal: rest, done: "", says: "", things: [] });
    const world = worlds.at(-1);
    if (kind === "-" || kind === "+") frames.push(line);
    else if (world === undefined) continue;
    else if (kind === "done" || kind === "says") world[kind] = rest;
    else if (kind === "thing") world.things.push(formsOf(rest));
  }
  return worlds.flatMap(({ goal, done, says, things }) =>
    frames.flatMap((frame) =>
      things.map((thing, place) => {
        const sentence = tell(frame.slice(2), thing, place, SINGULAR[language]);
        const report = `${says} ${sentence}`;
        return { isGap: frame.startsWith("-"), goal, doneWhen: done, report, sentence };
      }),
    ),
  );
}

/** "$N=die Suche $D=der Suche": a thing in its cases, or with what stands before it. */
function formsOf(text: string): ReadonlyMap<string, string> {
  const forms = text.matchAll(/(?<name>\$\w)=(?<form>[^$]+)/g);
  return new Map(Array.from(forms, ([, name = "", form = ""]) => [name, form.trim()]));
}

/** Of [two forms] takes singular or plural, of [four forms] the one of the thing's place. */
function tell(
  frame: string,
  thing: ReadonlyMap<string, string>,
  place: number,
  singular: number,
): string {
  const text = frame
    .replaceAll(/\[(?<forms>[^\]]*)\]/g, (_, choice: string) => {
      const forms = choice.split("|");
      return forms[forms.length === 2 ? Number(place >= singular) : place] ?? "";
    })
    .replaceAll(/\$\w/g, (name) => thing.get(name) ?? name);
  return text.charAt(0).toUpperCase() + text.slice(1);
}
