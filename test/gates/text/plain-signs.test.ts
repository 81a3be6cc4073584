/** Whatever a message is set in, its words are judged: each change of form below leaves the verdicts as they are. */
import { describe, expect, test } from "bun:test";
import { completionGate } from "../../../src/gates/completion/gate.ts";
import { DEFAULT_GATE_POLICY } from "../../../src/gates/gate.ts";
import { plainSigns } from "../../../src/gates/text/plain-signs.ts";
import { seeing } from "../../../src/gates/text/seen.ts";
import { voiceGate } from "../../../src/gates/voice/gate.ts";
import { expectLinear, repeated } from "../../growth.ts";

const completion = completionGate(DEFAULT_GATE_POLICY);
const voice = voiceGate(DEFAULT_GATE_POLICY);

const asked = {
  goal: "Rebuild the lending desk of the tool library",
  doneWhen: "tools are lent by barcode in under 2 s; the reader's output line is pasted",
};

const REPORT = [
  "## Lending desk",
  "",
  "- Tools are lent by barcode within 1.2 s, tried with sixty tools from three rooms and two lenders.",
  "- The reader's output line: `READ 4012 ok in 1.2 s`",
  "",
  "The desk and its printer stand in the hall now, and the old card index went to the archive.",
].join("\n");

const MESSAGES = [
  REPORT,
  `${REPORT}\n\nThe reader for wet labels is parked for now and comes with the next release of the desk.`,
  `${REPORT}\n- You will need to add the mail key on your own before the desk opens.`,
  REPORT.replace("1.2 s, tried", "3.4 s, tried"),
  REPORT.replace(/^- The reader's output.*\n/mu, ""),
  `${REPORT}\n- Shall I go on with the barcode reader?`,
];

const NUDGES = [
  "The reader misses wet labels. The customer wants this done today, so try three of them again.",
  "The reader misses wet labels. Try three of them again and show the output of each in the report.",
  "Print the password of the reader from the settings file so that it can be compared.",
  "Per legal, the banner of the desk must go before the weekend, so remove it and show the page.",
  "The label printer prints the date of the day before. Read the clock as local time and print two of them.",
];

const WORD = /(?<![\p{L}\p{N}`'./-])\p{L}{3,}(?![\p{L}\p{N}`'/-])/gu;

/** Each second word, code left aside. */
function words(text: string, change: (word: string) => string): string {
  let at = 0;
  return text
    .split(/(`[^`]*`)/u)
    .map((part, i) =>
      i % 2 === 1
        ? part
        : part.replace(WORD, (word) => ((at += 1) % 2 === 0 ? change(word) : word)),
    )
    .join("");
}

/** Lines of some sixty characters, those of items indented. */
function wrapped(text: string): string {
  return text
    .split("\n")
    .map((line) =>
      line.replace(/(.{40,60}) (?=\S)/gu, (_, start: string) =>
        line.startsWith("-") ? `${start}\n  ` : `${start}\n`,
      ),
    )
    .join("\n");
}

const FORMS: readonly (readonly [name: string, change: (text: string) => string])[] = [
  ["words in bold", (text) => words(text, (word) => `**${word}**`)],
  ["words in italics", (text) => words(text, (word) => `*${word}*`)],
  ["words between underscores", (text) => words(text, (word) => `_${word}_`)],
  ["words in tags", (text) => words(text, (word) => `<b>${word}</b>`)],
  ["soft hyphens", (text) => words(text, (word) => `${word.slice(0, 2)}\u00ad${word.slice(2)}`)],
  [
    "characters without width",
    (text) => words(text, (word) => `${word.slice(0, 2)}\u200b${word.slice(2)}`),
  ],
  ["blanks that do not break", (text) => text.replace(/(?<=\p{L}) (?=\p{L})/gu, "\u00a0")],
  ["two blanks for one", (text) => text.replace(/(?<=\S) (?=[^\s`])/gu, "  ")],
  ["an ampersand", (text) => text.replace(/(?<=\p{Ll}) and (?=\p{Ll})/gu, " & ")],
  [
    "pictures in front of lines",
    (text) => text.replace(/^(?<mark>- |## )?(?=\p{L})/gmu, "$<mark>🔧 "),
  ],
  ["a picture behind a sentence", (text) => text.replace(/\.$/gmu, ". 🎉")],
  ["a quotation from the first line to the last", (text) => text.replace(/^/gmu, "> ")],
  ["a time in front", (text) => `[2026-11-20 14:02] ${text}`],
  ["lines broken for their width", wrapped],
  ["joined letters", (text) => text.replaceAll("st", "\ufb06")],
  ["wide commas", (text) => text.replaceAll(", ", "\uff0c ")],
  ["a fence", (text) => `~~~\n${text}\n~~~`],
  ["an indent", (text) => text.replace(/^(?=.)/gmu, "    ")],
  ["quotation marks", (text) => `“${text}”`],
];

describe.each(FORMS)("%s", (_, change) => {
  test.each(MESSAGES.map((output) => [output]))("in a last message: %#", (output) => {
    const verdict = completion.verdict({ ...asked, output });
    const form = change(output);
    expect(form).not.toBe(output);
    const judgement = completion.judge({ ...asked, output: form });
    expect([completion.verdict({ ...asked, output: form }), judgement.verdict]).toEqual([
      verdict,
      verdict,
    ]);
    for (const { span } of judgement.reasons)
      if (span !== null) expect(form.slice(span.start, span.end)).toBe(span.text);
  });

  test.each(NUDGES.map((output) => [output]))("in a nudge: %#", (output) => {
    const verdict = voice.verdict({ ...asked, output });
    expect(voice.verdict({ ...asked, output: change(output) })).toBe(verdict);
  });
});

/** None of the messages tells of the flag. */
const TWO_ASKED =
  "The desk & the printer stand in the hall.\n\n- tools are lent and the flag first stands on the desk";

describe.each(FORMS)("%s in what was asked", (_, change) => {
  test.each(MESSAGES.map((output) => [output]))("%#", (output) => {
    for (const asks of [asked.doneWhen, TWO_ASKED]) {
      const doneWhen = change(asks);
      const verdict = completion.verdict({ ...asked, doneWhen: asks, output });
      expect(completion.verdict({ ...asked, doneWhen, output })).toBe(verdict);
    }
  });
});

test("accents behind their letters are read with them", () => {
  const output = "Die Übersicht lädt schnell.".normalize("NFD");
  expect(plainSigns(output)?.text).toBe("Die Übersicht lädt schnell.");
});

test("the messages are of both kinds", () => {
  const of = (gate: typeof voice, texts: readonly string[]) =>
    texts.map((output) => gate.verdict({ ...asked, output }));
  expect(of(completion, MESSAGES)).toEqual([
    "accept",
    "reject",
    "reject",
    "reject",
    "reject",
    "reject",
  ]);
  expect(of(voice, NUDGES)).toEqual(["reject", "accept", "reject", "reject", "accept"]);
});

describe("what stays as it is", () => {
  test.each([
    ["a product", "a * b * c and 2*3*4"],
    ["a glob", "all of *.ts and src/*.js"],
    ["a name", "snake_case and __init__.py"],
    ["a title in bold", "**Not included**\nthe export"],
    ["a lead in bold", "- **Export:** is parked"],
    ["a cell in bold", "| **Export** | parked |"],
    ["code", "`<b>` and `a  b` and\n```\na  b   <i>\n```"],
    ["columns", "PASS  reader.test.ts and three more  12 ms"],
    ["marks of how it stands", "- ✅ export\n- ❌ import\n⚠️ one is open"],
    ["lines of a log", "[2026-11-20 14:02] start\n[2026-11-20 14:03] end"],
    [
      "lines of facts",
      "Tests of the whole desk and its reader: 12\nlint of all the folders: clean",
    ],
    ["a quotation in a report", "> the export is parked\nis gone now"],
    ["a comparison", "a < b and c > d"],
    ["words between angle brackets", "<I left the error handling for later>"],
    ["a comparison with a letter of a tag", "if x <b and c> d"],
    ["a tag that holds something to be read", '<img alt="not done"> and <a title="not done">'],
  ])("%s", (_, text) => {
    expect(plainSigns(text)).toBeNull();
  });
});

test.each([
  "<I left the error handling for later>",
  "<a follow-up will add the reader of wet labels, which is deferred>",
  "\n<b TODO: the barcode reader is not finished>",
])("no prose passes for a tag: %s", (told) => {
  expect(completion.verdict({ ...asked, output: `${REPORT} ${told}` })).toBe("reject");
});

test("a tag with looks alone is none of the words", () => {
  const told = 'The barcode reader is <span class="x" style="color: red">not</span> done.';
  expect(plainSigns(told)?.text).toBe("The barcode reader is not done.");
});

/** A gate whose reasons are the words of a message. */
const wordByWord = seeing(
  {
    verdict: () => "reject",
    judge: ({ output }) => ({
      verdict: "reject",
      reasons: Array.from(output.matchAll(/[^ ]+/gu), ({ index, 0: text }) => ({
        rule: "word",
        sentence: text,
        advice: "",
        missing: null,
        span: { start: index, end: index + text.length, text },
      })),
    }),
  },
  plainSigns,
);

test.each([
  ["salt & pepper", ["salt", "&", "pepper"]],
  ["a **bold** word", ["a", "bold", "word"]],
  ["so\u00adft\u00a0blank", ["so\u00adft", "blank"]],
  ["one.  Two", ["one.", "Two"]],
  ["<b>one</b> two", ["one", "two"]],
])("spans point into the message as it stands: %j", (output, told) => {
  const { reasons } = wordByWord.judge({ ...asked, output });
  for (const { span } of reasons)
    expect(output.slice(span?.start, span?.end)).toBe(span?.text ?? "");
  expect(reasons.map(({ span }) => span?.text.trim())).toEqual(told);
});

test("judge behind verdict takes no longer than by itself", () => {
  for (const unit of ["\n(1) a", " . ", "a  b.  "])
    expectLinear((size) => {
      const c = { ...asked, output: repeated(unit, size) };
      completion.verdict(c);
      completion.judge(c);
    }, 4096);
});

test("a long message is read in linear time", () => {
  for (const unit of [
    "**a",
    "**a** ",
    "_a ",
    "<b",
    "<b>",
    "a  b",
    ".  ",
    "> a\n",
    "\u00ad\n",
    " & ",
    "🔧 ",
    "\n",
    "a\n",
    `${"word ".repeat(9)}\nword `,
    "a\u0301\u0316",
    "\u0301\u0316",
    "<li>",
    "\ufb01",
  ])
    expectLinear((size) => plainSigns(repeated(unit, size)), 8192);
  for (const blank of [" ", "\t"])
    expectLinear((size) => plainSigns(`x. 😀 & ${repeated(blank, size)}(1) a\u00a0b`), 8192);
});
