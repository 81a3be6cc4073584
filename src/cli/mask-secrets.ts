/** How the address of a server of ours begins, also where the scheme is misspelt or names a driver. */
const LIKE_SERVER = /postgre[\w+]{0,30}:/iu;

/**
 * Does an address in the words of libpq stand in a text (`host=h user=u password=…`), as psql takes it, or does it
 * begin with a password?
 */
export function isInWords(text: string): boolean {
  return WORDS.test(text) || /^[\s"'`]*(?:ssl)?password\s*=/iu.test(text);
}

const WORDS =
  /(?<![^\s"'`(<])(?:host|hostaddr|port|user|dbname|service|passfile|options|application_name|connect_timeout|client_encoding|target_session_attrs|requirepeer|ssl\w{0,30})\s*=/iu;

/** Is it the name of a parameter of an address that holds a password, percent signs and all? */
export function isPasswordKey(key: string): boolean {
  try {
    return /^(?:ssl)?password$/iu.test(decodeURIComponent(key));
  } catch {
    return true;
  }
}

/** What stands before the password in an address. */
const BEFORE_PASSWORD = /(?::\/\/|postgre[\w+]{0,30}:)[^:]*:/iu;
/** In the address of a page the user's part ends where the path begins: what is behind it is no password. */
const IN_USER_PART = /(?<before>:\/\/[^\s/?#:]*:)[^\s/?#]*(?=@)/gu;
const PARAMETER = /(?<=[?&])(?<key>[^=&\s]*)=(?<value>[^&\s]*)/gu;
const IN_WORDS = /(?<before>password\s*=\s*)(?:'(?:[^'\\]|\\.)*'?|(?<value>[^\s']+))/giu;

/**
 * A word of the command line or of a variable as it may be shown: with *** for a password. In the address of a
 * server a password may hold any character, so it goes up to the last @: rather too much is hidden than too
 * little. The addresses of pages and what else stands in messages are the user's own and stay as they are.
 */
export function maskSecrets(word: string): string {
  return maskAddress(isInWords(word) ? maskWords(word) : word);
}

/** A message in which somebody's words stand, the same way. */
export function maskMessage(message: string): string {
  const inWords = WORDS.test(message) || /["'`]\s*(?:ssl)?password\s*=/iu.test(message);
  return (inWords ? maskWords(message) : message).replaceAll(/\S+/gu, maskAddress);
}

function maskAddress(word: string): string {
  if (!LIKE_SERVER.test(word) && /https?:\/\//iu.test(word)) {
    return word.replaceAll(IN_USER_PART, "$<before>***");
  }
  const end = Math.max(word.lastIndexOf("@"), 0);
  const before = BEFORE_PASSWORD.exec(word.slice(0, end));
  const masked =
    before === null
      ? word
      : `${word.slice(0, before.index + before[0].length)}***${word.slice(end)}`;
  if (!LIKE_SERVER.test(word)) return masked;
  return masked.replaceAll(PARAMETER, (found, key: string, value: string) =>
    isPasswordKey(key) ? `${key}=***${closing(value)}` : found,
  );
}

function maskWords(text: string): string {
  return text.replaceAll(
    IN_WORDS,
    (_, before: string, value: string | undefined) => `${before}***${closing(value ?? "")}`,
  );
}

/** The marks at the end of a value, which are those of the sentence around it. */
function closing(value: string): string {
  let at = value.length;
  while (at > 0 && `"'”’)]:;,.`.includes(value.charAt(at - 1))) at -= 1;
  return value.slice(at);
}
