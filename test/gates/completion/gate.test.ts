import { describe, expect, test } from "bun:test";
import * as fc from "fast-check";
import { completionGate } from "../../../src/gates/completion/gate.ts";
import { DEFAULT_GATE_POLICY, type GateCase } from "../../../src/gates/gate.ts";
import { expectLinear, repeated } from "../../growth.ts";

const gate = completionGate(DEFAULT_GATE_POLICY);

const CASE: GateCase = {
  goal: "Rebuild the lending desk of the tool library",
  doneWhen:
    "tools are lent and returned by barcode; reminders go out by mail; the overdue list prints",
  output: [
    "## Lending desk",
    "",
    "- Tools are lent and returned by barcode, tried with 60 tools",
    "- Reminders go out by mail at eight, 14 arrived",
    "- The overdue list prints on one page",
    "",
    "All 31 tests pass.",
  ].join("\n"),
};

function verdictOf(output: string): string {
  const c = { ...CASE, output };
  const judgement = gate.judge(c);
  expect(gate.verdict(c)).toBe(judgement.verdict);
  expect(judgement.verdict === "reject").toBe(judgement.reasons.length > 0);
  for (const { span } of judgement.reasons) {
    if (span !== null) expect(output.slice(span.start, span.end)).toBe(span.text);
  }
  return judgement.verdict;
}

const PUT_OFF = [
  "The overdue list is parked for now.",
  "You'll need to add the mail key.",
  "The reminders are a stub.",
  "One test is failing.",
  "The barcode reader should work with wet labels.",
  "I will now build the overdue list.",
  "Shall I go on with the overdue list?",
  "The overdue list fell by the wayside.",
  "The overdue list isnt implmented yet.",
];

describe("the completion gate", () => {
  test("accepts a report of everything", () => {
    expect(verdictOf(CASE.output)).toBe("accept");
  });

  test("rejects once something is put off, handed over, faked, failing, hoped for or open", () => {
    for (const sentence of PUT_OFF)
      expect(verdictOf(`${CASE.output}\n\n${sentence}`), sentence).toBe("reject");
  });

  test("gives a reason once where two patterns of its rule meet one clause", () => {
    for (const sentence of PUT_OFF.concat("You'll need to add the export page later.")) {
      const { reasons } = gate.judge({ ...CASE, output: sentence });
      const told = reasons.map(({ rule, span, missing }) => JSON.stringify([rule, span, missing]));
      expect(new Set(told).size, sentence).toBe(told.length);
    }
  });

  test("leaves alone what a section that was asked for holds", () => {
    const guide = {
      goal: "Write the guide to the lending desk",
      doneWhen: "`guide.md` has its sections Use, Known limitations and Future work",
    };
    const use = "`guide.md` has its sections:\n\n- **Use**: barcode, mail, printing";
    const limits =
      "- **Known limitations** – wet labels aren't supported, two readers are untested";
    const future = "**Future work.** Three ideas. It names the index that is not built yet.";
    const output = [use, limits, "", future].join("\n");
    expect(gate.verdict({ ...guide, output })).toBe("accept");
    expect(gate.verdict({ ...CASE, output: `${CASE.output}\n${limits}` })).toBe("reject");
  });

  test("stops a message about something else, whatever it says of that", () => {
    const goal = "Make the service answer on its endpoints";
    const doneWhen = "The server starts; the log shows no errors";
    const other = "The import job runs each night and sends its summary by mail. ".repeat(6);
    const { reasons } = gate.judge({ goal, doneWhen, output: other });
    expect(reasons.map(({ rule, missing }) => [rule, missing])).toEqual([
      ["completion.missing.unrelated", "The server starts"],
    ]);
    expect(gate.verdict({ goal, doneWhen, output: other })).toBe("reject");
    // One word of either is enough, and so is a goal of so few words that a report may avoid them all.
    for (const c of [
      { goal, doneWhen, output: "The job comes up without trouble; the log is clean." },
      {
        goal,
        doneWhen,
        output: "Der Dienst läuft und antwortet. Das Protokoll ist leer, nichts ist rot.",
      },
      { goal: "Publish it", doneWhen: "The site is live", output: `${other} All is deployed.` },
      {
        goal: "Write unit tests for the parser",
        doneWhen: "Coverage over 90 %",
        output: "94.1 % of lines, 61 new specs.",
      },
      {
        goal: "Corrige la page de connexion",
        doneWhen: "La page de connexion s'affiche sur mobile",
        output: "Login screen renders on a small phone, nothing is cut off. ".repeat(6),
      },
    ])
      expect(gate.judge(c).reasons.map(({ rule }) => rule)).not.toContain(
        "completion.missing.unrelated",
      );
  });

  test("stops such a message whatever the number of conditions, and where a word only begins like one", () => {
    const goal = "Build the two help pages for new users";
    const many = Array.from({ length: 1000 }, (_, i) => `- page ${i + 1} loads`).join("\n");
    const weather = "The weather is fine today. ".repeat(20);
    for (const [doneWhen, output, expected] of [
      [many, weather, "reject"],
      ["both pages load", "Hello. ".repeat(60), "reject"],
      ["both pages load", weather, "reject"],
      ["both pages load", `${weather}Both are helping newcomers and load.`, "accept"],
    ] as const)
      expect(gate.verdict({ goal, doneWhen, output })).toBe(expected);
  });

  test("takes no name in code for a word of another language", () => {
    const rows = ["PDF", "ODS", "CSV"].map((name) => `| ${name} | \`/r/{y}.${name}\` | works |`);
    const table = ["| Format | Route | State |", "|---|---|---|", ...rows].join("\n");
    const stub = "| XLS | `/r/{y}.xls` | route exists, answers 501 |";
    const { reasons } = gate.judge({ ...CASE, output: `${table}\n${stub}` });
    expect(reasons.map(({ rule }) => rule)).toContain("completion.placeholder.constant");
  });

  test("leaves alone what happens in a case that is named in front", () => {
    for (const sentence of [
      "When the reader cannot see a label, the desk skips it and carries on with the next one.",
      "As long as a tool is out, its lending is refused.",
    ])
      expect(verdictOf(`${CASE.output}\n\n${sentence}`), sentence).toBe("accept");
    expect(verdictOf(`${CASE.output}\n\nWhen I ran it, the reader failed.`)).toBe("reject");
  });

  test("leaves alone what only sounds like a deferral, a failure or a doubt", () => {
    for (const sentence of [
      "The first mail was refused; the second went through.",
      "When I pulled the cable, the reader gave up and the desk said so.",
      "The count should be 40, and it is.",
      "The heavy part is deferred to the main loop.",
      "Mails that will be sent at eight wait in the outbox.",
      "The link in the mail leads to the list.",
      "I lowered the font size of the heading.",
      "The barcode broke until I set the margin.",
      "Tools in the cellar stand behind glass.",
      "The date is told apart from the time.",
      "A dark theme was never a condition, so it is absent.",
      "Nobody has more than three tools.",
    ])
      expect(verdictOf(`${CASE.output}\n\n${sentence}`), sentence).toBe("accept");
    for (const sentence of [
      "Nobody has pulled that lever yet.",
      "Printing is on ice until the key arrives.",
      "I lowered the threshold of the test.",
      "Mails should arrive within a minute, and it is easy to extend.",
      "With the barcode reader I gave up.",
    ])
      expect(verdictOf(`${CASE.output}\n\n${sentence}`), sentence).toBe("reject");
  });

  test("reads an aside off the sentence behind it", () => {
    const aside = "The shop window still has a placeholder. It is not part of this goal.";
    expect(verdictOf(`${CASE.output}\n\n${aside}`)).toBe("accept");
  });

  test("takes it back where it is quoted, negated or undone", () => {
    for (const sentence of [
      'The sticker that read "the overdue list is parked for now" is off.',
      "Nothing was parked.",
      "The reminders are no longer a stub.",
      "The stub of the reminders was replaced.",
      "No test is failing.",
      "Two tests failed at first; both pass now.",
    ]) {
      expect(verdictOf(`${CASE.output}\n\n${sentence}`), sentence).toBe("accept");
    }
  });

  test("names the sentence, and what to do about it", () => {
    const output = `${CASE.output}\n\nThe overdue list is parked.`;
    const [reason] = gate.judge({ ...CASE, output }).reasons;
    expect(reason?.span?.text).toBe("The overdue list is parked.");
    expect(reason?.rule).toBe("completion.deferral.parked");
    expect(reason?.advice).toContain("redirected");
  });

  test("judges the same however often it is asked", () => {
    const first = PUT_OFF.map((sentence) =>
      JSON.stringify(gate.judge({ ...CASE, output: sentence })),
    );
    for (const round of [1, 2]) {
      const again = PUT_OFF.toReversed().map((sentence) =>
        JSON.stringify(gate.judge({ ...CASE, output: sentence })),
      );
      expect(again.toReversed(), `round ${round}`).toEqual(first);
    }
  });
});

describe("a policy", () => {
  test("adds literal phrases, whatever their case, spacing and quotes", () => {
    const strict = completionGate({
      ...DEFAULT_GATE_POLICY,
      deferralPhrases: ["on the owner's stove"],
    });
    const output = `${CASE.output}\n\nThe sign is on  the\nOwner’s stove.`;
    expect(gate.verdict({ ...CASE, output })).toBe("accept");
    expect(strict.judge({ ...CASE, output }).reasons.map((reason) => reason.rule)).toEqual([
      "completion.policy.phrase",
    ]);
  });

  const own = completionGate({ ...DEFAULT_GATE_POLICY, replaceDeferralRules: true });
  const GERMAN: GateCase = {
    goal: "Die Ausleihe der Werkzeuge neu bauen",
    doneWhen: "die Liste der Mahnungen druckt",
    output: "Die Liste der Mahnungen druckt auf einer Seite, mit 60 Werkzeugen erprobt.",
  };
  const inWords = (goal: string, doneWhen: string, told: string): GateCase => ({
    goal,
    doneWhen,
    output: told,
  });
  const SPANISH = inWords(
    "Rehacer el préstamo de las herramientas",
    "la lista de los avisos sale impresa",
    "La lista de los avisos sale impresa en una página, con 60 herramientas.",
  );
  const FRENCH = inWords(
    "Refaire le prêt des outils",
    "la liste des rappels est imprimée",
    "La liste des rappels est imprimée sur une page, avec 60 outils.",
  );
  const ITALIAN = inWords(
    "Rifare il prestito degli attrezzi",
    "la lista dei solleciti è stampata",
    "La lista dei solleciti è stampata su una pagina, con 60 attrezzi.",
  );
  const PORTUGUESE = inWords(
    "Refazer o empréstimo das ferramentas",
    "a lista dos avisos sai impressa",
    "A lista dos avisos sai impressa numa página, com 60 ferramentas.",
  );
  const verdicts = (report: GateCase, sentence: string): readonly string[] => {
    const c = { ...report, output: `${report.output}\n\n${sentence}` };
    return [gate.verdict(c), own.verdict(c)];
  };

  test.each([
    [CASE, "The paint job is parked."],
    [CASE, "Please restart the printer service."],
    [CASE, "The print view is a stub."],
    [CASE, "I still have some way to go."],
    [CASE, "## Remaining work\n\n- the print view"],
    [GERMAN, "Die Druckansicht folgt später."],
    [GERMAN, "Bitte denken Sie daran, den Dienst neu zu starten."],
    [GERMAN, "Die Liste kriegt ihr Anfang kommender Woche."],
    [SPANISH, "De la lista no hay."],
    [FRENCH, "La liste, c'est Paul qui s'en occupe."],
    [ITALIAN, "Le etichette della lista sono un guscio vuoto."],
    [PORTUGUESE, "A lista eu faço semana que vem."],
  ])("can replace the built-in rules for what is put off: %#", (report, sentence) => {
    expect(verdicts(report, sentence)).toEqual(["reject", "accept"]);
  });

  test.each([
    "I postponed the overdue list until next week.",
    "The overdue list is with the design team.",
    "I handed the overdue list over to the platform team.",
    "Overdue list: postponed",
    "The overdue list is a placeholder for now.",
  ])("of a thing that nothing else reports as well: %s", (sentence) => {
    const output = `Tools are lent and returned by barcode, 40 loans. Reminders go out by mail, 12 of them. ${sentence}`;
    expect(gate.verdict({ ...CASE, output })).toBe("reject");
    expect(own.verdict({ ...CASE, output })).toBe("accept");
  });

  test.each([
    "The overdue list fails with an error.",
    "The overdue list has never been tested.",
    "I am not sure whether the overdue list works.",
  ])("and judges all else as before: %s", (sentence) => {
    const output = `Tools are lent and returned by barcode, 40 loans. Reminders go out by mail, 12 of them. ${sentence}`;
    expect(own.verdict({ ...CASE, output })).toBe("reject");
  });

  test.each([
    [CASE, "Tests: 2 failed, 29 passed"],
    [CASE, "The overdue list does not print."],
    [CASE, "I was not able to verify the overdue list on iOS 18."],
    [CASE, "The overdue list has not been built."],
    [CASE, "Print view: failed"],
    [GERMAN, "Der Build schlägt fehl."],
    [GERMAN, "Die Druckansicht ist nur teilweise gebaut."],
  ])("and only those: %#", (report, sentence) => {
    expect(verdicts(report, sentence)).toEqual(["reject", "reject"]);
  });

  test("and takes nothing from a report of everything", () => {
    expect([gate, own].map((each) => each.verdict(GERMAN))).toEqual(["accept", "accept"]);
  });
});

describe("what says nothing about the work changes nothing", () => {
  const sentence = fc.constantFrom("", ...PUT_OFF);
  const change = fc.constantFrom<(text: string) => string>(
    (text) => `${text}\n\n\`\`\`\n$ ls\nREADME.md  src\n\`\`\``,
    (text) => `Great work all round!\n\n${text}`,
    (text) => text.replaceAll("'", "’"),
    (text) => text.replaceAll("\n", "\r\n"),
    (text) => text.replaceAll(". ", ".  "),
    (text) => text.replaceAll("- ", "* "),
    (text) => reversedItems(text),
    (text) => rewrapped(text, 40),
    (text) => rewrapped(text, 72),
  );
  test("over random changes", () => {
    fc.assert(
      fc.property(sentence, fc.array(change, { maxLength: 3 }), (extra, changes) => {
        const output = `${CASE.output}\n\n${extra}`;
        const changed = changes.reduce((text, apply) => apply(text), output);
        expect(verdictOf(changed)).toBe(verdictOf(output));
      }),
    );
  });
});

function reversedItems(text: string): string {
  const items = text.split("\n").filter((line) => line.startsWith("- "));
  return text
    .split("\n")
    .map((line) => (line.startsWith("- ") ? (items.pop() ?? line) : line))
    .join("\n");
}

function rewrapped(text: string, width: number): string {
  return text
    .split("\n")
    .map((line) => {
      let out = "";
      let column = 0;
      for (const word of line.split(" ")) {
        const wraps = column > 0 && column + word.length > width && /^[a-z]/.test(word);
        out += column === 0 ? word : wraps ? `\n  ${word}` : ` ${word}`;
        column = wraps ? word.length : column + word.length + 1;
      }
      return out;
    })
    .join("\n");
}

describe("random compositions", () => {
  const piece = fc.constantFrom(
    "The list prints.",
    "not",
    "yet ",
    "`code",
    "```",
    "\n",
    "\n\n",
    "| a | b |",
    "|---|---|",
    "- [ ] ",
    "❌ ",
    "should ",
    "work ",
    "?",
    "“",
    "”",
    "'",
    "**",
    "1 failed",
    "later",
    "TODO",
    "you need to ",
    "🚧",
    "\u0000",
    "é",
    "\r\n",
    "# ",
    "> ",
    "; ",
    "3 of 4 ",
  );
  test("get the same verdict from both ways of asking", () => {
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 30 }), (pieces) => {
        verdictOf(pieces.join(""));
      }),
      { numRuns: 400 },
    );
  });
});

describe("a question that nobody has answered", () => {
  const told = (sentences: string): string =>
    gate.verdict({
      goal: "Label the books",
      doneWhen: "All books are labelled; the list shows each; zstd files are read",
      output: `All books are labelled, the list shows each of them and zstd files are read. ${sentences}`,
    });

  test("is met where it is put to somebody, or what follows says that its answer is lacking", () => {
    for (const sentences of [
      "Question for Ms. Brandt: does Turkey go under Europe or Asia?",
      "Does Turkey go under Europe or Asia? Its 18 books stay bare until that is clear.",
      'What is "peel-off" in German? Without that word I had to leave page 53 empty.',
      "Can Mrs. Petit sort on Fridays? Her eleven books hang in the air unless I learn that.",
    ])
      expect(`${sentences} ${told(sentences)}`).toBe(`${sentences} reject`);
  });

  test("is none where the message answers it", () => {
    for (const sentences of [
      "What happens when the label dries? The glue stays soft until the roll is cut.",
      "Why the index? Without it the list is slow.",
      "What about the lock? The worker waits for it.",
      "Whose is shelf 12? The parish's, says the deed.",
    ])
      expect(`${sentences} ${told(sentences)}`).toBe(`${sentences} accept`);
  });
});

describe("hostile texts", () => {
  const size = 400_000;
  for (const [name, unit] of [
    ["one endless word", "a"],
    ["anchors without end", "not yet "],
    ["open quotations", "“not "],
    ["back ticks", "`"],
    ["commas", "left, "],
    ["table bars", "|todo"],
    ["question marks", "? "],
    ["lines", "later\n"],
    ["headings", "# todo\n"],
    ["percents", "1 % "],
  ] as const) {
    test(`takes linear time for ${name}`, () => {
      expectLinear((length) => gate.verdict({ ...CASE, output: repeated(unit, length) }));
    });
  }

  test("takes as little for all the reasons of a long row of short sentences", () => {
    for (const unit of [
      "3 passed, 1 failed. ",
      "Which of the two do you want? ",
      "The first sync timed out. It failed and was broken. ",
    ]) {
      const output = unit.repeat(Math.ceil(size / 2 / unit.length));
      expect(gate.judge({ ...CASE, output }).verdict).toBe("reject");
    }
    const output = "Is it ok? Yes. ".repeat(size / 10);
    gate.judge({ ...CASE, output });
  }, 300_000);
});

describe("what is told beside the work", () => {
  const about = (doneWhen: string, output: string): string =>
    gate.verdict({ goal: "Pair the strap with phones and write its guide", doneWhen, output });

  test("a simulator is no real device, but may be what is asked for", () => {
    const real = "pairing is shown on a real phone";
    expect(about(real, "Pairing is shown against the strap simulator, 50 of 50.")).toBe("reject");
    expect(about(real, "Pairing is shown on a real phone, and on the simulator.")).toBe("accept");
    expect(about("pairing is shown", "Pairing is shown on the simulator.")).toBe("accept");
  });

  test("what a part of a text lists is no admission where that part was asked for", () => {
    const lists =
      "The guide is there. Known limitations lists two:\n1. Streaming is not supported.\n2. Uploads are left for a future version.";
    expect(about("the guide has a part on known limitations", lists)).toBe("accept");
    expect(about("the guide is there; streaming and uploads work", lists)).toBe("reject");
  });

  test("a first run that failed is told as past where the second went through", () => {
    const done = "the tables are applied to the copy";
    expect(
      about(
        done,
        "- First apply failed with `denied`. I added the right, and the second apply of the tables to the copy went through.",
      ),
    ).toBe("accept");
    expect(
      about(done, "- The tables are applied to the copy. The last apply failed with `denied`."),
    ).toBe("reject");
  });

  test("how it was tried and counts of none are no step and no failure", () => {
    const done = "jobs can be cancelled; the chart is linted";
    expect(
      about(
        done,
        "Jobs can be cancelled.\n\nTest: fill press 2, cancel the third job.\n\n- lint: 1 chart(s) linted, 0 chart(s) failed.",
      ),
    ).toBe("accept");
    expect(
      about(done, "Jobs can be cancelled.\n\n- lint: 1 chart(s) linted, 1 chart(s) failed."),
    ).toBe("reject");
  });
});
