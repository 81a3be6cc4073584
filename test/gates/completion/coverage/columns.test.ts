import { describe, expect, test } from "bun:test";
import { uncoveredRules } from "./uncovered-rules.ts";

function rules(doneWhen: string, rows: readonly string[], goal = "", lead = ""): readonly string[] {
  const [head = "", ...body] = rows;
  const rule = head.replace(/[^|]+/gu, "---");
  const output = `${lead === "" ? "Finished." : lead}\n\n${[head, rule, ...body].join("\n")}\n`;
  return uncoveredRules(doneWhen, output, goal);
}

describe("a cell that does not say what all the others say", () => {
  const done = "the pages are translated and linked";
  const table = (last: string, heading = "State"): readonly string[] => [
    `| Page | ${heading} |`,
    "| home | translated |",
    "| prices | translated |",
    "| contact | translated |",
    `| terms | ${last} |`,
  ];

  test("is one", () => {
    for (const last of ["English for now", "kept in English", "machine draft, unread"])
      expect(rules(done, table(last))).toEqual(["completion.missing.cell"]);
    expect(rules(done, table("Englischer Text", "Zustand"))).toEqual(["completion.missing.cell"]);
  });

  test("is none where it says the same in other words, or where columns differ by nature", () => {
    for (const last of ["translated, new", "already translated", "n/a", "—", "", "done", "removed"])
      expect(rules(done, table(last))).toEqual([]);
    const owners = table("Ben", "Owner").map((row) => row.replace("translated", "Ada"));
    expect(rules(done, owners, "", "All pages are translated and linked.")).toEqual([]);
    expect(
      rules("the services are moved", [
        "| Service | Language |",
        "| a | Go |",
        "| b | Go |",
        "| c | Go |",
        "| services d | Rust |",
      ]),
    ).toEqual([]);
  });

  test("counts among ticks", () => {
    const ticks = (last: string): readonly string[] => [
      "| Printer | Moved |",
      "| A1 | ✅ laser |",
      "| A2 | ✅ |",
      "| B1 | ✅ |",
      `| B2 | ${last} |`,
    ];
    expect(rules("the printers are moved", ticks("still on the first floor"))).toEqual([
      "completion.missing.cell",
    ]);
    expect(rules("the printers are moved", ticks("✓ with a new cable"))).toEqual([]);
    expect(rules("the printers are moved", ticks("-"))).toEqual([]);
  });
});

describe("an empty cell", () => {
  const rows = (last: string): readonly string[] => [
    "| Sensor | Reading | Certificate |",
    "| north | 4.1 | `cal/n.pdf` |",
    `| south | 4.3 | ${last} |`,
  ];

  test("counts under a heading that is asked of each row", () => {
    const asked = "each sensor has a certificate";
    expect(rules(asked, rows(""))).toEqual(["completion.missing.cell"]);
    expect(rules(asked, rows("`cal/s.pdf`"))).toEqual([]);
    expect(rules("the sensors have been read", rows(""))).toEqual([]);
    expect(
      rules("the sensors are read", rows(""), "Read every sensor with its certificate."),
    ).toEqual(["completion.missing.cell"]);
  });

  test("does not count in a row that sums up", () => {
    expect(
      rules("each sensor has a certificate", [...rows("`cal/s.pdf`"), "| Mean | 4.2 | |"]),
    ).toEqual([]);
  });
});

describe("a limit that holds for each row", () => {
  test("stated as a bare number", () => {
    const asked = "each chapter has a reading grade below 9.0";
    const table = (now: string): readonly string[] => [
      "| Chapter | Before | After |",
      "| intro | 12.0 | 7.9 |",
      `| setup | 11.1 | ${now} |`,
      "| Mean | 11.6 | 9.9 |",
    ];
    expect(rules(asked, table("9.4"), "", "Reading grade, before and after:")).toEqual([
      "completion.missing.threshold",
    ]);
    expect(rules(asked, table("8.4"), "", "Reading grade, before and after:")).toEqual([]);
  });

  test("by the name of its column, for the rows that are named", () => {
    const asked = "performance at least 90 on the start page and the cart page";
    const table = (start: string, help: string): readonly string[] => [
      "| Page | Accessibility | Performance |",
      `| Start | 84 | ${start} |`,
      "| Cart | 88 | 96 |",
      `| Help | 70 | ${help} |`,
    ];
    expect(rules(asked, table("89", "95"))).toEqual(["completion.missing.threshold"]);
    expect(rules(asked, table("91", "62"))).toEqual([]);
  });

  test("with a unit", () => {
    const asked = "each report loads in under 2 s";
    const table = (now: string): readonly string[] => [
      "| Report | before | now |",
      "| sales | 9.1 s | 1.2 s |",
      `| stock | 8.4 s | ${now} |`,
    ];
    expect(rules(asked, table("2.6 s"))).toEqual(["completion.missing.threshold"]);
    expect(rules(asked, table("1.6 s"))).toEqual([]);
  });

  test("for the sum, in minutes and seconds", () => {
    const asked = "a full build takes under 8 minutes";
    const table = (now: string): readonly string[] => [
      "| Stage | before | now |",
      "| compile | 9:10 | 4:05 |",
      "| pack | 2:10 | 1:05 |",
      `| **total** | 11:20 | ${now} |`,
    ];
    const lead = "A full build, in minutes and seconds:";
    expect(rules(asked, table("9:10"), "", lead)).toEqual(["completion.missing.threshold"]);
    expect(rules(asked, table("5:10"), "", lead)).toEqual([]);
  });
});

describe("a column of what is asked of each", () => {
  const pools = (cells: readonly string[], heading = "Pool"): readonly string[] => [
    `| Service | ${heading} | Peak |`,
    ...cells.map((cell, at) => `| service ${at} | ${cell} | 18 |`),
  ];
  const done = "All services use the new connection pool; the old pool class is deleted";
  const told = "The old pool class is deleted. The services use a pool.";

  test("has no cell of another kind", () => {
    for (const cells of [
      ["new", "new", "new", "old"],
      ["new", "old", "new"],
      ["new", "new", "legacy", "new", "new", "legacy"],
      ["new pool", "new pool", "old pool", "new pool"],
    ])
      expect(rules(done, pools(cells, "Connection pool"), "", told)).toContain(
        "completion.missing.cell",
      );
  });

  test("may differ where another thing is asked, under another heading, or of the time before", () => {
    expect(rules(done, pools(["new", "new", "new"]), "", told)).toEqual([]);
    expect(rules(done, pools(["new", "old", "new", "new"], "Disk"), "", told)).toEqual([]);
    expect(rules(done, pools(["new", "old", "new", "new"], "Previous pool"), "", told)).toEqual([]);
    expect(rules(done, pools(["new", "old", "new", "old"]), "", told)).toEqual([]);
    const kept = `${done}; service 1 stays on the old pool`;
    expect(
      rules(kept, pools(["new", "old", "new", "new"]), "", `${told} Service 1 stays there.`),
    ).toEqual([]);
  });
});
