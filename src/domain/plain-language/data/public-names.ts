import { wordSet } from "../../word-set.ts";

/** Places that people go to; a name in front of one is its name. Rooms of data ("store", "station", "centre") are none. */
export const PLACE_NOUNS = wordSet(`
  theatre theatres theater theaters cinema cinemas opera stadium arena gym zoo aquarium circus racecourse
  trail trails footpath peak hut lodge campsite campground beach marina pier harbour harbor ferry
  office offices school schools college university academy kindergarten nursery hospital hospitals clinic clinics surgery ward pharmacy
  hotel hotels hostel inn pub pubs restaurant restaurants cafe café bakery brewery winery orchard vineyard
  museum museums gallery galleries church chapel cathedral mosque synagogue monastery cemetery courthouse barracks prison exhibition exhibitions festival festivals
  street road avenue boulevard square river lake island valley mountain mountains hills volcano desert forest glacier county hall building buildings room rooms`);

/** Capitalised behind a name, they make an address of it. */
export const STREETS = wordSet(
  `Street Road Avenue Boulevard Crescent Terrace Grove Mews St Rd Ave Blvd Cres`,
);

/** These only behind the number of a house: "Falcon Way" may be a way of working. */
export const NUMBERED_STREETS = wordSet(
  `Lane Court Close Way Drive Place Row Hill Park Walk Rise Green Gardens Square Parade Yard Circle Heights`,
);

/** Animals, vessels, rooms and heavenly bodies: what stands in front of a name and says whose it is. */
export const BEARERS = wordSet(`
  horse pony mare stallion foal donkey dog puppy cat kitten cow bull goat sheep parrot elephant giraffe tortoise
  yacht ferry trawler schooner boat lifeboat steamer barge tugboat room pub inn hotel restaurant café cafe cinema theatre street
  hero heroes god gods goddess goddesses monster monsters king kings queen queens giant giants saint legend legends myth
  mineral minerals gem gems gemstone gemstones bird birds horses yachts ferries boats
  rocket rockets probe probes spacecraft satellite satellites telescope telescopes shuttle crater
  planet planets moon moons star stars comet comets asteroid asteroids constellation constellations`);

/** Behind a place or a name they tell of work: "the Kestrel room migration", "the Falcon school of features". */
export const WORK_AT_A_PLACE = wordSet(`
  migration migrations rollout roll-out cutover cut-over deployment deployments refactoring refactor rewrite redesign backlog action actions
  task tasks ticket tickets epic epics sprint sprints milestone milestones workstream feature features operations`);

/** In front of "room" they make no room with a name of its own. */
export const ROOMS_OF_WORK = wordSet(`war clean chat team board project control data`);

/** What is done to work, and hardly to a planet. */
export const WORK_VERBS = wordSet(`
  finish finishes complete completes ship ships deliver delivers deploy deploys migrate migrates release releases unblock finalise finalize
  refactor rewrite relaunch roll`);

/** What is done to work and to a planet of a picture. */
export const MOVING_VERBS = wordSet(`move moves bring brings shift shifts push pushes`);

/** Ways through the sky: "move Mars along the ecliptic". */
export const MOTIONS = wordSet(`along around across closer nearer past through`);

/** Words by which even what is moved is one of the sky. */
export const WORDS_OF_PLANETS: readonly string[] =
  "planet planets orbit orbits orbital constellation constellations zodiac ephemeris".split(" ");

/** Behind a word of the sky they make people or machines of it: "the telescope team". */
export const NAMED_AFTER_THE_SKY = wordSet(`
  team teams squad squads tribe crew group department people folks lane cluster clusters server servers`);

/** Of these a planet has some, and a piece of work has none: "the diameter of Mars". */
export const MEASURES_OF_A_PLANET = wordSet(`
  diameter mass brightness magnitude gravity radius craters surface atmosphere elongation declination`);

/** Those that teams borrow for names, and the one that everybody is on. */
export const PLANETS: readonly string[] =
  "mercury venus earth mars jupiter saturn uranus neptune pluto".split(" ");

/** Words by which a text speaks of the sky. */
export const SKY_WORDS: readonly string[] =
  `planet planets moon moons orbit orbits orbital telescope telescopes binoculars astronomy astronomer astronomers astronomical astrology
  planetarium observatory sky skies constellation constellations comet comets asteroid asteroids stargazer stargazers zodiac
  ephemeris spacecraft`.split(/\s+/u);
