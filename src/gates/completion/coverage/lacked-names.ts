/** Names that a condition asks for and nothing in the message says: of a file, of a product. */

import { uninflected } from "../subject.ts";
import { MESSAGE_INDEX } from "./word-index.ts";
import { metWeight, termMet } from "./terms.ts";
import type { Demand, Wanted } from "./wanted.ts";

/** "`environment.yml` pins …", "is described in `CHANGES.txt`": a file that is itself what is asked for. */
const NAMED_FILE =
  /^`?(?:[\w.-]+\/)*([\w-]{3,})\.(md|txt|ya?ml|json|toml|ini|csv|xlsx|pdf|html|tex|svg|png|bib|cff|rst|adoc|docx|odt|conf)`?(?= (?:lists?|pins?|holds?|has|contains?|names?|states?|gives?|describes?|explains?|shows?|documents?|records?|covers?|maps?|defines?|is|are|exists)\b)|\b(?:described|documented|explained|recorded|written|noted|summarised|summarized|kept|saved|stored|listed|is|are) (?:in|to|into|as|under) `?(?:[\w.-]+\/)*([\w-]{3,})\.(md|txt|ya?ml|json|toml|ini|xlsx|pdf|html|tex|svg|png|bib|cff|rst|adoc|docx|odt|conf)(?![\w/])/iu;

/**
 * Whether a condition asks for a file by its name, of which neither that name nor most of what is said of it
 * is anywhere in the message. A file that the goal is about need not be named.
 */
export function lacksFile(wanted: Wanted, output: string, goal: string): boolean {
  const { fileName, terms, weight } = wanted;
  if (fileName === null || holdsName(output, fileName) || holdsName(goal, fileName)) return false;
  if (fileName.startsWith("change") && /change ?log|release notes/iu.test(output)) return false;
  return metWeight(terms) <= weight / 2;
}

/** Whether a text says the name of a file, with a blank for its hyphens too. */
function holdsName(text: string, name: string): boolean {
  const lower = text.toLowerCase();
  return lower.includes(name) || (/[-_]/.test(name) && lower.includes(name.replace(/[-_]/gu, " ")));
}

/** The name, without its ending, of the file that a condition asks for; null when it asks for none. */
export function readFileName(condition: string): string | null {
  const match = condition.includes(".") ? NAMED_FILE.exec(condition) : null;
  return (match?.[1] ?? match?.[3])?.toLowerCase() ?? null;
}

/** The share of a condition's own words that may be met by chance. */
const HARDLY = 0.34;

/** "DynamoDB", "GitHub": a name that a report says or leaves out, but hardly puts in other words. */
const NAME = /^\p{Lu}\p{L}*\p{Ll}\p{Lu}/u;

/** Whether a condition is known by a name that is nowhere said, and nothing else of its own is said either. */
export function lacksName(wanted: Wanted, demand: Demand): boolean {
  if (!wanted.terms.some((term) => NAME.test(term.word) && !termMet(term, MESSAGE_INDEX)))
    return false;
  const { wanted: all } = demand;
  const own = wanted.terms.filter(({ word }) => {
    const key = uninflected(word.toLowerCase());
    const holders = all.filter(({ terms }) =>
      terms.some((term) => uninflected(term.word.toLowerCase()) === key),
    );
    return all.length === 1 || holders.length * 2 <= all.length;
  });
  const weight = own.reduce((sum, term) => sum + term.weight, 0);
  return (
    own.some((term) => NAME.test(term.word)) && weight >= 2 && metWeight(own) / weight <= HARDLY
  );
}
