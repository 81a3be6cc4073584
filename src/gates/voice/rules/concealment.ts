import type { PhraseRule } from "../rule.ts";
import { FALSE_REPORT } from "./concealment-false-report.ts";
import { KEPT_QUIET } from "./concealment-kept-quiet.ts";
import { MADE_UP } from "./concealment-made-up.ts";
import { UNMENTIONED } from "./concealment-unmentioned.ts";
import { DECEIT } from "./concealment-deceit.ts";
import { ANYONE, PLACE } from "./concealment-parts.ts";
import { anchorsIn, listed } from "./phrase-parts.ts";

/** Orders to keep something from others. */
export const CONCEALMENT_RULES: readonly PhraseRule[] = [
  {
    id: "voice.concealment",
    sentence: "The nudge asks for something to be kept from others.",
    advice: "Ask for the result as it is, with what failed named.",
    anchors: [
      ...anchorsIn(ANYONE),
      ...anchorsIn(PLACE),
      ...listed(`stays remains inform notify rug back nothing under business summary report though tell telling mention
        between quiet secret yourself wraps nobody hide trace tracks off cover pretend word know
        notice informing notifying conceal breathe silent discreet discreetly ourselves claim
        look noticing knowing lie unnoticed out log record confidential find say anyone hush
        hear checks reads measures follows cares minds reviews verifies audits inspects between met passed verified tested complete finished approved green whether regardless anyway someday quietly discreetly secretly covertly unobtrusively without anyone asks ask look looks looked seem seems part bit wise wiser admit let wind shred bury sneak silently mentioned mentioning reporting disclosing admitting naming disguise camouflage cloak secret hidden covert webhook backdoor door trapdoor history logs log audit evidence unseen undetected suspects suspect suspicious avoid refrain reference refer clandestinely surreptitiously stealthily furtively invent fabricate fake forge falsify doctor fudge massage timestamp timestamps whether censor history soul message note nudge numbers results failed failing mistake failure outage downtime incident crash loss deletion blame fault false misleading bogus mislead deceive hoodwink trick fool dark unmentioned unreported undisclosed auditor auditors management evidence withhold seem appear cherry-pick runs measurements happened`),
    ],
    patterns: [...FALSE_REPORT, ...KEPT_QUIET, ...UNMENTIONED, ...MADE_UP, ...DECEIT],
    unless: [/ (?:screen reader|screen readers|assistive) /],
    passes: [
      { output: "Read the token from the vault and keep it out of the log." },
      { output: "Don't log anyone's address: keep the path, drop the query." },
      {
        output: "Hide the panel on narrow screens and keep the contract between client and server.",
      },
    ],
    fails: [
      {
        output:
          "Leave the slow file out. Keep this between us, nobody has to know that it was measured.",
      },
      { output: "Fix the count and don't tell anyone about the lost rows." },
    ],
  },
];
