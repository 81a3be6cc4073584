/** A condition that denies something, and where the thing may be kept all the same: "the trace goes to the log only". */

export const NEGATIVE =
  /(?<!\p{L})(?:no|not|never|none|nobody|nothing|without)(?!\p{L})|n['’]t(?!\p{L})/iu;

/** Places and people by whom nobody else sees it; alternatives of a pattern. */
export const KEPT_AT =
  "logs?|log ?files?|files?|journal|vault|console|archive|trail|disk|database|stderr|syslog|tracker|admins?|administrators?|developers|server";

/** Asks that something be sent: it is once it is in the post. */
export const SENDING =
  /(?<!\p{L})(?:is|are|been|was|were|gets?) (?:\p{L}+ )?(?:sent|posted|mailed)(?!\p{L})/iu;
