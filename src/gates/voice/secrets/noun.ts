import { lazily } from "../lazy-pattern.ts";

/**
 * What a sentence in plain form names as a secret. A password is one by itself; a key, a token or a
 * cookie only by what stands before it; a variable in code is the name of one, and its value the secret.
 */

/** What makes "key", "token", "cookie" or "code" a secret one. */
const KIND =
  "api|access|private|secret|client|ssh|signing|encryption|master|deploy|deployment|publish|publishing|service|root|admin|prod|production|live|real|bearer|auth|oauth|session|login|refresh|personal|upload|merchant|cloud|licence|license|webhook|stripe|bot|app|mail|registry|server|gateway|platform|pgp|gpg|hsm|tsig|wallet|vault|mfa|2fa";
const CODES =
  "(?:recovery|backup|rescue|one-time|two-factor|second-factor|verification|authenticator|alarm|sms|tan)";
const WORDS =
  "passwords?|passwd|pass ?phrases?|passcodes?|credentials?|secrets?|logins?|pins?(?= (?:of|for) (?:the |your |our )?(?:[a-z]+ )?(?:card|account|safe|door|gate|phone|till|sim|alarm)s? )|otp|mnemonic|kubeconfig|connection string|key material|private (?:half|part|portion|one|parts)|(?:seed|recovery) (?:phrase|words)|one-time passwords?|card numbers?|pem(?: block)?|begin private key block|env(?:ironment)? file|(?:credentials?|secrets?|key) file|(?:service account|account)'s json|database url";
/** "the six digits from the phone app" */
const READ_OFF =
  "(?:digits|codes?|number) (?:from|on|in) (?:the|your) (?:[a-z]+ )?(?:app|authenticator|phone|token|fob)";
const STORES =
  "keychain|keystore|keyring|vault|hsm|(?:password|secrets?) (?:store|manager)|credential store|environment|environment variables|env(?:ironment)? vars";
/** Keys that open nothing. */
const HARMLESS =
  "primary|foreign|sort|cache|partition|public|object|row|idempotency|translation|i18n|group|map|hash|next|page|css|design|max|min|num";
const NAMES = `\\$?\\{?(?!(?:[a-z0-9]+_)*(?:${HARMLESS})_(?:key|token)s?)(?:[a-z0-9]+_)*(?:[a-z0-9]+_(?:key|token|pass|secret|pw|pwd|pat|dsn)|[a-z0-9]+_(?:password|passwd|passphrase|credentials?))(?:_[a-z0-9]+)?\\}?`;
/** What has keys and tokens that open nothing. */
const HELD_BY =
  "cache|entry|entries|rows?|map|objects?|records?|items?|list|index|group|bucket|messages?|document|node|lexer|parser|design|model|grammar|stream|layer|table|file|story|song|piece";
/** Files that hold nothing but secrets, with or without their path. */
const FILES =
  "(?![^ `]*(?:ca|cert|chain|public|pub)\\.pem)(?!`(?:stat|ls|git|chmod|rm|diff|wc|touch|cp|mv|test|grep)_)[^ `]*(?:\\.env(?:\\.(?!example|sample|template)[a-z]+)?|\\.(?:pem|p12|pfx|jks|keystore|netrc|npmrc|pgpass)|[^ `]\\.key|\\.ssh/(?!known_hosts|config)[^ `]+|id_rsa|id_ed25519|(?:\\.aws|\\.gem)/credentials|\\.kube/config|/etc/shadow|secrets?\\.(?:ya?ml|json|toml)|process\\.env|os\\.environ)";
const COMMANDS =
  "`(?:(?:print)?env|(?:[^ `]*_)?(?:cat|echo|printf|base64|less|head|tail|gpg|pass|printenv|get|read|op)_[^ `]*(?:secret|token|passw|credential|_key|\\.pem|\\.key|\\.env|netrc|id_rsa|id_ed25519)[^ `]*)`";

/** The end of the phrase, not a further noun: "token count", "password field". */
const ENDS =
  "(?= (?:[.,;:!?()–-]|that|which|you|so|and|or|for|in|into|here|to|at|of|from|with|it|its|we|i|he|as|below|back|too|plainly|now|on|this|used|uses?|once|one|behind|by|is|are|was|do|does|did|has|must|should|goes|protects?|returns?|holds?|says|gives?|contains?|out|each|every|are|the|stored|visible|included|verbatim|please|along|over|straight|side|decoded|when|while|un[a-z]+ed|alias|if|down|would|right|under|only|comes?|arrives?|character|digit|letter|word)(?= |$)| $)";

/** What kind of thing is named: the secret itself, or what its value, contents or output is. */
type SecretKind = "value" | "bare" | "file" | "name" | "command" | "store";

export interface Secret {
  /** Where its words start in the plain form, with the space before them. */
  readonly start: number;
  readonly end: number;
  readonly kind: SecretKind;
  /** Its words, without marks of code. */
  readonly text: string;
}

const SECRET = lazily(
  () =>
    new RegExp(
      ` (?:(?<file>\`?${FILES}\`?)|(?<name>\`?${NAMES}\`?|[$\`][$]?[{]?(?:[a-z]*(?:secret|password|passphrase|apikey|credentials))[}]?\`?)|(?<command>${COMMANDS})|(?<value>(?:${WORDS}|${CODES} codes?|(?:${KIND})(?: [a-z0-9'-]+)? (?:keys?|tokens?|cookies?|pins?)|${READ_OFF})${ENDS})|(?<bare>(?:tokens?|keys?|cookies?)(?! (?:of|that) (?:the |an? |each |every |this )?(?:[^ ]+ )?(?:${HELD_BY}) )${ENDS})|(?<store>(?:${STORES})${ENDS}))(?= |$)`,
      "g",
    ),
);
/** A secret of any sort, one that no longer opens anything, or one made for a test: nothing is given away. */
const NOT_ITSELF = lazily(
  () =>
    new RegExp(
      ` (?:(?:a|an|no|any|each|one|two|three|another)(?: (?!of |in |with |and )[^ .,;:]+){0,2}|(?:test|dummy|fake|sample|made-up|wrong|expired|invalid|missing|unused|duplicate|unknown|default|placeholder|failed|public|csrf|reset|colou?r|design|extra|untranslated|revoked)(?: [a-z]+)?)$`,
    ),
);

const BARELY = lazily(() => new RegExp(` (?:${HARMLESS})$`));

/** No sentence needs more to be judged by. */
const MOST = 8;

/** The secrets that a sentence names, from left to right. */
export function secretsIn(plain: string): readonly Secret[] {
  const found: Secret[] = [];
  for (const match of plain.matchAll(SECRET())) {
    if (found.length === MOST) break;
    const { groups = {}, index } = match;
    const kind = KINDS.find((name) => groups[name] !== undefined) ?? "bare";
    if (NOT_ITSELF().test(plain.slice(Math.max(0, index - 60), index))) continue;
    if (kind === "bare" && BARELY().test(plain.slice(Math.max(0, index - 20), index))) continue;
    found.push({
      start: index,
      end: index + match[0].length,
      kind,
      text: match[0].replaceAll(/[ `]/g, ""),
    });
  }
  return found;
}

const KINDS: readonly SecretKind[] = ["file", "name", "command", "value", "bare", "store"];
