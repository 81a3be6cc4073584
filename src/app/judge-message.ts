import { type Outcome, type Problem, accept } from "../domain/errors.ts";
import { checkAnchors } from "../domain/goal-anchors.ts";
import type { Gate, GatePolicy, Judgement } from "../gates/gate.ts";
import { findGoal, goalInForce } from "./find-goal.ts";
import type { AppContext, Subject } from "./context.ts";

export type GateName = "completion" | "voice";

/** One message, and what it is judged by. */
export interface MessageInput {
  readonly gate: GateName;
  readonly message: string;
  /** The session whose goal in force it is judged against; null for a nudge that is judged by itself. */
  readonly sessionRef: string | null;
}

export interface JudgedMessage {
  readonly judgement: Judgement;
  /** `goal.anchor_mismatch` where somebody has edited the goal: it was judged by another condition than `get` shows. */
  readonly edited: readonly Problem[];
}

/** `judge`: one message through a gate, live; changes nothing. Errors: those of `findGoal`. */
export async function judgeMessage(
  context: AppContext,
  { gate: name, message, sessionRef }: MessageInput,
): Promise<Outcome<JudgedMessage>> {
  const judged = async (subject: Subject): Promise<Judgement> => {
    const gate = await loadGate(name, context.policy.gates);
    return gate.judge({ ...subject, output: message });
  };
  if (sessionRef === null) {
    return accept({ judgement: await judged({ goal: "", doneWhen: "" }), edited: [] });
  }
  const found = await context.store.read((reader) => findGoal(context, reader, sessionRef));
  if (!found.ok) return found;
  const { record, anchors } = found.value;
  const edited = checkAnchors(record, anchors, context);
  return accept({ judgement: await judged(goalInForce(found.value)), edited });
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
