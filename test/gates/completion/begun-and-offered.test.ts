import { describe, expect, test } from "bun:test";
import { completionGate } from "../../../src/gates/completion/gate.ts";
import { DEFAULT_GATE_POLICY } from "../../../src/gates/gate.ts";
import { expectLinear, repeated } from "../../growth.ts";

const gate = completionGate(DEFAULT_GATE_POLICY);

/** Messages that stop short of the work, and messages that only sound like it, under what was asked of them. */
interface Kind {
  readonly kind: string;
  readonly rows: readonly (readonly [
    doneWhen: string,
    bad: readonly string[],
    fine: readonly string[],
  ])[];
}

const KINDS: readonly Kind[] = [
  {
    kind: "done at a word of the reader",
    rows: [
      [
        "the DNS records point at the new host; the old host is off",
        [
          "The records are prepared in `dns/zone.tf` and the plan shows 4 changes. Give me the nod and I'll apply them and switch the old host off.",
          "The records are prepared in `dns/zone.tf`. Say the word and I apply it, then switch the old host off.",
          "All traffic has left the old host, and the records are written. Just give me the okay and I pull the plug and point them over.",
        ],
        [
          "The four records point at the new host and the old host is off. Say the word and I also lower the TTL, which nobody asked for.",
          "The four records point at the new host and the old host is off. If you want, I can also wipe its disks.",
        ],
      ],
      [
        "the unused volumes are removed",
        [
          "I found 12 unused volumes, 480 GB. If you agree, I remove them.",
          "I found 12 unused volumes, 480 GB. On your go I remove them.",
          "I found 12 unused volumes, 480 GB. Ready to remove them once you give the go-ahead.",
        ],
        [
          "All 12 unused volumes (480 GB) are removed. You gave the word at ten, and I removed them at five past.",
          "All 12 unused volumes are removed. Say the word and I restore any of them within the hour.",
        ],
      ],
      [
        "the branch is merged; CI is green",
        ["CI is green on the branch. Happy to merge once you give the go-ahead."],
        ["Merged as 8fd2c1a; CI is green. Say the word and I delete the branch."],
      ],
      [
        "the newsletter is sent to the members",
        ["The newsletter is set, 412 addresses. One word from you and it goes out."],
        [
          "The newsletter went out to 412 members. Say the word and I show you how the list is sorted.",
        ],
      ],
      [
        "the gate opens on a spoken password",
        [],
        ["The gate opens on the spoken password. Say the word and it opens within a second."],
      ],
    ],
  },
  {
    kind: "the message ends at the start",
    rows: [
      [
        "no module under lib/ has more than 600 lines; all tests pass",
        [
          "I mapped the modules under lib/ with more than 600 lines: there are seven, and all tests pass today.\n\nStarting on step 1 now.",
          "I mapped the modules under lib/ with more than 600 lines; all tests pass today. Getting started with the dates.",
          "I mapped the modules under lib/ with more than 600 lines; all tests pass today. Off to step 1.",
        ],
        [
          "No module under lib/ has more than 600 lines any more, and all 88 tests pass. Working fine.",
          "No module under lib/ has more than 600 lines any more, and all 88 tests pass. Off to catch the ferry.",
          "No module under lib/ has more than 600 lines, and all 88 tests pass. I cut them one by one, starting with the dates.",
        ],
      ],
      [
        "the course runs ten weeks; the hall is booked",
        [],
        ["The hall is booked, and the course runs ten weeks. Beginning on 4 May."],
      ],
    ],
  },
  {
    kind: "the message closes with a plan",
    rows: [
      [
        "the blog runs on the new theme; all 60 posts render",
        [
          "The old theme uses 14 shortcodes; 60 posts of the blog render with them.\n\n## Roadmap\n\n1. Port the five shortcodes\n2. Switch the theme\n3. Check all 60 posts",
          "The old theme of the blog uses 14 shortcodes.\n\n## What I'll do\n\n- Port the five shortcodes\n- Switch the theme\n- Render all 60 posts",
          "The old theme of the blog uses 14 shortcodes.\n\n## Way forward\n\n1. Five shortcodes over to the new theme\n2. Render the 60 posts",
        ],
        [
          "The old theme used 14 shortcodes.\n\n## Approach\n\n1. Ported the five unknown shortcodes\n2. Switched the blog to the new theme\n3. Checked all 60 posts: all render",
          "## Approach\n\n- Port the shortcodes\n- Switch the theme\n\n## Result\n\nThe blog runs on the new theme, and all 60 posts render.",
        ],
      ],
      [
        "the house rules are on the door",
        [],
        [
          "The house rules hang on the door:\n\nOur approach:\n- Leave the shoes outside\n- Close the door at ten\n- Feed the cat",
        ],
      ],
      [
        "docs/plan.md lists the steps to split utils.py",
        [],
        [
          "docs/plan.md lists the steps to split utils.py:\n\n## Plan\n\n1. Move the dates\n2. Move the others",
        ],
      ],
    ],
  },
  {
    kind: "a shell without what it is for",
    rows: [
      [
        "upload, sync and prune work against a local bucket; each has a help text",
        [
          'Help texts are in for all three.\n\n- upload: works, 120 files in 3 s\n- sync: works both ways\n- prune: reads its flags, logs "pruning" and returns',
          "Help texts are in for all three; upload and sync work. prune just prints a message and exits.",
          "upload, sync and prune have their help texts, and the first two work against a local bucket. The shape of `prune` is in place so that the deletion can be dropped in.",
          "upload, sync and prune have their help texts, and two work against a local bucket. The handler of prune is there, ready for the deletion to be filled in.",
        ],
        [
          'upload, sync and prune work against a local bucket, each with a help text. Without anything to prune, prune prints "nothing to do" and exits 0.',
          "upload, sync and prune work against a local bucket, each with a help text. Without a bucket prune only prints a hint and exits.",
          "upload, sync and prune work against a local bucket, each with a help text. The `--version` flag just prints the number and exits.",
          "upload, sync and prune work against a local bucket, each with a help text. prune reads its flags, deletes what is older and returns the number.",
        ],
      ],
      [
        "the old sync command becomes a no-op that prints a notice",
        [],
        ['sync is a no-op now: it parses its arguments, prints "use push" and exits 0.'],
      ],
      [
        "the parser is split from the runner so that other back ends can be plugged in; tests pass",
        [],
        [
          "The parser is split from the runner; the interface is in place so that other back ends can be plugged in. All 41 tests pass.",
        ],
      ],
    ],
  },
  {
    kind: "that one for another day",
    rows: [
      [
        "opening hours of all seven days are on the contact page and in the footer",
        [
          "The opening hours are on the contact page and in the footer. Sunday has two shifts, so I'm leaving that one for another day.",
          "The opening hours are on the contact page and in the footer. Sunday has two shifts, and I keep that for a quieter week.",
        ],
        [
          "The opening hours of all seven days are on the contact page and in the footer. I nearly left that one for another day, Sunday with its two shifts, but it is in.",
          "The opening hours of all seven days are on the contact page and in the footer. A page that one can leave for another day is kept in the history.",
          "The opening hours of all seven days are on the contact page and in the footer. A map was never on the list, so I'm leaving that one for another day.",
        ],
      ],
    ],
  },
  {
    kind: "paths that the report is to give",
    rows: [
      [
        "body text is at least 24 px; the report gives the paths of the before and after screenshots",
        [
          "Body text went from 16 to 26 px; I edited `styles/table.css`, and the difference between before and after is striking.",
          "Body text is 26 px. Screenshot after: `shots/after.png`.",
        ],
        [
          "Body text went from 16 to 26 px. Before: `shots/before.png`, after: `shots/after.png`.",
          "Body text is 26 px. Screenshots are docs/old.webp and docs/new.webp.",
        ],
      ],
      [
        "contrast is at least 4.5:1 on all pages; the summary gives the path of the audit report",
        ["Contrast is at least 4.5:1 on all 14 pages; I changed `theme/colors.ts` only."],
        ["Contrast is at least 4.5:1 on all 14 pages. Audit report: reports/contrast.html."],
      ],
      [
        "dead code is removed; the report lists the paths of the changed files",
        [],
        ["Dead code is removed in `src/app.ts` and `src/menu.ts`; all 91 tests pass."],
      ],
    ],
  },
];

describe.each(KINDS)("$kind", ({ rows }) => {
  test.each(rows)("%s", (doneWhen, bad, fine) => {
    const verdict = (output: string): string =>
      gate.verdict({ goal: "Do this job well for the house", doneWhen, output });
    expect(bad.filter((one) => verdict(one) === "accept")).toEqual([]);
    expect(fine.filter((one) => verdict(one) === "reject")).toEqual([]);
  });
});

test("grows with the message and no faster", () => {
  const parts = [
    "say the word and i apply ",
    "i apply once you ",
    "if you agree, ",
    "starting on step ",
    "so that the copy logic can be ",
    "prune reads its flags, ",
    "just prints a ",
    "## Plan\n\n- add the\n",
    "- add the index\n",
    "that one for ",
    "a/b.c/",
  ];
  const doneWhen = "the index is added; the report gives the path of the log";
  for (const part of parts)
    expectLinear(
      (size) => gate.verdict({ goal: "Add it", doneWhen, output: repeated(part, size) }),
      4096,
    );
});
