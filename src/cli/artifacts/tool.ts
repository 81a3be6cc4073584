import { readArtifactUrl } from "../../app/artifact-url.ts";
import { problemsOf } from "../../domain/errors.ts";
import { checkRequiredText } from "../../domain/text-field.ts";
import type { Tool } from "../command.ts";
import {
  ARTIFACT_URL,
  JSON_OR_TEXT_FLAG,
  ROW_FORMAT_FLAG,
  formatFlag,
  readingFlags,
  sourceFlag,
  timeFlag,
  writingFlags,
} from "../store-flags.ts";

const URL = "--url https://artifacts.example.com/a/export-guide";

/** Every published artifact has an honest brief and an explicit review. */
export const ARTIFACTS: Tool = {
  name: "svc-artifacts",
  summary: "give every published artifact an honest brief and an explicit review",
  examples: ["svc-artifacts unreviewed", "svc-artifacts list --format text"],
  commands: [
    {
      name: "record",
      alsoCalled: ["publish", "add", "set"],
      summary: "record a publication with its brief",
      doc: `The brief is one text with three labelled sections, Built:, Does: and Works:, each shorter than 400 characters, in plain language and concrete; at most a title may stand before the first label. The address is https and under artifacts.url_prefix of the policy.

The same content again changes nothing; other content under the same address is a new publication that needs a review again. Its published_at is at least a second later than the one before, so that mark-reviewed --published-at can tell them apart.`,
      needsPolicy: true,
      flags: writingFlags(
        // What else the prefix of a policy asks for, the command says.
        {
          ...ARTIFACT_URL,
          judge: (value) => problemsOf(readArtifactUrl(value.trim(), "https://")),
        },
        {
          name: "title",
          value: "<text>",
          text: true,
          required: true,
          doc: "what it is called",
          judge: (value) => checkRequiredText(value.trim(), "--title", "title.empty"),
        },
        {
          name: "kind",
          value: "<kind>",
          required: true,
          doc: "what kind of thing it is, e.g. guide, report, dashboard",
          judge: (value) => checkRequiredText(value.trim(), "--kind", "kind.empty"),
        },
        {
          ...sourceFlag("who published it, e.g. session:nightly-build", "<kind>:<identifier>"),
          required: true,
        },
        {
          name: "brief",
          value: "<text>",
          text: true,
          required: true,
          doc: "what was built, what it does and how it was seen to work",
        },
        { name: "republished", doc: "a new publication even when the content is the same" },
        JSON_OR_TEXT_FLAG,
      ),
      examples: [
        `svc-artifacts record ${URL} --title "Guide to the export page" --kind guide --source session:nightly-build --brief-file brief.md`,
      ],
      load: () => import("./record.ts"),
    },
    {
      name: "mark-reviewed",
      alsoCalled: ["review", "approve"],
      summary: "say that an artifact was read and what came of it",
      doc: "Refused when it is reviewed already, when it was published again since --published-at or that time is before every publication or in the future, and when the actor is its source.",
      flags: writingFlags(
        ARTIFACT_URL,
        {
          name: "response",
          value: "<text>",
          text: true,
          required: true,
          doc: "what the reviewer says",
          judge: (value) => checkRequiredText(value.trim(), "--response", "review.response_empty"),
        },
        timeFlag("published-at", "published_at of the publication that was read"),
        JSON_OR_TEXT_FLAG,
      ),
      examples: [
        `svc-artifacts mark-reviewed ${URL} --response "Followed it to the end, all steps work" --actor operator:dana`,
      ],
      load: () => import("./mark-reviewed.ts"),
    },
    {
      name: "list",
      alsoCalled: ["ls"],
      summary: "print all artifacts, oldest first",
      doc: "Ordered by the second of their latest publication. Those of one second are in the order in which their urls were first recorded, even where one of them was published again in it; log has the order of every publication.",
      flags: readingFlags(JSON_OR_TEXT_FLAG),
      examples: ["svc-artifacts list"],
      load: () => import("./list.ts"),
    },
    {
      name: "unreviewed",
      alsoCalled: ["pending"],
      summary: "print the artifacts that wait for a review, as a JSON array",
      flags: readingFlags(formatFlag(["json"], "always json")),
      examples: ["svc-artifacts unreviewed"],
      load: () => import("./unreviewed.ts"),
    },
    {
      name: "nonconforming",
      summary: "print the artifacts that bypassed the rules, and which rules they break",
      doc: "Those whose content no record command has stored and that break a rule, with the rules applied again to what is stored; reviewed or not. An edit that breaks none is found only by svc-goals doctor.",
      needsPolicy: true,
      flags: readingFlags(JSON_OR_TEXT_FLAG),
      examples: ["svc-artifacts nonconforming --format text"],
      load: () => import("./nonconforming.ts"),
    },
    {
      name: "get",
      alsoCalled: ["show"],
      summary: "print the record of an artifact",
      flags: readingFlags(ARTIFACT_URL, JSON_OR_TEXT_FLAG),
      examples: [`svc-artifacts get ${URL}`],
      load: () => import("./get.ts"),
    },
    {
      name: "log",
      alsoCalled: ["history", "audit"],
      summary: "print the audit trail of artifacts, oldest first",
      flags: readingFlags(
        { ...ARTIFACT_URL, required: false, doc: "only this artifact" },
        ROW_FORMAT_FLAG,
      ),
      examples: ["svc-artifacts log", `svc-artifacts log ${URL} --format json`],
      load: () => import("./log.ts"),
    },
  ],
};
