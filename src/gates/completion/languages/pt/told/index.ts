/** Everyday words, a kind each. */

import type { PlainKind } from "../../family.ts";
import type { NamingData } from "../../naming.ts";
import { BEGUN, HELD_UP, IN_TROUBLE, UNPROVEN } from "./open.ts";
import { HANDED_ON, LET_GO, PUT_OFF } from "./put-off.ts";
import { FAKED, IN_PART, LESSER, NOT_THERE } from "./short.ts";

export const TOLD: readonly PlainKind[] = [
  PUT_OFF,
  HANDED_ON,
  LET_GO,
  IN_PART,
  LESSER,
  FAKED,
  NOT_THERE,
  HELD_UP,
  IN_TROUBLE,
  UNPROVEN,
  BEGUN,
];

export const NAMING: NamingData = {
  freeUnderEnglish: true,
  small:
    /^(?:para|sobre|cada|com|como|quando|mais|menos|todos?|todas?|pelos?|pelas?|entre|dois|duas|está|estão|são|ser|fica|ficam|foi|foram|têm|tem|uma?s?|dos|das|nos|nas|que|por|seus?|suas?|sem|não|ainda|depois|antes|até|isto|isso|este|esta|esse|essa|também)$/u,
  wholeSentence: true,
};
