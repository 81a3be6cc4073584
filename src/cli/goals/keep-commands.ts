import type { Command, FlagSpec } from "../command.ts";
import { JSON_OR_TEXT_FLAG, readingFlags } from "../store-flags.ts";

function outputFlag(doc: string, required: boolean): FlagSpec {
  return { name: "output", value: "<file>", required, doc, completes: "file" };
}

/** The commands that keep the records: moving, copying and checking a store. */
export const KEEP_COMMANDS: readonly Command[] = [
  {
    name: "export",
    summary: "write all goals, artifacts and the audit trail as one file",
    doc: `One consistent view, whoever writes meanwhile: JSON Lines, each row with its text byte for byte, and a sum by which damage is found. Equal stores give equal files. docs/storage.md describes the format.`,
    flags: readingFlags(outputFlag("where to; - and the default are standard output", false)),
    examples: [
      "svc-goals export --output records.jsonl",
      "svc-goals export --root old | svc-goals import --input - --root new",
    ],
    load: () => import("./export.ts"),
  },
  {
    name: "import",
    alsoCalled: ["restore"],
    summary: "add the records of an export to a store, all or none",
    doc: `What the store has already is left as it is, so that an import can be run again. Where a session, an artifact or a lane has something else here, that is listed and nothing is imported. One transaction: when it is interrupted, nothing has changed.

Into a directory, other commands that write wait for it. On PostgreSQL they do not, and each change of theirs makes it begin again: from a file three times or more before it gives up, from a pipe not at all, since that can be read only once. When it gives up nothing is imported (exit status 3).

Events keep their numbers in a store that has none; otherwise they are numbered on, in their order. They keep their actors too, so there is no --actor.`,
    flags: readingFlags(
      {
        name: "input",
        value: "<file>",
        required: true,
        takesStdin: true,
        doc: "what export has written; - is standard input",
        completes: "file",
      },
      JSON_OR_TEXT_FLAG,
    ),
    examples: ["svc-goals import --input records.jsonl --root new"],
    load: () => import("./import.ts"),
  },
  {
    name: "backup",
    summary: "copy the store into one file while others go on writing",
    doc: `The copy is a store of its own, an svc.db: put it into an empty directory under that name and give that as --root. It is checked before it gets its name, and a file that is there is never replaced.`,
    flags: readingFlags(outputFlag("the file to be made", true)),
    examples: ["svc-goals backup --output svc-2026-11-21.db"],
    load: () => import("./backup.ts"),
  },
  {
    name: "doctor",
    summary: "say what is wrong with a store and what to do about it",
    doc: `Looks at the file or the server (damage, version, structure, permissions, clock) and at every record: whether it can be read, keeps its anchors, follows from the audit trail and has its row; artifacts also by their rules. Changes nothing.

Exit status 0 when nothing is wrong and 1 when records or permissions need somebody. A store that is itself damaged, of another version or out of reach is an error, exit status 3, and its records are not looked at.`,
    needsPolicy: true,
    flags: readingFlags(JSON_OR_TEXT_FLAG),
    examples: ["svc-goals doctor", "svc-goals doctor --format json"],
    load: () => import("./doctor.ts"),
  },
];
