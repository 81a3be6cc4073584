import { lazily } from "../lazy-pattern.ts";

/**
 * The switches, marks and settings by which tools are told to leave out a check, to accept what it found or to let a
 * failure pass, in lower case as they stand in code; `_` stands for a space. Plain words that could mean something else
 * are left out. What a switch makes stricter (`--strict`, `-race`, `-Werror`) is not here.
 */
const SWITCHES: readonly string[] = [
  // JavaScript, TypeScript: linters, types, coverage, tests, packages
  `eslint-disable ts-ignore ts-nocheck ts-expect-error jshint_ignore biome-ignore prettier-ignore tslint:disable stylelint-disable
   istanbul_ignore c8_ignore v8_ignore skiplibcheck "strict":_false strict:_false noimplicitany:_false --transpile-only
   --passwithnotests --pass-with-no-tests --updatesnapshot --update-snapshots --update-snapshot --legacy-peer-deps
   audit-level=critical audit-level_critical audit-level_to_critical --no-audit strict-ssl=false strict-ssl_false --max-warnings=-1
   it.skip test.skip describe.skip  xit( xdescribe test.fixme test.fail continueonerror --bail=0 jest_-u vitest_-u`,
  // Python
  `noqa nosec type:_ignore pylint:_disable pyright:_ignore flake8:_noqa ruff:_noqa mypy:_ignore-errors 
   ignore_missing_imports pragma:_no_cover pragma_no_cover pytest.mark.skip pytest.mark.xfail xfail unittest.skip fmt:_off
   verify=false verify_=_false verify_to_false _create_unverified_context cert_none check_hostname=false check_hostname_=_false
   --trusted-host --cov-fail-under=0 fail_under=0 fail_under_=_0 fail_under_to_0 --deselect disable_warnings --no-verify-ssl --break-system-packages`,
  // JVM, Kotlin, Scala, Android
  `@suppresswarnings @suppress( @suppress(" suppresslint tools:ignore nosonar -dskiptests -dmaven.test.skip skiptests @disabled
   -x_test --exclude-task @suppressfbwarnings checkstyle:off nopmd -dcheckstyle.skip -dspotbugs.skip -denforcer.skip abortonerror_false
   abortonerror_=_false ignorefailures ignorefailures_=_true ignoretestfailures ktlint-disable detekt-baseline
    -dfindbugs.skip testfailureignore failonviolation=false failonviolation_=_false failonerror_false ignoreexitvalue`,
  // Go, Rust, C, C++, Swift, .NET, PHP, Ruby, others
  `nolint lint:ignore -vet=off gosumdb=off gonosumdb gonosumcheck goflags=-insecure insecureskipverify  #nosec
   #[allow( #![allow( allow(clippy allow(dead_code allow(unused #[ignore] --cap-lints --allow-dirty --no-fail-fast ignore_advisory
   nolintnextline -wno-  diagnostic_ignored nolintbegin cppcheck-suppress coverity[ lcov_excl gcov_excl no_sanitize
   detect_leaks=0 halt_on_error=0 -fno-sanitize valgrind_suppression
   swiftlint:disable xctskip nowarn pragma_warning_disable suppressmessage  treatwarningsaserrors=false
   @phpstan-ignore phpstan-ignore phpcs:ignore phpcs:disable psalm-suppress phpstan-baseline --generate-baseline 
   rubocop:disable rubocop_todo --auto-gen-config :nocov: standard:disable sorbet:_ignore typed:_false credo:disable
   hlint_ignore @dialyzer luacheck:_ignore`,
  // Shell, containers, infrastructure as code
  `shellcheck_disable set_+e ||_true ||_: ||_exit_0 ;_true 2>/dev/null yes_| pipe_yes_into chmod_777 chmod_-r_777 chmod_0777 setenforce_0 selinux=0
   seccomp=unconfined seccomp:unconfined apparmor=unconfined apparmor:unconfined --privileged privileged:_true --cap-add=all nopasswd:_all
   sudoers_nopasswd --no-preserve-root hadolint_ignore checkov:skip tfsec:ignore trivy:ignore .trivyignore trivyignore .snyk .nsprc
   -lock=false -auto-approve --auto-approve --force-unlock force-unlock -refresh=false --validate=false --skip-tls-verify
   insecure-skip-tls-verify --grace-period=0 failurepolicy:_ignore 
   kube-linter.io/ignore --disable-openapi-validation --no-hooks --force-conflicts ignore_errors:_yes ignore_errors:_true
   failed_when:_false skip_check --skip-check --soft-fail ansible-lint_skip host_key_checking=false host_key_checking_=_false`,
  // Transport, keys, signatures, access
  `stricthostkeychecking_no stricthostkeychecking_off stricthostkeychecking=no userknownhostsfile=/dev/null node_tls_reject_unauthorized git_ssl_no_verify
   http.sslverify sslverify=false sslverify_false curl_-k curl_--insecure -k_flag --insecure insecure:_true insecure_=_true
   --no-check-certificate --no-gpg-sign --no-gpg-check --nogpgcheck gpgcheck=0 --allow-unauthenticated --allow-insecure
    danger_accept_invalid_certs rejectunauthorized:_false rejectunauthorized_=_false rejectunauthorized_to_false verify_none ssl_verify_none verify_peer_false
   ssl_verifypeer trustallcerts trustallcertificates allowallhostnameverifier servercertificatecustomvalidationcallback
   nsallowsarbitraryloads usescleartexttraffic unsafe-inline unsafe-eval --disable-web-security  --ignore-certificate-errors
   set-executionpolicy_bypass executionpolicy_bypass -executionpolicy --skip-verify --no-verify no-verify --insecure-registry
    cors:_* allowany permitrootlogin_yes --disable-validation robotstxt_obey_=_false robotstxt_obey=false`,
  // Version control, hooks, pipelines, releases
  `--no-verify commit_-n husky=0 [skip_ci] [ci_skip] [no_ci] skip-ci  push_-f push_--force
   bypass_rules enforce_admins=false required_approvals=0 required_approving_review_count=0 allow_failure continue-on-error
   allow_failures  --ignore-checks --skip-checks --skip-tests --skip-test --no-test --no-tests --no-lint --no-check
   --no-checks --skip-validation --no-validate --skip-lint --skip-hooks pre-commit_uninstall git_config_core.hookspath core.hookspath=/dev/null
   --no-strict --allow-warnings --exit-zero --exit-code_0 --no-error --warn-only --fail-never  --nocheck
   nocheck deb_build_options=nocheck --notest gitleaks:allow nosemgrep semgrepignore .gitleaksignore .secrets.baseline pragma:_allowlist
   allowlist_secret secretlint-disable  --skip-audit --ignore-vuln ignore-vuln --skip-signature --skip-migrations
   --skip-db-check --no-check foreign_key_checks=0 foreign_key_checks_=_0 disable_trigger session_replication_role novalidate with_nocheck
   with_(nolock) --no-owner-check --no-quota maxfail=0 retries:_99 --reruns --allow-no-tests --disable-checks
   pa11y-ignore axe.configure disablerules --update-goldens --update-golden --update-goldenfiles --accept-all
   --update-baseline --bless update_expect=1 update_goldens=1 insta_accept --snapshot-update --overwrite-baseline`,
];

const SWITCH = lazily(() => {
  const entries = [...new Set(SWITCHES.join(" ").split(/\s+/))].toSorted(
    (a, b) => b.length - a.length,
  );
  const sources = entries.map((entry) =>
    entry.replaceAll(/[.*+?^${}()|[\]\\]/g, "\\$&").replaceAll("_", "[ _]?"),
  );
  return new RegExp(`(?:^|[^a-z0-9_-])(${sources.join("|")})(?![a-z0-9]|-(?!next|line))`, "g");
});

/** What an order does with a switch that it does not throw: it takes it out, looks for it, refuses or describes it;
 * nor is "line 40 commits with `--no-verify`" an order. */
const LEFT_ALONE = lazily(
  () =>
    /^(?:remove|delete|strip|find|grep|count|list|replace|fix|mend|warn|fail|flag|forbid|ban|report|explain|describe|document|mention|search|undo|revert|show|test|cover|handle|parse|support|rename|refuse|reject|check|write a test|compare|look|unset|disallow|block|clear|stop|avoid|cut|trade|swap|drop(?! in )|don't|do not|never|take (?:[^ ]+ )*?(?:out|away|off)|get rid|[a-z]*[^s]s|(?:line|step|job|rule|case|script) \d+ [a-z]+|(?:turn|switch) (?:[^ ]+ )*?off|make sure) | (?:without|instead of|rather than|not|never|no|alone|explained|those|nowhere|(?:in|into|on) (?:a|the) (?:list|table|report)) /,
);
/** A switch as the subject of what it brings: "a `// @ts-nocheck` at the top gets tsc to 0". */
const BRINGS = lazily(
  () =>
    / (?:gets|gives|settles|satisfies|solves|silences|quiets|quietens|brings|does the trick|does it|will do|is enough|suffices|is all|takes care|is the (?:quickest|shortest|easiest)|makes (?:[^ ]+ )*?(?:pass|green|quiet|happy|through)|keeps (?:[^ ]+ )*?(?:quiet|green|happy|clean)|turns (?:[^ ]+ )*?green|lets (?:it|you|the) ) ?/,
);
/** What stands before a switch in goal and done_when that is not wanted there. */
const UNWANTED =
  / (?:no|not|without|never|none|nothing|remove[ds]?|free of|drop|off|zero|0) (?:[^.;]{0,40} )?$/;

/** "`|| true` behind the call, and …": an order without its verb. */
const PLACED =
  /^[^ ]+(?: true)?[`"')\]]* (?:behind|at|in|on|to|before|after|above|over) (?!.* (?:hides|keeps|is|are|was|has|stands|works) )/;

/** Do goal or done_when ask for the switch? */
function isWanted(found: string, topic: string): boolean {
  const at = topic.indexOf(found);
  if (at < 0) return false;
  return !UNWANTED.test(topic.slice(Math.max(0, at - 60), at).replaceAll(/[`"#/*@([\s]+/g, " "));
}

/** May a text hold a switch at all? */
export function mayHoldSwitch(text: string): boolean {
  const pattern = SWITCH();
  pattern.lastIndex = 0;
  return pattern.test(text.toLowerCase());
}

/** Is a switch thrown in this clause? `order` is what stands from its verb on, "" where it is no order. */
export function throwsSwitch(
  raw: string,
  order: string,
  isStatement: boolean,
  topic: string,
): boolean {
  const lower = raw.toLowerCase();
  const pattern = SWITCH();
  pattern.lastIndex = 0;
  for (let found = pattern.exec(lower); found !== null; found = pattern.exec(lower)) {
    if (isWanted(found[1] ?? "", topic)) continue;
    if (order !== "") return !LEFT_ALONE().test(order.replace(found[1] ?? "", "…"));
    const after = lower.slice(found.index);
    if (BRINGS().test(after) || (!isStatement && found.index < 8 && PLACED.test(after)))
      return true;
  }
  return false;
}
