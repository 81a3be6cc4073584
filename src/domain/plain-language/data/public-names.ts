import { wordSet } from "../../word-set.ts";

/** Places that people go to; a name in front of one is its name. Rooms of data ("store", "station", "centre") are none. */
export const PLACE_NOUNS = wordSet(`
  theatre theatres theater theaters cinema cinemas opera stadium arena gym zoo aquarium circus racecourse
  trail trails footpath peak hut lodge campsite campground beach marina pier harbour harbor ferry
  office offices school schools college university academy kindergarten nursery hospital hospitals clinic clinics surgery ward pharmacy
  hotel hotels hostel inn pub pubs restaurant restaurants cafe café bakery brewery winery orchard vineyard
  museum museums gallery galleries church chapel cathedral mosque synagogue monastery cemetery courthouse barracks prison
  street road avenue boulevard square river lake island valley mountain county hall building buildings room rooms`);

/** Those that teams borrow for names, and the one that everybody is on. */
export const PLANETS: readonly string[] =
  "mercury venus earth mars jupiter saturn uranus neptune pluto".split(" ");

/** Words by which a text speaks of the sky. */
export const SKY_WORDS: readonly string[] =
  `planet planets moon moons orbit orbits orbital telescope telescopes binoculars astronomy astronomer astronomers astronomical astrology
  planetarium observatory sky skies constellation constellations comet comets asteroid asteroids stargazer stargazers zodiac
  ephemeris spacecraft`.split(/\s+/u);
