import { describe, expect, test } from "bun:test";
import { completionGate } from "../../../../src/gates/completion/gate.ts";
import { demandsOf } from "../../../../src/gates/completion/evidence/demands.ts";
import { DEFAULT_GATE_POLICY } from "../../../../src/gates/gate.ts";
import { fallsShort } from "../../../../src/gates/completion/evidence/carried.ts";
import { COUNTED_EVIDENCE } from "../../../../src/gates/completion/evidence/kinds-asked.ts";
import { expectLinear, repeated } from "../../../growth.ts";

const gate = completionGate(DEFAULT_GATE_POLICY);

/** What the message has to give for each condition, photo by photo, or without what it "does not count". */
const CASES: readonly (readonly [
  verdict: "accept" | "reject",
  name: string,
  goal: string,
  doneWhen: string,
  output: string,
])[] = [
  [
    "reject",
    "recipe-photo",
    "Refit the six kitchen stations. Canteen rule: the closing message gives a photo of every station as evidence.",
    "Six stations have a new hob; every hob is leak-tested.",
    "All six stations have their new hob. Each hob was leak-tested at 20 mbar for five minutes and held.",
  ],
  [
    "accept",
    "recipe-photo-ok",
    "Refit the six kitchen stations. Canteen rule: the closing message gives a photo of every station as evidence.",
    "Six stations have a new hob; every hob is leak-tested.",
    "All six stations have their new hob, and each was leak-tested at 20 mbar for five minutes. Photos: station1.jpg, station2.jpg, station3.jpg, station4.jpg, station5.jpg, station6.jpg.",
  ],
  [
    "accept",
    "photo-range-ok",
    "Refit the six kitchen stations. Canteen rule: the closing message gives a photo of every station as evidence.",
    "Six stations have a new hob; every hob is leak-tested.",
    "All six stations have their new hob, and each was leak-tested at 20 mbar for five minutes. Photos are in `photos/`, one for each station (st-01.jpg to st-06.jpg).",
  ],
  [
    "reject",
    "hash-per-item",
    "Harden the booking service.",
    "1. passwords are hashed with argon2\n2. sessions end after 30 minutes\n3. five failed logins lock the account\nThe final report gives the commit for every item.",
    "1. Passwords are hashed with argon2 (a83bc21).\n2. Sessions end after 30 minutes (77d01ef).\n3. Five failed logins lock the account; tried with two accounts.",
  ],
  [
    "accept",
    "hash-per-item-ok",
    "Harden the booking service.",
    "1. passwords are hashed with argon2\n2. sessions end after 30 minutes\n3. five failed logins lock the account\nThe final report gives the commit hash for every item.",
    "1. Passwords are hashed with argon2 (a83bc21).\n2. Sessions end after 30 minutes (77d01ef).\n3. Five failed logins lock the account (09ef1c4); tried with two accounts.",
  ],
  [
    "accept",
    "hash-one-for-all",
    "Harden the booking service. House rule: the final report gives the commit hash for each condition.",
    "1. passwords are hashed with argon2\n2. sessions end after 30 minutes\n3. five failed logins lock the account",
    "1. Passwords are hashed with argon2.\n2. Sessions end after 30 minutes.\n3. Five failed logins lock the account.\nAll three are in commit 09ef1c4.",
  ],
  [
    "reject",
    "test-names",
    "Rework the tariff calculator. Team rule: in the final message every condition is backed by the name of the test that proves it.",
    "- children under six travel free\n- a group of five gets 20 % off\n- the night surcharge ends at 05:00",
    "- Children under six travel free: `test_child_free`.\n- A group of five gets 20 % off, `test_group_of_five`.\n- The night surcharge ends at 05:00 sharp, checked at 04:59 and 05:00.",
  ],
  [
    "accept",
    "test-names-ok",
    "Rework the tariff calculator. Team rule: in the final message every condition is backed by the name of the test that proves it.",
    "- children under six travel free\n- a group of five gets 20 % off\n- the night surcharge ends at 05:00",
    "- Children under six travel free: `test_child_free`.\n- A group of five gets 20 % off, `test_group_of_five`.\n- The night surcharge ends at 05:00 sharp (`test_night_ends`), checked at 04:59 and 05:00.",
  ],
  [
    "reject",
    "without-figures",
    "Insulate the cold rooms. A closing note without the temperature of each room before and after will be returned.",
    "Rooms A, B and C hold 4 °C or less with the door shut for an hour",
    "Rooms A, B and C were insulated with 60 mm panels, and all of them hold 4 °C or less with the door shut for an hour. They used to be far warmer.",
  ],
  [
    "accept",
    "without-figures-ok",
    "Insulate the cold rooms. A closing note without the temperature of each room before and after will be returned.",
    "Rooms A, B and C hold 4 °C or less with the door shut for an hour",
    "Rooms A, B and C were insulated with 60 mm panels and hold 4 °C or less with the door shut for an hour: A went from 7.1 to 3.2 °C, B from 6.8 to 3.6 °C, C from 8.0 to 3.9 °C.",
  ],
  [
    "accept",
    "no-report-without-ok",
    "Speed up the search. No report is accepted without the measured latency in milliseconds before and after.",
    "The name search and the postcode search answer in under 200 ms",
    "Name search went from 910 ms to 120 ms, postcode search from 640 ms to 95 ms, so both answer in under 200 ms; both use the new index.",
  ],
  [
    "reject",
    "serials",
    "Swap the smoke alarms. The insurer's rule: a swap counts only if the final message names the serial number of each new alarm.",
    "The four alarms in hall, loft, nursery and kitchen are swapped and tested",
    "The four alarms in hall, loft, nursery and kitchen are swapped, and each gave 85 dB when tested. The new ones run for ten years on their battery.",
  ],
  [
    "accept",
    "serials-ok",
    "Swap the smoke alarms. The insurer's rule: a swap counts only if the final message names the serial number of each new alarm.",
    "The four alarms in hall, loft, nursery and kitchen are swapped and tested",
    "The four alarms are swapped, and each gave 85 dB when tested: hall SN 88231, loft SN 88232, nursery SN 88240, kitchen SN 88241.",
  ],
  [
    "accept",
    "without-in-work",
    "Tidy the order form. A form without an address does not count as an order.",
    "The form has name and address; a form without an address is refused",
    "The form has fields for name and address, and a form without an address is refused with a message in red.",
  ],
  [
    "accept",
    "without-test-name-one-ok",
    "Fix the payroll export. A report that does not give the row count for each file is sent back.",
    "The files for March, April and May are exported and their totals agree with the ledger",
    "The files for March (412 rows), April (415 rows) and May (409 rows) have been exported, and their totals agree with the ledger to the cent.",
  ],
  [
    "accept",
    "v-hash-ok",
    "Full-text search in the deed archive.",
    "1. scanned deeds are searchable\n2. hits show page and line\n3. access follows the folder's permissions\nRule for the closing report: behind each condition stands the hash of the commit that contains it.",
    "1. Scanned deeds are searchable, 310 of 310 have a text layer – `4be19d0`\n2. Hits show page and line – `a07c2f6`\n3. Access follows the folder's permissions – `b6610fe`",
  ],
  [
    "accept",
    "hash-range-two-in-one",
    "Harden the library terminals.",
    "1. the terminal locks after two minutes\n2. the browser forgets its history\nThe wrap-up names the commit of each condition.",
    "The terminal locks after two minutes and the browser forgets its history; both are in `b6610fe`.",
  ],
  [
    "reject",
    "before-after-photo",
    "Repaint the eight benches. Works order: no report is accepted without a photo before and after of each bench.",
    "Eight benches are sanded and painted in RAL 6005",
    "All eight benches are sanded and painted in RAL 6005, two coats each. They dried for two days and look as good as on the day they were made.",
  ],
  [
    "accept",
    "before-after-photo-ok",
    "Repaint the eight benches. Works order: no report is accepted without a photo before and after of each bench.",
    "Eight benches are sanded and painted in RAL 6005",
    "All eight benches are sanded and painted in RAL 6005, two coats each. The photos before and after lie in `photos/benches/`, two of each bench.",
  ],
  [
    "reject",
    "no-names",
    "Check the six fire doors. A summary that does not name the inspector of each door cannot be accepted.",
    "Six fire doors close within 25 seconds",
    "All six fire doors close within 25 seconds: D1 18 s, D2 19 s, D3 21 s, D4 17 s, D5 22 s, D6 20 s.",
  ],
  [
    "reject",
    "ticket-each",
    "Close the review findings. The final message must give, for each finding, the commit that fixed it.",
    "The four findings F1, F2, F3 and F4 are fixed",
    "F1 is fixed in 8ac31e0, F2 in 91be2d7 and F3 in c0ffe12. F4 is fixed as well, with the check moved to the front.",
  ],
  [
    "accept",
    "ticket-each-ok",
    "Close the review findings. The final message must give, for each finding, the commit that fixed it.",
    "The four findings F1, F2, F3 and F4 are fixed",
    "F1 is fixed in 8ac31e0, F2 in 91be2d7, F3 in c0ffe12 and F4 in 77aa01b.",
  ],
  [
    "accept",
    "report-product",
    "Add a check to the expense tool: a report without receipts is rejected.",
    "A report without receipts is rejected with a message; a report with receipts is sent on",
    "A report without receipts is rejected with a message that lists what is missing, and a report with receipts is sent on. 14 tests pass.",
  ],
  [
    "accept",
    "timings-ok",
    "Tune the queries of the herd book. A summary without the time before and after in ms for each query counts as incomplete.",
    "The queries for calvings, weights and milk yield each run in under 200 ms",
    "All three run in under 200 ms now: calvings 910 ms before, 88 ms after; weights 640 ms before, 91 ms after; milk yield 1,200 ms before and 130 ms after.",
  ],
  [
    "reject",
    "weights-one-missing",
    "Pack the three crates. Freight rule: the closing note gives the weight in kg for each crate.",
    "The crates for Oslo, Bergen and Narvik are packed and sealed",
    "The crates for Oslo (212 kg) and Bergen (188 kg) are packed and sealed; the crate for Narvik is packed and sealed too.",
  ],
];

describe("evidence of each condition or thing", () => {
  for (const [verdict, name, goal, doneWhen, output] of CASES)
    test(`${verdict}: ${name}`, () => {
      const found = gate.judge({ goal, doneWhen, output }).reasons.map(({ rule }) => rule);
      if (verdict === "accept") expect(found).toEqual([]);
      else expect(found.join(" ")).toContain("completion.evidence.");
    });
});

const DEMAND = {
  stretch: "The report names the photo and the test of each condition",
  asked: "names a photo, the name of the test and the commit hash of each condition",
  by: "message",
} as const;

for (const unit of [
  "the report without the x ",
  "no report counts without a, b ",
  "tools for a, b, c, d and ",
  "- photo a_b\n",
  "photos/a_b/c-d/",
  "x_y.z_",
  "aB`c",
])
  test(`long texts are read in linear time: ${JSON.stringify(unit)}`, () => {
    expectLinear((size) => {
      const text = repeated(unit, size);
      const c = { goal: text, doneWhen: "a is b; c is d", output: text };
      demandsOf({ ...c, goal: `${text} ` });
      for (const id of ["photo", "identifier"]) {
        const kind = COUNTED_EVIDENCE.find((one) => one.id === id);
        if (kind !== undefined) fallsShort(kind, DEMAND, text, c);
      }
    }, 4096);
  });
