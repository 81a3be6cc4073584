import { describe, expect, test } from "bun:test";
import * as fc from "fast-check";
import { DEFAULT_GATE_POLICY, type GatePolicy } from "../../../src/gates/gate.ts";
import { completionGate } from "../../../src/gates/completion/gate.ts";
import { findPolicyDeferrals } from "../../../src/gates/completion/find-policy-deferrals.ts";
import { openDocument } from "../../../src/gates/text/document.ts";
import { expectLinear, repeated } from "../../growth.ts";

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
  /** What the whole gate, which reads a message past marks, says of a phrase with marks of its own. */
  test.each([
    ["~~dropped~~", "The row that was dropped came back.", null],
    ["~~dropped~~", "All is there, ~~dropped~~ is the last row.", "dropped"],
    ["**later**", "The export runs later than the import.", null],
    ["**later**", "The export runs **later** than the import.", "later"],
    ["use __init__ later", "All use init later than main.", null],
    ["use __init__ later", "All use __init__ later than main.", "use __init__ later"],
    ["glob *.md", "It reads the glob .md files.", null],
    ["glob *.md", "It reads the glob *.md files.", "glob *.md"],
  ])("%j with marks of its own in %j", (phrase, output, text) => {
    const policy: GatePolicy = { ...DEFAULT_GATE_POLICY, deferralPhrases: [phrase] };
    const { reasons } = completionGate(policy).judge({ goal: "x", doneWhen: "y", output });
    const met = reasons.find(({ rule }) => rule === "completion.policy.phrase");
    expect(met?.span?.text ?? null).toBe(text);
  });

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
    ["zap straße", "They ZAP STRASSE now.", "ZAP STRASSE"],
    ["ZAP STRASSE", "They zap straße now.", "zap straße"],
    ["spät zap", "It is spät zap.".normalize("NFD"), "spät zap".normalize("NFD")],
    ["spät zap".normalize("NFD"), "It is spät zap.", "spät zap"],
    ['"zap"', "It is ❝zap❞ here.", "❝zap❞"],
    ['"zap"', "It is ״zap״ here.", "״zap״"],
    ['"zap"', "It is ｢zap｣ here.", "｢zap｣"],
    ['"zap"', "It is « zap » here.", "« zap »"],
    ["« zap »", 'It is "zap" here.', '"zap"'],
    ["it's zapped", "So it❜s zapped.", "it❜s zapped"],
    ["phase-two work", "It is phase−two work.", "phase−two work"],
    ["later - zap", "It comes later ― zap.", "later ― zap"],
    ["zap", "It is «\u202Fzap\u202F» here.", "zap"],
    ["ΣΟΦΟΣ", "Ο σοφός και ο σοφος.", "σοφος"],
    ["spat zap", "It is spät zap.", null],
    ["か", "が", null],
    ['"zap"', "It is zap here.", null],
    ["it's", "its zapped", null],
    ["부엉이", "지붕은 부엉이에게.", "부엉이"],
    ["부엉이", "지붕은 부엉이에게.".normalize("NFD"), "부엉이".normalize("NFD")],
    ["나중에 처리", "내보내기는 나중에  처리합니다.", "나중에  처리"],
    ["מאוחר יותר", "הייצוא יגיע במאוחר יותר.", "מאוחר יותר"],
    ["لاحقا", "سيتم التصدير ولاحقا يصل.", "لاحقا"],
    ["ბუ", "სახურავი ბუსთვის დარჩა.", "ბუ"],
    ["ஆந்தை", "கூரை ஆந்தைக்கு விடப்பட்டது.", "ஆந்தை"],
    ["부엉이", "지붕은 수리부엉이에게.", null],
    ["부엉이", "지붕은 부엉인가.", null],
    ["아이", "지붕은 아인에게.", null],
    ["owlwar", "It goes owlward.", null],
    ["сова", "Крыша за совами.", null],
    ["ბუ", "სახურავი ზებუ.", null],
    ["parking lot", "Into the **parking** lot.", "parking** lot"],
    ["the parking lot", "Into the __parking__ lot.", "the __parking__ lot"],
    ["the parking lot", "Into the `parking` lot.", "the `parking` lot"],
    ["the parking lot", "Into the ~~parking~~ lot.", "the ~~parking~~ lot"],
    ["the parking lot", "Into the ***`parking`*** lot.", "the ***`parking`*** lot"],
    ["parking lot", "Into the parking\n  > > lot.", "parking\n  > > lot"],
    ["the **parking** lot", "Into the parking lot.", null],
    ["the **parking** lot", "Into the __parking__ lot.", null],
    ["后续处理", "导出将在后续**处理**中完成。", "后续**处理"],
    ["the `parking` lot", "Into the parking lot.", null],
    ["goes into", "It goes_into the lot.", null],
    ["2 3", "It is 2 * 3 owls.", null],
    ["23", "It is 2*3 owls.", null],
    ["**", "Nothing is left.", null],
    ["zap", "a \u{1D400}zap\u{1D400} zap", "zap"],
  ];
  test.each(rows)("%j in %j", (phrase, output, text) => {
    expect(found(phrase, output)).toBe(text);
  });

  test.each([
    "a",
    " ",
    "'",
    " '",
    "a\u0323\u0301",
    "\u0301\u0323",
    "ß",
    "za",
    "*",
    "_z",
    "~~",
    "`",
    "\n>",
    "> ",
  ])("much of %j is read in linear time", (unit) => {
    expectLinear((length) => {
      const output = repeated(unit, length);
      expect(found("za q", `${output} za q`)).toBe("za q");
      expect(found("zap", output)).toBeNull();
    });
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
