/**
 * From text to a tree of YAML nodes with positions, or everything that is wrong with it as YAML.
 * Nothing is expanded here: an alias stays an alias, so a file of a few lines cannot become
 * gigabytes.
 */
import {
  type Alias,
  type Document,
  isAlias,
  isNode,
  LineCounter,
  type Node,
  parseAllDocuments,
  visit,
} from "yaml";
import { LONGEST_POLICY, MOST_POLICY_PROBLEMS, type PolicyProblem } from "./policy.ts";
import { adviceFor, TOO_DEEP } from "./yaml-advice.ts";

/** A policy may use this many aliases; people share a list or two. */
const MOST_ALIASES = 100;

/** Lists, mappings and their pairs within each other; a policy needs six. */
const DEEPEST = 100;

/** What goes into a problem beside its place. */
export interface ProblemText {
  readonly code: string;
  readonly message: string;
  readonly advice: string;
}

/** Makes a problem out of an offset in the text. */
type ProblemAt = (offset: number, text: ProblemText) => PolicyProblem;

/** A well-formed policy file. */
export interface PolicyDocument {
  /** Null when there is nothing in it but comments. */
  readonly root: Node | null;
  readonly text: string;
  readonly problemAt: ProblemAt;
  /** The node that an alias stands for: the latest with its anchor before it. */
  readonly anchored: ReadonlyMap<Alias, Node>;
}

/** The document, or what is wrong with it. */
export type ParsedDocument =
  | { readonly ok: true; readonly document: PolicyDocument }
  | {
      readonly ok: false;
      /** The first `MOST_POLICY_PROBLEMS` of them. */
      readonly problems: readonly PolicyProblem[];
      readonly count: number;
    };

/** Reads one YAML document; a byte order mark, CRLF and lone CR are fine. */
export function parseDocument(given: string, fileName: string): ParsedDocument {
  // A lone CR is a line break to YAML, not to the parser; as LF it keeps its offset.
  const text = given.replace(/^\ufeff/u, "").replaceAll(/\r(?!\n)/gu, "\n");
  const lines = new LineCounter();
  const problemAt: ProblemAt = (offset, problem) => {
    const { line, col } = lines.linePos(offset);
    return { ...problem, fileName, line: Math.max(line, 1), column: Math.max(col, 1) };
  };
  if (text.length > LONGEST_POLICY) {
    return { ok: false, problems: [problemAt(0, tooLarge(text.length))], count: 1 };
  }
  const forbidden = forbiddenCharacters(text);
  const documents = parseAllDocuments(text, {
    lineCounter: lines,
    prettyErrors: false,
    uniqueKeys: false,
  });
  if (forbidden.count > 0) {
    const problems = forbidden.first.map(({ offset, problem }) => problemAt(offset, problem));
    return { ok: false, problems, count: forbidden.count };
  }
  const { problems, count } = syntaxProblems(documents, problemAt);
  const [first, second] = documents;
  if (second !== undefined) {
    problems.push(secondDocument(text, first, second, problemAt));
  }
  if (problems.length > 0) {
    return { ok: false, problems, count: Math.max(count, problems.length) };
  }
  const root = first?.contents ?? null;
  if (root === null) {
    return { ok: true, document: { root, text, problemAt, anchored: new Map() } };
  }
  const aliases = resolveAliases(root, problemAt);
  if (aliases.problems.length > 0) {
    return { ok: false, problems: aliases.problems, count: aliases.problems.length };
  }
  return { ok: true, document: { root, text, problemAt, anchored: aliases.anchored } };
}

function tooLarge(length: number): ProblemText {
  return {
    code: "policy.too_large",
    message: `the file is ${length} characters long; at most ${LONGEST_POLICY} are taken`,
    advice: "check that it is the policy file; a policy is a page or two",
  };
}

/** YAML allows no controls but tab and line breaks, and no lone surrogates. */
const FORBIDDEN = /[\0-\x08\x0b\x0c\x0e-\x1f\x7f-\x84\x86-\x9f\p{Cs}\ufffe\uffff]/gu; // oxlint-disable-line no-control-regex

function forbiddenCharacters(text: string): {
  readonly first: readonly { readonly offset: number; readonly problem: ProblemText }[];
  readonly count: number;
} {
  const first: { offset: number; problem: ProblemText }[] = [];
  let count = 0;
  for (const found of text.matchAll(FORBIDDEN)) {
    count += 1;
    if (count > MOST_POLICY_PROBLEMS) continue;
    const code = (found[0].codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, "0");
    const problem = {
      code: "policy.control_character",
      message: `the character U+${code} is not allowed in YAML`,
      advice: "remove it; save the file as UTF-8 text",
    };
    first.push({ offset: found.index, problem });
  }
  return { first, count };
}

function syntaxProblems(
  documents: readonly Document[],
  problemAt: ProblemAt,
): { readonly problems: PolicyProblem[]; readonly count: number } {
  const problems: PolicyProblem[] = [];
  const places = new Set<number>();
  for (const { errors, warnings } of documents) {
    for (const error of [...errors, ...warnings]) {
      const [offset] = error.pos;
      // One slip is often reported several times at one place; the first is the cause.
      if (places.has(offset)) continue;
      places.add(offset);
      if (problems.length < MOST_POLICY_PROBLEMS)
        problems.push(problemAt(offset, adviceFor(error)));
      if (error.code === "RESOURCE_EXHAUSTION") return { problems, count: places.size };
    }
  }
  return { problems, count: places.size };
}

/** Told at its `---`, or where it begins behind a `...` alone; the lines that part the two are named, and no other. */
function secondDocument(
  text: string,
  first: Document | undefined,
  second: Document,
  problemAt: ProblemAt,
): PolicyProblem {
  const [start, , end] = second.range ?? [0, 0, 0];
  const marker = text.slice(start, end).search(/^---(?!\S)/mu);
  const isEnded = /^\.{3}(?!\S)/mu.test(text.slice(first?.range?.[1] ?? 0, start));
  const lines = [isEnded ? ["..."] : [], marker >= 0 ? ["---"] : []].flat();
  const named = `the ${lines.join(" and the ")} ${lines.length > 1 ? "lines" : "line"}`;
  return problemAt(start + Math.max(marker, 0), {
    code: "policy.multiple_documents",
    message: "a second YAML document starts here",
    advice: `put everything into one document and remove ${named}${marker >= 0 ? "" : " before it"}`,
  });
}

function resolveAliases(
  root: Node,
  problemAt: ProblemAt,
): { readonly anchored: Map<Alias, Node>; readonly problems: PolicyProblem[] } {
  const anchors = new Map<string, Node>();
  const anchored = new Map<Alias, Node>();
  const problems: PolicyProblem[] = [];
  let count = 0;
  visit(root, (_key, node, path) => {
    if (!isNode(node)) return undefined;
    if (path.length > DEEPEST) {
      problems.push(problemAt(node.range?.[0] ?? 0, TOO_DEEP));
      return visit.BREAK;
    }
    if (!isAlias(node)) {
      if (node.anchor !== undefined) anchors.set(node.anchor, node);
      return undefined;
    }
    count += 1;
    const offset = node.range?.[0] ?? 0;
    if (count > MOST_ALIASES) {
      problems.push(problemAt(offset, TOO_MANY_ALIASES));
      return visit.BREAK;
    }
    const target = anchors.get(node.source);
    if (target === undefined) problems.push(problemAt(offset, unknownAlias(node.source)));
    else anchored.set(node, target);
    return undefined;
  });
  return { anchored, problems };
}

const TOO_MANY_ALIASES: ProblemText = {
  code: "policy.too_many_aliases",
  message: `the file uses more than ${MOST_ALIASES} aliases (*name)`,
  advice: "write the values out",
};

function unknownAlias(name: string): ProblemText {
  return {
    code: "policy.unknown_alias",
    message: `the alias *${name} stands for nothing: no &${name} comes before it`,
    advice: `put the text in quotes if it is to begin with *, or write &${name} before the value`,
  };
}
