import { accept, reject } from "../domain/errors.ts";
import type { Policy } from "../policy/policy.ts";
import type { Judges } from "./context.ts";

/** The judges of language under a policy that is itself read only when a judge is first asked for: most commands need neither. */
export function judgesUnder(policy: () => Promise<Policy>): Judges {
  return {
    text: async () => {
      const { language } = await policy();
      const { lintPlainLanguage } = await import("../domain/plain-language.ts");
      return (text, field, goal) =>
        lintPlainLanguage(text, { field, explainedBy: goal, ...language });
    },
    brief: async () => {
      const { language } = await policy();
      const [{ lintBrief }, { parseBrief }] = await Promise.all([
        import("../domain/brief-lint.ts"),
        import("../domain/brief.ts"),
      ]);
      return (text) => {
        const problems = lintBrief(text, language);
        if (problems.length > 0) return reject(...problems);
        const { sections } = parseBrief(text);
        const section = (wanted: "built" | "does" | "works"): string =>
          sections.find(({ label }) => label === wanted)?.text ?? "";
        return accept({ built: section("built"), does: section("does"), works: section("works") });
      };
    },
    deferral: async (text, { goal, doneWhen }) => {
      const { gates } = await policy();
      const [{ mayDefer }, { plainText }] = await Promise.all([
        import("../gates/completion/short-texts/may-defer.ts"),
        import("../gates/text/plain-signs.ts"),
      ]);
      const output = plainText(text);
      if (!mayDefer(output, gates)) return null;
      const { findDeferral } = await import("../gates/completion/short-texts/find-deferral.ts");
      const found = findDeferral({ goal, doneWhen, output }, gates);
      return found === null ? null : asSaidOfIt(found.sentence);
    },
    brokenFigure: async (condition, item, others) => {
      const { mayBreakFigure } = await import("../gates/completion/short-texts/may-deny.ts");
      if (!mayBreakFigure(condition, item)) return null;
      const [{ findBrokenFigure }, { plainText }] = await Promise.all([
        import("../gates/completion/short-texts/broken-figure.ts"),
        import("../gates/text/plain-signs.ts"),
      ]);
      return findBrokenFigure(plainText(condition), plainText(item), others.map(plainText));
    },
    otherDeed: async (condition, item, others) => {
      const [{ findOtherDeed }, { plainText }] = await Promise.all([
        import("../gates/completion/short-texts/other-deeds/find-other-deed.ts"),
        import("../gates/text/plain-signs.ts"),
      ]);
      const [asked, said] = [plainText(condition), plainText(item)];
      // The others only ever excuse an item: where it stands alone as well they need not be read.
      if (findOtherDeed(asked, said, []) === null) return null;
      return findOtherDeed(asked, said, others.map(plainText));
    },
    rival: async (condition, item) => {
      const { mayTellRival } = await import("../gates/completion/short-texts/may-deny.ts");
      if (!mayTellRival(condition, item)) return null;
      const [{ findRival }, { plainText }] = await Promise.all([
        import("../gates/completion/short-texts/rivals/find-rival.ts"),
        import("../gates/text/plain-signs.ts"),
      ]);
      return findRival(plainText(condition), plainText(item));
    },
  };
}

/** "It leaves work for later": the gate speaks of a message, and this is an item or a note. */
function asSaidOfIt(sentence: string): string {
  return sentence
    .replace(/^The (?:message|text|writer)(?: \([^)]*\))? /u, "it ")
    .replace(/\.$/u, "");
}
