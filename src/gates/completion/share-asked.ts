const SHARE = /(?<!(?:at most|more than) )\b(\d+) (?:out )?of (?:the |all )?(\d+)\b/g;

/** Whether a part of a whole is all that a text asks for: 47 of 50, where "45 of 50 are right". */
export function meetsShare(asking: string, part: number, whole: number): boolean {
  for (const [, least = "", of = ""] of asking.matchAll(SHARE))
    if (Number(of) === whole && Number(least) <= part) return true;
  return false;
}
