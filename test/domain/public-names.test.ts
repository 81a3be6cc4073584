import { describe, expect, test } from "bun:test";
import { lintPlainLanguage } from "../../src/domain/plain-language.ts";

function codes(text: string): readonly string[] {
  const options = { field: "goal", allowedTerms: [], codenames: [] } as const;
  return lintPlainLanguage(text, options).map(({ code }) => code);
}

describe("names of the world, and of teams", () => {
  test.each([
    "Print a trail map of the Atlas mountains for the hiking club",
    "Show the times when Jupiter and Saturn can be seen from the school",
    "Write a quiz on the heroes Perseus and Theseus for year 5",
    "Load the orders of the day from MySQL into Snowflake each night",
    "Move the browser tests from Selenium to Cypress without losing a case",
    "Teach Heron (the stock importer) to skip empty lines in the file",
    "Teach Heron 2 (the stock importer) to skip empty lines in the file",
    "Move Osprey v4 (the mail sorter) to the new server by May",
    "Teach our stock importer, Heron, to skip empty lines in the file",
    "Put the SLOT (sleep log of the toddler) on the page of the clinic",
    "List the hardness of Topaz, Garnet and Opal in the mineral table",
    "Show the orbit of the space probe Juno around Jupiter on the page",
    "Query the access logs with Amazon Athena instead of the old script",
    "Draw the path of Voyager 1 and Voyager 2 through the solar system",
    "Drop the support for Android 9 Pie in the app of the ferry",
    "Let visitors of the zoo find the Falcon and the Eagle enclosure on the map",
    "Make the legend of the Minotaur a puppet play with four scenes",
    "Order the lenses for the Orion telescope of the school",
    "Compare pictures of the Hubble and the James Webb telescopes",
    "Let the bakery print its order list for Monday on one page",
    "Send a text to the parents when the bus is ten minutes late",
    "Fix issue 12: the total ignores the discount of the season",
    "Show on a page which rocket, Ariane 5 or Vega, flew in which year",
    "Rewrite the page about the ships Titanic and Olympic for the museum",
    "Add the flight of Apollo 13 to the timeline of the exhibition",
    "Count the steps of each walker and show them by week",
    "Make a card game with the gods Thor, Odin and Freya",
    "Give the planets Mercury, Venus and Mars their right colours in the model",
    "Let the shop's page load in less than two seconds on a phone",
    "Build a table of the minerals Ruby, Beryl and Jade with their colours",
    "Print hiking maps of the Atlas mountains at a scale of 1 to 50,000",
    "Sort the photos of the Apollo 11 landing by the time they were taken",
    "Let the observatory's page show when Orion and the Pleiades are above the horizon",
    "Show the phases of the Moon and when Sirius rises in the pocket calendar",
    "Let pupils learn the story of Odysseus and the Cyclops with a comic",
    "Write fan pages for the heroes Hercules and Achilles for the school play",
    "Let the Hubble and James Webb pictures be compared side by side",
    "Show the launch of Ariane 6 and of Vega C on the page",
    "Show the film of the flight of the space probe Voyager 2 to Neptune",
    "Compare Ruby, Sapphire and Emerald by hardness in the mineral table",
    "Let visitors hear the Phoenix legend in four languages at the museum",
    "Load the sales of the day from PostgreSQL into Snowflake every night",
    "Query the logs in S3 with Amazon Athena",
    "Upgrade the phone app to Android 14 and drop Android 8 Oreo",
    "Sort the photos of the Apollo 11 (the moon landing) by the time they were taken",
    "Play the song of the Nightingale on the page about birds",
    "Label the herbs Thyme, Sage and Rosemary in the kitchen garden app",
    "Add the crew of Apollo 11 and of Apollo 13 to the quiz",
    "Tell the labours of Hercules in twelve short films for children",
    "Mark Deneb, Vega and Altair on the star chart of the club's telescope",
    "List the ships Beagle and Endeavour in the catalogue of the museum",
    "Sell rings with Amber and Jade stones in the shop of the jeweller",
    "Draw the flight of Sputnik 1 around the Earth for the exhibition",
  ])("everybody may know what is meant: %s", (text) => {
    expect(codes(text)).toEqual([]);
  });

  test.each([
    "Move the orders over to Heron before the summer holidays",
    "Let Osprey and Heron share one login from next month",
    "Turn off Jupiter once Saturn has taken over the night load",
    "Get Atlas ready for the second wave of customers",
    "Make sure that Orion can take the load of the new branches",
    "Bring Hercules to the same state as the old billing",
    "Add the missing fields of Sapphire to the export for Emerald",
    "Let Athena pick up the jobs that Zeus leaves behind",
    "Finish Voyager before the pilot customers come in May",
    "Point the tills at Neptune and switch Triton off for good",
    "Migrate what is left in Cypress to the new release lane",
    "Give Phoenix a status page that the support staff can read",
    "Teach Bluefin 2 to reject a file it has read before",
    "Move Kestrel v3 to the new server by the end of May",
    "Teach our importer and Bluefin to reject a file twice read",
    "Write the QBR deck for the EBR with the CSM by Friday",
    "Sync the PIM with the OMS before the freeze starts",
    "Get Oreo through the review of the security people",
    "Close the remaining gaps of Achilles for the second release",
    "Let Apollo send its nightly report to the ops folks",
    "Move the nightly jobs of Titan to where Hyperion runs",
    "Make Vega faster when many people look at their orders",
    "Split Amber into two services that can be deployed alone",
    "Teach Raven to read the tickets from the new mailbox",
    "Hand Odysseus over to the people who run the hosts",
    "Let Cyclops watch the queues that Medusa fills at night",
    "Fix the rounding in Emerald before the audit starts in June",
    "Put Hubble and Kepler behind the same load balancer",
    "Rename the tables of Pegasus and drop the old ones",
    "Get all ready for the Falcon launch in the second half",
    "Move Voyager 2 to the new server by the end of May",
    "Finish Hercules before the god-awful audit of the heroes at sales",
    "Ship Orion to the launch customers by the end of May",
    "Bring Ruby and Emerald to the state of the old billing",
    "Roll out Atlas to the branches on the map of the sales team",
    "Let Odysseus and Cyclops share one login page next month",
    "Put the Phoenix migration on hold until the museum pays",
    "Wire Athena into the new admin pages of the shop",
    "Turn Sapphire and Topaz into one service by the end of May",
    "Make the Falcon lane ready for the second half of the year",
    "Move Osprey to the same host as the reports of the office",
    "Get Orion and Apollo ready for the launch in the second half",
    "Let the vet's staff book their rooms in Falcon and Eagle",
    "Let Everest and Denali share the maps of the sales team",
    "Roll Orion out to the satellite offices in the north",
    "Close the story for Hercules and Achilles by Friday noon",
    "Let Falcon and Eagle share the recordings of the hotline",
    "Let Willow and Cedar share the till of the garden centre",
    "Bring Apollo to the landing page of the spring campaign",
    "Turn off Pegasus once Hydra can read the old orders",
  ])("only a team does: %s", (text) => {
    expect(codes(text)).not.toEqual([]);
  });
});

describe("what is wrong, told behind the id of a ticket", () => {
  test.each([
    "Fix issue 41: the sorting ignores umlauts in the member list",
    "Fix #41, where the sorting ignores umlauts in the member list",
    "Fix #41 and #42: the total ignores the discount of the season",
    "Close issue 77 - labels are printed twice when the paper runs out",
    "Solve bug 12 about parcels that get the label of another house",
    "Close PROJ-142, in which the importer reads a file twice over",
  ])("is told: %s", (text) => {
    expect(codes(text)).toEqual([]);
  });

  test.each([
    "Close #41, which is on the board of the team",
    "Finish #41: it is still not done by us",
    "Finish #482 and #490: both are needed this week",
    "Close PROJ-142 because it was reported long ago",
    "Close #41, where John wrote what is needed",
  ])("is not told: %s", (text) => {
    expect(codes(text)).toContain("goal.ticket_id");
  });
});
