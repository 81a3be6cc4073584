import { type Outcome, accept } from "../domain/errors.ts";
import type { Gate, GatePolicy, Judgement } from "../gates/gate.ts";
import { findGoal, goalInForce } from "./change-goal.ts";
import type { AppContext, Subject } from "./context.ts";

export type GateName = "completion" | "voice";

/** One message, and what it is judged by. */
export interface MessageInput {
  readonly gate: GateName;
  readonly message: string;
  /** The session whose goal in force it is judged against; null for a nudge that is judged by itself. */
  readonly sessionRef: string | null;
}

/** `judge`: one message through a gate, live; changes nothing. Errors: those of `findGoal`. */
export async function judgeMessage(
  context: AppContext,
  { gate: name, message, sessionRef }: MessageInput,
): Promise<Outcome<Judgement>> {
  const subject = await subjectOf(context, sessionRef);
  if (!subject.ok) return subject;
  const gate = await loadGate(name, context.policy.gates);
  return accept(gate.judge({ ...subject.value, output: message }));
}

async function subjectOf(
  context: AppContext,
  sessionRef: string | null,
): Promise<Outcome<Subject>> {
  if (sessionRef === null) return accept({ goal: "", doneWhen: "" });
  const found = await context.store.read((reader) => findGoal(context, reader, sessionRef));
  return found.ok ? accept(goalInForce(found.value)) : found;
}

async function loadGate(name: GateName, policy: GatePolicy): Promise<Gate> {
  switch (name) {
    case "completion":
      return (await import("../gates/completion/gate.ts")).completionGate(policy);
    case "voice":
      return (await import("../gates/voice/gate.ts")).voiceGate(policy);
    default:
      return name satisfies never;
  }
}
