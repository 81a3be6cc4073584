import { problemsOf } from "../../domain/errors.ts";
import { checkResolution } from "../../domain/goal-asks.ts";
import type { Command } from "../command.ts";
import { readAskIndex } from "../number-flags.ts";
import {
  JSON_OR_TEXT_FLAG,
  SESSION_REF,
  sourceFlag,
  timeFlag,
  writingFlags,
} from "../store-flags.ts";
import { DONE_WHEN, GOAL, OPEN_ASK, reasonFlag, required } from "./flags.ts";

const REF = "--session-ref nightly-build";
/** Of one text only: `set` has several. */
const ONE_ASK = required({ ...OPEN_ASK, alsoCalled: ["question", "text"] });

/** The commands that steer a session: holds, redirects, asks. */
export const STEER_COMMANDS: readonly Command[] = [
  {
    name: "hold",
    summary: "stop a session until somebody resumes it",
    doc: "Any goal can be held, even one whose stored record somebody has edited, except a complete one whose lane another session has taken. Held again, reason, source and until are replaced. A hold never ends by itself: after --until the board says so.",
    flags: writingFlags(
      SESSION_REF,
      reasonFlag("hold.reason_empty"),
      {
        ...timeFlag("until", "when to look at it again, ISO 8601 with an offset from UTC"),
        alsoCalled: ["for", "till", "deadline", "due"],
      },
      sourceFlag("who holds; else the actor"),
      JSON_OR_TEXT_FLAG,
    ),
    examples: [
      `svc-goals hold ${REF} --reason "the release is frozen until Monday" --until 2026-11-23T08:00:00Z`,
      `svc-goals hold ${REF} --reason "too many requests" --source guard:rate-limit`,
    ],
    load: () => import("./hold.ts"),
  },
  {
    name: "resume",
    alsoCalled: ["unhold", "release", "unpause", "continue"],
    summary: "end the hold of a session",
    doc: "The goal goes back to working when it was that before the hold, to complete when it was complete, else to open.",
    flags: writingFlags(
      SESSION_REF,
      sourceFlag("end only a hold of this source"),
      JSON_OR_TEXT_FLAG,
    ),
    examples: [`svc-goals resume ${REF}`, `svc-goals resume ${REF} --source guard:rate-limit`],
    load: () => import("./resume.ts"),
  },
  {
    name: "redirect",
    summary: "replace goal and condition of a session",
    doc: "What is replaced goes into the history of the goal. The status is redirected until the session next sets one; a held goal stays held.",
    flags: writingFlags(
      SESSION_REF,
      required(GOAL),
      required(DONE_WHEN),
      reasonFlag("redirect.reason_empty"),
      JSON_OR_TEXT_FLAG,
    ),
    examples: [
      `svc-goals redirect ${REF} --goal "Publish the nightly build for Linux and macOS only" --done-when "The download page lists the Linux and macOS builds" --reason "the Windows signing key has expired"`,
    ],
    load: () => import("./redirect.ts"),
  },
  {
    name: "add-ask",
    alsoCalled: ["ask"],
    summary: "put a question to the operator and print its index",
    doc: "Always adds one, with a warning where the same question is open already; set --open-ask adds only what is not open yet. The index is on a line of its own, with --format json as a JSON value. A question of a complete or abandoned goal is on the board only with --all, and in scan-asks.",
    flags: writingFlags(SESSION_REF, ONE_ASK, JSON_OR_TEXT_FLAG),
    examples: [`svc-goals add-ask ${REF} --open-ask "May the old builds be removed?"`],
    load: () => import("./add-ask.ts"),
  },
  {
    name: "resolve-ask",
    alsoCalled: ["answer"],
    summary: "answer a question of a session, once",
    flags: writingFlags(
      SESSION_REF,
      {
        name: "ask-index",
        completes: "ask-index",
        value: "<n>",
        required: true,
        doc: "which ask, counted from 0",
        judge: (value) => problemsOf(readAskIndex(value)),
      },
      {
        name: "resolution",
        alsoCalled: ["answer", "response", "reply"],
        value: "<text>",
        text: true,
        required: true,
        doc: "the answer",
        judge: (value) => checkResolution(value.trim()),
      },
      JSON_OR_TEXT_FLAG,
    ),
    examples: [
      `svc-goals resolve-ask ${REF} --ask-index 0 --resolution "Yes, all but the last seven"`,
    ],
    load: () => import("./resolve-ask.ts"),
  },
];
