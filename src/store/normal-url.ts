/**
 * The WHATWG normal form of a url, under which two spellings of one address are the same. A text
 * that is no url is its own normal form.
 */
export function normalUrl(url: string): string {
  return URL.parse(url.trim())?.href ?? url;
}
