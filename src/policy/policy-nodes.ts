/**
 * Typed access to the nodes of a policy document. Each reader returns what it could read and notes
 * what is wrong, so that one pass finds everything; nothing follows an alias further than the
 * fixed depth of the policy.
 */
import { isAlias, isMap, isNode, isScalar, isSeq, type Node, type Pair, Scalar } from "yaml";
import { nearestName } from "../domain/nearest-name.ts";
import { MOST_POLICY_PROBLEMS, type PolicyProblem } from "./policy.ts";
import { placeInScalar } from "./scalar-places.ts";
import type { PolicyDocument, ProblemText } from "./yaml-document.ts";

/** A policy may hold this many list items, counting a list again for each alias that repeats it. */
const MOST_ITEMS = 10_000;

/** A key with its value. */
export interface Field {
  /** As a person names it, e.g. `completion_gate.deferral_phrases`. */
  readonly path: string;
  readonly key: string;
  readonly keyOffset: number;
  readonly value: Node | null;
}

/** A text of the policy and where it stands. */
export interface Text {
  readonly path: string;
  readonly text: string;
  readonly offset: number;
  /** Where it is written: elsewhere when an alias stands for it. */
  readonly origin: number;
  /** The offset in the file of an offset in the text; that of the alias where one stands for it. */
  readonly inside: (offset: number) => number;
}

/** The readers, over one document and one list of problems. */
export interface PolicyNodes {
  /** The first `MOST_POLICY_PROBLEMS` that were found, in the order of the file. */
  readonly problems: () => readonly PolicyProblem[];
  readonly problemCount: () => number;
  readonly refuse: (offset: number, problem: ProblemText) => void;
  /** The fields of a mapping by their key; with `known`, other keys are refused. */
  readonly fields: (
    value: Node | null,
    path: string,
    known: readonly string[] | null,
    hint?: (key: string) => string | null,
  ) => ReadonlyMap<string, Field>;
  /** The items of a list; with `orOne`, a text alone is a list of one. */
  readonly texts: (field: Field | undefined, orOne?: "or one text") => readonly Text[];
  /** Null when it is absent or refused; `example` is shown where it is no text. */
  readonly text: (field: Field | undefined, told: { readonly example: string }) => Text | null;
  readonly flag: (field: Field | undefined, byDefault: boolean) => boolean;
}

/** Starts reading a document. */
export function policyNodes(document: PolicyDocument): PolicyNodes {
  const problems: PolicyProblem[] = [];
  let problemCount = 0;
  let items = 0;

  const refuse: PolicyNodes["refuse"] = (offset, problem) => {
    problemCount += 1;
    if (problems.length < MOST_POLICY_PROBLEMS) problems.push(document.problemAt(offset, problem));
  };
  const wrongType = (node: Node, path: string, wanted: string, advice: string): void => {
    const message = `${path} must be ${wanted}, and this is ${kindOf(target(document, node))}`;
    refuse(startOf(node), { code: "policy.wrong_type", message, advice });
  };
  const readText = (
    node: Node,
    path: string,
    { advice = QUOTE_IT, without = NO_KEY }: { advice?: string; without?: string } = {},
  ): Text | null => {
    const found = target(document, node);
    if (!isScalar(found) || typeof found.value !== "string") {
      wrongType(node, path, "text", advice);
      return null;
    }
    const fault = faultOf(found.value, path, writtenOf(document, found), without);
    if (fault !== null) {
      refuse(startOf(node), fault);
      return null;
    }
    const inside = placesOf(document, node, found.value);
    return { path, text: found.value, offset: startOf(node), origin: startOf(found), inside };
  };

  return {
    problems: () => problems.toSorted((a, b) => a.line - b.line || a.column - b.column),
    problemCount: () => problemCount,
    refuse,

    fields: (value, path, known, hint) => {
      const fields = new Map<string, Field>();
      if (value === null || isLeftEmpty(value)) return fields;
      // A file that says `null` or `~` says as much as an empty one.
      if (path === POLICY && isScalar(value) && value.value === null) return fields;
      const mapping = target(document, value);
      if (!isMap(mapping)) {
        const example = known?.[0] ?? "name";
        const where = path === POLICY ? "at the start of a line" : "indented under it";
        const advice = `write its keys ${where} in the place of that, e.g. ${example}: …`;
        wrongType(value, path, "a mapping", advice);
        return fields;
      }
      for (const pair of mapping.items) {
        const field = fieldOf(document, pair, path);
        const earlier = fields.get(field.key);
        if (known !== null && !known.includes(field.key)) {
          refuse(field.keyOffset, unknownKey(field.key, path, known, hint?.(field.key) ?? null));
        } else if (!isName(target(document, nodeOf(pair.key)))) {
          wrongType(nodeOf(pair.key), `a key of ${path}`, "text", "put it between ' and '");
        } else if (earlier === undefined) {
          fields.set(field.key, field);
        } else {
          const { line } = document.problemAt(earlier.keyOffset, DUPLICATE);
          const message = `${field.path} is given twice; the first is on line ${line}`;
          refuse(field.keyOffset, { ...DUPLICATE, message });
        }
      }
      return fields;
    },

    texts: (field, orOne) => {
      if (field === undefined || field.value === null || isLeftEmpty(field.value)) return [];
      const found = target(document, field.value);
      if (orOne !== undefined && isScalar(found)) {
        const only = readText(field.value, field.path);
        return only === null ? [] : [only];
      }
      if (!isSeq(found)) {
        const wanted = orOne === undefined ? "a list" : "text or a list of texts";
        wrongType(field.value, field.path, wanted, "write each item on a line of its own after -");
        return [];
      }
      items += found.items.length;
      if (items > MOST_ITEMS) {
        refuse(startOf(field.value), TOO_MANY_ITEMS);
        return [];
      }
      return found.items.flatMap((item, index) => {
        const path = `item ${index + 1} of ${field.path}`;
        const text = readText(nodeOf(item), path, { without: "remove the item" });
        return text === null ? [] : [text];
      });
    },

    text: (field, { example }) => {
      if (field === undefined) return null;
      if (field.value === null || isLeftEmpty(field.value)) {
        refuse(field.keyOffset, noValue(field.path));
        return null;
      }
      return readText(field.value, field.path, { advice: `write text such as ${example}` });
    },

    flag: (field, byDefault) => {
      if (field === undefined) return byDefault;
      if (field.value === null || isLeftEmpty(field.value)) {
        refuse(field.keyOffset, noValue(field.path));
        return byDefault;
      }
      const found = target(document, field.value);
      if (isScalar(found) && typeof found.value === "boolean") return found.value;
      wrongType(field.value, field.path, "true or false", "write true or false without quotes");
      return byDefault;
    },
  };
}

const QUOTE_IT = "write text; put numbers and words like true between ' and '";

const DUPLICATE: ProblemText = {
  code: "policy.duplicate_key",
  message: "",
  advice: "keep one of them",
};

const TOO_MANY_ITEMS: ProblemText = {
  code: "policy.too_many_items",
  message: `the lists of the policy come to more than ${MOST_ITEMS} items`,
  advice: "shorten them, or repeat fewer lists by alias",
};

function unknownKey(
  key: string,
  path: string,
  known: readonly string[],
  hint: string | null,
): ProblemText {
  const nearest = nearestName(key, known);
  const advice =
    hint ?? (nearest === null ? `its keys are ${known.join(", ")}` : `did you mean ${nearest}?`);
  return { code: "policy.unknown_key", message: `${path} has no key “${key}”`, advice };
}

const NO_KEY = "remove the key to have the default";

function noValue(path: string): ProblemText {
  return {
    code: "policy.empty_value",
    message: `${path} has no value`,
    advice: `write one, or ${NO_KEY}`,
  };
}

/**
 * What is wrong with a text as it is read; `written` is how it stands in the file, and `without` how to do without it: an
 * item is not the whole list.
 */
function faultOf(text: string, path: string, written: string, without: string): ProblemText | null {
  if (text.trim() === "") {
    const advice = `write one, or ${without}`;
    return { code: "policy.empty_value", message: `${path} is empty`, advice };
  }
  if (text.includes("\0") || !text.isWellFormed()) {
    const message = `${path} holds a NUL or half of a surrogate pair`;
    return { code: "policy.control_character", message, advice: "remove the escape that makes it" };
  }
  const [control] = MADE_BY_ESCAPE.exec(text) ?? [];
  if (control === undefined) return null;
  const code = control.charCodeAt(0).toString(16).toUpperCase().padStart(4, "0");
  return {
    code: "policy.control_character",
    message: `${path} holds the control character U+${code}`,
    advice: written.includes(control)
      ? "remove it: it stands in the file itself, where it cannot be seen"
      : "write it between ' and ', where a backslash stands for itself",
  };
}

/** Between double quotes `\b` is a backspace and `\P` a separator of paragraphs: a pattern with one would never match. */
const MADE_BY_ESCAPE = /[\x01-\x08\x0b\x0c\x0e-\x1f\x7f-\x9f\u2028\u2029]/u; // oxlint-disable-line no-control-regex

function fieldOf(document: PolicyDocument, pair: Pair, path: string): Field {
  const keyNode = nodeOf(pair.key);
  const found = target(document, keyNode);
  const key = isScalar(found) ? keyText(found) : kindOf(found);
  const full = path === POLICY ? key : `${path}.${key}`;
  const value = pair.value === null ? null : nodeOf(pair.value);
  return { path: full, key, keyOffset: startOf(keyNode), value };
}

/** Can it be the name of something? Nothing, a list and a mapping cannot: `~:` most likely meant a directory. */
function isName(key: Node): boolean {
  return isScalar(key) && key.value !== null;
}

/** A key as it stands; the parser holds `<<` of YAML 1.1 as a sign of its own. */
function keyText({ value, source }: Scalar): string {
  return typeof value === "symbol" ? (source ?? "<<") : String(value);
}

/** The path of the whole file. */
export const POLICY = "the policy";

function target(document: PolicyDocument, node: Node): Node {
  return isAlias(node) ? (document.anchored.get(node) ?? node) : node;
}

/** `key:` with nothing after it, not even `null`. */
function isLeftEmpty(node: Node): boolean {
  return isScalar(node) && node.value === null && (node.source ?? "") === "";
}

function kindOf(node: Node): string {
  if (isMap(node)) return "a mapping";
  if (isSeq(node)) return "a list";
  if (!isScalar(node)) return "an alias";
  const { value } = node;
  if (value === null) return "nothing";
  if (typeof value === "string") return "text";
  if (typeof value === "boolean") return "true or false";
  return typeof value === "number" ? "a number" : "a value with a type of its own";
}

/** The parser gives nodes throughout; the types of its library leave room for built documents. */
function nodeOf(held: unknown): Node {
  return isNode(held) ? held : new Scalar(null);
}

function startOf(node: Node): number {
  return node.range?.[0] ?? 0;
}

function writtenOf(document: PolicyDocument, { range }: Node): string {
  return document.text.slice(range?.[0] ?? 0, range?.[1] ?? 0);
}

function placesOf(document: PolicyDocument, node: Node, text: string): Text["inside"] {
  const start = startOf(node);
  // What an alias stands for is written elsewhere.
  if (!isScalar(node)) return () => start;
  const written = writtenOf(document, node);
  return (offset) => start + placeInScalar(written, node.type, text, offset);
}
