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
