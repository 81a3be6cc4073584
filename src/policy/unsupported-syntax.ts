/** What a pattern asks for that no engine with linear time can do, in words. */
export interface UnsupportedSyntax {
  readonly message: string;
  readonly advice: string;
  /** Where in the pattern, in UTF-16 code units. */
  readonly offset: number;
}

interface Construct {
  readonly start: RegExp;
  readonly name: string;
  readonly advice: string;
}

const NO_LOOKING = "write what surrounds the text into the pattern itself, or use two patterns";

const CONSTRUCTS: readonly Construct[] = [
  { start: /\(\?=/uy, name: "a look-ahead", advice: NO_LOOKING },
  { start: /\(\?!/uy, name: "a negative look-ahead", advice: NO_LOOKING },
  { start: /\(\?<=/uy, name: "a look-behind", advice: NO_LOOKING },
  { start: /\(\?<!/uy, name: "a negative look-behind", advice: NO_LOOKING },
  { start: /\(\?>/uy, name: "an atomic group", advice: "write (?: instead" },
  { start: /\(\?\(/uy, name: "a condition", advice: "use two patterns" },
  { start: /\\[1-9]/uy, name: "a backreference", advice: "write the repeated part out" },
  { start: /\\k[<{']/uy, name: "a backreference", advice: "write the repeated part out" },
  { start: /\(\?P=/uy, name: "a backreference", advice: "write the repeated part out" },
  { start: /[*+?}]\+/uy, name: "a possessive repetition", advice: "leave out the second +" },
];

/** Parts of a pattern in which none of the above means anything: escapes, quotations, classes. */
const OPAQUE = /\\Q[^]*?(?:\\E|$)|\\[^]|\[\^?\]?(?:\\[^]|\[:\w+:\]|[^\]\\])*\]?/uy;

/** The first construct in a pattern that cannot be run in linear time; null when there is none. */
export function describeUnsupported(source: string): UnsupportedSyntax | null {
  let offset = 0;
  while (offset < source.length) {
    const construct = constructAt(source, offset);
    if (construct !== null) {
      const text = source.slice(offset, construct.start.lastIndex);
      return {
        message: `the pattern has ${construct.name} (${text}), which cannot be run in linear time`,
        advice: construct.advice,
        offset,
      };
    }
    OPAQUE.lastIndex = offset;
    offset = OPAQUE.test(source) ? OPAQUE.lastIndex : offset + 1;
  }
  return null;
}

function constructAt(source: string, offset: number): Construct | null {
  for (const construct of CONSTRUCTS) {
    construct.start.lastIndex = offset;
    if (construct.start.test(source)) return construct;
  }
  return null;
}
