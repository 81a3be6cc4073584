import { type WordSet, wordSet } from "../../word-set.ts";
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
  /** One of these, with two names of the class in the text. */
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
        list(`myth myths mythical mythology mythological legend legends heroes god gods goddess goddesses saga sagas demigod demigods
        fairytale fairytales folklore`),
      hints: list("tale tales comic comics greek norse poem poems puppet puppets quiz statues"),
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
        "mineral minerals gem gems gemstone gemstones jewel jewels jewellery jewelry hardness carat carats necklace necklaces",
      ),
      hints: list("stones crystals rings"),
      withNumber: [],
      inTheSky: false,
    },
    {
      names: wordSet(ANIMALS),
      speaks: list(
        "bird birds birdwatcher birdwatchers birdwatching species aviary enclosure mammal mammals reptiles wildlife falconry",
      ),
      hints: list("feather feathers nests birdsong"),
      withNumber: [],
      inTheSky: false,
    },
    {
      names: wordSet(PLANTS, "thyme sage rosemary basil lotus"),
      speaks: list(
        "herb herbs spice spices botanical botany herbarium arboretum seedlings perennials",
      ),
      hints: list("shrubs flowers trees petals leaves"),
      withNumber: [],
      inTheSky: false,
    },
    {
      names: wordSet(WEATHER_AND_MOUNTAINS, "atlas olympus"),
      speaks: list(
        "mountain mountains mountaineer mountaineers climber climbers volcano volcanoes volcanic",
      ),
      hints: list("hike hikes hiking trekking summit summits"),
      withNumber: [],
      inTheSky: false,
    },
  ];
  return classes;
}

/** Firms and foundations whose products have names of their own: "Amazon Athena", "Apache Falcon". */
export const MAKERS = wordSet(`
  amazon aws google microsoft azure apache adobe oracle ibm atlassian hashicorp jetbrains nvidia intel samsung sony sap salesforce mozilla canonical
  cloudflare vmware siemens bosch toyota ford bmw yamaha nikon canon`);
