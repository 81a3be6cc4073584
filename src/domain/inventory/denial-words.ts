/** The words by which an item says what is not delivered, and those that say it is after all. */

/** Most items have none of these; the others are read word by word. */
export const MAY_DENY =
  /[✗✘❌✕✖]|n['’]t\b|(?<![\p{L}\p{N}])(?:no|not|never|without|except|excluding|excluded|instead|rather|than|minus|lacking|like|unlike|apart|cannot|fail\w*|br[eo]k\w*|break\w*|crash\w*|missing|omitted|skipped|dropped|red|neither|but|refus\w*|reject\w*|declin\w*|den(?:y|ie[sd])|errors?|absent|incomplete|unfinished|untested|kein\w*|ohne|außer|nicht|fehl\w*|kaputt|scheiter\w*|sans|sauf|pas|sin|salvo|sem|exceto|falla\w*|falta\w*|échoue\w*|manque\w*)(?![\p{L}\p{N}])/iu;

export const CUT =
  /^(?:[,;.!?()|→—–-]|but|while|whereas|although|though|however|aber|mais|pero|mas)$/u;
export const AND = /^(?:and|or|nor|und|et|y|e|oder|ou)$/u;
/** What fails, by itself; the forms that speak of one thing only are apart. */
export const FAILS =
  /^(?:fail|failing|failed|broken|broke|break|crash|crashed|crashing|missing|excluded|omitted|skipped|dropped|red|rejected|refuse|refused|reject|decline|declined|denied|absent|incomplete|unfinished|untested|fehlen|kaputt|scheitern|fallan|faltan|manquent|[✗✘❌✕✖])$/u;
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
export const SOON = /^(?:yet|fully|currently|really|longer|even|at|all|any|more|so|far|been|be)$/u;
export const EVERY =
  /^(?:all|both|every|each|everything|everyone|others?|rest|remaining|alle|beide|none)$/u;

/** A condition that is itself about what fails or is refused: an item may say so. */
export function speaksOfFailure(condition: string): boolean {
  return FAILURE.test(condition);
}

const FAILURE =
  /\b(?:no|not|never|none|nothing|without|fail\w*|refus\w*|reject\w*|errors?|invalid|wrong|block\w*|prevent\w*|ignor\w*|den(?:y|ies|ied)|forbid\w*|stop\w*|missing|broken|cannot|\w+n['’]t|exclud\w*|except|hid\w*|remov\w*|delet\w*|gone|empty|crash\w*|skip\w*|nicht|kein\w*|ohne|pas|sans|sin)\b/iu;
