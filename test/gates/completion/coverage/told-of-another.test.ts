/** A condition's own sentence, told of another thing, is no report of it; in other words it is. */
import { describe, expect, test } from "bun:test";
import { completionGate } from "../../../../src/gates/completion/gate.ts";
import { DEFAULT_GATE_POLICY } from "../../../../src/gates/gate.ts";

const gate = completionGate(DEFAULT_GATE_POLICY);

/** done_when | message */
const OF_ANOTHER = `
the search page answers 200 | The search page answers 500.
the search page answers 200 | The login page answers 200 (curl: HTTP 200).
the search page answers 200 | The billing form answers 200.
the search page answers 200; the login page answers 200 | The login page answers 200 (curl: HTTP 200).
the CSV export works | The PDF export works.
the CSV export works; the PDF export works | The CSV export works. The XML export works.
POST /users answers 201; DELETE /users answers 204 | POST /users answers 201.
the upload form accepts PNG; the upload form rejects GIF | The upload form accepts PNG.
the start page loads; the help page loads | The start page loads.
the booking form marks gaps | The login mask marks gaps.
the login form shows errors | The login table shows errors.
`;

const IN_OTHER_WORDS = `
the search page answers 200 | The search page is up, curl gets a 200.
the search page answers 200; the login page answers 200 | Both pages answer 200.
the CSV export works; the PDF export works | CSV and PDF export work.
POST /users answers 201; DELETE /users answers 204 | POST /users answers 201 and DELETE /users 204.
the upload form accepts PNG; the upload form rejects GIF | The upload form takes PNG and turns GIF away.
the start page loads; the help page loads | Both pages load.
the start page loads; the help page loads | The start page and the help page load.
the north wall is painted; the south wall is painted | The walls are painted, north and south.
the API returns 404 for unknown ids | Unknown ids get 404.
blocked IPs get 403 | A blocked IP gets a 403 ("request blocked").
the search box accepts two letters | The search field accepts two letters.
the blue lamp blinks | The blue light blinks.
the big door closes | The large door closes.
the phone number is checked | The telephone number is checked.
five wrong codes lock the account | The fifth wrong code locks the account.
the booking form shows gaps | The booking mask shows gaps in red.
the settings dialog shows errors | The settings window shows errors below each field.
the help page opens | The help screen opens in the browser.
level rises every 10 lines | Level goes up every 10 lines.
product length 150–300 bp | Product length 154 to 291 bp.
25 to 30 berths are numbered; the jetty map is drawn | The jetty map is drawn. 28 berths are numbered.
`;

function rowsOf(table: string): readonly (readonly [string, string])[] {
  return table
    .trim()
    .split("\n")
    .map((line) => {
      const [doneWhen = "", output = ""] = line.split(" | ");
      return [doneWhen, output] as const;
    });
}

describe("told of another thing", () => {
  for (const [doneWhen, output] of rowsOf(OF_ANOTHER))
    test(`refuses ${doneWhen} | ${output}`, () => {
      const c = { goal: "Make it ready for the release", doneWhen, output };
      expect(gate.verdict(c)).toBe("reject");
      expect(gate.judge(c).reasons.map(({ missing }) => missing)).not.toContain(null);
    });
  for (const [doneWhen, output] of rowsOf(IN_OTHER_WORDS))
    test(`passes ${doneWhen} | ${output}`, () => {
      const c = { goal: "Make it ready for the release", doneWhen, output };
      expect(gate.judge(c).reasons).toEqual([]);
      expect(gate.verdict(c)).toBe("accept");
    });
});
