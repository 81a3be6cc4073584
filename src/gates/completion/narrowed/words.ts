/** Closed classes of English: what ends a noun phrase, and what may stand in front of one. */

import { NUMBER_NAMES } from "../../../domain/inventory.ts";

const split = (words: string): ReadonlySet<string> => new Set(words.split(" "));

const PREPOSITIONS =
  "of in on at for from with without to into onto under over above below near by via through across along after before since until till between within inside outside behind around against during per about beside besides beyond as than like up";
const AUXILIARIES =
  "is are was were be been being has have had do does did can could may might must shall should will would gets get got";
const OTHERS =
  "and or but nor so yet that which who whom whose where when while if once because though although whether not never now then also still only just even already too it they we i you he she this there";
const DETERMINERS =
  "the a an all every each any both no some several many most few various certain half our its their my your his her these those none more less such what whatever whichever";

export const DETERMINER_WORDS = split(DETERMINERS);
export const FUNCTION_WORDS = split(`${PREPOSITIONS} ${AUXILIARIES} ${OTHERS} ${DETERMINERS}`);
export const NUMBER_WORDS = new RegExp(`^(?:\\d.*|zero|${NUMBER_NAMES.slice(1).join("|")})$`, "u");
