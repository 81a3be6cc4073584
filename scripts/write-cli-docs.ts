/** Writes docs/cli.md from the tools' own help; a test holds the two together. */
import { writeFileSync } from "node:fs";
import { cliDocs } from "../src/cli/docs.ts";

writeFileSync("docs/cli.md", await cliDocs());
