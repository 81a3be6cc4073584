import { expect, test } from "bun:test";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { cliDocs } from "../../src/cli/docs.ts";
import { TOOLS } from "../../src/cli/tools.ts";
import { ROOT, runBuilt } from "./run.ts";

test("docs/cli.md is what --help prints (npm run docs writes it)", async () => {
  expect(readFileSync(join(ROOT, "docs/cli.md"), "utf8")).toBe(await cliDocs());
});

test("every tool and command answers --help on stdout with an example, and --version", async () => {
  for (const [name, load] of Object.entries(TOOLS)) {
    const tool = await load();
    expect(runBuilt(name, ["--help"]).stdout).toContain(
      `Examples:\n  ${tool.examples?.[0] ?? name}`,
    );
    for (const command of tool.commands) {
      const help = runBuilt(
        name,
        [command.name, "--help"].filter((word) => word !== ""),
      );
      expect(help.exit).toBe(0);
      expect(help.stderr).toBe("");
      expect(help.stdout).toContain(`Examples:\n  ${name}`);
      for (const flag of command.flags) expect(help.stdout).toContain(`--${flag.name}`);
    }
    expect(runBuilt(name, ["--version"]).stdout).toMatch(
      new RegExp(`^${name} \\d+\\.\\d+\\.\\d+\n$`, "u"),
    );
  }
});
