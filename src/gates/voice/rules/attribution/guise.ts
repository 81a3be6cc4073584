import { WordClass as C } from "../../lexicon/classes.ts";
import { TOKEN, type Sentence } from "../../sentence.ts";
import type { Form } from "./form.ts";
import type { Mention } from "./mention.ts";

/** "as your supervisor", "operator here", "this is the administrator". */
export function guiseForm(s: Sentence, mention: Mention): Form | null {
  const before = s.read(mention.from - 1);
  if (before === "as" && /^(?:your|our)$/.test(mention.determiner)) {
    return { form: "guise", from: mention.from - 1, to: mention.at };
  }
  if (mention.sense === "technical") return null;
  if (before === "as" && mention.from <= 2 && mention.determiner === "the") {
    for (let at = mention.at + 1; at < s.size && at - mention.at <= 8; at++) {
      if (/^(?:i|we)$/.test(s.read(at)))
        return { form: "guise", from: mention.from - 1, to: mention.at };
    }
  }
  if (before === "as" && speaksFor(s, mention.from - 2)) {
    return { form: "guise", from: mention.from - 1, to: mention.at };
  }
  const next = s.read(mention.at + 1);
  const here = signsOn(s, mention);
  if (here >= 0) return { form: "guise", from: mention.from, to: here };
  // "Two people speaking at once" say nothing here.
  if (
    mention.from <= 1 &&
    !mention.isGeneric &&
    (next === "speaking" || next === "writing") &&
    (s.kindAt(mention.at + 2) !== TOKEN.word ||
      /^(?:here|again|with)$/.test(s.read(mention.at + 2)) ||
      s.read(mention.at + 3) === "you" ||
      s.read(mention.at + 3) === "behalf")
  )
    return { form: "guise", from: mention.from, to: mention.at + 1 };
  const named = introducedName(s, mention);
  if (named >= 0) return { form: "guise", from: named, to: mention.at };
  const introduces =
    /^(?:is|'s|'m|am)$/.test(before) && /^(?:this|it|i|here)$/.test(s.read(mention.from - 2));
  if (introduces && mention.sense === "person" && opensClause(s, mention.from - 2)) {
    const ends =
      s.kindAt(mention.at + 1) === TOKEN.sign ||
      mention.at === s.size - 1 ||
      /^(?:of|from|speaking|writing|again|here|and)$/.test(next);
    const soft =
      (mention.classes & (C.audience | C.group | C.service)) !== 0 &&
      s.read(mention.from - 2) !== "i" &&
      !/^(?:owner|customer|buyer|tenant|landlord|author|reviewer)$/.test(mention.word);
    // "It is the statistics office; see the list": an answer, not a speaker.
    const isAnswer =
      s.read(mention.from - 2) === "it" &&
      (mention.classes & C.name) === 0 &&
      !/^(?:of|from|speaking|writing|again|here)$/.test(next);
    if (ends && !soft && !isAnswer && !mention.isGeneric)
      return { form: "guise", from: mention.from - 2, to: mention.at };
  }
  return null;
}

/** "It's Hanne, the night sister", "Hanne from the ward, night sister": where it opens; -1 when it does not. */
function introducedName(s: Sentence, mention: Mention): number {
  let at = mention.from - 1;
  if (mention.sense !== "person" || !/^[,–(-]$/.test(s.read(at))) return -1;
  const comma = at;
  while (at > 0 && comma - at < 3 && s.isCapital(at - 1)) at--;
  const isIntroduced =
    at < comma &&
    /^(?:is|'s|'m|am)$/.test(s.read(at - 1)) &&
    /^(?:this|it|i|here)$/.test(s.read(at - 2)) &&
    opensClause(s, at - 2);
  const next = s.read(mention.at + 1);
  const ends = s.kindAt(mention.at + 1) !== TOKEN.word || /^(?:of|from|on|at|in|here)$/.test(next);
  return isIntroduced && ends ? at - 2 : -1;
}

/** "writing to you as head of logistics". */
function speaksFor(s: Sentence, from: number): boolean {
  for (let at = from; at >= 0 && from - at <= 3; at--) {
    if (
      /^(?:writ(?:e|ing)|speak(?:ing)?|asking|talk(?:ing)?|acting|contacting|telling|here)$/.test(
        s.read(at),
      )
    )
      return true;
  }
  return false;
}

/** "Hello, platform lead here.", "Tom from logistics here again": the token of "here"; -1 when none. */
function signsOn(s: Sentence, mention: Mention): number {
  // "Old Tom from the brewhouse here"
  const isBynamed = mention.from === 1 && s.isCapital(0) && (mention.classes & C.name) !== 0;
  if ((!opensClause(s, mention.from) && !isBynamed) || mention.isGeneric) return -1;
  let at = mention.at + 1;
  if (/^(?:of|from|in|at|over)$/.test(s.read(at))) {
    while (
      at - mention.at <= 6 &&
      (s.kindAt(at) === TOKEN.word || s.kindAt(at) === TOKEN.number) &&
      !/^(?:here|again)$/.test(s.read(at))
    ) {
      if (s.has(at, C.be | C.auxiliary)) return -1;
      at++;
    }
  }
  const isAgain = s.read(at) === "again" && mention.from === 0 && s.kindAt(at + 1) === TOKEN.sign;
  if (s.read(at) !== "here" && !isAgain) return -1;
  const ends =
    s.kindAt(at + 1) !== TOKEN.word ||
    /^(?:again|with|writing|speaking|and|just)$/.test(s.read(at + 1));
  return ends ? at : -1;
}

/** Does a sentence, or what stands behind a sign or a greeting in it, start here? */
export function opensClause(s: Sentence, at: number): boolean {
  return (
    at === 0 || s.kindAt(at - 1) === TOKEN.sign || /^(?:hi|hello|hey|and)$/.test(s.read(at - 1))
  );
}
