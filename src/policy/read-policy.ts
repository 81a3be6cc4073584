/**
 * Reads a policy file: text in, policy or problems out, no I/O. Importing this file loads the YAML
 * reader and the pattern engine; a command without a policy file imports `defaults.ts` alone.
 */
import type { Evidence, LinearPattern } from "../gates/gate.ts";
import { DEFAULT_POLICY } from "./defaults.ts";
import { isSlipOf, nearestName } from "../domain/nearest-name.ts";
import type { DecisionsOfPrefix, GuidancePolicy, Policy, PolicyProblem } from "./policy.ts";
import { type Field, POLICY, type PolicyNodes, policyNodes, type Text } from "./policy-nodes.ts";
import { readDuration, readHttpsPrefix, readPattern, type Value } from "./policy-values.ts";
import { parseDocument, type ProblemText } from "./yaml-document.ts";

/** The policy, or what is wrong with the file, in its order: the first problems and how many there are. */
export type ReadPolicy =
  | { readonly ok: true; readonly policy: Policy }
  | { readonly ok: false; readonly problems: readonly PolicyProblem[]; readonly count: number };

const EVIDENCE: readonly Evidence[] = ["deploy", "live_verify", "tests", "commit", "artifact"];

const FALLBACK = "default";

/** The keys of the policy file, section by section. */
const SECTIONS = {
  completion_gate: [
    "deferral_phrases",
    "deferral_patterns",
    "replace_deferral_rules",
    "required_evidence",
  ],
  dispatch: ["banned_attribution_patterns"],
  artifacts: ["url_prefix"],
  guidance: ["canonical_decisions"],
  closing: ["require_matching_words"],
  board: ["stale_after"],
  language: ["allowed_terms", "codenames"],
} as const satisfies Record<string, readonly string[]>;

/**
 * The policy that a file says; what it leaves out is the default of `defaults.ts`, and an empty file is the default
 * altogether. `fileName` is only repeated in problems. A section or list with nothing after its key
 * counts as left out, since that is what remains when its items are commented out; any other key
 * without a value is refused.
 */
export function readPolicy(text: string, fileName: string): ReadPolicy {
  const parsed = parseDocument(text, fileName);
  if (!parsed.ok) return parsed;
  const nodes = policyNodes(parsed.document);
  const sections = nodes.fields(parsed.document.root, POLICY, Object.keys(SECTIONS), sectionOf);
  const section = (name: keyof typeof SECTIONS): ReadonlyMap<string, Field> => {
    const hint = (key: string): string | null =>
      Object.hasOwn(SECTIONS, key) ? notIndented(key) : null;
    return nodes.fields(sections.get(name)?.value ?? null, name, SECTIONS[name], hint);
  };
  const gate = section("completion_gate");
  const language = section("language");
  const prefix = nodes.text(section("artifacts").get("url_prefix"), {
    example: "https://artifacts.example.com/a/",
  });
  const staleAfter = nodes.text(section("board").get("stale_after"), { example: "4h" });
  const refused = new Set<number>();
  const policy: Policy = {
    gates: {
      deferralPhrases: unique(phrases(nodes, gate.get("deferral_phrases"))),
      deferralPatterns: patterns(nodes, gate.get("deferral_patterns"), refused),
      replaceDeferralRules: nodes.flag(
        gate.get("replace_deferral_rules"),
        DEFAULT_POLICY.gates.replaceDeferralRules,
      ),
      requiredEvidence: evidence(nodes, gate.get("required_evidence")),
      bannedAttributionPatterns: patterns(
        nodes,
        section("dispatch").get("banned_attribution_patterns"),
        refused,
      ),
    },
    artifactUrlPrefix: value(nodes, prefix, readHttpsPrefix) ?? DEFAULT_POLICY.artifactUrlPrefix,
    guidance: guidance(nodes, section("guidance").get("canonical_decisions")),
    requireMatchingWords: nodes.flag(
      section("closing").get("require_matching_words"),
      DEFAULT_POLICY.requireMatchingWords,
    ),
    staleAfterMs: value(nodes, staleAfter, readDuration) ?? DEFAULT_POLICY.staleAfterMs,
    language: {
      allowedTerms: unique(nodes.texts(language.get("allowed_terms"))),
      codenames: unique(nodes.texts(language.get("codenames"))),
    },
  };
  const problems = nodes.problems();
  if (problems.length === 0) return { ok: true, policy };
  return { ok: false, problems, count: nodes.problemCount() };
}

/** A key of a section that stands at the top level, most likely for want of its section. */
function sectionOf(key: string): string | null {
  for (const [section, keys] of Object.entries(SECTIONS)) {
    if ((keys as readonly string[]).includes(key)) return `write it indented under ${section}:`;
  }
  return null;
}

function notIndented(key: string): string {
  return `write ${key}: at the start of the line`;
}

function value<T>(
  nodes: PolicyNodes,
  text: Text | null,
  read: (text: string, path: string) => Value<T>,
): T | null {
  if (text === null) return null;
  const found = read(text.text, text.path);
  if (found.ok) return found.value;
  nodes.refuse(text.inside(found.offset), found.problem);
  return null;
}

function unique(texts: readonly Text[]): readonly string[] {
  return [...new Set(texts.map((text) => text.text.trim()))];
}

/** In UTF-16 units, as for patterns: a phrase is a few words, and a long one takes long to look for. */
const LONGEST_PHRASE = 1000;

function phrases(nodes: PolicyNodes, field: Field | undefined): readonly Text[] {
  return nodes.texts(field).filter(({ text, offset, path }) => {
    if (text.length <= LONGEST_PHRASE) return true;
    nodes.refuse(offset, {
      code: "policy.phrase_too_long",
      message: `${path} is ${text.length} characters long; at most ${LONGEST_PHRASE} are taken`,
      advice: "give the few words by which it is known",
    });
    return false;
  });
}

/** The patterns of a list; what is wrong with one that an alias repeats is said once. */
function patterns(
  nodes: PolicyNodes,
  field: Field | undefined,
  refused: Set<number>,
): readonly LinearPattern[] {
  const found = new Map<string, LinearPattern>();
  for (const text of nodes.texts(field)) {
    if (found.has(text.text) || refused.has(text.origin)) continue;
    const pattern = value(nodes, text, readPattern);
    if (pattern === null) refused.add(text.origin);
    else found.set(text.text, pattern);
  }
  return [...found.values()];
}

function evidence(nodes: PolicyNodes, field: Field | undefined): readonly Evidence[] {
  const wanted = new Set<string>();
  for (const { text, offset, path } of nodes.texts(field)) {
    const nearest = nearestName(text, EVIDENCE);
    if (EVIDENCE.some((known) => known === text)) wanted.add(text);
    else {
      nodes.refuse(offset, {
        code: "policy.unknown_evidence",
        message: `${path} is no kind of evidence: ${text}`,
        advice: nearest === null ? `use any of ${EVIDENCE.join(", ")}` : `did you mean ${nearest}?`,
      });
    }
  }
  return EVIDENCE.filter((known) => wanted.has(known));
}

function guidance(nodes: PolicyNodes, field: Field | undefined): GuidancePolicy {
  const prefixes: DecisionsOfPrefix[] = [];
  let fallback: readonly string[] = [];
  const spellings = new Map<string, string>();
  if (field === undefined) return { prefixes, fallback };
  for (const entry of nodes.fields(field.value, field.path, null).values()) {
    const texts = nodes.texts(entry, "or one text");
    for (const { text, offset } of texts) {
      if (namesUser(text.trim())) nodes.refuse(offset, ofUser(text.trim()));
    }
    const documents = unique(texts);
    const directory = sameDirectory(entry.key);
    const earlier = spellings.get(directory);
    if (entry.key === FALLBACK) fallback = documents;
    else if (looksLikeFallback(entry.key)) {
      nodes.refuse(entry.keyOffset, {
        code: "policy.unknown_key",
        message: `${field.path} has no key “${entry.key}”`,
        advice: `write ${FALLBACK}, or ./${entry.key} if a directory has this name`,
      });
    } else if (namesUser(entry.key)) nodes.refuse(entry.keyOffset, ofUser(entry.key));
    else if (earlier !== undefined) {
      nodes.refuse(entry.keyOffset, {
        code: "policy.duplicate_key",
        message: `${field.path} has one directory twice: “${earlier}” and “${entry.key}”`,
        advice: "keep one of them",
      });
    } else {
      spellings.set(directory, entry.key);
      prefixes.push({ prefix: entry.key, documents });
    }
  }
  return { prefixes, fallback };
}

/** A slip of the pen would otherwise be a directory that nobody ever works in. */
function looksLikeFallback(key: string): boolean {
  return !/[/\\]/u.test(key) && isSlipOf(key, FALLBACK);
}

/** `~dana/notes`: a shell knows whose directory that is, and nobody else. */
function namesUser(path: string): boolean {
  return /^~[^/\\]/u.test(path);
}

function ofUser(path: string): ProblemText {
  return {
    code: "policy.bad_path",
    message: `“${path}” is in the directory of a user who is not known here`,
    advice: `write the path out, or ./${path} if a directory has this name; ~/ alone is your own`,
  };
}

/** One text for all spellings of a directory: `/srv/a/`, `/srv//a`, `/srv/./a` and `/srv/b/../a` are `/srv/a`. */
function sameDirectory(path: string): string {
  const parts: string[] = [];
  const root = /^(?:\/|~(?=\/|$))/u.exec(path)?.[0] ?? "";
  for (const part of path.slice(root.length).split("/")) {
    if (part === "" || part === ".") continue;
    const isUp = part === ".." && (root === "/" || (parts.length > 0 && parts.at(-1) !== ".."));
    if (isUp) parts.pop();
    else parts.push(part);
  }
  return JSON.stringify([root, ...parts]);
}
