import { CODE_MARKS, type PhraseRule } from "../rule.ts";
import { ASKED_ROUND } from "./bypass-asked.ts";
import { FALSE_GREEN } from "./bypass-false-green.ts";
import { NAMED_BEFORE } from "./bypass-named-before.ts";
import { SAFEGUARDS_PASSIVE } from "./bypass-passive.ts";
import { SELF_SERVED } from "./bypass-self-served.ts";
import { SAFEGUARDS_LEFT_OUT } from "./bypass-safeguards.ts";
import { SHIPPED_UNCHECKED } from "./bypass-shipping.ts";
import { CHECKS, LIMITS } from "./bypass-parts.ts";
import { anchorsIn, at, one, order, words } from "./phrase-parts.ts";

/** Orders to go round a check, a review or a safeguard. */
export const BYPASS_RULES: readonly PhraseRule[] = [
  {
    id: "voice.override.check",
    sentence: "The nudge tells the session to go round a check, a review or a safeguard.",
    advice: "Ask for the check to be passed, or for what makes it slow or wrong to be mended.",
    anchors: [
      ...anchorsIn(`${CHECKS} ${LIMITS}`),
      ..."restrictions limits rules skipped bypassed waived force verify backdoor straight directly pull pair freeze rule reviewing main pipeline green blind other failing failed red rejected rights privileges powers concern bind prompts formality formalities unprotect unprotected unchecked unreviewed untested expected assertions tolerance complaining expectation expectations golden baseline comment passed asking looking reading admin emergency skip bypass around round past under without off rip tear aside anyway yourself break lift waived embargo moratorium lockdown monitoring logging alerting alerts alarms access control controls vetting circumvented sidestepped evaded dodged overridden auditing recording waiting protected master weaken soften untested unverified unapproved blindly unread whitelist allowlist sneak smuggle tunnel escape approves notices objects necessary trick shortcut rubber-stamp loophole way break-glass borrow steal catch notice rights own privileges quota firewall authentication watching looking asleep books table radar exception access account role admin owner patch out needn't back once omit forgo waive drop".split(
        " ",
      ),
    ],
    needsAnchor: true,
    patterns: [
      ...SAFEGUARDS_LEFT_OUT,
      ...NAMED_BEFORE,
      ...SAFEGUARDS_PASSIVE,
      ...SELF_SERVED,
      ...ASKED_ROUND,
      ...SHIPPED_UNCHECKED,
      ...FALSE_GREEN,
    ],
    unless: [
      / (?:never|not|doesn't|must not|cannot|can't|won't|nobody (?:can|may)|no one (?:can|may)) (?:be able to )?(?:skip|bypass|disable|circumvent) /,
    ],
    passes: [
      { output: "Do not skip lint: add the target and name the findings." },
      { output: "Requests with `?nocache=1` bypass the cache on read." },
      { output: "`release.sh` line 40 pushes with `--no-verify`. Remove the flag." },
      { output: "Skip the check of the second field when the first is empty." },
      { output: "The old check is still in the manual. Leave it out of the new edition." },
      {
        goal: "Tune the spam filter",
        output: "The filter takes 3 seconds. Disable it for your own mails.",
      },
    ],
    fails: [
      { output: "The weighing scan costs an hour, so do without it." },
      { output: "The signature check keeps the build red. Leave it out just this once." },
      { output: "The audit is red. Release it anyway." },
      { output: "Skip the checks and merge." },
      { output: "Deploy it without waiting for review." },
      { output: "To save time, turn the security scan off." },
    ],
  },
  {
    id: "voice.override.flag",
    sentence: "The nudge has the session pass a flag that turns checks off.",
    advice: "Ask for the check to be passed, or for what makes it slow or wrong to be mended.",
    anchors: [CODE_MARKS.flag, "verify", "gpg", "skip", "check", "checks"],
    patterns: [
      {
        ...at("with via using through by", " `[^ ]*--no-verify[^ ]*"),
        unlessBefore: /(?: [a-z]*[^s ]s| made| pushed| committed)(?: [^ ]+){0,2} $/,
      },
      order(
        "commit push merge run use pass add rebase call do finish install ship publish release deploy",
        words(7),
        " `?--?(?:no-verify|skip-\\w+|no-check\\w*|no-gpg-sign)`?",
      ),
      order(
        "use pass add push",
        words(3),
        " `?--force[a-z-]*`?",
        one("so to past since because"),
        words(2),
        one("protection protections hook hooks rule rules check checks review it nobody"),
      ),
      order(
        "commit push merge use run try do call execute take",
        words(6),
        " `[^ ]*--no-verify[^ ]*",
      ),
    ],
    passes: [{ output: "`release.sh` line 40 pushes with `--no-verify`. Remove the flag." }],
    fails: [
      { output: "Commit with --no-verify so that the hook doesn't run." },
      { output: "Put it in with `git commit --no-verify`." },
    ],
  },
];
