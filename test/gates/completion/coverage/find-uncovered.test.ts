import { describe, expect, test } from "bun:test";
import * as fc from "fast-check";
import {
  coversAtOnce,
  findUncovered,
} from "../../../../src/gates/completion/coverage/find-uncovered.ts";
import { demandOf } from "../../../../src/gates/completion/coverage/wanted.ts";
import { createWordIndex } from "../../../../src/gates/completion/coverage/word-index.ts";
import { readWordClasses } from "../../../../src/gates/completion/coverage/synonyms.ts";
import { termMet, termsOf } from "../../../../src/gates/completion/coverage/terms.ts";
import type { GateCase, Reason } from "../../../../src/gates/gate.ts";
import { openDocument } from "../../../../src/gates/text/document.ts";
import { expectLinear, repeated } from "../../../growth.ts";

function judge(doneWhen: string, output: string, goal = ""): readonly Reason[] {
  const c: GateCase = { goal, doneWhen, output };
  const reasons = findUncovered(openDocument(output), c);
  if (coversAtOnce(openDocument(c.output), c)) expect(reasons).toEqual([]);
  for (const { span } of reasons) {
    if (span !== null) expect(output.slice(span.start, span.end)).toBe(span.text);
  }
  return reasons;
}

interface Example {
  readonly rule: string;
  readonly doneWhen: string;
  readonly reject: string;
  readonly accept: string;
}

/** For each rule a message that it stops and a near one that it lets pass. */
const examples: readonly Example[] = [
  {
    rule: "condition",
    doneWhen: "bells ring at the planned times; the janitor can override them by telephone; docs",
    reject:
      "The bells ring at the planned times, drift under a second. `docs/bells.md` explains the plan.",
    accept:
      "The bells ring at the planned times. The janitor overrides them by a telephone call. `docs/bells.md` explains it.",
  },
  {
    rule: "condition",
    doneWhen: "import works; README has an example for each function",
    reject: "- Import: 212 files read\n- Size: 3 kB",
    accept: "- Import: 212 files read\n- `README.md`: one example per function",
  },
  {
    rule: "condition",
    doneWhen: "pairing works on Android 12+ and iOS 16+",
    reject: "Pairing works on Android 12, 13 and 14.",
    accept: "Pairing works on Android 12 and on an iPhone with iOS 16.",
  },
  {
    rule: "condition",
    doneWhen: "three alerts: error rate, latency, queue age",
    reject: "Alerts: error rate above 2 %, latency above 1 s.",
    accept: "Alerts: error rate above 2 %, latency above 1 s, queue age above 5 min.",
  },
  {
    rule: "condition",
    doneWhen: "tests run on Java 17 and 21",
    reject: "The tests run on Java 17: 40 passed.",
    accept: "The tests run on Java 17 (40 passed) and Java 21.0.2 (40 passed).",
  },
  {
    rule: "condition",
    doneWhen: "the bells ring on time; `pins.toml` states the wiring of every pin",
    reject:
      "The bells ring on time, drift under a second. All of the wiring is soldered and tested.",
    accept: "The bells ring on time, drift under a second. Wiring: `config/pins.toml`.",
  },
  {
    rule: "condition",
    doneWhen: "the bells ring on time; the change is described in `NEWS.md`",
    reject: "The bells ring on time. The old relay is gone, and the housing has a lid.",
    accept: "The bells ring on time. The entry in NEWS says what is different.",
  },
  {
    rule: "count",
    doneWhen: "all six hosts ship logs to Loki",
    reject: "Five of the six hosts ship logs to Loki.",
    accept: "Each of the six hosts ships its logs to Loki.",
  },
  {
    rule: "count",
    doneWhen: "all seven tools are behind the proxy",
    reject: "| Tool | Behind proxy |\n|---|---|\n| Grafana | ✅ |\n| Kibana | ✅ |\n| Argo | ✅ |",
    accept:
      "| Tool | Behind proxy |\n|---|---|\n| a | ✅ |\n| b | ✅ |\n| c | ✅ |\n| d | ✅ |\n| e | ✅ |\n| f | ✅ |\n| g | ✅ |",
  },
  {
    rule: "count",
    doneWhen: "all 30,000 photos have a caption",
    reject: "Captions: 22,417 photos so far.",
    accept: "Captions: 30,000 photos, one each.",
  },
  {
    rule: "count",
    doneWhen: "every error message goes through the catalogue",
    reject: "188 messages go through the catalogue, that is most of the error messages.",
    accept: "All 188 error messages go through the catalogue.",
  },
  {
    rule: "count",
    doneWhen: "every object is copied to the new store",
    reject: "- objects in the source: 1,204,881\n- objects in the target: 1,204,633",
    accept: "- objects in the source: 1,204,881\n- objects in the target: 1,204,881",
  },
  {
    rule: "count",
    doneWhen: "les 24 pages sont traduites",
    reject: "24 pages au total, dont 21 traduites",
    accept: "24 pages au total, toutes traduites",
  },
  {
    rule: "threshold",
    doneWhen: "branch coverage at 90 % or more",
    reject: "Branch coverage: 88.9 %",
    accept: "Branch coverage: 81 % before, 92.4 % now",
  },
  {
    rule: "threshold",
    doneWhen: "p95 of the search under 200 ms",
    reject: "| | after |\n|---|---|\n| p50 | 74 ms |\n| p95 | 236 ms |",
    accept: "| | before | after |\n|---|---|---|\n| p95 | 420 ms | 136 ms |",
  },
  {
    rule: "condition",
    doneWhen: "all labels exist in Czech, Danish and Greek",
    reject: "Czech and Danish each have all 212 labels.",
    accept: "Czech, Danish and Greek each have all 212 labels.",
  },
  {
    rule: "condition",
    doneWhen: "the add-in works in the Dutch and the Czech version of the suite",
    reject: "The add-in works. Tested with suite version 16.80, Dutch user interface.",
    accept: "The add-in works in the Dutch and the Czech suite, version 16.80.",
  },
  {
    rule: "count",
    doneWhen: "at least 1,500 recordings are labelled",
    reject: "The set of labelled recordings is frozen: it holds 1,320 recordings.",
    accept: "The set is frozen: 1,612 are labelled, after 900 recordings were dropped.",
  },
  {
    rule: "count",
    doneWhen: "all fourteen screens use the new palette",
    reject: "| Area | Screens moved |\n|---|---|\n| Start | 6 |\n| Account | 6 |\n| Total | 12 |",
    accept: "| Area | Screens moved |\n|---|---|\n| Start | 6 |\n| Account | 8 |\n| Total | 14 |",
  },
  {
    rule: "count",
    doneWhen: "all invoices are migrated",
    reject: "| Table | Source | Target |\n|---|---|---|\n| invoices | 8,310 | 8,297 |",
    accept: "| Table | Source | Target |\n|---|---|---|\n| invoices | 8,310 | 8,310 |",
  },
  {
    rule: "threshold",
    doneWhen: "p95 latency of the lookup is below 90 ms",
    reject:
      "| metric | old | new |\n|---|---|---|\n| p50 | 210 ms | 31 ms |\n| p95 | 940 ms | 112 ms |",
    accept:
      "| metric | old | new |\n|---|---|---|\n| p50 | 210 ms | 31 ms |\n| p95 | 940 ms | 82 ms |",
  },
  {
    rule: "threshold",
    doneWhen: "no query above 50 ms",
    reject: "The slowest query takes 81 ms.",
    accept: "The slowest query takes 31 ms.",
  },
  {
    rule: "threshold",
    doneWhen: "memory does not grow by more than 5 %",
    reject: "Memory grew by 9 %.",
    accept: "Memory grew by 2 %.",
  },
  {
    rule: "threshold",
    doneWhen: "no errors and a search under 200 ms",
    reject: "No errors; a search takes 240 ms.",
    accept: "No errors; a search takes 140 ms.",
  },
  {
    rule: "threshold",
    doneWhen: "line coverage of the parser is at least 85 %",
    reject: "Coverage:\n\n```\nlexer.py 85%\nTOTAL 80%\n```",
    accept: "Coverage:\n\n```\nlexer.py 79%\nTOTAL 91%\n```",
  },
  {
    rule: "threshold",
    doneWhen: "a recognition on a Moto G takes at most 40 ms",
    reject: "Figures from the Moto G: 52 ms per recognised word.",
    accept: "Figures from the Moto G: 32 ms per recognised word.",
  },
  {
    rule: "substitution",
    doneWhen: "events go through Kafka",
    reject: "Events go through the broker. I went with RabbitMQ, it is lighter than Kafka.",
    accept: "Events go through Kafka now. I chose it over RabbitMQ for its log.",
  },
  {
    rule: "substitution",
    doneWhen: "the lock talks to the hub over Bluetooth",
    reject: "The lock talks to the hub over Wi-Fi.",
    accept: "The lock talks to the hub over BLE.",
  },
  {
    rule: "threshold",
    doneWhen: "parser twice as fast as before",
    reject: "The parser is 1.6 × as fast.",
    accept: "The parser is 2.4 × as fast.",
  },
  {
    rule: "threshold",
    doneWhen: "rollback in under a minute",
    reject: "The rollback took 95 s.",
    accept: "The rollback took 22 s.",
  },
  {
    rule: "substitution",
    doneWhen: "readings are stored in PostgreSQL",
    reject: "Readings are stored in SQLite, in WAL mode.",
    accept: "Readings are stored in PostgreSQL 16; SQLite is used in the unit tests only.",
  },
  {
    rule: "threshold",
    doneWhen: "the index is added without a lock of more than 1 s",
    reject: "The index is added; the lock lasted 3 s.",
    accept: "The index is added; the lock lasted 38 ms.",
  },
  {
    rule: "member",
    doneWhen: "locale files for de, fr, es and pl are complete",
    reject: "The locale files are complete: `de.json`, `fr.json`, `es.json`.",
    accept: "The locale files are complete: `de.json`, `fr.json`, `es.json`, `pl.json`.",
  },
  {
    rule: "condition",
    doneWhen: "search by title, author, subject and publisher works",
    reject:
      "| Search | Tests |\n|---|---|\n| title | 6 pass |\n| author | 4 pass |\n| subject | 4 pass |\n\nTotal: 14 tests, all green.",
    accept:
      "| Search | Tests |\n|---|---|\n| title | 6 pass |\n| author | 4 pass |\n| subject | 4 pass |\n| publisher | 3 pass |\n\nTotal: 17 tests, all green.",
  },
  {
    rule: "threshold",
    doneWhen: "a reading every hour for a day; the cellar stays below 12 °C",
    reject:
      "I took a reading every hour for a day. Lowest was 9.5 °C at four in the morning, highest 12.8 °C when the door stood open.",
    accept:
      "I took a reading every hour for a day, the cellar among them. Lowest was 9.5 °C at four in the morning, highest 11.8 °C when the door stood open.",
  },
  {
    rule: "threshold",
    doneWhen: "the air at the inlet stays below 27 °C",
    reject: "Air was read at both ends, at the inlet 24 °C most of the time. Highest was 38 °C.",
    accept: "Air was read at both ends, at the inlet 24 °C. At the exhaust the highest was 38 °C.",
  },
  {
    rule: "threshold",
    doneWhen: "p99 of the lookup is under 500 ms",
    reject: "Lookups over an hour: p50 40 ms, p99 710 ms, max 1.2 s.",
    accept: "Lookups over an hour: p50 40 ms, p99 310 ms, max 1.2 s.",
  },
  {
    rule: "bare-claim",
    doneWhen: "the price follows run and finishing; VAT is shown apart; the quote goes out by mail",
    reject: "All done! It is finished and everything works as you wanted.",
    accept: "The price follows run and finishing, VAT stands apart and the quote goes out by mail.",
  },
  {
    rule: "bare-claim",
    doneWhen: "import resumes; progress is shown",
    reject: "Alles erledigt! ✅",
    accept: "Import resumes at the last row and shows its progress.",
  },
  {
    rule: "bare-claim",
    doneWhen: "Damaged goods get a red tag; every van is washed; the gate is locked",
    reject:
      "Hi all, that is everything sorted, the whole list from top to bottom. It was a long shift, but the crew pulled together and " +
      "it was a pleasure to watch. Nobody had to stay late, the kettle was on at half past, and I am happy with how it all came " +
      "out. Thank you for the clear words in the morning, and have a good weekend, all of you!",
    accept:
      "Hi all, that is everything sorted. All damaged goods have their red tag, the vans came back washed and I locked the gate behind me. It was a " +
      "long shift, but the crew pulled together and it was a pleasure to watch. Thank you for the clear words in the morning, " +
      "and have a good weekend, all of you!",
  },
];

describe("rules", () => {
  for (const { rule, doneWhen, reject, accept } of examples) {
    test(`${rule}: ${doneWhen}`, () => {
      expect(judge(doneWhen, reject).map((reason) => reason.rule)).toContain(
        `completion.missing.${rule}`,
      );
      expect(judge(doneWhen, accept)).toEqual([]);
    });
  }
});

describe("word classes", () => {
  const index = createWordIndex(256);
  const meets = (asked: string, reported: string): boolean => {
    index.read(reported);
    return termsOf(asked).some((term) => termMet(term, index));
  };
  for (const {
    id,
    meets: [asked, reported],
    misses,
  } of readWordClasses()) {
    test(id, () => {
      expect(meets(asked, reported)).toBe(true);
      expect(meets(misses[0], misses[1])).toBe(false);
    });
  }

  test("ids are not used twice", () => {
    const ids = readWordClasses().map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
  });
});

describe("forms of a condition's words", () => {
  const rows: readonly (readonly [doneWhen: string, output: string])[] = [
    ["the export of invoices", "`export_invoice.rb` writes them"],
    ["settings survive rotation", "Rotated the phone, `SettingsStore` kept all"],
    ["four workers start", "4 worker processes started at boot"],
    ["old uploads are deleted", "No upload older than that is left, 12 removed"],
    ["sync of 1,204 notes", "1204 notes in sync"],
    ["unreadable scans go to a queue", "scans that could not be read landed in the queue"],
    ["the choice is kept for six months", "The cookie lives 180 days."],
    ["runs on Node.js 20", "CI runs Node 20.11.1"],
    ["Löschung nach 30 Tagen", "Einträge älter als 30 Tage löscht ein Cronjob"],
  ];
  for (const [doneWhen, output] of rows) {
    test(`${doneWhen} <- ${output}`, () => {
      expect(judge(doneWhen, `${output}. The rest of the report follows below in full.`)).toEqual(
        [],
      );
    });
  }
});

describe("a done_when of policies alone", () => {
  test("asks for no condition", () => {
    expect(
      judge("Policy: the final message must quote the test command.", "$ pytest -q\n17 passed"),
    ).toEqual([]);
  });
});

/** Small pieces, so that conditions and reports meet and miss by chance. */
const condition = fc.constantFrom(
  "import works",
  "all four pages load",
  "both exports (CSV, PDF) work",
  "p95 under 200 ms",
  "no warnings",
  "tests pass",
  "docs updated",
  "readings are stored in PostgreSQL",
  "works on iOS and Android",
  "at least 90 % coverage",
  "every row is copied",
  "the choice is remembered",
  "alert by push and mail",
  "README has an example",
  "retention of 90 days",
  "it works",
  "three retries with jitter",
);
const report = fc.constantFrom(
  "Import done.",
  "Four pages load.",
  "Three of the four pages load.",
  "CSV and PDF exports.",
  "p95: 236 ms",
  "p95: 120 ms",
  "0 warnings",
  "12 tests passed",
  "docs/a.md",
  "SQLite it is.",
  "PostgreSQL 16.",
  "Android and iPhone.",
  "Android only.",
  "Coverage 88 %",
  "Coverage 95 %",
  "11/12 rows copied",
  "12/12 rows copied",
  "Choice stored.",
  "Most of the rows.",
  "All but one page.",
  "Push and e-mail.",
  "README.md",
  "90 days",
  "Retries: 3, with jitter",
  "Done!",
);

describe("the first look", () => {
  test("never passes what the second would stop", () => {
    fc.assert(
      fc.property(
        fc.array(condition, { minLength: 1, maxLength: 4 }),
        fc.array(report, { maxLength: 5 }),
        (conditions, reports) => {
          judge(conditions.join("; "), reports.join("\n\n"));
        },
      ),
      { numRuns: 2_000 },
    );
  });

  test("gives the same answer again", () => {
    fc.assert(
      fc.property(condition, fc.array(report, { maxLength: 4 }), (doneWhen, reports) => {
        const output = reports.join("\n");
        const first = judge(doneWhen, output);
        judge("import works", "something else");
        expect(judge(doneWhen, output)).toEqual([...first]);
      }),
    );
  });
});

describe("hostile messages", () => {
  const doneWhen =
    "all four pages load under 2 s on the hold-out; the CSV, JSON and PDF exports work; every row is copied";
  for (const unit of [
    "(",
    "1,",
    "1.",
    "1 of 2 ",
    "all ",
    "| a | b |\n",
    "- 3 of 4 pages\n",
    "p95 3 s ",
    "\n",
    "1/2 ",
    "é",
    "`",
    "字",
  ]) {
    test(JSON.stringify(unit), () => {
      expectLinear((length) => judge(doneWhen, repeated(unit, length)));
    });
  }
});

describe("hostile conditions", () => {
  for (const unit of [
    "1-2, ",
    "Ab, ",
    "403 gets ",
    "ab, ",
    "0-30 and 31-60, ",
    "1-2 days or ",
    "a",
    "漢",
    "1,",
  ]) {
    test(`a row of ${JSON.stringify(unit)}`, () => {
      expectLinear((length) => judge(repeated(unit, length), "ok"));
    });
  }

  test("many long ones under as many headings", () => {
    const name = (n: number): string =>
      `word${n.toString(26).replaceAll(/\d/g, (digit) => "qrstuvwxyz".charAt(Number(digit)))}`;
    expectLinear((size) => {
      const words = Array.from({ length: size * 70 }, (_, n) => name(n));
      const conditions = Array.from({ length: 10 }, (_, at) =>
        words.slice(at * size * 7, (at + 1) * size * 7).join(" "),
      );
      const headings = Array.from({ length: size }, (_, n) => `# ${words[n * 70]} told`);
      judge(conditions.join("; "), [...headings, ...conditions].join("\n"));
    }, 16);
  });
});

test("the last of a row of ranges is no bound", () => {
  for (const row of [
    "0–30, 31–60 and over 60 days",
    "1-2 and over 5 days",
    "0-9 kg and above 9 kg",
  ])
    expect(
      demandOf(`Invoices are grouped by ${row}`).wanted.filter((one) => one.threshold !== null),
    ).toEqual([]);
});

test.each([
  [
    "no caption has more than 9 words; they run below 4 words a second",
    "Captions are even: the longest has 9 words, and they run at 3.1 words a second.",
  ],
  [
    "a key may send at most 60 requests a minute",
    "Sixty calls a minute go through for a key; the next is answered `429 Too Many Requests`.",
  ],
])("%s: a figure of another kind breaks no limit", (doneWhen, output) => {
  expect(judge(doneWhen, output)).toEqual([]);
});
