import type { ArtifactAnswer } from "../../app/artifact-trail.ts";
import { type StoredArtifact, shownKeys } from "../../domain/artifact-decode.ts";
import type { JudgedArtifact } from "../../domain/board.ts";
import type { Outcome, Problem } from "../../domain/errors.ts";
import { timestampOf } from "../../domain/time.ts";
import { jsonText } from "../../views/terminal/escape.ts";
import { jsonArrayPrinter } from "../../views/terminal/json-array.ts";
import { jsonOrText } from "../choose-format.ts";
import { wantsColour } from "../colour.ts";
import type { CommandContext } from "../command.ts";
import { EXIT, type ExitCode } from "../exit-code.ts";
import { printEach, printPieces } from "../print-pieces.ts";
import { failWith, printable } from "../problems.ts";

/** What a command that writes says: the record, or what stands in its way. */
export async function answerArtifact(
  context: CommandContext,
  answer: Outcome<ArtifactAnswer>,
): Promise<ExitCode> {
  if (!answer.ok) return failWith(context, answer.problems);
  await printArtifact(context, answer.value.artifact);
  return EXIT.ok;
}

/**
 * Prints one artifact, JSON or text: the keys of the contract, null where one is missing, then all
 * else that stands in its record, or the stored text where that is no record at all. What is wrong with it is said on stderr.
 */
export async function printArtifact(
  context: CommandContext,
  artifact: StoredArtifact,
): Promise<void> {
  if (jsonOrText(context) === "text") return printBlocks(context, withShapeProblems(one(artifact)));
  context.warn(artifact.problems.map(printable));
  const { value, text, shown } = artifact;
  const whole = { ...shownKeys(artifact), ...(value ?? { text }), brief: shown.brief };
  context.io.stdout.write(jsonText(whole));
}

/** Prints artifacts, JSON or text. */
export async function printArtifacts(
  context: CommandContext,
  artifacts: AsyncIterable<StoredArtifact>,
): Promise<void> {
  if (jsonOrText(context) === "json") return printRecords(context, artifacts);
  return printBlocks(context, withShapeProblems(artifacts));
}

/**
 * Prints artifacts as a JSON array of the nine keys of a record; see `shownKeys`. The keys do not tell what is wrong with a
 * record, so that it is said on stderr.
 */
export async function printRecords(
  context: CommandContext,
  artifacts: AsyncIterable<StoredArtifact>,
): Promise<void> {
  const first: Problem[] = [];
  let total = 0;
  const notice = (problems: readonly Problem[]): void => {
    total += problems.length;
    first.push(...problems.slice(0, Math.max(0, MOST_TOLD - first.length)));
  };
  const print = jsonArrayPrinter({ json: shownKeys });
  await printEach(context.io.stdout, print, noticing(artifacts, notice));
  if (total > 0) context.warn(first.map(printable), total);
}

/** As many lines are printed at most; the others are counted. */
const MOST_TOLD = 20;

async function* noticing(
  artifacts: AsyncIterable<StoredArtifact>,
  notice: (problems: readonly Problem[]) => void,
): AsyncGenerator<StoredArtifact> {
  for await (const artifact of artifacts) {
    notice(artifact.problems);
    yield artifact;
  }
}

/** Prints artifacts as text, one block each, a blank line between them. */
export async function printBlocks(
  { io }: CommandContext,
  artifacts: AsyncIterable<JudgedArtifact>,
): Promise<void> {
  const { renderArtifact } = await import("../../views/artifact/text.ts");
  const options = { now: timestampOf(io.now()), colour: wantsColour(io) };
  await printPieces(
    io.stdout,
    blocks(artifacts, (artifact) => renderArtifact(artifact, options)),
  );
}

async function* blocks(
  artifacts: AsyncIterable<JudgedArtifact>,
  render: (artifact: JudgedArtifact) => string,
): AsyncGenerator<string> {
  let isFirst = true;
  for await (const artifact of artifacts) {
    yield `${isFirst ? "" : "\n"}${render(artifact)}`;
    isFirst = false;
  }
}

/** What is wrong with the shape is said wherever an artifact is shown; all rules are for `nonconforming`. */
async function* withShapeProblems(
  artifacts: AsyncIterable<StoredArtifact>,
): AsyncGenerator<JudgedArtifact> {
  for await (const artifact of artifacts) yield { artifact, breaches: artifact.problems };
}

async function* one<T>(value: T): AsyncGenerator<T> {
  yield value;
}
