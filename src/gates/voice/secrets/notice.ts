import type { RuleNotice } from "../rule.ts";

/** Apart from its rule, so that what finds secrets does not load the rules. */
export const SECRET_NOTICE: RuleNotice = {
  id: "voice.secrets.reveal",
  sentence: "The nudge asks for a secret to be shown.",
  advice:
    "Ask for a check that needs no secret: whether it is set, a fingerprint, the status of a call.",
};
