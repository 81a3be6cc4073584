/** Words by which a text in another language than English is known. */

import { hashWord } from "../../text/scan.ts";

/** Words that only the five other languages have. */
export const FOREIGN_WORDS: readonly string[] =
  "der die das und ist sind nicht ein eine mit für im wird werden noch auch sie el los las una por está están que del con para se al y le les des est sont une pour dans pas du et il elle vous sur gli di della sono che il non per dos das uma não os em com foi ao você".split(
    " ",
  );

/** Words that put off or deny, enough for a text too short to have one of the others: "Export verschoben". */
const PUTTING_OFF =
  "verschoben zurückgestellt vertagt fehlt fehlen offen ausstehend pendiente pendientes sigue siguen continúa continúan pospuesto pospuesta aplazado aplazada falta faltan hará harán reporté reportée reportés sera seront reste restent manque manquent rimandato rimandata rimandati rimandate rinviato rinviata manca mancano arriverà seguirà pendente pendentes adiado adiada faltam";

const HASHES = new Set([...FOREIGN_WORDS, ...PUTTING_OFF.split(" ")].map(hashWord));

/** Whether a word, by its hash, is one of them. */
export function isForeignWord(hash: number): boolean {
  return HASHES.has(hash);
}
