import { describe, expect, test } from "bun:test";
import * as fc from "fast-check";
import type { GatePolicy } from "../../../src/gates/gate.ts";
import { findPolicyDeferrals } from "../../../src/gates/completion/find-policy-deferrals.ts";
import { openDocument } from "../../../src/gates/text/document.ts";

function found(phrase: string, output: string): string | null {
  const policy: GatePolicy = {
    deferralPhrases: [phrase],
    deferralPatterns: [],
    replaceDeferralRules: true,
    requiredEvidence: [],
    bannedAttributionPatterns: [],
  };
  const [reason] = findPolicyDeferrals(openDocument(output), policy, "all");
  return reason?.span?.text ?? null;
}

describe("a literal phrase of a policy", () => {
  const rows: readonly (readonly [phrase: string, output: string, text: string | null])[] = [
    ["Parked  for now", "It is parked\n for NOW.", "parked\n for NOW"],
    ["**later**", "The export comes **later**.", "**later**"],
    ["`skip`", "Marked `skip` in the list.", "`skip`"],
    ["_later_", "The export comes _later_.", "_later_"],
    ["won't do", "We won’t do it.", "won’t do"],
    ["won't do", "We won′t do it.", "won′t do"],
    ["«later»", 'The export comes "later".', '"later"'],
    ["'later'", "The export comes “later”.", "“later”"],
    ["后续处理", "导出将在后续处理中完成。", "后续处理"],
    ["後で", "これは後でやります。", "後で"],
    ["ภายหลัง", "จะทำภายหลังครับ", "ภายหลัง"],
    ["TODO", "これはTODOです。", "TODO"],
    ["(later)", "export(later)x", "(later)"],
    ["park", "The car is parked.", null],
    ["park", "The spark is gone.", null],
    ["cafe", "The café is open.".normalize("NFD"), null],
  ];
  test.each(rows)("%j in %j", (phrase, output, text) => {
    expect(found(phrase, output)).toBe(text);
  });

  test("is found verbatim, whatever characters it is made of", () => {
    const phrases = fc
      .string({ unit: "grapheme-composite", minLength: 1, maxLength: 20 })
      .filter((text) => text.trim() !== "");
    fc.assert(
      fc.property(phrases, (phrase) => {
        expect(found(phrase, `Done. ${phrase} .`)).not.toBeNull();
      }),
    );
  });
});
