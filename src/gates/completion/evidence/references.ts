/** Whether "#12" and "9f3c2ab" name a pull request and a commit, or a table, a room and a customer: the noun in front decides, but not in brackets. */

/** Words that are no noun of something else. */
const LEADS =
  "as|in|with|via|by|see|through|under|at|on|from|and|or|is|was|are|were|be|been|now|also|to|then|into|onto|behind|out|up|down|over|off|back|of|for|that|this|it|since|after|before|until|within|than|plus|both|only|just|here|not|currently|still|already|namely|als|mit|über|und|comme|dans|avec|como|con|por|en|et|y|has|holds|contains|reads|shows|says|carries|put|made|wrote|built|sent|cut|ran|runs|got|its|their|it['’]s|that['’]s|\\p{L}+ed|\\p{L}+ing|\\p{L}+ly";
/** What commits and pull requests are called and stand in. */
const OF_WORK =
  "prs?|mrs?|pulls?|pull-requests?|requests?|merges?|commits?|head|main|master|trunk|develop|branch|tip|tags?|hash(?:es)?|sha|revisions?|rev|changesets?|changes?|fix(?:es)?|patch(?:es)?|squash|diff|log|git|github|gitlab|push|work|code|versions?|builds?|back-?ports?|follow-up|cherry-pick|repo|repository|origin|deploy|deployment|image|reviews?|refs?|links?|features?|hot-?fix";
const WORD = "[\\p{L}\\d][\\p{L}\\d'’_/.-]{0,39}";
/** "#12, #13 and ": names of the same list in front of this one. */
const LIST = "(?:(?:#\\d{1,6}|`?[0-9a-f]{7,40}`?)(?:, and|, or|,| and| or| &) ){0,5}";

const BEFORE_NUMBER = new RegExp(`(?<![\\p{L}\\d])(${WORD}) ${LIST}[\`"'(]{0,2}$`, "iu");
const LEAD = new RegExp(`^(?:${LEADS}|${OF_WORK})$`, "iu");
/** Verbs and nouns of pull requests, anywhere near. */
const MERGED_NEAR = /\b(?:merged|squashed|landed|pull requests?|merge requests?|PR|MR)\b/iu;
const GIT_NEAR =
  /\b(?:commit(?:s|ted)?|merged?|pushed|branch|squashed|landed|cherry-picked|rebased|git|HEAD|diff|changeset|revision|repo|repository)\b/iu;

/** "We are #1", "the #1 request", "#1 priority": a rank. */
const RANKED =
  /\b(?:the|our|my|its|their|your|a|an|is|are|was|were|am|ranked|remains|stays|number)(?: (?:still|now|again))? $/iu;
const RANK_OF =
  /^ (?!(?:is|was|are|were|has|had|and|or|on|in|for|with|to|by|at|of|now|into|as)\b|\p{L}+(?:s|ed)\b)\p{L}/iu;

/** "#3 in the list of wishes" */
const LISTED_BEHIND =
  /^ (?:in|on|of) (?:the|our|my|your|their) (?:\p{L}{1,20} )?(?:list|table|queue|ranking|agenda|chart|menu|programme|program)(?!\p{L})/iu;

/** Whether a number with its sign ("#12") names a pull request; `before` and `behind` are its line around it. */
export function isPullNumber(name: string, before: string, behind: string): boolean {
  const near = sentenceEnd(before);
  if (MERGED_NEAR.test(near) || /^(?: \p{L}{1,12}){0,2} (?:merged|squashed)\b/iu.test(behind))
    return true;
  if (LISTED_BEHIND.test(behind)) return false;
  const mayRank = /^#\d$/u.test(name);
  if (/\b(?:the|our|my|its|their|your|an?) $/iu.test(near))
    return !RANK_OF.test(behind) && !mayRank;
  if (mayRank && (RANK_OF.test(behind) || RANKED.test(near))) return false;
  const word = near.endsWith("(") ? undefined : BEFORE_NUMBER.exec(near)?.[1];
  return word === undefined || LEAD.test(word);
}

/** "- web 9f3c2ab": a label in front of a commit that ends its phrase. */
const LABELLED = new RegExp(`(?:^|[,;|] )[\\s>*+•|-]{0,8}${WORD} [\`(]{0,2}$`, "u");
const ENDS_PHRASE = /^[`)]{0,2}(?:\s*$|\s*[.,;:)|(])/u;
const BEGINS_WITH =
  /\b(?:begin|start|end)(?:s|ning|ing)? (?:with|in|by) [`"'(]{0,2}$|\b(?:nothing|none|nowhere)\b[^,;.]{0,20} (?:in|of|from|inside|within) (?:the )?$/iu;
/** What is hashed and is no commit: data, and what people and machines send. Of an export or a page it may be its commit. */
const HASHED =
  "(?:(?:[\\p{L}\\d_-]{1,40}/){0,5}[\\p{L}\\d_-]{1,40}\\.[a-z][a-z\\d]{1,4}|(?:lock|zip|csv|pdf|log|key)?files?|passwords?|passphrases?|pins?|contents?|cache|keys?|tokens?|cookies?|secrets?|salted|perceptual|archives?|tarballs?|zips?|pdfs?|csvs?|assets?|bundles?|blocks?|transactions?|users?|photos?|pictures?|downloads?|uploads?|attachments?|backups?|dumps?|snapshots?|binar(?:y|ies)|installers?|packages?|certificates?|documents?|body|payload|rows?|records?|strings?|e-?mail address(?:es)?)";
const DIGEST = "(?:hash(?:es|sum)?|sha)";
const OF_HASHED = `(?:(?:the|an?|this|that|its|our|each|my) )?(?:(?!(?:${OF_WORK}|with|for|to|in|of|that|which)(?!\\p{L}))[\\p{L}-]{1,20} ){0,2}?[\`"]?${HASHED}[\`"]?(?!\\p{L})`;
/** "the password hash is …", "the hash of the file is …", "the file hashes to …" */
const HASH_OF_OTHER = new RegExp(
  `\\b(?:${HASHED}(?:['’]s)? ${DIGEST}(?: (?:is|was|of|reads))?|${DIGEST} (?:of|for) ${OF_HASHED}(?: (?:is|was|reads|now|still)){0,2}|${HASHED} (?:now )?(?:hash(?:es|ed)? to|(?:has|had|got) (?:the |a )?${DIGEST}(?: of)?))[\`:(= ]{0,4}$`,
  "iu",
);
/** "… is the hash of the file" */
const IS_HASH_OF_OTHER = new RegExp(
  `^[\`)"]{0,2} (?:is|was) (?:the |its |our )?(?:${DIGEST} (?:of|for) ${OF_HASHED}(?=[\`"')]{0,2}(?:\\s*$|[.,;:)]| (?:and|which|that|in|on|at|from|as|you|we)(?!\\p{L})))|(?:[\\p{L}-]{1,20} )?${HASHED}(?:['’]s)? ${DIGEST}(?!\\p{L}))`,
  "iu",
);

/**
 * Things that have ids of such digits. Of any other noun the digits are no part: "Submodule 7be04d1 is in place".
 */
const HAS_ID = new RegExp(
  `^(?:[\\p{L}-]{0,20}-)?(?:${[
    "customer|client|account|user|member|guest|visitor|patient|pupil|student|tenant|driver|player|passenger|subscriber|employee|person|contact|supplier|vendor|owner",
    "order|invoice|receipt|booking|reservation|ticket|issue|case|claim|contract|payment|transaction|transfer|refund|voucher|coupon|basket|cart|subscription|policy|quote|offer|delivery|shipment|parcel|package|consignment|pallet|container|crate|box|letter|message|mail|email",
    "key|password|passcode|secret|token|licen[cs]e|certificate|card|pin|code|cookie|session|salt|seed|nonce",
    "device|sensor|machine|printer|scanner|router|meter|tablet|phone|terminal|gateway|node|host|instance|pod|volume|disk|drive|vehicle|car|truck|van|bus|tram|train|bike|boat|trailer|wagon|tag|badge|chip|plate",
    "record|row|entry|item|product|article|part|sku|batch|lot|sample|specimen|object|entity|document|file|folder|photo|picture|image|video|song|track|room|table|seat|locker|slot|plot|parcel|job|run|task|request|trace|span|event|block|asset|colou?r|address|number|serial|id|uuid|guid|identifier",
  ].join("|")})(?:s|es)?$`,
  "iu",
);
/** What only looks like digits; git prints its own in one case. */
const ALGORITHM = /^ed25519$/iu;
const OPENS_BRACKET = /[([][`"']?$/u;

/** Whether hexadecimal digits name a commit; `before` and `behind` are their line around them. */
export function isCommitHash(name: string, before: string, behind: string): boolean {
  const near = sentenceEnd(before);
  if (BEGINS_WITH.test(near)) return false;
  const digest = /^(?:hash|sha)\b/iu.exec(name)?.[0];
  if (HASH_OF_OTHER.test(digest === undefined ? near : `${near}${digest} `)) return false;
  if (IS_HASH_OF_OTHER.test(behind)) return false;
  if (!/^[0-9a-f]+$/iu.test(name)) return true;
  if (ALGORITHM.test(name) || (/[a-f]/u.test(name) && /[A-F]/u.test(name))) return false;
  const word = OPENS_BRACKET.test(near) ? undefined : BEFORE_NUMBER.exec(near)?.[1];
  if (word === undefined || LEAD.test(word) || !HAS_ID.test(word)) return true;
  if (GIT_NEAR.test(near) || GIT_NEAR.test(/^[^.;\n]{0,60}/u.exec(behind)?.[0] ?? "")) return true;
  return LABELLED.test(near) && ENDS_PHRASE.test(behind);
}

/** What the sentence at hand says up to a name. */
function sentenceEnd(before: string): string {
  return before
    .slice(Math.max(before.lastIndexOf(". "), before.lastIndexOf("; ")) + 1)
    .replace(/^ /u, "");
}
