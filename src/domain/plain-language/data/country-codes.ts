import { wordSet } from "../../word-set.ts";

/** Codes of countries (ISO 3166) and languages (ISO 639) as forms and shops write them. */
export const COUNTRY_CODES = wordSet(`
  AE AR AT AU BE BG BR CA CH CL CN CO CS CY CZ DA DE DK EE EL EN ES ET EU FA FI FR GB GR HE HI HK HR HU ID IE IL IN IS IT JA JP KO KR LI LT LU LV
  MT MX MY NL NO NZ PE PH PL PT RO RS RU SA SE SG SI SK SL SV TH TR TW UA UK US VN ZA ZH`);

/** Words by which a text speaks of countries or languages. */
export const ABROAD_WORDS: readonly string[] =
  `country countries language languages locale locales translate translated translates translation translations translator multilingual flag flags
  nationality nationalities abroad export customs postcode postcodes domestic international`.split(
    /\s+/u,
  );

/** What is there once for each country or language: "the DE shop". */
export const ONE_PER_COUNTRY = wordSet(`
  shop shops store stores site sites market markets version versions page pages edition editions locale locales translation translations keyboard
  customers users readers visitors branch branches subsidiary office offices domain domains prices plates texts strings catalogue catalog`);
