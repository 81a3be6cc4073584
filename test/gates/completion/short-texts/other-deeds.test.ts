import { describe, expect, test } from "bun:test";
import { findOtherDeed } from "../../../../src/gates/completion/short-texts/other-deeds/find-other-deed.ts";
import { expectLinear, repeated } from "../../../growth.ts";

describe("another deed than the one that is asked for", () => {
  test.each([
    ["The firewall rule is active.", "Firewall rule activated, deactivated again at noon"],
    [
      "The banner is removed from the start page.",
      "Banner removed from the start page, put back on request of sales",
    ],
    ["The release is published.", "Release published, pulled an hour later"],
    [
      "The new lock is fitted on the shed door.",
      "New lock fitted on the shed door, then taken out because it jammed",
    ],
    ["The price is raised to 12 euros.", "Price raised to 12 euros, reset to 10 on Tuesday"],
    ["The account is unlocked.", "Account unlocked and locked again by the system"],
    ["The search uses the new index.", "Search used the new index until Thursday"],
    ["The commit is on the main branch.", "Commit was on the main branch, reverted by Jo"],
    ["The shop is open.", "Shop was open for a week"],
    ["The invoice is paid.", "Invoice paid, payment bounced"],
    ["The lamp hangs over the desk.", "Lamp for over the desk ordered from the shop"],
    ["The newsletter is sent.", "Newsletter goes out on Wednesday"],
    ["The fence is painted.", "Next week the fence is painted"],
    ["The shelf is built.", "Bought the boards for the shelf"],
    ["The import is finished.", "Import is running since 9:00"],
    ["The leaves are raked.", "Raking the leaves"],
    ["The cache expires after an hour.", "Recommend that the cache expires after an hour"],
    ["The form saves drafts.", "Form would save drafts with a small change"],
    ["The form saves drafts.", "Saving of drafts in the form designed"],
    ["The form saves drafts.", "Decided to leave the form without drafts"],
    ["The car is washed.", "Car is booked in for a wash"],
    ["The essay is written.", "Essay has a title and three headings"],
    ["The roof is repaired.", "Roofer hired for the roof"],
    ["The pull request is merged.", "Pull request reviewed by two people"],
    ["The branch is merged.", "Branch pushed, 12 commits"],
    ["The crash in the editor is fixed.", "Reproduced the crash in the editor"],
    ["The leak in the cellar is repaired.", "Located the leak in the cellar"],
    ["The script has run on the server.", "Script for the server written and tested"],
    ["The application is submitted.", "Application form completed"],
    ["The parcel is delivered.", "Parcel handed in at the post office"],
    ["The update is installed.", "Update downloaded"],
    ["The contract is signed.", "Contract drafted and sent to the tenant"],
    ["The guests are invited.", "Guest list for the invitations written"],
    ["The release is deployed.", "Release tagged as 2.4.0"],
    ["The invoice is paid.", "Invoice received from the supplier"],
    ["All rooms are cleaned.", "All rooms but the attic are cleaned"],
    ["All drivers have the new phone.", "The night drivers have the new phone"],
    ["The book is proofread.", "Book proofread up to page 80"],
    ["The dashboard shows sales.", "Dashboard shows sales for managers only"],
    ["The lawn is mown.", "Lawn mown as far as the pond"],
    ["The archive is scanned.", "Archive scanned for the first two years"],
    ["The unit test passes.", "Unit test ends with a null pointer"],
    ["The doorbell rings.", "Pressed the doorbell; nothing was heard"],
    ["The payment has arrived.", "Payment: the bank shows no entry"],
    ["The minutes are typed.", "Minutes: Olga takes care of typing them"],
    ["The bicycle is repaired.", "Bicycle brought to the shop for repair"],
    ["The video plays.", "Video plays without sound, then freezes"],
    ["The server answers.", "Server answers with a timeout"],
    ["The noise is gone.", "Noise seems gone"],
    ["The backup is complete.", "Backup is complete in all likelihood"],
    ["The supplier confirmed the order.", "Order sent; the supplier has not replied"],
    ["The report is reviewed.", "Ines has the report on her desk"],
    ["The printer prints in colour.", "Printer prints blank pages"],
    ["The gate is open.", "Gate opened at 8, shut again by the guard"],
    ["The certificate is renewed.", "Certificate renewed and then revoked by the authority"],
    ["The cron job is enabled.", "Cron job enabled; disabled again because of the load"],
    ["The poster is up in the hall.", "Poster put up in the hall, fell down overnight"],
    ["The order is cancelled.", "Order cancelled, reinstated by the customer"],
    ["The old user is deleted.", "Old user deleted, restored from the backup on Friday"],
    ["The website shows the new prices.", "Website showed the new prices until the rollback"],
    ["The library answers in English.", "Library used to answer in English"],
    ["The tent stands.", "Tent put up, blown down in the storm"],
    ["The patch is in the release.", "Patch merged into the release, backed out on Thursday"],
    ["The cable is plugged in.", "Cable plugged in and pulled out again"],
    ["The heating is on.", "Heating was on for two hours"],
    ["The soup is cooked.", "Soup is cooking"],
    ["The hedge is cut.", "Cutting the hedge"],
    ["The speech is written.", "Speech has an outline"],
    ["The flyer is printed.", "Flyer designed in two colours"],
    ["The garden has a bench.", "Bench for the garden ordered online"],
    ["The photos are sorted.", "Photos get sorted next week"],
    ["The piano is tuned.", "Tuner hired for the piano"],
    ["The rate limit is 100 requests.", "Proposed a rate limit of 100 requests"],
    ["The tables are indexed.", "Agreed to index the tables"],
    ["The app works offline.", "App would work offline with a cache"],
    ["The letter reaches the bank.", "Letter goes to the bank on Monday"],
    ["The ticket is resolved.", "Ticket analysed, cause is a race"],
    ["The letter is posted.", "Letter written and signed"],
    ["The package is published.", "Package built, 2.1 MB"],
    ["The wall is painted.", "Wall sanded and primed"],
    ["The invoice is paid.", "Invoice checked and approved"],
    ["The change is merged.", "Change proposed to the maintainers"],
    ["The members are informed.", "Letter to the members drafted"],
    ["The printer driver is installed.", "Printer driver downloaded, 40 MB"],
    ["The contract is signed.", "Contract reviewed by the lawyer"],
    ["The query is run.", "Query written, 12 lines"],
    ["All doors are locked.", "All doors but the back door are locked"],
    ["The catalogue is indexed.", "Catalogue indexed up to letter M"],
    ["The wall is plastered.", "Wall plastered on the lower half"],
    ["The page shows the map.", "Page shows the map for members only"],
    ["All nurses are vaccinated.", "The ward nurses are vaccinated"],
    ["The lift moves.", "Pressed the button; nothing happened"],
    ["The build passes.", "Build stops with a linker error"],
    ["The form is translated.", "Form sent to the agency for translation"],
    ["The donor knows the date.", "Letter posted; the donor has not replied"],
    ["The stain is gone.", "Stain looks gone"],
    ["The disk is healthy.", "Disk is healthy, touch wood"],
    ["The plants are watered.", "Plants: Ben takes care of watering them"],
    ["The query returns rows.", "Query returns empty rows"],
    ["The audio plays.", "Audio plays garbled"],
    ["The lockers have new keys.", "New keys for the lockers are ordered"],
    ["The brochure is printed.", "Brochure file sent to the print shop"],
    ["The migration has run on the live database.", "Wrote the migration for the live database"],
    ["The tax form is filed.", "Tax form filled in"],
    ["The bug in the date picker is fixed.", "Found the cause of the bug in the date picker"],
    [
      "The patients are informed of the new opening hours.",
      "Text that informs the patients of the new opening hours is written",
    ],
    ["The pull request is merged.", "Pull request opened, number 214"],
    ["The pull request is merged.", "Pull request approved"],
    ["The field is ploughed.", "Field ploughed on the north half"],
    [
      "The user manual is translated into Spanish.",
      "User manual translated into Spanish up to chapter 6",
    ],
    ["All staff have signed the safety sheet.", "The day shift has signed the safety sheet"],
    [
      "The feature flag is on in production.",
      "Feature flag switched on in production, then switched off again after complaints",
    ],
    [
      "The new recipe is on the menu.",
      "New recipe put on the menu on Tuesday and taken off on Wednesday",
    ],
    ["The pull request is merged.", "Pull request merged and reverted an hour later"],
    ["The logs are archived.", "Logs: Tomasz takes care of archiving them"],
    ["The chairs are repaired.", "Chairs handed over to the carpenter for repair"],
    ["The restore test passes.", "Restore test run three times; ends with a checksum error"],
    [
      "The kitchen smoke detector sounds when tested.",
      "Tested the kitchen smoke detector; it stayed silent",
    ],
    ["The parcel has arrived in Lyon.", "Parcel to Lyon: tracking shows no status"],
    [
      "The alarm call reaches the night nurse.",
      "Alarm call simulated on the test bench with a mock of the night nurse's phone",
    ],
    ["The statue stands in the park.", "Statue set up in the park, removed again the same evening"],
    [
      "The index exists on the live database.",
      "Created the index on the live database and dropped it after the load spike",
    ],
    ["The translation is done.", "Marta has the translation on her desk"],
    ["The walls are painted.", "Bought the paint for the walls"],
    ["The translation is published.", "The translation gets published on Friday"],
    ["The bulbs are in the ground.", "Bulbs go into the ground tomorrow morning"],
    ["The scan is taken.", "Appointment for the scan made"],
    ["The report is written.", "Report has an outline and a title page"],
    ["The data is migrated.", "Data migration is running"],
    ["The field is ploughed.", "Ploughing the field"],
    ["The data is migrated.", "Data of the first two customers migrated"],
    ["All staff are trained.", "All staff but the cooks are trained"],
    ["The letter is sent to every member.", "Letter sent to members with an email address"],
    ["The pump runs.", "Pump runs for two minutes, then stops with an overheating alarm"],
    ["The page loads.", "Page loads blank"],
    ["Login works with a hardware key.", "Login with a hardware key ends in a timeout"],
    ["The customer received the parcel.", "Parcel sent; the customer has not answered"],
    ["The leak is gone.", "Leak looks gone"],
    ["The data is safe on two disks.", "Data is safe on two disks, fingers crossed"],
    ["The import keeps dates.", "Import keeps dates in all likelihood"],
    ["The export endpoint returns CSV.", "CSV export endpoint designed"],
    ["The export endpoint returns CSV.", "CSV export endpoint specified in docs/export.md"],
    ["The export endpoint returns CSV.", "CSV export endpoint reviewed and found to need work"],
    ["The export endpoint returns CSV.", "Export endpoint returns an empty CSV"],
    ["The export endpoint returns CSV.", "Export endpoint returns CSV for admins only"],
    ["The export endpoint returns CSV.", "Export endpoint returned CSV until the last deploy"],
    ["The export endpoint returns CSV.", "Export endpoint would return CSV with the right library"],
    ["The export endpoint returns CSV.", "Export endpoint used to return CSV"],
    ["The export endpoint returns CSV.", "Recommend that the export endpoint returns CSV"],
    ["The export endpoint returns CSV.", "Decided to leave the export endpoint without CSV"],
    ["The sign hangs at the gate.", "Sign hung at the gate but stolen overnight"],
    ["The account is closed.", "Account closed, reopened on Friday"],
    ["The account is closed.", "Account closed by mistake, so reopened"],
    ["The fix is live.", "Fix is live, rolled back at 15:00"],
    ["The fix is live.", "Fix was live for an hour"],
    ["The sign hangs at the gate.", "Tomorrow the sign hangs at the gate"],
    ["All drivers are trained.", "The night drivers are trained"],
    ["All nurses have a badge.", "The ward nurses have a badge"],
    ["All staff have voted.", "The evening shift has voted"],
    ["All windows are cleaned.", "The front windows are cleaned"],
    ["All players got a shirt.", "The junior players got a shirt"],
    ["The letter is sent to all tenants.", "Letter sent to tenants with an email address"],
    ["The chart shows sales.", "Chart shows sales for the owner only"],
    ["The guide is printed.", "Guide printed in German only"],
    ["The site is live.", "Site was live for two days"],
    ["The shop is open.", "Shop was open for an hour"],
    ["The flag is on.", "Flag was on for ten minutes"],
    ["The pull request is merged.", "Pull request approved by Tom and Ana"],
    ["The branch is merged.", "Branch pushed, 3 commits"],
    ["The fix is deployed.", "Fix merged"],
    ["The bench is built.", "Wood bought for the bench"],
    ["The house has a new fence.", "New fence for the house ordered"],
    ["The bug is fixed.", "Bug reproduced on my machine"],
    ["The rug is cleaned.", "Rug cleaner booked for the rug"],
    ["The poster hangs in the hall.", "Poster hung in the hall, taken down by the caretaker"],
    ["The sign is put up.", "Sign put up, taken away overnight"],
    ["The page is published.", "Page published, removed on Friday"],
    ["The rule is enabled.", "Rule enabled, switched off again at noon"],
    ["The door is locked.", "Door locked, unlocked again by the cleaner"],
    ["The change is merged.", "Change merged, then reverted"],
    ["The banner is removed.", "Banner removed, put back on request"],
    ["The import works.", "Import ends with an error"],
    ["The test passes.", "Test stops with a timeout"],
    ["The page loads.", "Page answers with a 500 error"],
    ["The bell rings.", "Pressed the bell; it stayed silent"],
    ["The scratch is gone.", "Scratch looks gone"],
    ["The text is translated.", "Text sent to the agency for translation"],
    ["The archive is sorted.", "Archive: Tom takes care of sorting it"],
    ["The thesis is written.", "Thesis has an outline"],
    ["The house is painted.", "House gets painted next week"],
    ["The newsletter is sent.", "Newsletter goes out on Friday"],
    ["The fence is repaired.", "Agreed to repair the fence"],
    ["The cake is baked.", "Baking the cake"],
    ["The bill is paid.", "Bill received"],
    ["The statue stands in the square.", "Statue set up in the square, removed again on Sunday"],
    ["The heating is on.", "Heating switched on, turned off by the neighbour"],
    ["The parcel has arrived.", "Parcel: tracking shows no entry"],
    ["The plan has been approved by the tenant.", "Plan sent; the tenant has not answered"],
  ])("%s <- %s", (condition, item) => {
    expect(findOtherDeed(condition, item, [])).not.toBeNull();
  });
});

describe("the deed that is asked for, its result, or the thing alone", () => {
  test.each([
    [
      "The feature flag is on in production.",
      "Feature flag switched off in production and on again at 14:00",
    ],
    ["The pull request is merged.", "Reverted the wrong commit, the pull request is merged"],
    ["The fix is live.", "Fix rolled back on Monday, live again since Tuesday with the patch"],
    ["The account is closed.", "Account reopened by mistake, now closed"],
    [
      "The old banner is removed.",
      "Old banner removed, put back by a cache, removed for good on Friday",
    ],
    ["The faulty release is rolled back.", "Faulty release rolled back to 2.3"],
    [
      "The statue stands in the park.",
      "Statue taken down for cleaning, set up again in the park on 3 June",
    ],
    ["The account is reopened.", "Account was closed in May, reopened on Friday"],
    [
      "The index exists on the live database.",
      "Old index dropped and the new index created on the live database",
    ],
    ["The door is repainted in green.", "Old paint stripped off, door repainted green"],
    [
      "The lamp hangs over the desk.",
      "Lamp ordered on Monday, arrived and hung over the desk today",
    ],
    ["The newsletter is sent.", "Newsletter went out on Wednesday to 412 readers"],
    ["The shelf is built.", "Bought the boards, shelf is built"],
    ["The import is finished.", "Import ran from 9:00 to 9:40, finished with 812 rows"],
    ["The pump is running.", "Pump is running since 9:00"],
    ["The oven is ordered.", "Oven ordered from the shop, order number 881"],
    ["The export endpoint is designed.", "Export endpoint designed, see docs/export.md"],
    ["The new lock is installed.", "Lock ordered on Monday, arrived and installed today"],
    ["The walls are painted.", "Bought the paint on Monday, walls painted by Thursday"],
    ["The design is approved.", "Design approved by Mia on 3 May"],
    ["The report is written.", "Report written, 14 pages with an outline"],
    ["The data is migrated.", "Data migration ran on Sunday, 14,000 rows moved"],
    ["The migration is done.", "Running the migration took 12 minutes"],
    ["The appointment for the scan is made.", "Appointment for the scan made for 3 May"],
    ["The pull request is merged.", "Pull request 214 opened and merged"],
    [
      "The bug in the date picker is fixed.",
      "Found the cause of the bug in the date picker and fixed it: a missing index",
    ],
    ["The pull request is merged.", "Pull request approved by Kim, merged at 14:02"],
    ["The tax form is filed.", "Tax form filled in and filed on 3 May"],
    ["The script has run on the server.", "Script written, ran on the server in 4 s"],
    ["The pull request is open.", "Pull request opened, number 214"],
    [
      "The bug in the date picker is fixed.",
      "Date picker bug: off by one in the month, corrected in commit 4f2a9c1",
    ],
    ["The contract is signed.", "Contract sent out on Monday, came back signed"],
    ["The pull request is merged.", "Merged pull request 214"],
    ["The pull request is merged.", "Pull request 214 landed on main"],
    ["The release is deployed.", "Release 2.4.0 tagged and rolled out to all hosts"],
    ["The update is installed.", "Update 4.2 downloaded and installed"],
    ["The cause of the crash is found.", "Found the cause of the crash: a null pointer"],
    ["The parcel is delivered.", "Parcel dropped at the neighbour's, delivered at 10:12"],
    ["The invoices export as CSV.", "Export of invoices, 412 rows"],
    ["The chairs are repaired.", "Chairs back from the carpenter, repaired"],
    ["The branch is merged.", "Branch pushed and merged into main, hash 4f2a9c1"],
    ["The tests are written.", "Tests for the parser: 14 cases, all green"],
    ["The form is translated.", "Form reviewed after translation, 40 strings translated"],
    ["The leak is repaired.", "Leak located behind the boiler and sealed, dry since Monday"],
    ["All rooms are cleaned.", "All rooms are cleaned, even the attic"],
    ["All rooms are cleaned.", "All rooms cleaned, 14 in number, with the attic"],
    ["The fence is painted.", "Fence painted on both sides"],
    ["The book is proofread.", "Book proofread up to the last page"],
    ["The dashboard shows sales to managers only.", "Dashboard shows sales for managers only"],
    ["The north half of the field is ploughed.", "Field ploughed on the north half"],
    [
      "All staff have signed the safety sheet.",
      "The day shift and the night shift have signed the safety sheet, 24 of 24",
    ],
    [
      "The user manual is translated into Spanish.",
      "User manual translated into Spanish, chapters 1 to 14",
    ],
    ["All staff are trained.", "All staff are trained, cooks on Monday and waiters on Tuesday"],
    ["The letter is sent to every member.", "Letter sent to members by post, all 212"],
    ["The unit test passes.", "Unit test ended with 14 passed and 0 failed"],
    ["The doorbell rings.", "Pressed the doorbell; it rang twice"],
    [
      "The bicycle is repaired.",
      "Bicycle brought to the shop for repair on Monday, repaired on Tuesday",
    ],
    ["The login times out after ten minutes.", "Login ends in a timeout after ten minutes"],
    ["The minutes are typed.", "Minutes typed by Olga"],
    ["The page loads.", "Page loads in 0.8 s; it was blank before"],
    ["The chairs are at the carpenter's.", "Chairs handed over to the carpenter"],
    [
      "The supplier confirmed the order.",
      "Order sent on Monday; the supplier has confirmed it by mail",
    ],
    ["The restore test passes.", "Restore test run three times; ends with matching checksums"],
    ["The empty state shows a hint.", "Empty state shows a hint on a blank page"],
    ["The pump runs.", "Pump runs for two hours, then stops by its timer as set"],
    ["The alarm stops.", "Alarm sounds for two minutes, then stops"],
    ["The order is cancelled.", "Order cancelled by phone, confirmed by mail"],
    ["The cron job is enabled.", "Cron job enabled, the old one disabled"],
    ["The website shows the new prices.", "Website shows the new prices, old price list removed"],
    ["The gate is open.", "Gate was shut in the night, opened again at 8"],
    [
      "The patch is in the release.",
      "Patch backed out by mistake, merged again into the release on Friday",
    ],
    ["The tent stands.", "Tent put up twice: blown down on Monday, stands firm since Tuesday"],
    ["The old user is deleted.", "Old user deleted and removed from all groups"],
    ["The branch is merged.", "Branch merged, then deleted"],
    ["The server is back up.", "Server crashed at 3:00, back up since 3:10"],
    ["The cable is plugged in.", "Wrong cable pulled out, right one plugged in"],
    ["The backup is taken.", "Backup taken and moved to the safe"],
    ["The trial account is closed.", "Trial account closed and its data deleted"],
    ["The soup is cooked.", "Soup cooked for 40 minutes, tasted by Jo"],
    ["The flyer is printed.", "Flyer designed and printed, 500 copies"],
    ["The garden has a bench.", "Bench ordered in May, it stands under the lime tree"],
    ["The bench is ordered.", "Bench for the garden ordered online"],
    ["The tuner is hired.", "Tuner hired for the piano"],
    ["The rate limit is 100 requests.", "Rate limit set to 100 requests as proposed"],
    ["The tables are indexed.", "Agreed to index the tables, done on 4 May in 12 s"],
    ["The shop opens on Monday.", "Shop opens on Monday at 9"],
    ["The booking is made.", "Booking made for tomorrow"],
    ["The plan is agreed.", "Plan for the garden drawn up and agreed"],
    ["The room is reserved.", "Room booked for 4 June, reservation 118"],
    ["The hedge is cut.", "Cutting the hedge took three hours"],
    ["The ticket is resolved.", "Ticket analysed and resolved, cause was a race"],
    ["The letter is posted.", "Letter written, signed and posted on 3 May"],
    ["The package is published.", "Package built, on the registry as 2.1.0"],
    ["The wall is painted.", "Wall primed and given two coats of white"],
    ["The invoice is paid.", "Invoice approved, 410 euros transferred"],
    ["The members are informed.", "Letter mailed to all 40 members"],
    ["The printer driver is installed.", "Printer driver: version 4, test page came out"],
    ["The contract is reviewed.", "Contract reviewed by the lawyer"],
    ["The change is approved.", "Change proposed and approved"],
    ["The query is run.", "Query written, returned 12 rows"],
    ["All doors are locked.", "All doors are locked, also the back door"],
    ["The catalogue is indexed.", "Catalogue indexed from A to Z"],
    ["The wall is plastered.", "Wall plastered on both halves"],
    ["All nurses are vaccinated.", "The 14 nurses are vaccinated"],
    ["All nurses are vaccinated.", "The nurses are vaccinated, list signed by the ward"],
    ["The page shows the map.", "Page shows the map in 0.4 s"],
    ["The lift moves.", "Pressed the button; it moved to the third floor"],
    ["The build passes.", "Build ends with 0 errors"],
    [
      "The form is translated.",
      "Form sent to the agency for translation, back translated on 3 May",
    ],
    ["The form is sent for translation.", "Form sent to the agency for translation"],
    ["The error page is shown.", "Wrong address ends in an error page"],
    ["The plants are watered.", "Plants watered by Ben"],
    ["The alarm stays silent.", "Opened the door; it stayed silent"],
    ["The stain is gone.", "Stain gone, cloth looks clean"],
    ["The bin is empty.", "Bin looked into: empty"],
    ["The list shows no duplicates.", "Ran the check: list shows no duplicates"],
    ["Two-factor login is required for staff.", "Staff login without second factor was refused"],
    ["The partial refund is paid.", "Partial refund of 20 euros paid"],
    [
      "The reminder says that the payment failed.",
      "Reminder text reads: the payment failed, please try again",
    ],
    ["The list of states is shown", "States: added, fixed, cancelled, removed"],
    ["The commit is refused when a row is an orphan", "Orphan row added on purpose, then removed"],
    ["Requests are queued per species", "One queue per species, ordered by date of request"],
    ["The walls have two coats of white", "Walls have two coats, white as ordered"],
    [
      "The session list shows all devices",
      "The session list was reverted by mistake and then restored",
    ],
    ["The pressure is at least 1.5 bar on each floor", "On the third floor it is 1.8 bar"],
  ])("%s <- %s", (condition, item) => {
    expect(findOtherDeed(condition, item, [])).toBeNull();
  });
});

describe("the other items", () => {
  const MERGED = "The pull request is merged.";

  test("one that delivers makes the others tell how it came about", () => {
    expect(findOtherDeed(MERGED, "Pull request approved", ["Pull request merged"])).toBeNull();
    expect(findOtherDeed(MERGED, "Pull request approved", ["Pull request opened"])).toBe(
      "approved",
    );
    expect(findOtherDeed(MERGED, "Pull request approved", ["Tomatoes watered"])).toBe("approved");
  });

  test.each([
    "request log",
    "Pull request 214",
    "Note: see the request",
    "pull request link in the chat",
  ])("the thing alone excuses nothing: %s", (other) => {
    expect(findOtherDeed(MERGED, "Pull request approved", [other])).toBe("approved");
  });

  test.each([
    "Merge commit 3f2c1aa of the pull request",
    "Main contains the request since noon",
    "Pull request landed on main",
    "The request is on main",
  ])("what tells of a further deed excuses: %s", (other) => {
    expect(findOtherDeed(MERGED, "Pull request approved", [other])).toBeNull();
  });

  test("several may tell of the parts", () => {
    const condition = "The field is ploughed.";
    const [north, south] = ["Field ploughed on the north half", "Field ploughed on the south half"];
    expect(findOtherDeed(condition, north, [])).toBe("on the north half");
    expect(findOtherDeed(condition, north, [south])).toBeNull();
  });
});

test("a condition longer than 2,000 characters is not read", () => {
  const long = `The pull request is merged with ${repeated("a list of words ", 2_000)}`;
  expect(findOtherDeed(long.slice(0, 2_000), "Pull request approved", [])).toBe("approved");
  expect(findOtherDeed(long, "Pull request approved", [])).toBeNull();
});

describe("it is read in linear time", () => {
  // What is longer is not read; one reading is too short to be measured.
  const ITEM = 160;
  const CONDITION = 2_000;
  const ROUNDS = 20;

  test.each([
    "merged, ",
    "and then ",
    "a",
    "has the ",
    "for the ",
    "_",
    '"',
    "was ",
    "1 ",
    "only, ",
    "and in ",
    "after the ",
    "ends with a ",
    "will give ",
    "someone from the ",
    "the second one can ",
    "left running ",
    "nobody who has ",
    "in my ",
    "next week ",
    "sending it is ",
    "3 replies back ",
    "the main pages ",
  ])("%j", (unit) => {
    const condition = `The pull request is merged ${repeated(unit, CONDITION)}`;
    const item = `Pull request approved ${repeated(unit, ITEM)}`;
    expectLinear((size) => {
      for (let round = 0; round < ROUNDS; round += 1) {
        findOtherDeed(condition.slice(0, size), item.slice(0, ITEM), []);
        findOtherDeed(condition.slice(0, size), "Pull request approved", []);
      }
    }, CONDITION / 8);
    expectLinear((size) => {
      for (let round = 0; round < ROUNDS; round += 1) {
        findOtherDeed(condition.slice(0, CONDITION), item.slice(0, size), []);
        findOtherDeed("The pull request is merged", item.slice(0, size), []);
      }
    }, ITEM / 8);
  });

  test.each(["in the ", "to be told ", "off ", "received "])(
    "a condition of which it may be left open: %j",
    (unit) => {
      const condition = `Each book is told of ${repeated(unit, CONDITION)}`;
      const item = `Books left open in my van${repeated(", still on", ITEM)}`.slice(0, ITEM);
      expectLinear((size) => {
        for (let round = 0; round < ROUNDS; round += 1) {
          findOtherDeed(condition.slice(0, size), item, []);
        }
      }, CONDITION / 8);
    },
  );

  test("many other items", () => {
    const condition = `The pull request is merged ${repeated("with the words ", CONDITION)}`;
    expectLinear((length) => {
      const others = Array.from({ length }, (_, at) => `request log ${at} of the words`);
      findOtherDeed(condition.slice(0, CONDITION), "Pull request approved", others);
    }, 8);
  });
});
