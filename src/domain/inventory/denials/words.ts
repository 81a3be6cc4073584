/** The words by which an item says what is not delivered, and those that say it is after all. */

const DENYING =
  "no not never neither without except excluding excluded instead rather minus lacking like unlike apart other but cannot errors error failure failures " +
  "fail fails failed failing aborted bounced collapsed exploded jammed stalled broke broken break breaks crash crashes crashed crashing missing omitted skipped dropped red " +
  "refuse refuses refused reject rejects rejected decline declines declined deny denies denied absent incomplete unfinished untested " +
  "kein keine keinen keiner keinem ohne außer nicht fehlt fehlen fehlerhaft kaputt scheitert scheitern sans sauf pas échoue manque manquent " +
  "sin salvo falla fallan falta faltan sem exceto";
const MARKS = ["✗", "✘", "❌", "✕", "✖", "n't", "n’t", "with 50"];

let denying: ReadonlySet<string> | null = null;

/** Whether an item has a word that may deny: most have none, the others are read word by word. */
export function mayDeny(item: string): boolean {
  denying ??= new Set(DENYING.split(" "));
  const text = item.toLowerCase();
  if (MARKS.some((mark) => text.includes(mark))) return true;
  let from = 0;
  for (let at = 0; at <= text.length; at++) {
    const code = text.charCodeAt(at);
    // An expression would have to be compiled first, for most items in vain.
    if (code > 127 || (code >= 97 && code <= 122)) continue;
    if (at > from && denying.has(text.slice(from, at))) return true;
    from = at + 1;
  }
  return false;
}

export const CUT =
  /^(?:[,;.!?()|→—–-]|but|while|whereas|although|though|however|aber|mais|pero|mas)$/u;
export const CONJUNCTION = /^(?:and|or|nor|und|et|y|e|oder|ou)$/u;
/** What fails, by itself; the forms that speak of one thing only are apart. */
export const FAILS =
  /^(?:fail|failing|failed|aborted|bounced|collapsed|exploded|jammed|stalled|broken|broke|break|crash|crashed|crashing|missing|excluded|omitted|skipped|dropped|rejected|refuse|refused|reject|decline|declined|denied|absent|incomplete|unfinished|untested|fehlen|kaputt|scheitern|fallan|faltan|manquent|[✗✘❌✕✖])$/u;
/** What is red when it fails; a hall that is red is painted. */
export const SIGNALS =
  /^(?:(?:tests?|builds?|jobs?|suites?|pipelines?|checks?|runs?|workflows?)(?:['’]s)?|ci|lights?|status)$/u;
export const FAILS_ALONE =
  /^(?:fails|breaks|crashes|refuses|rejects|declines|denies|fehlt|fehlerhaft|scheitert|falla|falta|échoue|manque|[✗✘❌✕✖])$/u;
/** What may follow a word that fails; before another word it describes or has an object ("the failing test is fixed"). */
export const AFTER =
  /^(?:with|on|in|at|for|by|because|due|as|again|so|to|still|since|under|when|if|after|during|and|now|here|there|mit|bei|noch)$/u;
export const NOT = /^(?:not|never|cannot|nicht|pas|\p{L}+n['’]t)$/u;
export const DOUBLE =
  /^(?:no|not|never|nothing|none|nobody|neither|without|zero|0|cannot|stopped|fixed|that|which|who|used|to|if|when|whenever|where|once|until|unless|after|before|soon|case|first|initially|previously|nicht|kein|keine|nichts|ohne|aucun|\p{L}+n['’]t)$/u;
/** "failed until the path was set": it no longer does. */
export const PAST = /^(?:until|till|first|initially|earlier|previously|before|yesterday|bis)$/u;
/** "failed, fixed since": it no longer does. */
export const MENDED = /^(?:fixed|solved|mended|repaired|resolved|corrected)$/u;
export const SOON = /^(?:yet|fully|currently|really|longer|even|at|all|any|more|so|far|been|be)$/u;
export const WHOLE =
  /^(?:all|both|every|each|everything|everyone|others?|rest|remaining|alle|beide|none)$/u;

/** A condition that is itself about what fails or is refused: an item may say so. */
export function speaksOfFailure(condition: string): boolean {
  return FAILURE.test(condition);
}

const FAILURE =
  /\b(?:no|not|never|none|nothing|zero|(?:free|clean|clear|rid|void) (?:of|from)|without|fail\w*|refus\w*|reject\w*|errors?|invalid|wrong|block\w*|prevent\w*|ignor\w*|den(?:y|ies|ied)|forbid\w*|stop\w*|missing|broken|cannot|\w+n['’]t|exclud\w*|except|hid\w*|remov\w*|delet\w*|gone|empty|crash\w*|skip\w*|turn\w* (?:away|down)|(?:kept|locked|shut|thrown) out|nicht|kein\w*|ohne|pas|sans|sin)\b/iu;
