import { findGoal, goalInForce } from "../../app/change-goal.ts";
import type { AppContext, Subject } from "../../app/context.ts";
import { type Outcome, accept, usage } from "../../domain/errors.ts";
import { checkText } from "../../domain/text-field.ts";
import type { Gate, GatePolicy } from "../../gates/gate.ts";
import { jsonOrText } from "../choose-format.ts";
import type { CommandContext } from "../command.ts";
import { EXIT, type ExitCode } from "../exit-code.ts";
import { failWith } from "../problems.ts";
import { withApp } from "../with-app.ts";

type GateName = "completion" | "voice";

/** `svc-goals judge`: one message through a gate, live. */
export async function run(context: CommandContext): Promise<ExitCode> {
  const { flags, io } = context;
  const name: GateName = flags.get("gate") === "voice" ? "voice" : "completion";
  const output = flags.get("message") ?? "";
  const ref = flags.get("session-ref");
  const wrong = [
    ...checkText(output.trim(), "--message"),
    ...(name === "completion" && ref === undefined ? [needsSession()] : []),
  ];
  if (wrong.length > 0) return failWith(context, wrong);
  return withApp(
    context,
    async (app) => {
      const subject = await subjectOf(app, ref);
      if (!subject.ok) return failWith(context, subject.problems);
      const gate = await loadGate(name, app.policy.gates);
      const judgement = gate.judge({ ...subject.value, output });
      if (jsonOrText(context) === "json") {
        const { renderJudgementJson } = await import("../../views/judgement/json.ts");
        io.stdout.write(renderJudgementJson(name, judgement));
      } else {
        const { renderJudgement } = await import("../../views/judgement/text.ts");
        io.stdout.write(renderJudgement(judgement));
      }
      return judgement.verdict === "accept" ? EXIT.ok : EXIT.no;
    },
    { policy: true },
  );
}

/** Of no session where a nudge is judged by itself. */
async function subjectOf(app: AppContext, ref: string | undefined): Promise<Outcome<Subject>> {
  if (ref === undefined) return accept({ goal: "", doneWhen: "" });
  const found = await app.store.read((reader) => findGoal(app, reader, ref));
  return found.ok ? accept(goalInForce(found.value)) : found;
}

async function loadGate(name: GateName, policy: GatePolicy): Promise<Gate> {
  switch (name) {
    case "completion":
      return (await import("../../gates/completion/gate.ts")).completionGate(policy);
    case "voice":
      return (await import("../../gates/voice/gate.ts")).voiceGate(policy);
    default:
      return name satisfies never;
  }
}

function needsSession(): ReturnType<typeof usage> {
  return usage(
    "judge.no_session",
    "--session-ref is missing: the completion gate judges against the goal of a session",
    "name the session, or judge a nudge with --gate voice",
  );
}
