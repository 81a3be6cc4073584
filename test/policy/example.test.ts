import { expect, test } from "bun:test";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { DEFAULT_POLICY } from "../../src/policy/defaults.ts";
import { readPolicy } from "../../src/policy/read-policy.ts";
import { ROOT } from "../cli/run.ts";

test("examples/policy.yaml changes nothing where it is copied to", () => {
  const file = join(ROOT, "examples/policy.yaml");
  expect(readPolicy(readFileSync(file, "utf8"), file)).toEqual({
    ok: true,
    policy: DEFAULT_POLICY,
  });
});

test("docs/policy.md names every key of the example, and its own example is a policy", () => {
  const page = readFileSync(join(ROOT, "docs/policy.md"), "utf8");
  const told = [...page.matchAll(/^\| `(?<path>[a-z_]+\.[a-z_]+)` +\|/gmu)];
  const example = readFileSync(join(ROOT, "examples/policy.yaml"), "utf8");
  let section = "";
  const keys = [...example.matchAll(/^(?<indent> *)(?<key>[a-z_]+):/gmu)].flatMap(({ groups }) => {
    if (groups?.["indent"] !== "") return [`${section}.${groups?.["key"]}`];
    section = groups["key"] ?? "";
    return [];
  });
  expect(told.map(({ groups }) => groups?.["path"] ?? "")).toEqual(keys);
  const yaml = /```yaml\n(?<text>[^]*?)```/u.exec(page)?.groups?.["text"] ?? "";
  expect(readPolicy(yaml, "policy.md").ok).toBe(true);
});

test("docs/policy.md has the default of every key as it is", () => {
  const page = readFileSync(join(ROOT, "docs/policy.md"), "utf8");
  const rows = [
    ...page.matchAll(/^\| `(?<path>[a-z_]+\.[a-z_]+)` +\| [^|]+ \| (?<told>[^|]+?) +\|/gmu),
  ].map(({ groups }) => [groups?.["path"] ?? "", groups?.["told"] ?? ""] as const);
  expect(rows).toHaveLength(11);
  const { gates, guidance, language } = DEFAULT_POLICY;
  const lists: readonly (readonly unknown[])[] = [
    gates.deferralPhrases,
    gates.deferralPatterns,
    gates.requiredEvidence,
    gates.bannedAttributionPatterns,
    guidance.prefixes,
    guidance.fallback,
    language.allowedTerms,
    language.codenames,
  ];
  expect(lists.flat()).toEqual([]);
  // What the page says in code, written into a file, is the default; all else is "none".
  for (const [path, told] of rows) {
    const [section = "", key = ""] = path.split(".");
    const value = /^`(?<value>.+)`$/u.exec(told)?.groups?.["value"];
    if (value === undefined) expect([path, told]).toEqual([path, "none"]);
    const file = value === undefined ? "" : `${section}:\n  ${key}: ${value}\n`;
    expect(readPolicy(file, path)).toEqual({ ok: true, policy: DEFAULT_POLICY });
  }
  const told = rows.filter(([, cell]) => cell !== "none").map(([path]) => path);
  expect(told).toEqual([
    "completion_gate.replace_deferral_rules",
    "artifacts.url_prefix",
    "closing.require_matching_words",
    "board.stale_after",
  ]);
});
