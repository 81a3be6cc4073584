import { type GateName, judgeMessage } from "../../app/judge-message.ts";
import { type Problem, usage } from "../../domain/errors.ts";
import { checkText } from "../../domain/text-field.ts";
import { jsonOrText } from "../choose-format.ts";
import type { CommandContext, Flags, FoundProblems } from "../command.ts";
import { EXIT, type ExitCode } from "../exit-code.ts";
import { exitOf, failWith, printable } from "../problems.ts";
import { withApp } from "../with-app.ts";

/** `svc-goals judge`: one message through a gate, live. */
export async function run(context: CommandContext): Promise<ExitCode> {
  const { flags, io } = context;
  const gate: GateName = flags.get("gate") === "voice" ? "voice" : "completion";
  const message = flags.get("message") ?? "";
  const sessionRef = flags.get("session-ref") ?? null;
  const wrong = [...checkText(message.trim(), "--message"), ...sessionProblems(flags)];
  if (wrong.length > 0) {
    const { failUnbegun } = await import("../place-problems.ts");
    return failUnbegun(context, exitOf(wrong), wrong.map(printable), true);
  }
  return withApp(
    context,
    async (app) => {
      const judged = await judgeMessage(app, { gate, message, sessionRef });
      if (!judged.ok) return failWith(context, judged.problems);
      const { judgement, edited } = judged.value;
      context.warn(edited.map(printable));
      if (jsonOrText(context) === "json") {
        const { renderJudgementJson } = await import("../../views/judgement/json.ts");
        io.stdout.write(renderJudgementJson(gate, judgement));
      } else {
        const { renderJudgement } = await import("../../views/judgement/text.ts");
        io.stdout.write(renderJudgement(judgement));
      }
      return judgement.verdict === "accept" ? EXIT.ok : EXIT.no;
    },
    { policy: true, hasStore: sessionRef !== null },
  );
}

/** What is wrong besides what keeps the command line, or the file of the message, from being read. */
export async function check({ flags }: Pick<CommandContext, "flags">): Promise<FoundProblems> {
  const first = sessionProblems(flags).map(printable);
  return { first, total: first.length };
}

/** Another gate than the two may have been meant as either. */
function sessionProblems(flags: Flags): readonly Problem[] {
  const needsSession = !flags.has("gate") || flags.get("gate") === "completion";
  if (!needsSession || flags.has("session-ref")) return [];
  return [
    usage(
      "judge.no_session",
      "--session-ref is missing: the completion gate judges against the goal of a session",
      "name the session, or judge a nudge with --gate voice",
    ),
  ];
}
