import type { Token } from "./tokens.ts";

/** Symbols of units with the usual prefixes: "mH", "MΩ", "mSv", "kWp". What is written in capitals alone is a word of its own. */
const SYMBOL =
  /^(?=.*[\p{Ll}Ωµ°])(?:[pnuµmcdhkMGT]?(?:mol|Hz|Pa|Wb|Bq|Gy|Sv|kat|eV|bar|Wh|Wp|Ah|VA|var|cal|Nm|lm|lx|cd|bps|g|m|s|l|L|A|K|N|J|W|V|F|Ω|S|T|H)|mmHg|kgf|rps|qps|tps|kts?|sqft|cfm|gpm|bhp|mph|kph|fl|tsp|tbsp|gsm|dBA?|Nmm)$/u;
/** Units in capitals, too few letters to be read without their number. */
const CAPITAL_SYMBOL = /^(?:IU|BTU|AWG|SWG|RH|TEU|BHP|CFM|GPM|MPG|RPS|QPS|TPS|GSM|NTU|CFU|GVW)$/u;

/** How many characters in front of a word are looked at for its number. */
const NEAR = 12;

/** "200 MΩ", "14 AWG", "50 % RH", "shown in kPa": a unit where one stands. */
export function isUnit(token: Token, text: string): boolean {
  const before = text.slice(Math.max(0, token.start - NEAR), token.start);
  if (/\d\s?(?:%\s?)?$/u.test(before))
    return SYMBOL.test(token.text) || CAPITAL_SYMBOL.test(token.text);
  return /\b(?:in|per)\s$/u.test(before) && token.text.length > 1 && SYMBOL.test(token.text);
}
