import { expect, test } from "bun:test";
import type { LogEntry } from "../../../src/app/read-log.ts";
import { readEvent } from "../../../src/domain/operation-event.ts";
import { eventLines, eventView } from "../../../src/views/log/event-view.ts";
import { linePrinter, measureRows, rowPrinter } from "../../../src/views/terminal/table-rows.ts";
import { printAll } from "../print-all.ts";
import { NOW, record } from "../board/sample.ts";

const entry = (seq: number, value: object): LogEntry => {
  const text = JSON.stringify(value);
  return { seq, text, event: readEvent(text) };
};
const about = { time: NOW, session_ref: "invoices", command: "set", actor: "session:invoices" };

const ENTRIES: readonly LogEntry[] = [
  entry(1, { ...about, change: "enrolled", old: null, new: record("invoices") }),
  entry(2, {
    ...about,
    change: "updated",
    old: { status: "open", reasoning: null },
    new: { status: "working", reasoning: "go\non \u001b[2J" },
  }),
  { seq: 3, text: "junk \u001b[2J", event: null },
];
const PLAIN = { colour: false };

test("the audit trail as lines", () => {
  expect(printAll(linePrinter(eventLines, PLAIN), ENTRIES))
    .toBe(`2026-11-21T09:30:00Z  invoices  enrolled by session:invoices with set
    goal: "Let customers download their invoices as one file."
    done_when: "The page loads and the export works."
    status: "working"
    lane_id: "invoices"
    enrolled_at: "2026-11-20T08:00:00Z"
    source: "operator:dana"
2026-11-21T09:30:00Z  invoices  updated by session:invoices with set
    status: "open" → "working"
    reasoning: null → "go\\non \\u001b[2J"
3  UNREADABLE: not an event of this program: junk \\x1b[2J
`);
});

test("the audit trail as a table, as cards and as JSON", () => {
  const view = eventView("Session");
  expect(printAll(rowPrinter(view, "markdown", PLAIN), ENTRIES.slice(1)))
    .toBe(`| No. | Session | By | What changed |
| --- | --- | --- | --- |
| 2 | invoices<br>2026-11-21T09:30:00Z | session:invoices<br>with set | **updated**<br>status: "open" → "working"<br>reasoning: null → "go\\non \\u001b\\[2J" |
| 3 |  |  | **UNREADABLE: not an event of this program**<br>junk \\x1b\\[2J |
`);
  expect(printAll(rowPrinter(view, "cards", PLAIN), ENTRIES.slice(1, 2))).toStartWith(
    "At 2026-11-21T09:30:00Z, entry 2, session:invoices ran set: the goal of session invoices was updated.\n",
  );
  const json: readonly object[] = JSON.parse(printAll(rowPrinter(view, "json", PLAIN), ENTRIES));
  expect(json[1]).toEqual({ seq: 2, ...JSON.parse(ENTRIES[1]!.text) });
  expect(json[2]).toEqual({ seq: 3, unreadable: "junk \u001b[2J" });
});

test("in a box of 80 columns what changed has room for its words", () => {
  const measure = measureRows(eventView("Session"));
  for (const one of ENTRIES) measure.add(one);
  const box = printAll(measure.printer({ ...PLAIN, columns: 80 }), ENTRIES);
  for (const whole of ["session:invoices", NOW, `"2026-11-20T08:00:00Z"`]) {
    expect(box).toContain(`│ ${whole} `);
  }
});

test("an artifact is shown with its url, and what stood there before, whatever it was", () => {
  const event = {
    time: NOW,
    url: "https://artifacts.example.com/a/x",
    command: "record",
    actor: "session:x",
    change: "recorded",
    old: "not json",
    new: { url: "https://artifacts.example.com/a/x", title: "X" },
  };
  expect(printAll(linePrinter(eventLines, PLAIN), [entry(9, event)]))
    .toBe(`2026-11-21T09:30:00Z  https://artifacts.example.com/a/x  recorded by session:x with record
    before: "not json"
    title: "X"
`);
  expect(
    printAll(rowPrinter(eventView("Artifact"), "markdown", PLAIN), [entry(9, event)]),
  ).toContain("| <https://artifacts.example.com/a/x><br>2026-11-21T09:30:00Z |");
});

test("another spelling of the url of an artifact is told", () => {
  const [before, after] = ["https://h.example/x", "https://H.example:443/x"];
  const event = {
    time: NOW,
    url: before,
    command: "record",
    actor: "session:x",
    change: "recorded",
    old: { url: before, title: "X" },
    new: { url: after, title: "X" },
  };
  const shown = printAll(linePrinter(eventLines, PLAIN), [entry(9, event)]);
  expect(shown).toContain(`    url: "${before}" → "${after}"\n`);
  const first = printAll(linePrinter(eventLines, PLAIN), [entry(9, { ...event, old: null })]);
  expect(first).toContain(`    url: "${after}"\n`);
});
