import { wordSet } from "../../word-set.ts";

/** Places that people go to; a name in front of one is its name. Rooms of data ("store", "station", "centre") are none. */
export const PLACE_NOUNS = wordSet(`
  theatre theatres theater theaters cinema cinemas opera stadium arena gym zoo aquarium circus racecourse
  trail trails footpath peak hut lodge campsite campground beach marina pier harbour harbor ferry
  office offices school schools college university academy kindergarten nursery hospital hospitals clinic clinics surgery ward pharmacy
  hotel hotels hostel inn pub pubs restaurant restaurants cafe café bakery brewery winery orchard vineyard
  museum museums gallery galleries church chapel cathedral mosque synagogue monastery cemetery courthouse barracks prison exhibition exhibitions festival festivals
  street road avenue boulevard square river lake island valley mountain county hall building buildings room rooms`);

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
  planet moon star comet asteroid constellation`);

/** Those that teams borrow for names, and the one that everybody is on. */
export const PLANETS: readonly string[] =
  "mercury venus earth mars jupiter saturn uranus neptune pluto".split(" ");

/** Words by which a text speaks of the sky. */
export const SKY_WORDS: readonly string[] =
  `planet planets moon moons orbit orbits orbital telescope telescopes binoculars astronomy astronomer astronomers astronomical astrology
  planetarium observatory sky skies constellation constellations comet comets asteroid asteroids stargazer stargazers zodiac
  ephemeris spacecraft`.split(/\s+/u);
