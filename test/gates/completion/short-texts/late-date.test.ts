import { expect, test } from "bun:test";
import { findBrokenFigure } from "../../../../src/gates/completion/short-texts/broken-figure.ts";
import { expectLinear, repeated } from "../../../growth.ts";

test.each([
  ["The invitations are sent by 15 March", "invitations sent on 18 March"],
  ["The report is ready by Friday", "report was ready on the Monday after"],
  ["The tax return is filed by 31 May 2026", "tax return filed on 2026-06-04"],
  ["The stage is built before 3 Mar", "stage built on March 5th"],
  ["The roof is sealed by the end of October", "roof sealed in November"],
  ["The bakery delivers the bread before 10:00", "bread delivered at 10:40"],
  ["The contract is signed no later than 15.03.2026", "contract signed on 17.03.2026"],
  ["The shipment reaches Hamburg by Wednesday", "shipment reached Hamburg on Thursday"],
  ["The audit is finished on or before June 30", "audit finished on July 2nd"],
  ["The newsletter is mailed by 9 am", "newsletter mailed at 11:15 am"],
  ["The certificates are renewed before 2026-12-01", "certificates renewed on 2026-12-03"],
  ["The seedlings are planted by April", "seedlings planted in May"],
  ["The draft is handed in by 1 September", "draft handed in on September 9"],
  ["The bug bash takes place on 12 May", "bug bash took place on 14 May"],
])("%j is too late with %j", (condition, item) => {
  expect(findBrokenFigure(condition, item, [])).not.toBeNull();
});

test.each([
  ["The invitations are sent by 15 March", "invitations sent on 12 March"],
  ["The invitations are sent by 15 March", "invitations sent on 15 March"],
  ["The invoice is sent by 15 March", "invoice sent on 12 March, payment is due on 18 April"],
  ["The report is ready by Friday", "report ready on Thursday"],
  ["The report is ready by Friday", "report has been ready since Wednesday"],
  ["The tax return is filed by 31 May 2026", "filed the tax return on 2026-05-29"],
  ["The stage is built before 3 Mar", "stage built on 28 February"],
  ["The roof is sealed by the end of October", "roof sealed on 31 October"],
  ["The roof is sealed by the end of October", "roof sealed in September, next inspection in May"],
  ["The bakery delivers the bread before 10:00", "bread delivered at 9:30"],
  [
    "The contract is signed no later than 15.03.2026",
    "contract signed 14.03.2026, it starts on 01.04.2026",
  ],
  ["The shipment reaches Hamburg by Wednesday", "shipment reached Hamburg on Tuesday night"],
  ["The newsletter is mailed by 9 am", "newsletter mailed at 8:55"],
  ["The seedlings are planted by April", "seedlings planted in March"],
  [
    "The draft for the meeting on 1 September is handed in",
    "draft for the meeting on 1 September handed in on 28 August",
  ],
  [
    "The flyer names the concert on 12 May",
    "flyer printed on 20 April names the concert on 12 May",
  ],
  ["The draft is handed in by 1 September", "draft handed in, read by the editor on 9 September"],
  [
    "The certificates are renewed before 2026-12-01",
    "certificates renewed, they are valid until 2027-12-01",
  ],
  ["The museum opens by 10:00", "museum opens at 9:45 and closes at 18:00"],
  ["The trial balance is closed by January 2026", "trial balance closed in December 2025"],
  ["The festival poster is up before June", "festival poster up since May, festival on 4 July"],
  ["The form is open until 20 August", "form is open until 25 August"],
  ["The kitchen is clean by Friday", "kitchen cleaned on Friday"],
  ["The backups from before 1 March are deleted", "backups from before 1 March deleted on 4 March"],
  ["The film is cut by Monday", "film cut on Saturday"],
  ["The pond is dug by 3 January", "pond dug on 28 December"],
  ["Submit the form by 5 pm", "form submitted at 16:59"],
  ["Orders placed before 1 March are archived", "orders placed before 1 March archived on 4 March"],
  ["The train leaves at 8:15", "train leaves at 8:20"],
])("%j is kept by %j", (condition, item) => {
  expect(findBrokenFigure(condition, item, [])).toBeNull();
});

test.each(["by 3 May ", "sent on 4 May ", "at 10:40, ", "on the Monday after "])(
  "%j again and again is read in linear time",
  (unit) => {
    expectLinear((length) => findBrokenFigure(repeated(unit, length), "letters sent on 4 May", []));
    expectLinear((length) =>
      findBrokenFigure("The letters are sent by 3 May", repeated(unit, length), []),
    );
  },
);
