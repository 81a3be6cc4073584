import { accept, reject } from "../domain/errors.ts";
import type { Policy } from "../policy/policy.ts";
import type { Judges } from "./context.ts";

/** The judges of language under a policy. */
export function judgesOf(policy: Policy): Judges {
  const { language } = policy;
  return {
    text: async () => {
      const { lintPlainLanguage } = await import("../domain/plain-language.ts");
      return (text, field) => lintPlainLanguage(text, { field, ...language });
    },
    brief: async () => {
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
      const { mayDefer } = await import("../gates/completion/may-defer.ts");
      if (!mayDefer(text, policy.gates)) return null;
      const { findDeferral } = await import("../gates/completion/find-deferral.ts");
      const found = findDeferral({ goal, doneWhen, output: text }, policy.gates);
      return found === null ? null : asSaidOfIt(found.sentence);
    },
    brokenFigure: async (condition, item, others) => {
      if (!NUMBER.test(item) || !NUMBER.test(condition)) return null;
      const { findBrokenFigure } = await import("../gates/completion/broken-figure.ts");
      return findBrokenFigure(condition, item, others);
    },
  };
}

/** A close of conditions or items without a number loads no judge of figures. */
const NUMBER =
  /\d|(?<!\p{L})(?:an? (?:second|minute|hour|day|week)|twice|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|twenty|thirty|sixty|ninety)(?!\p{L})/iu;

/** "It leaves work for later": the gate speaks of a message, and this is an item or a note. */
function asSaidOfIt(sentence: string): string {
  return sentence
    .replace(/^The (?:message|text|writer)(?: \([^)]*\))? /u, "it ")
    .replace(/\.$/u, "");
}
