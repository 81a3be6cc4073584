import type { PhraseRule } from "../rule.ts";
import { APPROVAL_IN_HAND_RULES } from "./approval-in-hand.ts";
import { BYPASS_ORDER_RULES } from "./bypass-order.ts";
import { BYPASS_RULES } from "./bypass.ts";
import { CLAIMED_APPROVAL_RULES } from "./claimed-approval.ts";
import { CONCEALMENT_RECORD_RULES } from "./concealment-record.ts";
import { CONCEALMENT_RULES } from "./concealment.ts";
import { FATE_RULES } from "./fate.ts";
import { HEARSAY_RULES } from "./hearsay.ts";
import { IMPERSONATION_RULES } from "./impersonation.ts";
import { LANGUAGE_RULES } from "./languages/index.ts";
import { OVERRIDE_RULES } from "./override.ts";
import { PRECEDENT_RULES } from "./precedent.ts";
import { PRESSURE_RULES } from "./pressure.ts";
import { RELAY_RULES } from "./relay.ts";
import { SECRETS_RULES } from "./secrets.ts";
import { BYPASS_PURPOSE_RULES } from "./bypass-purpose.ts";
import { SESSION_FATE_RULES } from "./session-fate.ts";

/** Every rule that is a set of phrases, in the order in which they are tried. At most 32. */
export const PHRASE_RULES: readonly PhraseRule[] = [
  ...HEARSAY_RULES,
  ...IMPERSONATION_RULES,
  ...OVERRIDE_RULES,
  ...BYPASS_RULES,
  ...CLAIMED_APPROVAL_RULES,
  ...PRESSURE_RULES,
  ...SECRETS_RULES,
  ...CONCEALMENT_RULES,
  ...BYPASS_ORDER_RULES,
  ...RELAY_RULES,
  ...APPROVAL_IN_HAND_RULES,
  ...PRECEDENT_RULES,
  ...FATE_RULES,
  ...CONCEALMENT_RECORD_RULES,
  ...BYPASS_PURPOSE_RULES,
  ...SESSION_FATE_RULES,
  ...LANGUAGE_RULES,
];
