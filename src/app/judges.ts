import { accept, reject } from "../domain/errors.ts";
import type { Policy } from "../policy/policy.ts";
import type { Judges } from "./context.ts";

/**
 * The families of rules of the completion gate by which a delivered item or a close note puts work
 * off. Its other rules judge a whole message: one that names a failure ("answers 404 for an unknown
 * id") may well be a delivered item.
 */
const DEFERRING = [
  "completion.deferral.",
  "completion.handover.",
  "completion.intention.",
  "completion.placeholder.",
  "completion.policy.",
  "completion.undelivered.",
] as const;

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
    deferral: async () => {
      const { completionGate } = await import("../gates/completion/gate.ts");
      const gate = completionGate(policy.gates);
      return (text, { goal, doneWhen }) => {
        const { reasons } = gate.judge({ goal, doneWhen, output: text });
        const deferring = reasons.find(
          ({ rule, span }) => span !== null && DEFERRING.some((family) => rule.startsWith(family)),
        );
        return deferring?.sentence.replace(/\.$/u, "") ?? null;
      };
    },
  };
}
