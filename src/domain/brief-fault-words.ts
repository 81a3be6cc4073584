/** What makes a thing an error case: "an expired coupon", "unpaid bills". */
export const FAULTY =
  "(?:empty|missing|wrong|invalid|broken|damaged|corrupt(?:ed)?|expired|duplicate|negative|malformed|truncated|oversized|locked|revoked|declined|refused|rejected|denied|blocked|stale|outdated|forged|banned|cancelled|full|blank|offline|sold[- ]out|cut[- ]off|bent|torn|cracked|misspel(?:t|led)|incomplete|incorrect|un\\p{L}{3,12}(?:ed|id|able|ible|wn))";
