import type { Document } from "../../text/document.ts";
import { CLAUSE_INDEX, MESSAGE_INDEX, wordHash } from "./word-index.ts";

/** Things that do the same work, so that one in place of another is not what was asked. */
interface Family {
  readonly id: string;
  readonly names: readonly (readonly string[])[];
  /** Only the first name is asked for; the others are what is given in its place. */
  readonly firstOnly?: boolean;
}

const FAMILIES: readonly Family[] = [
  {
    id: "database",
    names: [
      ["postgresql", "postgres", "pg", "psql", "jsonb", "pgvector", "postgis"],
      ["mysql", "mariadb"],
      ["sqlite", "sqlite3"],
      ["mongodb", "mongo"],
      ["oracle"],
      ["duckdb"],
      ["dynamodb"],
      ["cassandra"],
    ],
  },
  { id: "broker", names: [["kafka"], ["rabbitmq"], ["nats"], ["sqs"], ["mqtt", "mosquitto"]] },
  { id: "browser", names: [["safari", "webkit"], ["firefox"], ["chrome", "chromium"], ["edge"]] },
  {
    id: "mobile",
    names: [
      ["ios", "iphone", "ipad", "swift"],
      ["android", "pixel", "kotlin"],
    ],
  },
  {
    id: "desktop",
    names: [
      ["windows", "win32", "msi", "exe"],
      ["macos", "mac", "osx", "dmg"],
      ["linux", "ubuntu", "debian", "deb", "appimage"],
    ],
  },
  { id: "cloud", names: [["aws", "ec2", "s3", "lambda"], ["azure"], ["gcp", "gcs"]] },
  {
    id: "model-set",
    names: [
      ["holdout", "heldout", "unseen"],
      ["validation", "training", "train"],
    ],
    firstOnly: true,
  },
  { id: "hash", names: [["argon2", "argon2id"], ["bcrypt"], ["md5"], ["sha1"]] },
  {
    id: "environment",
    names: [
      ["production", "prod"],
      ["staging", "sandbox", "preview"],
    ],
    firstOnly: true,
  },
  { id: "sheet-format", names: [["xlsx", "xls", "excel"], ["csv"], ["ods"]], firstOnly: true },
  {
    id: "radio",
    names: [["bluetooth", "ble"], ["wifi", "wlan"], ["zigbee"], ["lora", "lorawan"]],
  },
  {
    id: "document-format",
    names: [["pdf"], ["html"], ["docx", "word"], ["markdown"], ["epub"]],
    firstOnly: true,
  },
  { id: "table-format", names: [["parquet"], ["avro"], ["orc"], ["csv"]], firstOnly: true },
  {
    id: "video-codec",
    names: [["av1"], ["vp9"], ["hevc", "h265", "x265"], ["h264", "avc", "x264"]],
  },
  {
    id: "signing",
    names: [
      ["cosign", "sigstore"],
      ["gpg", "pgp", "gnupg"],
    ],
  },
  { id: "image-format", names: [["avif"], ["webp"]] },
  { id: "picture-format", names: [["svg"], ["png"], ["jpg", "jpeg"], ["gif"]], firstOnly: true },
  {
    id: "cluster",
    names: [["kubernetes", "k8s", "kubectl", "helm", "pod", "pods"], ["systemd"]],
    firstOnly: true,
  },
  { id: "cache", names: [["redis", "valkey"], ["memcached"]] },
  {
    id: "search-engine",
    names: [["elasticsearch"], ["opensearch"], ["solr"], ["meilisearch"], ["typesense"]],
  },
  {
    id: "browser-test",
    names: [["playwright"], ["cypress"], ["selenium", "webdriver"], ["puppeteer"]],
  },
  { id: "test-runner", names: [["jest"], ["vitest"], ["mocha"]] },
  { id: "python-tests", names: [["pytest"], ["unittest"]], firstOnly: true },
  { id: "log-library", names: [["pino"], ["winston"], ["bunyan"]] },
  { id: "front-end", names: [["react", "jsx", "tsx"], ["vue"], ["svelte"], ["angular"]] },
  { id: "container", names: [["docker"], ["podman"]] },
  { id: "web-server", names: [["nginx"], ["apache"], ["caddy"], ["haproxy"]] },
  {
    id: "message-format",
    names: [
      ["protobuf", "protobufs"],
      ["msgpack", "messagepack"],
    ],
  },
  { id: "compression", names: [["zstd", "zstandard"], ["brotli"], ["gzip"], ["lz4"]] },
  {
    id: "infrastructure",
    names: [["terraform", "tofu"], ["pulumi"], ["cloudformation"], ["ansible"]],
  },
];

/** A thing that a condition names, with what would be another thing in its place. */
export interface SwapWatch {
  readonly asked: string;
  readonly own: readonly number[];
  readonly others: readonly { readonly name: string; readonly key: number }[];
}

const ASKED: ReadonlySet<string> = new Set(
  FAMILIES.flatMap(({ names, firstOnly }) => (firstOnly === true ? names[0] : names.flat()) ?? []),
);

/** Whether a word, in lower case, names a thing that others could stand in for. */
export function canBeSwapped(word: string): boolean {
  return ASKED.has(word);
}

/** The things of a condition that others could stand in for; empty for most. */
export function watchSwaps(condition: string): readonly SwapWatch[] {
  const words: readonly string[] =
    condition
      .toLowerCase()
      .replace(/hold-out|held-out|wi-fi/g, (word) => word.replace("-", ""))
      .match(/[a-z][a-z0-9]*/g) ?? [];
  if (!words.some(canBeSwapped)) return [];
  const found: SwapWatch[] = [];
  for (const { names, firstOnly } of FAMILIES) {
    for (const own of firstOnly === true ? names.slice(0, 1) : names) {
      const asked = words.find((word) => own.includes(word));
      if (asked === undefined) continue;
      const others = names.filter(
        (name) => name !== own && !name.some((word) => words.includes(word)),
      );
      found.push({
        asked,
        own: own.map(wordHash),
        others: others.flat().map((name) => ({ name, key: wordHash(name) })),
      });
    }
  }
  return found;
}

/**
 * What was asked and what the message has in its place; null when it says what was asked. Without the
 * document it also names what may have been chosen instead, so it says more often that there is one.
 */
export function findSwap(
  watches: readonly SwapWatch[],
  doc: Document | null,
): { readonly asked: string; readonly given: string } | null {
  for (const { asked, own, others } of watches) {
    const given = others.find(({ key }) => MESSAGE_INDEX.has(key));
    if (given === undefined) continue;
    if (!own.some((key) => MESSAGE_INDEX.has(key))) return { asked, given: given.name };
    if (EXCUSES.some((key) => MESSAGE_INDEX.has(key)) && (doc === null || excused(doc, own, given)))
      return { asked, given: given.name };
    if (!CHOICES.some((key) => MESSAGE_INDEX.has(key))) continue;
    if (doc === null || chosen(doc, own, given)) return { asked, given: given.name };
  }
  return null;
}

const EXCUSES = ["since", "because", "as", "due", "lack", "lieu", "instead", "rather", "place"].map(
  wordHash,
);
const EXCUSE =
  /(?<!\p{L})(?:since|because|as|due to|for lack of|in lieu of|instead of|rather than|in place of)(?!\p{L})/giu;
/** What is no longer so: "as HTML instead of the PDF of before" is told of what was asked. */
const FORMER = /(?<!\p{L})(?:before|old|former|previous|gone|no longer|was)(?!\p{L})/iu;

/** "As an HTML attachment, since the PDF library is too new": what was asked stands nowhere but in the reason. */
function excused(doc: Document, own: readonly number[], given: { readonly key: number }): boolean {
  let found = false;
  for (const clause of doc.clauses()) {
    CLAUSE_INDEX.read(clause.plain);
    if (!own.some((key) => CLAUSE_INDEX.has(key))) continue;
    if (FORMER.test(clause.plain)) return false;
    if (!partsAt(clause.plain, own, given.key)) return false;
    found = true;
  }
  return found;
}

/** Whether a reason or comparison parts a clause, with what is given in front of it and what was asked behind. */
function partsAt(text: string, own: readonly number[], given: number): boolean {
  return [...text.matchAll(EXCUSE)].some(({ index }) => {
    CLAUSE_INDEX.read(text.slice(0, index));
    if (!CLAUSE_INDEX.has(given) || own.some((key) => CLAUSE_INDEX.has(key))) return false;
    CLAUSE_INDEX.read(text.slice(index));
    return own.some((key) => CLAUSE_INDEX.has(key));
  });
}

const CHOICES = ["chose", "chosen", "went", "opted", "settled"].map(wordHash);
const CHOSEN =
  /(?<!\p{L})(?:chose|chosen is|chosen was|went (?:with|for)|opted for|settled on)((?: [^ ,.;:]+){1,3})/iu;
const BESIDE =
  /(?<!\p{L})(?:than|instead of|rather than|in place of|unlike|as \p{L}+ as)(?!\p{L})/iu;

/** "I chose SQLite, it is as quick as PostgreSQL": what was asked is only said to be compared with. */
function chosen(
  doc: Document,
  own: readonly number[],
  given: { readonly name: string; readonly key: number },
): boolean {
  let taken = false;
  for (const clause of doc.clauses()) {
    const choice = CHOSEN.exec(clause.plain)?.[1];
    if (choice !== undefined) {
      CLAUSE_INDEX.read(choice);
      taken ||= CLAUSE_INDEX.has(given.key);
    }
    CLAUSE_INDEX.read(clause.plain);
    if (own.some((key) => CLAUSE_INDEX.has(key)) && !BESIDE.test(clause.plain)) return false;
  }
  return taken;
}
