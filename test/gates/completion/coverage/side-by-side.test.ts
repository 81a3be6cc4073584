import { describe, expect, test } from "bun:test";
import { completionGate } from "../../../../src/gates/completion/gate.ts";
import { DEFAULT_GATE_POLICY } from "../../../../src/gates/gate.ts";

const GATE = completionGate(DEFAULT_GATE_POLICY);

function verdict(doneWhen: string, output: string): string {
  return GATE.verdict({ goal: "Get it ready", doneWhen, output });
}

const lines = (all: readonly string[]): string => all.map((one) => `- ${one}`).join("\n");

describe("what each of several has", () => {
  const done = "Each host has disk encryption on, automatic updates on and a firewall on.";
  const names = ["alpha", "beta", "gamma", "delta"];
  const parts = ["disk encryption on", "automatic updates on", "firewall on"];
  const told = (at: number, change: (own: readonly string[]) => readonly string[]): string[][] =>
    names.map((_, i) => [...(i === at ? change(parts) : parts)]);
  const forms: readonly ((rows: readonly (readonly string[])[]) => string)[] = [
    (rows) => lines(rows.map((own, i) => `**${names[i]}:** ${own.join(", ")}`)),
    (rows) => rows.map((own, i) => `**${names[i]}:** ${own.join(". ")}.`).join("\n\n"),
  ];

  for (const [at, name] of names.entries())
    for (const [part, words] of parts.entries())
      test(`is missed of ${name}: ${words}`, () => {
        for (const form of forms) {
          const say = (rows: readonly (readonly string[])[]): string =>
            `Here is how they stand.\n\n${form(rows)}\n\nI looked at them on Tuesday.`;
          const without = told(at, (own) => own.filter((_, i) => i !== part));
          const off = told(at, (own) =>
            own.map((one, i) => (i === part ? one.replace(/on$/u, "off") : one)),
          );
          const turned = told(at, (own) => own.toReversed());
          const more = told(at, (own) => own.map((one, i) => (i === part ? `${one} again` : one)));
          expect(verdict(done, say(without))).toBe("reject");
          expect(verdict(done, say(off))).toBe("reject");
          expect(verdict(done, say(turned))).toBe("accept");
          expect(verdict(done, say(more))).toBe("accept");
        }
      });

  test("is told of all at once beside them, or asked of none", () => {
    const short = forms[0]?.(told(1, (own) => own.slice(0, 2))) ?? "";
    expect(verdict(done, `${short}\n\nThe firewall is on everywhere.`)).toBe("accept");
    expect(verdict("alpha has disk encryption and a firewall.", short)).toBe("accept");
  });
});

describe("durations as on a clock", () => {
  const table = (times: readonly string[]): string =>
    `Uploaded.\n\n| Film | Length |\n|---|---|\n${times.map((time, i) => `| ${i + 1} Salt | ${time} |`).join("\n")}\n`;
  const list = (times: readonly string[]): string =>
    `Uploaded.\n\n${lines(times.map((time, i) => `${"abcdef".charAt(i)}-side: ${time}`))}\n\nAll of it lies in the shared folder.`;
  const asked: readonly (readonly [string, string])[] = [
    ["Every film lasts between 25 and 35 minutes.", "38:07"],
    ["Every film lasts at most 35 minutes.", "36:20"],
    ["Each film lasts at least 25 minutes.", "21:40"],
  ];

  for (const [done, beyond] of asked)
    test(`are held against it: ${done}`, () => {
      const kept = ["28:14", "31:02", "26:40", "33:55"];
      for (const form of [table, list]) {
        expect(verdict(done, form(kept))).toBe("accept");
        for (let at = 0; at < kept.length; at++)
          expect(verdict(done, form(kept.with(at, beyond)))).toBe("reject");
      }
    });

  test("are none where they are hours of the day", () => {
    const output = table(["08:10", "09:15", "14:40", "16:05"]).replace("Length", "Starts at");
    expect(verdict("Every film starts; each lasts at most 35 minutes: 28 minutes.", output)).toBe(
      verdict("Every film starts; each lasts at most 35 minutes: 28 minutes.", "Uploaded."),
    );
  });
});

describe("a number of each group", () => {
  const names = ["Spring", "Summer", "Autumn", "Winter"];
  const forms: readonly ((counts: readonly number[]) => string)[] = [
    (counts) => lines(counts.map((count, i) => `**${names[i]}:** ${count} recipes, from soup on`)),
    (counts) => `${counts.map((count, i) => `${names[i]} ${count}`).join(", ")}.`,
    (counts) => `${counts.map((count, i) => `${count} recipes for ${names[i]}`).join(", ")}.`,
    (counts) =>
      `| Season | Recipes |\n|---|---|\n${counts.map((count, i) => `| ${names[i]} | ${count} |`).join("\n")}`,
  ];
  for (const done of [
    "The book has 40 recipes, ten for each season.",
    "There are 10 recipes for each season.",
    "Each season has ten recipes.",
  ])
    test(`is held against it: ${done}`, () => {
      for (const form of forms) {
        const say = (counts: readonly number[]): string =>
          `The book lies in the folder, forty photographs with it.\n\n${form(counts)}`;
        expect(verdict(done, say([10, 10, 10, 10]))).toBe("accept");
        for (let at = 0; at < 4; at++)
          expect(verdict(done, say([10, 10, 10, 10].with(at, 9)))).toBe("reject");
      }
    });

  test("is no price per month and no rate", () => {
    for (const [done, output] of [
      ["The fee is €25 per month.", "The fee is set: rate 0.25 %, floor of €25 per month."],
      [
        "At least 64 lights are drawn at 60 frames per second.",
        "64 lights at 60 fps, 96 lights at 60 fps.",
      ],
    ] as const)
      expect(verdict(done, output)).toBe("accept");
  });
});

describe("the entries under the name of what is counted", () => {
  const cases: readonly (readonly [done: string, head: string, all: readonly string[]])[] = [
    [
      "Three concert venues are booked.",
      "Concerts",
      ["St Nicholas, Ljubljana", "St Martin, Bled", "Town hall, Piran"],
    ],
    ["Four lifeguards are hired.", "Lifeguards", ["Ana Ruiz", "Ben Cole", "Chloe Ott", "Dan Fry"]],
    [
      "Five regression tests cover the parser.",
      "Tests",
      ["`empty`", "`deep`", "`escape`", "`long`", "`utf8`"],
    ],
  ];
  for (const [done, head, all] of cases)
    test(`are as many as that: ${done}`, () => {
      const full = `${done} Three boxes are packed.`;
      for (const top of [`**${head}**`, `**${head}:**`, `## ${head}\n`]) {
        const say = (some: readonly string[]): string =>
          `${top}\n${lines(some)}\n\nThe parser is on main. Three boxes are packed.`;
        expect(verdict(full, say(all))).toBe("accept");
        for (let at = 0; at < all.length; at++)
          expect(verdict(full, say(all.toSpliced(at, 1)))).toBe("reject");
      }
    });
});

describe("a list that is told again", () => {
  const done = "The export contains SKU, description, quantity, bin location and last count date.";
  const all = ["SKU", "description", "quantity", "bin location", "last count date"];
  const tail = "The file name carries the date.";

  test("is whole, or lacks its last name", () => {
    for (const say of [
      (some: readonly string[]) => `Columns of the export: ${some.join(", ")}. ${tail}`,
      (some: readonly string[]) => `Columns of the export\n\n${lines(some)}\n\n${tail}`,
    ]) {
      expect(verdict(done, say(all))).toBe("accept");
      expect(verdict(done, say(all.slice(0, -1)))).toBe("reject");
    }
  });

  test("may say a noun by a question in its turn", () => {
    const filters = "Visitors can filter by colour, material, price range and delivery time.";
    const say = (last: string): string =>
      `The filters for visitors:\n\n${lines(["Colour", "Material", "Price range", last])}`;
    expect(verdict(filters, say("Delivery time"))).toBe("accept");
    expect(verdict(filters, say("How soon it arrives"))).toBe("accept");
    expect(verdict(filters, say("Customer rating"))).toBe("reject");
  });

  test("of two places tells both", () => {
    const pairs: readonly (readonly [string, string, string])[] = [
      [
        "The form appears in the footer and at the end of every article.",
        "in the footer",
        "at the end of every article",
      ],
      [
        "The timetable hangs in the library and on the website.",
        "in the library",
        "on the website",
      ],
      [
        "Each dump is copied to both the Frankfurt and the Dublin bucket.",
        "to the Frankfurt bucket",
        "to the Dublin bucket",
      ],
    ];
    for (const [asked, one, other] of pairs) {
      const say = (where: string): string =>
        `${asked.split(/ (?:in|on|to) /u, 1)[0]} ${where}, seen this morning.`;
      expect(verdict(asked, say(`${one} and ${other}`))).toBe("accept");
      expect(verdict(asked, say(one))).toBe("reject");
      expect(verdict(asked, say(other))).toBe("reject");
    }
  });
});

describe("figures of other things", () => {
  test("break no bound", () => {
    for (const [done, output] of [
      [
        "The image is under 300 MB.",
        "The image has 247 MB. The other image has 1.1 GB, which wasn't asked for.",
      ],
      [
        "The taper over 200 mm is below 0.02 mm.",
        "A bar of 25 mm diameter was turned. The taper is 0.01 mm.",
      ],
      ["A second run reports no changes.", "2nd run: ok=41 changed=0"],
      [
        "Body text has a contrast ratio of at least 7:1; the theme is dark.",
        "The theme is dark. Paragraphs are #E6E6E6 on #14161A, which gives 14.5:1.",
      ],
    ] as const)
      expect(verdict(done, output)).toBe("accept");
    expect(verdict("The taper over 200 mm is below 0.02 mm.", "The taper is 0.03 mm.")).toBe(
      "reject",
    );
  });
});
