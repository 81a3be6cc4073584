import { type Outcome, type Problem, accept, refused, reject } from "../domain/errors.ts";
import { excerpt } from "../domain/excerpt.ts";
import { checkText } from "../domain/text-field.ts";
import { normalUrl } from "../store/normal-url.ts";

/**
 * The rule of artifact urls: HTTPS, a URL without credentials, under the policy's prefix by origin
 * and whole path segments (the prefix `https://` admits any).
 *
 * @returns the normalised url, the artifact's identity
 * Errors, which call it `field`: `url.empty`, `url.unreadable`, `url.not_https`, `url.spelling`, `url.credentials`,
 * `url.outside_prefix`.
 */
export function readArtifactUrl(url: string, prefix: string, field = "--url"): Outcome<string> {
  const problems = checkText(url, field);
  if (problems.length > 0) return reject(...problems);
  if (url === "") {
    return reject(refused("url.empty", `${field} is empty`, "give the https address"));
  }
  const parsed = URL.parse(url);
  if (parsed === null) {
    return reject(
      refused("url.unreadable", `"${shownUrl(url)}" is no url`, "give the whole https address"),
    );
  }
  const wrong: Problem[] = [];
  if (parsed.protocol !== "https:") {
    wrong.push(
      refused(
        "url.not_https",
        `"${shownUrl(url)}" is not https`,
        "publish it under an https address",
      ),
    );
  }
  if (parsed.protocol === "https:" && !LITERAL.test(url)) wrong.push(misspelt(url, parsed));
  if (parsed.username !== "" || parsed.password !== "") {
    wrong.push(
      refused(
        "url.credentials",
        "the url contains a user name or password",
        "give it without them",
      ),
    );
  }
  if (wrong.length === 0 && !isUnder(parsed, prefix)) {
    wrong.push(
      refused(
        "url.outside_prefix",
        `"${shownUrl(url)}" is not under ${prefix}`,
        `publish it there, or have artifacts.url_prefix in the policy changed`,
      ),
    );
  }
  return wrong.length > 0 ? reject(...wrong) : accept(normalUrl(url));
}

/**
 * What stands there has to be the address: a reader of URLs mends `https:host` and `https:\\host`, takes a backslash in the path
 * for a slash and drops line breaks, and whoever clicks or compares the stored text does not. In `https:///guide`, the address
 * of a host without a name, it takes the path for the host.
 */
const LITERAL = /^https:\/\/[^\s\p{Cc}/\\?#][^\s\p{Cc}\\?#]*(?:[?#][^\s\p{Cc}]*)?$/iu;
const BLANK = /[\s\p{Cc}]/u;
const WITHOUT_HOST = /^https:\/\/[/\\]/iu;

function misspelt(url: string, parsed: URL): Problem {
  if (WITHOUT_HOST.test(url)) {
    const what = `"${shownUrl(url)}" has no host between https:// and the path`;
    return refused("url.spelling", what, "give the whole https address");
  }
  const what = !/^https:\/\//iu.test(url)
    ? "does not begin with https://"
    : BLANK.test(url)
      ? "has white space or control characters in it"
      : "has a backslash in it, which is read as a slash";
  // A user name and password are told of beside this, and are not repeated.
  const mended = new URL(parsed);
  mended.username = "";
  mended.password = "";
  const { href } = mended;
  const advice = `give it as ${shownUrl(href)}`;
  return refused("url.spelling", `"${shownUrl(url)}" ${what}`, advice);
}

function isUnder(url: URL, prefix: string): boolean {
  if (prefix === "https://") return true;
  const allowed = URL.parse(prefix);
  if (allowed === null || allowed.origin !== url.origin) return false;
  if (allowed.pathname.endsWith("/") && !url.pathname.startsWith(allowed.pathname)) return false;
  const wanted = segmentsOf(allowed);
  const given = segmentsOf(url);
  return wanted.length <= given.length && wanted.every((segment, at) => segment === given[at]);
}

/** The path segments; a slash at the end adds none. */
function segmentsOf({ pathname }: URL): readonly string[] {
  return pathname.replace(/\/$/u, "").split("/").slice(1);
}

function shownUrl(url: string): string {
  return excerpt(withoutCredentials(url), 100);
}

const CREDENTIALS = /^(?<scheme>[a-z][a-z0-9+.-]*:)?(?<slashes>[\\/]*)[^\\/?#]*@/iu;

/** A url as it may be printed: a user name and password in it are replaced. */
export function withoutCredentials(url: string): string {
  return url.replace(CREDENTIALS, "$<scheme>$<slashes>…@");
}
