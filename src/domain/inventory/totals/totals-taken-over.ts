import { FOREIGN_TOTAL } from "./foreign-totals.ts";
import { NUMBER_NAMES } from "../words/numbers.ts";

/** "All four", "every one of the four", and "four pages (home, shop, cart, contact)", whose names are told again. */
export const TOTAL_TAKEN_OVER = new RegExp(
  `^(?:(?:in|on|at|after|before|by|during)\\s[^,]{1,60},\\s)?(?:${FOREIGN_TOTAL}\\s|(?:all|both|(?:each|(?:each|every)(?: single)? one) of (?:the|these|those))\\s|(?:the\\s)?(?:${NUMBER_NAMES.slice(2).join("|")}|\\d{1,2})\\s[^(),]{1,60}\\([^()]*,)`,
  "iu",
);
