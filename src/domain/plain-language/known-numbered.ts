/** Spacecraft, models and the like that the world knows by name and number. */
const KNOWN_NUMBERED =
  /^(?:apollo-1?\d|artemis-[1-5]|falcon-(?:1|9)|voyager-[12]|pioneer-1[01]|sentinel-[1-6]|sputnik-[1-3]|saturn-5|atlas-5|ariane-[1-6]|delta-[24]|soyuz-\d|titan-[1-4]|galileo-\d{1,2}|luna-\d{1,2}|leopard-[12]|gemini-(?:\d|1[0-2])|vega-[1-3]|llama-[1-4]|orca-[12]|falcon-\d{1,3}b)(?:\.\d)?$/iu;

/** "Apollo-11": whether the world knows a name by its number, which stands behind a hyphen. */
export function isKnownByNumber(name: string): boolean {
  return KNOWN_NUMBERED.test(name);
}
