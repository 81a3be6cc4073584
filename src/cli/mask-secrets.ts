/** What may be the address of a server of ours, also where it is written wrongly. */
const OF_SERVER = /postgres(?:ql)?:/iu;
/** The same address in the words of libpq: `host=h user=u password=…`. */
const IN_WORDS = /\b(?:host|hostaddr|port|user|dbname|service|sslmode)=/iu;

/** What stands before the password in such an address. */
const BEFORE_PASSWORD = /(?::\/\/|postgres(?:ql)?:)[^:]*:/iu;
const IN_PARAMETER = /(?<before>password=)[^&\s]+?(?=["'”’)\]:;,.]*(?:&|\s|$))/giu;
/** In any other address the user's part ends where its path begins: what is behind it is no password. */
const IN_USER_PART = /(?<before>:\/\/[^\s/?#:]*:)[^\s/?#]*(?=@)/gu;

/**
 * A word of the command line or of a variable as it may be shown: with *** for a password. In the address of
 * a server of ours a password may hold any character, so it goes up to the last @: rather too much is hidden
 * than too little. What else stands in messages is the user's own and stays as it is.
 */
export function maskSecrets(word: string): string {
  if (!OF_SERVER.test(word)) {
    const masked = word.replaceAll(IN_USER_PART, "$<before>***");
    return IN_WORDS.test(word) ? masked.replaceAll(IN_PARAMETER, "$<before>***") : masked;
  }
  const end = Math.max(word.lastIndexOf("@"), 0);
  const before = BEFORE_PASSWORD.exec(word.slice(0, end));
  const masked =
    before === null
      ? word
      : `${word.slice(0, before.index + before[0].length)}***${word.slice(end)}`;
  return masked.replaceAll(IN_PARAMETER, "$<before>***");
}

/** A message in which somebody's words stand, the same way. */
export function maskMessage(message: string): string {
  const inWords = IN_WORDS.test(message)
    ? message.replaceAll(IN_PARAMETER, "$<before>***")
    : message;
  return inWords.replaceAll(/\S+/gu, (word) => maskSecrets(word));
}
