/** What stands before the password in the address of a server, also in one that is written wrongly. */
const BEFORE_PASSWORD = /(?::\/\/|postgres(?:ql)?:)[^:]*:/iu;
const IN_PARAMETER = /(?<before>password=)[^&]+/giu;

/**
 * A word of the command line or of a variable as it may be shown: with *** for a password. A password
 * may hold any character, so it goes up to the last @: rather too much is hidden than too little.
 */
export function maskSecrets(word: string): string {
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
  return message.replaceAll(/\S+/gu, (word) => maskSecrets(word));
}
