import { describe, expect, test } from "bun:test";
import { completionGate } from "../../../src/gates/completion/gate.ts";
import { DEFAULT_GATE_POLICY } from "../../../src/gates/gate.ts";
import { expectLinear, repeated } from "../../growth.ts";

const gate = completionGate(DEFAULT_GATE_POLICY);

/** A report that tells everything, in which each sentence of `bad` takes the last place, and each of `fine` stands beside all. */
interface Report {
  readonly goal: string;
  readonly doneWhen: string;
  readonly told: readonly string[];
  readonly last: string;
  readonly bad: readonly string[];
  readonly fine: readonly string[];
}

const REPORTS: readonly Report[] = [
  {
    goal: "Move the invoice archive from the old file server to object storage",
    doneWhen:
      "All documents are in the bucket `invoices-archive`; the viewer reads from the bucket; the share on the old file server is removed",
    told: [
      "All 418,022 documents are in the bucket `invoices-archive`, compared by checksum in two passes over the night of the 3rd.",
      "The viewer reads from the bucket since 9:40, with signed addresses that are good for ten minutes; I opened 60 documents from each of the years 2009 to 2023.",
      "The lifecycle rule moves documents to the cold tier after 400 days, and the cost estimate is 31 euros a month at the volume of today.",
    ],
    last: "The share on the old file server is removed, and nothing mounts it any more.",
    bad: [
      "I left the old share in place as a safety net; it can go after a month.",
      "I kept the share on the file server around as a fallback.",
      "The old file share stays in place as a precaution.",
      "Removing the share goes into a follow-up ticket so that this change stays small.",
      "Next step is to remove the share from the file server and close its firewall rule.",
      "When the auditors are through I'll remove the share on the file server.",
      "Once the month is over, I will delete the share.",
    ],
    fine: [
      "The bucket policy stays in place when a document is replaced.",
      "When a document is missing, the viewer shows a note with the name of the archive.",
      "I left the colours of the viewer as they were.",
      "As soon as you want more years in the cold tier, the rule takes one more line.",
    ],
  },
  {
    goal: "Let the badge printer work from tablets",
    doneWhen:
      "Badges print from the iPad and from the Galaxy Tab; the queue survives a restart of the printer; names with accents are printed correctly",
    told: [
      "Badges print from the iPad over AirPrint, 40 in a row without a gap, and the margins agree with the template to half a millimetre.",
      "The queue survives a restart: I pulled the plug with 12 badges waiting, and all 12 came out afterwards in the same order.",
      "Names with accents are printed correctly, tried with 25 names from the guest list, among them Łukasz, Zoë and Håkon.",
    ],
    last: "Badges print from the Galaxy Tab too, tried with 20 of them over the print service.",
    bad: [
      "Galaxy Tab: it uses the same service, untested on the device itself.",
      "The Galaxy Tab goes through the vendor's plug-in, not tried with a real printer.",
      "On the Galaxy Tab the same driver is used (untested so far).",
      "With the Galaxy Tab it works the same way in theory.",
      "Galaxy Tab: since the protocol is the same, it prints from there in theory.",
      "Theoretically the Galaxy Tab prints through the same service.",
    ],
    fine: [
      "The template is the one from last year, printed on paper of 200 grams.",
      "Badges from earlier models of the printer are not affected, and no cable is needed.",
    ],
  },
  {
    goal: "Publish version 3 of the charts package",
    doneWhen:
      "`@acme/charts` 3.0.0 is on the registry; the change log names the breaking changes; the demo site shows version 3",
    told: [
      "The change log names the four breaking changes, each with the old call beside the new one and a line on how to move over.",
      "The demo site shows version 3 in its footer and in the selector, built from tag `v3.0.0` on the 12th.",
      "The package is 84 kB packed and has no dependency but d3-scale, as `npm pack --dry-run` shows, and all 311 tests pass.",
    ],
    last: "`@acme/charts` 3.0.0 is on the registry, seen with `npm view`.",
    bad: [
      "⚠️ Upload to the registry:\n\n```\nnpm ERR! code E403\nnpm ERR! 403 Forbidden - PUT https://npm.acme.example/@acme%2fcharts\n```",
      "- ❗ Registry, `npm publish`:\n\n```\nnpm ERR! code ENEEDAUTH\nnpm ERR! need auth\n```",
    ],
    fine: [
      "⚠️ Mind the order of the arguments:\n\n```\nbar(data, scale)\n```",
      "The upload of the release candidate was refused with 403 at first; with the token of the team it went through.",
    ],
  },
  {
    goal: "Turn on link-time optimisation for the release build",
    doneWhen: "the release build succeeds for both flavours; the binary is at least 10 % smaller",
    told: [
      "The binary of the free flavour went from 31.4 MB to 24.9 MB, which is 21 % smaller than before.",
      "Both flavours share the flags in `build/lto.cmake`, and the linker is lld 17 on all three build hosts.",
      "Start-up of the free flavour takes 0.8 s on the slowest phone of the test shelf, measured ten times in a row after a cold boot.",
    ],
    last: "The release build succeeds for both flavours; the paid one went from 33.0 MB to 26.1 MB, 21 % smaller.",
    bad: [
      "The paid flavour: `make paid` ends with `undefined symbol: license_check` and gives no binary.",
      "For the paid flavour the release build breaks off with an error in the linker.",
    ],
    fine: [
      "The first try of the paid flavour ended with `undefined symbol: license_check`; after adding the archive to the link line both build.",
    ],
  },
];

function message(told: readonly string[], last: string): string {
  return [...told, last].join("\n\n");
}

describe("signs in long reports", () => {
  for (const { goal, doneWhen, told, last, bad, fine } of REPORTS) {
    test(goal, () => {
      const verdict = (output: string): string => gate.verdict({ goal, doneWhen, output });
      expect(verdict(message(told, last))).toBe("accept");
      expect(bad.filter((one) => verdict(message(told, one)) === "accept")).toEqual([]);
      expect(fine.filter((one) => verdict(message([...told, last], one)) === "reject")).toEqual([]);
    });
  }
});

describe("rows that fall out", () => {
  const copied = "All tables are copied; row counts are equal on both sides for every table";
  const said = "All tables are copied, and the row counts were taken on both sides:\n\n";
  const rows: readonly (readonly [
    doneWhen: string,
    output: string,
    verdict: "accept" | "reject",
  ])[] = [
    [
      copied,
      `${said}\`\`\`\nusers 4,118 4,118\norders 99,120 99,120\nlines 871,225 871,201\n\`\`\`\n`,
      "reject",
    ],
    [
      copied,
      `${said}\`\`\`\nusers 4,118 4,118\norders 99,120 99,120\nlines 871,225 871,225\n\`\`\`\n`,
      "accept",
    ],
    [
      copied,
      `${said}| Table | A | B |\n|---|---|---|\n| users | 412 | 412 |\n| orders | 99 | 99 |\n| lines | 871 | 869 |\n`,
      "reject",
    ],
    [
      copied,
      `${said}| Table | A | B |\n|---|---|---|\n| users | 412 | 412 |\n| orders | 99 | 99 |\n| lines | 871 | 871 |\n`,
      "accept",
    ],
    [
      "All three clusters run Kubernetes 1.x nodes on version 5.x of the agent; the dashboards are green",
      "The dashboards are green.\n\n| Cluster | Agent |\n|---|---|\n| dev | 5.4.0 |\n| stage | 5.4.0 |\n| prod | 5.4.1 |\n",
      "accept",
    ],
    [
      "dev, stage and prod all run agent 5.x; the dashboards are green",
      "The dashboards are green in dev, stage and prod.\n\n| Cluster | Agent |\n|---|---|\n| dev | 5.4.0 |\n| stage | 5.4.0 |\n| prod | 4.9.2 |\n",
      "reject",
    ],
    [
      "dev, stage and prod all run agent 5.x; the dashboards are green",
      "The dashboards are green in dev, stage and prod.\n\n| Cluster | Before | Agent |\n|---|---|---|\n| dev | 4.9.2 | 5.4.0 |\n| stage | 4.9.2 | 5.4.0 |\n| prod | 4.9.2 | 5.4.0 |\n",
      "accept",
    ],
    [
      "Each site reaches each other over the tunnel; tunnels come back after a reboot",
      "Each site reaches each other over the tunnel, and the tunnels come back after a reboot.\n\n| Pair | Ping | After reboot |\n|---|---|---|\n| A–B | ✔ 3 ms | ✔ |\n| A–C | ✔ 8 ms | ✔ |\n| B–C | no reply | – |\n",
      "reject",
    ],
    [
      "Each site reaches each other over the tunnel; tunnels come back after a reboot",
      "Each site reaches each other over the tunnel, and the tunnels come back after a reboot.\n\n| Pair | Ping | After reboot |\n|---|---|---|\n| A–B | ✔ 3 ms | ✔ |\n| A–C | ✔ 8 ms | ✔ |\n| B–C | ✔ 9 ms | ✔ |\n",
      "accept",
    ],
  ];
  for (const [doneWhen, output, verdict] of rows)
    test(`${verdict}: ${output.slice(-40)}`, () => {
      expect(gate.verdict({ goal: "Move the service", doneWhen, output })).toBe(verdict);
    });
});

test("tests that are skipped where all are to run", () => {
  const doneWhen = "the parser tests run and pass on all three systems";
  const say = (told: string): string =>
    gate.verdict({
      goal: "Port the parser",
      doneWhen,
      output: `The parser tests run on all three systems: 41 on Linux, 41 on macOS, 29 on Windows. ${told}`,
    });
  expect(say("The other 12 cases are skipped because files are locked there.")).toBe("reject");
});

test("grows with the message and no faster", () => {
  const doneWhen = "row counts are equal on both sides; the share is removed";
  const parts = [
    "orders 12 12\n",
    "when x, i'll ",
    "left the share in place ",
    "a 1 ",
    "| 1 ",
    "⚠️ x:\n",
  ];
  for (const part of parts)
    expectLinear((size) =>
      gate.verdict({ goal: "Move it", doneWhen, output: repeated(part, size) }),
    );
});
