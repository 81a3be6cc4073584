import { type WordSet, wordMap, wordSet } from "../../word-set.ts";
import {
  ANIMALS,
  GODS_AND_HEROES,
  LEGENDS,
  MONSTERS,
  PLANTS,
  STARS,
  STONES,
  WEATHER_AND_MOUNTAINS,
} from "./codename-words.ts";

/** Names of one class of the world, and the words by which a text speaks of that class; those of a trade are none: a vet has a Falcon too. */
export interface NameClass {
  readonly names: WordSet;
  /** One of these anywhere is enough. */
  readonly speaks: readonly string[];
  /** One of these, with two names of the class in the text or with an article in front: words that software has borrowed as well. */
  readonly hints: readonly string[];
  /** One of these, with a name in the text that the world knows by its number: "the Apollo 11 landing". */
  readonly withNumber: readonly string[];
  /** Whether it is enough that the text speaks of the sky. */
  readonly inTheSky: boolean;
}

const list = (text: string): readonly string[] => text.trim().split(/\s+/u);

let classes: readonly NameClass[] | undefined;

/** All classes; made when they are first asked for. */
export function nameClasses(): readonly NameClass[] {
  classes ??= [
    {
      names: wordSet(GODS_AND_HEROES, LEGENDS, MONSTERS),
      speaks:
        list(`myth myths mythical mythology mythological heroes goddess goddesses demigod demigods
        fairytale fairytales folklore`),
      hints: list(
        "legend legends god gods saga sagas tale tales comic comics greek norse poem poems puppet puppets quiz statues",
      ),
      withNumber: [],
      inTheSky: false,
    },
    {
      names: wordSet(STARS, "pleiades hyades"),
      speaks: list("constellation constellations astronomy astronomers planetarium starlight"),
      hints: list("horizon stars telescopes"),
      withNumber: [],
      inTheSky: true,
    },
    {
      names: wordSet(
        STARS,
        GODS_AND_HEROES,
        "webb ariane pioneer viking mariner discovery challenger endeavour titan",
      ),
      speaks: list(
        "spacecraft astronaut astronauts cosmonaut cosmonauts nasa esa spaceflight spaceflights telescopes",
      ),
      hints: list("rocket rockets probes telescope pictures"),
      withNumber:
        list(`launch launches flight flights landing landings mission missions probe probes rocket rockets solar space moon orbit
        photos pictures film timeline crew crews`),
      inTheSky: false,
    },
    {
      names: wordSet(STONES),
      speaks: list(
        "mineral minerals gemstone gemstones jewel jewels jewellery jewelry hardness carat carats necklace necklaces",
      ),
      hints: list("gem gems stones crystals rings"),
      withNumber: [],
      inTheSky: false,
    },
    {
      names: wordSet(ANIMALS),
      speaks: list(
        "birdwatcher birdwatchers birdwatching aviary enclosure mammal mammals reptiles wildlife falconry",
      ),
      hints: list("bird birds species feather feathers nests birdsong"),
      withNumber: [],
      inTheSky: false,
    },
    {
      names: wordSet(PLANTS, "thyme sage rosemary basil lotus"),
      speaks: list("spice spices botanical botany herbarium arboretum seedlings perennials"),
      hints: list("herb herbs shrubs flowers trees petals leaves"),
      withNumber: [],
      inTheSky: false,
    },
    {
      names: wordSet(WEATHER_AND_MOUNTAINS, "atlas olympus"),
      speaks: list("mountaineer mountaineers climber climbers volcano volcanoes volcanic"),
      hints: list("mountain mountains hike hikes hiking trekking summit summits"),
      withNumber: [],
      inTheSky: false,
    },
  ];
  return classes;
}

/** Firms and foundations, and those of their products whose names teams give to work as well: "Amazon Athena", "Apache Falcon". */
export const productsOf = wordMap(`
  amazon: athena aurora neptune titan nova polly
  aws: athena aurora neptune titan nova polly
  google: titan gemini bard willow
  microsoft: viva orleans aurora
  apache: falcon atlas phoenix cassandra aurora eagle apex arrow iceberg storm pegasus ozone
  adobe: firefly aero
  oracle: apex mercury
  ibm: eagle heron osprey condor
  intel: falcon raptor arrow meteor
  nvidia: titan kepler maxwell pascal hopper turing volta ampere
  atlassian: atlas compass
  hashicorp: atlas
  vmware: horizon
  salesforce: einstein
  toyota: tundra sequoia
  ford: falcon orion puma mustang galaxy bronco`);
