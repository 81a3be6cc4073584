import { type Whereabouts, isNameable, typedFlag } from "../domain/board-command.ts";
import { type Problem, notFound } from "../domain/errors.ts";
import type { Reader } from "../store/port.ts";
import { withoutCredentials } from "./artifact-url.ts";

/** Artifacts that wait for a review that are read for the url that was meant. */
const MOST_READ = 300;

/** What a command says about a url under which nothing is recorded; `alike` is a recorded one of almost that spelling. */
export function noArtifact(
  url: string,
  alike: string | null,
  { place = "" }: Whereabouts,
): Problem {
  return notFound(
    "artifact.not_found",
    `no artifact is recorded under "${withoutCredentials(url)}"`,
    alike === null
      ? `check the url against "svc-artifacts list${place}"`
      : `did you mean${typedFlag("--url", alike)}?`,
  );
}

/**
 * A recorded url that differs only by its scheme, the slash at its end, the case of its letters or what stands behind `?`
 * and `#`: what lookups find, then those that wait for a review, the first of them. Null when there is none.
 */
export async function urlAlike(reader: Reader, url: string): Promise<string | null> {
  for (const found of await reader.manyArtifacts(spellingsOf(url))) {
    if (found !== null && canBeShown(found.url)) return found.url;
  }
  const wanted = bare(url);
  let read = 0;
  for await (const row of reader.artifacts({ unreviewed: true })) {
    if (wanted !== "" && bare(row.url) === wanted && canBeShown(row.url)) return row.url;
    read += 1;
    if (read === MOST_READ) break;
  }
  return null;
}

function canBeShown(url: string): boolean {
  return isNameable(url) && withoutCredentials(url) === url;
}

/** The nearest first. */
function spellingsOf(url: string): readonly string[] {
  const parsed = URL.parse(SCHEME.test(url) ? url : `https://${url}`);
  if (parsed === null) return [];
  const { protocol, host, pathname, search, hash } = parsed;
  const toggled = pathname.endsWith("/") ? pathname.slice(0, -1) : `${pathname}/`;
  const paths = [pathname, toggled].flatMap((path) => [path, path.toLowerCase()]);
  return [protocol, "https:", "http:"].flatMap((scheme) =>
    [`${search}${hash}`, search, ""].flatMap((behind) =>
      paths.map((path) => `${scheme}//${host}${path}${behind}`),
    ),
  );
}

function bare(url: string): string {
  return url.replace(SCHEME, "").replace(BEHIND, "").replace(/\/$/u, "").toLowerCase();
}

const SCHEME = /^[a-z][a-z\d+.-]*:\/\//iu;
const BEHIND = /[?#].*$/su;
