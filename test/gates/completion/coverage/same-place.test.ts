/** One name in the place of another is a substitution where the clause tells the rest of the condition; the same name in another form is not. */
import { describe, expect, test } from "bun:test";
import {
  coversAtOnce,
  findUncovered,
} from "../../../../src/gates/completion/coverage/find-uncovered.ts";
import { openDocument } from "../../../../src/gates/text/document.ts";

/** done_when | message */
const IN_PLACE = `
the import answers 422 for an empty file | Rows are checked first. The import answers 400 for an empty file, with the line number.
a SOAP interface for the till is served | The till talks to a GraphQL interface now, which is served from the same host.
wheels for CPython 3.10 are built | The wheels for PyPy 3.9 are built, both with manylinux.
the lecture is given at ETH | The lecture is given at EPFL, in the large hall.
\`merge\` accepts \`--squash\`; it is in the manual | \`merge\` accepts \`--rebase\` now. It is in the manual with an example.
INSTALL.md at the root tells how the tool is built | BUILDING.md at the root tells how the tool is built on three systems.
the kiosk runs on Debian 12 | The kiosk runs on Debian 11 since noon, screen and printer work.
the archive is written as PDF/A-3u | The archive is written as PDF/A-2u, 412 files of it.
the mean waiting time is on the board | The maximum waiting time is on the board, in minutes.
the shelf is built of birch | The shelf is built of spruce, five boards, oiled twice.
fares are shown in francs | All fares are shown in dollars now, to the cent.
the digest of the image is a SHA-256 | The digest of the image is an MD5, printed below the link.
the index is rebuilt hourly | The index is rebuilt nightly, at two.
the boat is hired for Thursday 4 June | The boat is hired for Friday 5 June, from ten to four.
the east gate is oiled | Both leaves of the west gate are oiled and close well.
stall F is let to the baker | Stall K is let to the baker since this morning.
the cache runs on Node 22 | The cache runs on node 20-alpine, twice as fast. It runs on Node 20 in the tests too.
there is a trigger on \`boats.crew_size\` | Boats have a trigger on \`boats.mast_height\` now, written in plain SQL.
der Zug hält jede Stunde in Kassel | Der Zug hält jede Stunde in Fulda, auf Gleis 3.
the notice hangs out in Polish | The Romanian notice hangs out beside the door.
`;

const IN_ANOTHER_FORM = `
der Kassenbestand stimmt mit der Zählung überein | Der Kassenbestand stimmt mit dem Protokoll der Zähler auf den Cent überein.
beim Anmelden werden beide Körbe zusammengeführt | Beim Anmelden werden Gastkorb und Kontokorb zusammengeführt.
die Schlüssel hängen im neuen Kasten | Die Schlüssel hängen im Schrank neben der Tür, in der neuen Ordnung.
the import answers 409 for a double entry | A double entry gets Conflict from the import; others get 200.
wheels for CPython 3.10 and 3.11 are built | The wheels are built: cp310 and cp311, both with manylinux.
wheels for CPython 3.10 and 3.11 are built | Wheels cp310 and cp311 are built for Linux and BSD; 3.12 would have been built too.
the crates stand in Stall 4 | The crates stand in the fourth stall; sacks stand in Stall 5 as before.
the suite passes on Java 17, 18, 19 and 20 | The suite passes on Java from 17 up to and including 20.
the tool takes \`--keep\` and \`--purge\` | Both flags of the tool are in: with the former nothing is removed, the latter asks first.
images for amd64 and arm64 are pushed | Images for x86_64 and aarch64 are pushed.
the strings exist in Korean and Greek | The strings exist as \`ko\` and \`el\`, 212 each.
the mean waiting time is on the board | The average waiting time is on the board, and the maximum beside it.
the p95 of the lookup is on the board | 95 % of the lookups took 40 ms; that figure is on the board, the median too.
the kiosk runs on Debian 11 or newer | The kiosk runs on Debian 12, screen and printer work.
the shelf is built of birch | The shelf is built of birch; the spruce one went to the attic.
the index is rebuilt hourly | A cron entry rebuilds the index each hour; the nightly job is as it was.
the boat is hired for Thursday 4 June | The boat is hired for 4 June. I paid on Monday.
the east gate is oiled | The gate on the eastern side is oiled.
the shop is open on Monday, Tuesday, Wednesday and Thursday | The shop is open Mon–Thu, the sign is up.
the caps are there in S, M, L and XL | Caps from S to XL are there, ten each.
the card is printed in Hungarian and Turkish | The card is printed, Hun and Tur on one sheet.
stall F is let to the baker | Stall F is let to the baker and stall K to the smith.
the quay is swept by Friday 8 June | The quay was swept on Thursday 7 June.
INSTALL.md tells how the tool is built | The file INSTALL tells how the tool is built; BUILDING.md is gone.
`;

function missing(line: string): readonly string[] {
  const [doneWhen = "", output = ""] = line.split(" | ");
  const c = { goal: "Make it ready for the autumn", doneWhen, output };
  const found = findUncovered(openDocument(output), c);
  if (coversAtOnce(openDocument(c.output), c)) expect(found).toEqual([]);
  return found.map(({ rule }) => rule);
}

describe("another name", () => {
  for (const line of IN_PLACE.trim().split("\n"))
    test(`stands in the place: ${line}`, () => {
      expect(missing(line)).toEqual(["completion.missing.substitution"]);
    });
  for (const line of IN_ANOTHER_FORM.trim().split("\n"))
    test(`is the same: ${line}`, () => {
      expect(missing(line)).toEqual([]);
    });
});
