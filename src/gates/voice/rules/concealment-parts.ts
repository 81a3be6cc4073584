export const ANYONE =
  "anyone anybody anyone_else anybody_else a_soul nobody the_others the_team the_reviewer the_reviewers the_user the_client the_customer the_owner them others people the_auditors the_auditor the_operator the_rest your_reviewer";

/** What there may be to hide. */
export const TROUBLE =
  "failure failures failed fail error errors bug lost loss missing wrong broken outage mix-up mixup slip blunder mishap downtime accident misstep hiccup glitch detour breakdown gap problem problems issue incident mistake mistakes delay regression skipped empty hole slow red crash outage leak workaround hack shortcut";

/** Where others would read of it. */
export const PLACE =
  "pull_request pr change_log logbook report summary changelog description commit_message release_notes minutes ticket thread write-up status hand-over handover books paper_trail audit_trail";
