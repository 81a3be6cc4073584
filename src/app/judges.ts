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
      // A close of conditions or items without a number or a day loads no judge of figures; the words it has loaded already.
      if (!(await tellsFigure(item))) return null;
      if (!NONE.test(condition) && !PART.test(item) && !(await tellsFigure(condition))) return null;
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
      // An item that says all that is asked has nothing else in its place, and loads no judge of that.
      if (!(await mayTellOther(condition, item))) return null;
      const [{ findRival }, { plainText }] = await Promise.all([
        import("../gates/completion/short-texts/rivals/find-rival.ts"),
        import("../gates/text/plain-signs.ts"),
      ]);
      return findRival(plainText(condition), plainText(item));
    },
  };
}

/** "No gaps" is a number as well, and so is "every hour". */
const NONE = /(?<!\p{L})(?:no|zero|every (?:second|minute|hour|day|week|month|year))(?!\p{L})/iu;

/** "Four of the six" says that it is not all. */
const PART = /[\p{L}\d] (?:out )?of [\p{L}\d]|\d\/\d/u;

/** What is told by small words or by signs: what comes before, an address, "May", what is new. */
const BY_SIGNS =
  /[/°]|(?<!\p{L})(?:before|after|above|below|over|under|from|von|vom|de|desde|depuis|May|[Nn]ew)(?!\p{L})/u;

async function mayTellOther(condition: string, item: string): Promise<boolean> {
  if (BY_SIGNS.test(condition)) return true;
  const { contentWords } = await import("../domain/inventory/words/content-words.ts");
  const said = new Set(contentWords(item));
  return contentWords(condition).some((word) => !said.has(word));
}

async function tellsFigure(text: string): Promise<boolean> {
  const [{ tellsNumber }, { tellsDay }] = await Promise.all([
    import("../domain/inventory/words/numbers.ts"),
    import("../domain/inventory/words/days.ts"),
  ]);
  return tellsNumber(text) || tellsDay(text);
}

/** "It leaves work for later": the gate speaks of a message, and this is an item or a note. */
function asSaidOfIt(sentence: string): string {
  return sentence
    .replace(/^The (?:message|text|writer)(?: \([^)]*\))? /u, "it ")
    .replace(/\.$/u, "");
}
