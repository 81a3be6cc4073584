import { expect, test } from "bun:test";
import { rowProgress, startProgressLine } from "../../src/cli/progress.ts";
import { type FakeIo, fakeIo } from "./fake-io.ts";

/** A process with a terminal and a clock that goes on by `step` milliseconds whenever it is asked. */
function terminal(
  step: number,
  env: Readonly<Record<string, string>> = { TERM: "xterm" },
): { readonly io: FakeIo; readonly shown: () => string } {
  let now = 0;
  const io = fakeIo({ env, now: () => (now += step) });
  return {
    io: { ...io, stderr: { ...io.stderr, isTTY: true } },
    shown: () => io.printed.stderr.replaceAll("\r\u001b[K", "|"),
  };
}

test("a long run shows its share, rows and seconds, and wipes them", () => {
  const { io, shown } = terminal(600);
  const line = startProgressLine(io);
  const show = rowProgress(line);
  for (const rows of [1, 2, 3]) show(rows, 4);
  line.end();
  expect(shown()).toBe("|50%, 2 of 4 rows, 1 s|75%, 3 of 4 rows, 2 s|");
});

test.each([{}, { TERM: "" }, { TERM: "dumb" }])(
  "a terminal that knows no escape sequences (%j) gets none",
  (env) => {
    const { io } = terminal(600, env);
    const line = startProgressLine(io);
    const show = rowProgress(line);
    for (const rows of [1, 2, 3]) show(rows, 4);
    line.end();
    const [first, second] = ["50%, 2 of 4 rows, 1 s", "75%, 3 of 4 rows, 2 s"];
    const blank = `\r${" ".repeat(first.length)}\r`;
    expect(io.printed.stderr).toBe(`\r\r${first}${blank}${second}${blank}`);
  },
);

test("a short run shows nothing, and neither does one without a terminal", () => {
  const { io, shown } = terminal(1);
  const line = startProgressLine(io);
  for (let rows = 0; rows < 100; rows += 1) rowProgress(line)(rows, 100);
  line.end();
  expect(shown()).toBe("");
  const plain = fakeIo({ now: () => 1e9 });
  const silent = startProgressLine(plain);
  rowProgress(silent)(1, 2);
  silent.end();
  expect(plain.printed.stderr).toBe("");
});

test("a run without rows is at its end", () => {
  const { io, shown } = terminal(2000);
  rowProgress(startProgressLine(io))(0, 0);
  expect(shown()).toBe("|100%, 0 of 0 rows, 2 s");
});
