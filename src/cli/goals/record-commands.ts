import { problemsOf } from "../../domain/errors.ts";
import { checkAcknowledgement, checkItem } from "../../domain/goal-close.ts";
import { checkStatus, readSettable } from "../../domain/goal-rules.ts";
import { GOAL_STATUSES, SETTABLE_STATUSES } from "../../domain/goal.ts";
import { checkName } from "../../domain/session-ref.ts";
import type { Command } from "../command.ts";
import { readLimit } from "../number-flags.ts";
import {
  JSON_OR_TEXT_FLAG,
  SESSION_REF,
  formatFlag,
  readingFlags,
  sourceFlag,
  timeFlag,
  writingFlags,
} from "../store-flags.ts";
import { DONE_WHEN, GOAL, OPEN_ASK } from "./flags.ts";
import { TABLE_FORMATS } from "./formats.ts";

const REF = "--session-ref nightly-build";

/** The commands that write and read a goal's record. */
export const RECORD_COMMANDS: readonly Command[] = [
  {
    name: "set",
    alsoCalled: "enrol enroll new create add start update pause abandon defer".split(" "),
    meant: {
      pause: "--status paused",
      abandon: "--status abandoned",
      defer: "--status deferred",
    },
    summary: "enrol a session with its goal, or report its status",
    doc: `The first write of a session enrols it and needs --goal, --done-when and --source. Later writes change only the status and the reasoning and may add asks; what was enrolled may be repeated unchanged, so a retried set is harmless. Goal and condition change only through redirect.

A session owns its lane until its goal is complete: nobody enrols in it under another name.`,
    flags: writingFlags(
      { ...SESSION_REF, judge: (value) => checkName(value.trim(), "session-ref") },
      GOAL,
      DONE_WHEN,
      sourceFlag("who gave the goal, e.g. operator:dana"),
      { ...OPEN_ASK, repeatable: true },
      {
        name: "lane-id",
        value: "<name>",
        doc: "the lane of work; else SVC_LANE_ID, else the session reference",
        judge: (value) => checkName(value.trim(), "lane-id"),
      },
      {
        name: "status",
        value: "<status>",
        doc: "open (the default), working, paused, abandoned or deferred",
        judge: (value) => problemsOf(readSettable(value.trim())),
        completes: SETTABLE_STATUSES,
      },
      {
        name: "reasoning",
        alsoCalled: ["why", "because", "note", "message"],
        value: "<text>",
        text: true,
        doc: "why this status; replaces what was said before",
      },
      JSON_OR_TEXT_FLAG,
    ),
    examples: [
      `svc-goals set ${REF} --source operator:dana --goal "Publish the nightly build for all three platforms" --done-when "The download page lists the Linux, macOS and Windows builds"`,
      `svc-goals set ${REF} --status working --reasoning "the Linux build is up, macOS runs"`,
    ],
    load: () => import("./set.ts"),
  },
  {
    name: "get",
    alsoCalled: ["show", "view", "cat"],
    summary: "print the record of a goal",
    flags: readingFlags(SESSION_REF, JSON_OR_TEXT_FLAG),
    examples: [`svc-goals get ${REF} --format json`],
    load: () => import("./get.ts"),
  },
  {
    name: "list",
    alsoCalled: ["ls"],
    summary: "print all goals, ordered by session reference",
    flags: readingFlags(
      formatFlag(TABLE_FORMATS, "markdown, a table, is the default"),
      {
        name: "status",
        value: "<status>",
        repeatable: true,
        doc: "only goals with this status",
        judge: checkStatus,
        completes: GOAL_STATUSES,
      },
      {
        name: "limit",
        alsoCalled: ["max", "count"],
        value: "<n>",
        doc: "at most so many goals",
        judge: (value) => problemsOf(readLimit(value)),
      },
    ),
    examples: [
      "svc-goals list",
      "svc-goals list --status working --status held --format box",
      "svc-goals list --format json --limit 20",
    ],
    load: () => import("./list.ts"),
  },
  {
    name: "now",
    summary: "print one line: status, goal, open asks, due date",
    flags: readingFlags(SESSION_REF),
    examples: [`svc-goals now ${REF}`],
    load: () => import("./now.ts"),
  },
  {
    name: "close",
    alsoCalled: ["complete", "done", "finish", "end"],
    summary: "complete a goal when every condition was delivered",
    doc: `Counts the delivered items against the conditions of the done_when in force; check shows how it is read. When something is missing or an item puts work off, nothing changes and the discrepancies are listed: on a terminal it asks for the operator's name, elsewhere it says what the operator can run.

The same call on a goal that it completed changes nothing.`,
    needsPolicy: true,
    flags: writingFlags(
      SESSION_REF,
      {
        name: "delivered-item",
        alsoCalled: ["items", "delivery", "deliverable"],
        value: "<text>",
        text: true,
        repeatable: true,
        doc: "one thing that was delivered",
        judge: (value) => checkItem(value.trim()),
      },
      {
        name: "close-note",
        alsoCalled: ["comment", "message"],
        value: "<text>",
        text: true,
        doc: "what else is to be kept with the closure",
      },
      {
        name: "acknowledged-by",
        value: "operator:<name>",
        doc: "the operator who accepts the discrepancies",
        judge: (value) => checkAcknowledgement(value.trim()),
      },
      { name: "dry-run", doc: "print the same answer and change nothing" },
      JSON_OR_TEXT_FLAG,
    ),
    examples: [
      `svc-goals close ${REF} --delivered-item "the Linux build is listed" --delivered-item "the macOS build is listed" --delivered-item "the Windows build is listed"`,
      `svc-goals close ${REF} --delivered-item "all three builds are listed" --dry-run`,
    ],
    load: () => import("./close.ts"),
  },
  {
    name: "due",
    summary: "set, clear or print the due date of a goal",
    doc: "With --set or --clear it prints the record. With neither it prints the date, or none, on a line by itself, wherever it prints to; with --format json as a JSON value.",
    flags: writingFlags(
      SESSION_REF,
      {
        ...timeFlag("set", "the due date, ISO 8601 with an offset from UTC"),
        alsoCalled: ["date", "at", "until"],
      },
      { name: "clear", alsoCalled: ["unset", "remove"], doc: "remove the due date" },
      JSON_OR_TEXT_FLAG,
    ),
    examples: [
      `svc-goals due ${REF} --set 2026-11-21T09:30:00Z`,
      `svc-goals due ${REF} --clear`,
      `svc-goals due ${REF}`,
    ],
    load: () => import("./due.ts"),
  },
];
