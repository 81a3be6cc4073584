/** A word of a command line by its form. */
export type Token =
  | { readonly kind: "positional"; readonly index: number; readonly value: string }
  | {
      readonly kind: "option";
      readonly index: number;
      /** With its dashes, as typed. */
      readonly rawName: string;
      readonly name: string;
      readonly value: string | undefined;
    };

/**
 * Splits a command line as `parseArgs` of `node:util` does without `strict`: an option that takes a
 * value takes the next word whatever it looks like, unless that is a flag of the command, whose value
 * was forgotten then; behind `--` all is positional. Its own, since loading `node:util` takes as long as reading a record.
 */
export function tokensOf(
  argv: readonly string[],
  takesValue: (name: string) => boolean,
  isFlag: (name: string) => boolean,
): readonly Token[] {
  const tokens: Token[] = [];
  for (let index = 0; index < argv.length; index += 1) {
    const word = argv[index] ?? "";
    if (word === "--") {
      argv.slice(index + 1).forEach((value, at) => {
        tokens.push({ kind: "positional", index: index + 1 + at, value });
      });
      break;
    }
    if (word === "-" || !word.startsWith("-")) {
      tokens.push({ kind: "positional", index, value: word });
      continue;
    }
    const equals = word.startsWith("--") ? word.indexOf("=") : -1;
    const rawName = equals < 0 ? word : word.slice(0, equals);
    const name = rawName.replace(/^--?/u, "");
    if (equals >= 0) {
      const value = word.slice(equals + 1);
      tokens.push({ kind: "option", index, rawName, name, value });
      continue;
    }
    const next = rawName.startsWith("--") && takesValue(name) ? argv[index + 1] : undefined;
    const takesNext = next !== undefined && next !== "-h" && !isFlagWord(next, isFlag);
    const value = takesNext ? next : undefined;
    tokens.push({ kind: "option", index, rawName, name, value });
    if (takesNext) index += 1;
  }
  return tokens;
}

/** Is it a flag of the command, alone or with its value: `--status`, `--status=working`? With blanks in it, it is a text. */
function isFlagWord(word: string, isFlag: (name: string) => boolean): boolean {
  return word.startsWith("--") && isFlag(word.slice(2).split("=", 1)[0] ?? "") && !/\s/u.test(word);
}
