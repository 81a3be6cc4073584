/**
 * What an answer to a question that takes a name means. Whoever is asked may believe to be in the shell, or
 * want to get away, so nothing is a name because it is not a refusal: it has to look like one.
 *
 * - `name`: a person's name, which signs
 * - `doubtful`: it might be one, and is asked about
 * - `none`: everything else
 */
type SigningName =
  | { readonly kind: "name" | "doubtful"; readonly name: string }
  | { readonly kind: "none" };

const NONE: SigningName = { kind: "none" };

/** What names are written in, addresses of mail and login names with them: no character with a meaning in a shell. */
const WRITTEN = /^\p{L}[\p{L}\p{M}\p{N}\p{Zs}.'’‘·_@-]*$/u;
/** More words than this are no name, but a sentence. */
const MOST_WORDS = 5;

/** How people refuse, leave, put off, agree without a name, and ask. */
const NO_NAMES: ReadonlySet<string> = new Set(
  `n no nope nop nah naw none nobody non nein nee nej não nao niet nie nicht нет не いいえ 否 아니요 not never neither nothing negative
  q qa wq quit exit bye close leave end escape esc cancel cancelled abort aborted stop halt back return done kill
  help info usage what which who whom whose why how when where huh
  wait later maybe perhaps soon tomorrow today tonight hold pause skip ignore pass next retry undo redo again
  y ye yes yep yeah yup ja oui да ok okay k sure fine agreed accept accepted approve approved confirm confirmed
  true false null undefined default unknown i im i'm i’m it it's it’s this that these those there here the
  my your we you they do does don't don’t dont doesn't doesn’t can can't can’t cannot could should would won't won’t wont
  let let's please thanks thank sorry if but and nevermind decline declined deny denied refuse refused reject rejected
  operator session agent`.split(/\s+/u),
);
/** Words that are names of some people too: they sign only when asked about. */
const ASKED_ABOUT: ReadonlySet<string> = new Set(
  "a an si sí da ne nay so or man name test user admin root me".split(" "),
);
/** Said anywhere, these turn an answer round: "Dana says no". */
const NEGATIONS: ReadonlySet<string> = new Set(
  "no not never don't don’t dont can't can’t cannot won't won’t nein non nicht".split(" "),
);
/** What is typed into a shell by habit; in small or in capital letters only, since Su and Cat are people. */
const COMMANDS: ReadonlySet<string> = new Set(
  `alias apt awk bash bat bg brew bun cargo cat cd chmod chown clear cls code cp curl date deno df diff dir dmesg docker du echo
  emacs env eval exec export fd fg find fish free gcc gh git go grep head history htop id ip java jobs jq journalctl kubectl
  less ll ln logout ls lsof make mkdir more mount mv mvn nano ncdu nohup node npm npx nvim open perl php pip ping pnpm ps psql
  pwd py python python3 reset rg rm rmdir rsync run scp screen sed service set sh sleep sort source sqlite3 ssh su sudo svc-artifacts
  svc-goals svc-replay-eval systemctl tail tar tee time tmux top touch tree type uname uniq unset up uptime uv vi vim watch wc wget
  whereis whoami xargs yarn yay zsh`.split(/\s+/u),
);

/** Reads an answer as the name of an operator, with or without the kind in front. */
export function readSigningName(answer: string): SigningName {
  const hasKind = /^\s*operator\s*:/iu.test(answer);
  const name = answer.replace(/^\s*operator\s*:/iu, "").trim();
  if (!WRITTEN.test(name)) return NONE;
  const words = name.split(/\s+/u).map((word) => word.replace(/^[.'’‘·_@-]+|[.'’‘·_@-]+$/gu, ""));
  const folded = words.map((word) => word.normalize("NFKC").toLowerCase());
  const [first = ""] = folded;
  if (NO_NAMES.has(first) || isCommand(words[0] ?? "")) return NONE;
  if (words.length > MOST_WORDS || folded.some((word) => NEGATIONS.has(word))) return NONE;
  // A letter alone may be a key that was hit by mistake.
  const isAsked = ASKED_ABOUT.has(first) || name.length === 1;
  const isName = !isAsked && (hasKind || looksLikeName(words));
  return { kind: isName ? "name" : "doubtful", name };
}

function isCommand(word: string): boolean {
  const small = word.toLowerCase();
  return COMMANDS.has(small) && (word === small || word === word.toUpperCase());
}

/**
 * One word is a name or a login name. Of several the first and the last begin with a capital letter, or
 * their script has none: "Dana Scully", "Ludwig van Beethoven", but not "ask dana".
 */
function looksLikeName(words: readonly string[]): boolean {
  return (
    words.length === 1 || [words[0], words.at(-1)].every((word = "") => !/^\p{Ll}/u.test(word))
  );
}
