import { describe, expect, test } from "bun:test";
import { EVIDENCE_KINDS } from "../../../../src/gates/completion/evidence/kinds.ts";
import { RULED_EVIDENCE } from "../../../../src/gates/completion/evidence/rules.ts";
import {
  carriedEvidence,
  findMissingEvidence,
} from "../../../../src/gates/completion/evidence/find-missing.ts";
import type { Evidence } from "../../../../src/gates/gate.ts";
import { openDocument } from "../../../../src/gates/text/document.ts";
import { expectLinear, repeated } from "../../../growth.ts";

function missing(
  output: string,
  required: readonly Evidence[],
  doneWhen = "x works",
  goal = "x",
): readonly string[] {
  return findMissingEvidence(openDocument(output), { goal, doneWhen, output }, required).map(
    ({ rule }) => rule,
  );
}

describe("required by the policy file", () => {
  for (const { id, pass, fail } of EVIDENCE_KINDS) {
    test(id, () => {
      expect(missing(pass, [id])).toEqual([]);
      expect(missing(fail, [id])).toEqual([`completion.evidence.${id}`]);
    });
  }

  test("several kinds are all told", () => {
    expect(missing("Done.", ["commit", "artifact"])).toEqual([
      "completion.evidence.commit",
      "completion.evidence.artifact",
    ]);
  });
});

describe("required by a policy in words", () => {
  for (const { id, asked, found, pass, fail } of RULED_EVIDENCE) {
    test(id, () => {
      expect(found.every((pattern) => pattern.test(pass))).toBe(true);
      expect(found.every((pattern) => pattern.test(fail))).toBe(false);
      expect(asked.flags).not.toContain("g");
    });
  }

  const rows: readonly (readonly [policy: string, output: string, rules: readonly string[]])[] = [
    ["Policy: the closing message names the commit hash of the fix.", "Fixed.", ["commit-hash"]],
    ["Policy: the closing message names the commit hash of the fix.", "Fixed in 7be04d1c92.", []],
    [
      "Policy: the final message must quote the test command and its output.",
      "All green.",
      ["test-command", "test-output"],
    ],
    [
      "Policy: the final message must quote the test command and its output.",
      "$ pytest -q\n17 passed in 0.92s",
      [],
    ],
    [
      "The policy of this project requires the commit hash and the registry URL in the closing message.",
      "commit 7be04d1c92",
      ["url"],
    ],
    [
      "The final report must list the paths of the files changed.",
      "Two modules were changed.",
      ["path"],
    ],
    ["House policy: name the pull request in your final message.", "Merged as #4412.", []],
    [
      "The final message must paste the summary of the soak test.",
      "It was steady for 24 hours.",
      ["pasted-output"],
    ],
    [
      "The final message must paste the summary of the soak test.",
      "requests: 88120\nerrors: 0",
      [],
    ],
    ["the privacy policy page loads", "The page loads.", []],
  ];
  for (const [policy, output, rules] of rows) {
    test(`${policy} <- ${output}`, () => {
      expect(missing(output, [], `x works. ${policy}`)).toEqual(
        rules.map((rule) => `completion.evidence.${rule}`),
      );
      expect(missing(output, [], "x works", `Make x work. ${policy}`)).toEqual(
        rules.map((rule) => `completion.evidence.${rule}`),
      );
    });
  }
});

describe("required of the report by a sentence of the goal", () => {
  const rows: readonly (readonly [goal: string, output: string, rules: readonly string[]])[] = [
    [
      "Publish the maps. The report must state the SHA-256 checksum of each archive.",
      "Three archives are published, 4 MB each.",
      ["checksum"],
    ],
    [
      "Publish the maps. The report must state the SHA-256 checksum of each archive.",
      "maps.zip 9f1c44aa01bd",
      [],
    ],
    // A seed of digits alone is no checksum.
    [
      "Publish the maps. The report must state the SHA-256 checksum of each archive.",
      "Three archives are published, made with the seed 20240611.",
      ["checksum"],
    ],
    [
      "Compare the lists. The final message must contain the complete output of `diff.py`.",
      "`diff.py` found two differences. 12 tests passed.",
      ["complete-output"],
    ],
    [
      "Compare the lists. The final message must contain the complete output of `diff.py`.",
      "```\n212 rows read\n2 differ\n```",
      [],
    ],
    // Here the report is the thing that is made.
    ["The report must show the version of each library.", "Every library is shown.", []],
    ["Write a report. Its first page must name the version.", "Page one names it.", []],
  ];
  for (const [goal, output, rules] of rows)
    test(`${goal} <- ${output}`, () => {
      expect(missing(output, [], "x works", goal)).toEqual(
        rules.map((rule) => `completion.evidence.${rule}`),
      );
    });
});

describe("asked of the message in other words", () => {
  const rows: readonly (readonly [
    doneWhen: string,
    fails: string,
    passes: string,
    rule: string,
    goal?: string,
  ])[] = [
    [
      "Three wells pumped; the note gives the yield of each well in litres per minute.",
      "All three wells pumped, the yield is good.",
      "Wells pumped: 12 l/min, 14 l/min and 9 l/min.",
      "reading",
    ],
    [
      "The bells ring; the weights of the old and the new clapper are in the report.",
      "The bells ring with the new clapper, 41 kg.",
      "The bells ring: the old clapper was 38 kg, the new one has 41 kg.",
      "reading",
    ],
    [
      "Both masts painted; for each mast the message names the inspector and the date of the inspection.",
      "Both masts are painted and were inspected, the first by Ida Holm on 3 May.",
      "Both painted, inspected by Ida Holm on 3 May and by Carl Brun on 4 May.",
      "person",
    ],
    [
      "Four claims paid; the claim number is cited for each of them.",
      "Paid all four:\n- Ames £12\n- Bond £15\n- Cole £9\n- Dean £30",
      "Paid:\n- Ames, claim 4411\n- Bond, claim 4412\n- Cole, claim 4420\n- Dean, claim 4431",
      "reference",
    ],
    [
      "the proxy answers; a transcript of the handshake is included",
      "The proxy answers and the handshake took 12 ms.",
      "The proxy answers.\n\n> HELLO\n< OK",
      "raw-output",
    ],
    [
      "the sails are sewn. Each sail must be reported with its serial number.",
      "The sails are sewn.",
      "Sewn: SL-2201 and SL-2202.",
      "reference",
    ],
    [
      "der Kessel ist dicht; der Druck in bar steht im Abschlussbericht",
      "Der Kessel ist dicht, der Druck stimmt.",
      "Der Kessel ist dicht, 1,6 bar.",
      "reading",
    ],
    [
      "the load is lighter; give the time before and the time after",
      "Now it takes 40 s.",
      "90 s before, 40 now.",
      "duration",
      "Make the loading of the hold shorter",
    ],
    [
      "Beds dug at Oak, Ash and Elm; the depth in cm at each place is in the wrap-up.",
      "Dug: Oak 40 cm, Ash 38 cm, and Elm is deep enough.",
      "Dug: Oak and Ash 40 cm, Elm thirty-eight and a half cm.",
      "reading",
    ],
    [
      "1) the tanks are full 2) the log lines of both pumps are pasted below",
      "The tanks are full and the pumps ran.",
      "The tanks are full.\n\n> pump 1 on\n> pump 2 on",
      "raw-output",
    ],
    [
      "Cases sent to Rom, Bari and Pisa; tracking numbers for each are in the closing comment",
      "Sent to Rom (KX 301 774 220) and Bari (KX 301 774 221); Pisa went too.",
      "Sent: Rom KX 301 774 220, Bari KX 301 774 221, Pisa KX 301 774 239.",
      "reference",
    ],
  ];
  for (const [doneWhen, fails, passes, rule, goal] of rows)
    test(`${doneWhen} <- ${fails}`, () => {
      expect(missing(fails, [], doneWhen, goal)).toContain(`completion.evidence.${rule}`);
      expect(missing(passes, [], doneWhen, goal)).toEqual([]);
    });

  /** What documents and programs have to show is asked of them, and not of the message. */
  const products = [
    [
      "Fix the form",
      "The report lists the berths with their date of survey; it opens in a browser",
    ],
    ["Fix the form", "prices are stated per berth on the page; each error is listed with its id"],
    [
      "Build the harbour report",
      "the report gives the name of the pilot and the price of the berth",
    ],
    ["Fix the form", "all figures in the report are rounded"],
    ["Automate the dues", "the monthly report gives the price of each berth"],
  ] as const;
  /** The message says of what was made what was asked of it, and is not asked for it itself. */
  const retold = [
    ["The weight is stated in grams.", "Labels print again and the weight is stated in grams."],
    [
      "The summary gives the number of rows that were left out.",
      "Its summary now gives the number of rows left out.",
    ],
    ["The reply gives the case number.", "Replies give the number of the case again."],
    ["The median and the latency are reported.", "The worker reports the median and the latency."],
  ] as const;
  /** What the goal is about, or of which there are many, is made and is not the closing message. */
  const made = [
    ["Write the final report of the dyke survey", "the final report states the total cost"],
    ["Sort out the handover at the lock", "the handover report gives the time of the last ship"],
    ["Mend the logbook", "each entry has the date and the initials"],
    ["Mend the logbook", "all entries give the date"],
  ] as const;
  for (const [goal, doneWhen] of made)
    test(`${goal}: ${doneWhen}`, () => {
      expect(missing("It is all in place.", [], doneWhen, goal)).toEqual([]);
      expect(
        missing(
          "It is all in place.",
          [],
          "It runs. The final report states the total cost, the time and the date",
          "Dredge the lock and send a final report",
        ),
      ).not.toEqual([]);
    });

  for (const [doneWhen, output] of retold)
    test(output, () => {
      expect(missing(output, [], `It runs. ${doneWhen}`, "Mend the worker")).toEqual([]);
      expect(missing("It runs again.", [], `It runs. ${doneWhen}`, "Mend the worker")).not.toEqual(
        [],
      );
    });

  for (const [goal, doneWhen] of products)
    test(`${goal}: ${doneWhen}`, () => {
      expect(missing("It is all in place and was tried.", [], doneWhen, goal)).toEqual([]);
    });

  test("a condition that the evidence meets has no other words to be found", () => {
    const output = "Berths are dredged, six soundings: 4.1 m, 4.3 m, 4.0 m, 4.4 m, 4.2 m, 4.6 m.";
    const c = {
      goal: "Dredge the harbour",
      doneWhen:
        "The berths are dredged; the depth in m at each of the six points is part of the closing message",
      output,
    };
    expect(carriedEvidence(openDocument(output), c)).toHaveLength(1);
  });
});

test("hostile messages are read in time linear in them", () => {
  const all: readonly Evidence[] = ["deploy", "live_verify", "tests", "commit", "artifact"];
  for (const unit of ["1,", "1.", "a/", "`npm ", "\n", " ", "deadbeef1", "commit ", "$ ", "a."]) {
    expectLinear((length) =>
      missing(
        repeated(unit, length),
        all,
        "x. Policy: quote the test command and its output in the final message.",
      ),
    );
    expectLinear((length) =>
      missing(
        repeated(unit, length),
        [],
        "x; the report gives the name of the witness, the depth in m and the claim number of each of the four",
      ),
    );
  }
  expectLinear((length) => missing("ok", [], `x; the report gives ${repeated("a-", length)}`));
});
