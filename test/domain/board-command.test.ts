import { describe, expect, test } from "bun:test";
import { tmpdir } from "node:os";
import { typedFlag } from "../../src/domain/board-command.ts";
import { EVERY_REASON, board } from "../views/board/sample.ts";

/** Every machine has bash; the others read along where they are installed. */
const READERS = ["bash", "zsh", "dash", "fish"]
  .flatMap((shell) => Bun.which(shell) ?? [])
  .flatMap((shell) => ["C", "C.UTF-8"].map((locale) => [shell, locale] as const));

function inShell(shell: string, line: string, env: Readonly<Record<string, string>> = {}) {
  return Bun.spawnSync([shell, "-c", line], {
    env: { HOME: tmpdir(), LC_ALL: "C.UTF-8", ...env },
    stderr: "pipe",
  });
}

describe("a command line", () => {
  const line = (value: string) => `svc-goals get${typedFlag("--session-ref", value)}`;

  test("is quoted only where a shell needs it", () => {
    expect(line("nightly-build_2")).toBe("svc-goals get --session-ref nightly-build_2");
    expect(line("it's")).toBe(`svc-goals get --session-ref 'it'"'"'s'`);
    expect(line("-x")).toBe("svc-goals get --session-ref=-x");
    expect(line("a\\'b")).toBe(String.raw`svc-goals get --session-ref 'a'"\\'"'b'`);
    expect(line("a\u202eb'\\\u001b")).toBe(
      String.raw`svc-goals get --session-ref "$(printf 'a\342\200\256b\047\134\033')"`,
    );
    expect(line("caf\u00e9")).toBe("svc-goals get --session-ref 'caf\u00e9'");
    expect(line("cafe\u0301 日!")).toBe(
      "svc-goals get --session-ref \"$(printf 'cafe\\314\\201 日\\041')\"",
    );
  });

  test("read by any shell in any locale, gives back exactly the arguments and runs nothing", () => {
    const refs = [
      "",
      "a\\'; touch PWN #",
      "a\nit'; touch PWN #",
      "-'\\\n';touch PWN #%d$(touch PWN)`touch PWN`\\",
      "\\\\'\\'",
      "%self",
      '(a) "b"\t<c>\r\nd\ue000\uf600',
      "plain",
      "two words",
      "it's",
      "$HOME `id` $(id)",
      "a|b;c&d>e",
      "*?[x]{a,b}~",
      "-n",
      "=ls",
      "\\n",
      "日本語",
      "a\u202eb",
      "👩‍👩‍👧‍👦",
      "-cafe\u0301\u200b \u001b日'%!",
      "a\nb'\\",
      "7\u001b7\u202e7\u{e0041}7é\u200b",
      "#x",
      "!!",
    ];
    for (const ref of refs) {
      const typed = line(ref).replace("svc-goals get", "printf '%s\\0'");
      for (const [shell, locale] of READERS) {
        const { stdout } = inShell(shell, typed, { LC_ALL: locale });
        const read = stdout.toString().split("\0").slice(0, -1);
        expect([shell, locale, read.join("=").replace(/^--session-ref=/u, "")]).toEqual([
          shell,
          locale,
          ref,
        ]);
      }
    }
  });

  test("never names another thing where a shell would drop what the name ends with", () => {
    for (const ref of ["a\n", "a\n\n", "\0a", "\ud800a"]) {
      const typed = line(ref).replace("svc-goals get --session-ref", "printf %s");
      for (const [shell] of READERS) {
        expect(inShell(shell, typed).stdout.toString()).toMatch(/^(?:a\ufffd|\ufffda)$/u);
      }
    }
  });

  test("that is not filled in is refused by the shell", () => {
    const typed = board(EVERY_REASON).goals[0]!.next!;
    expect(typed).toEndWith("--resolution <answer>");
    for (const [shell] of READERS) {
      const ran = inShell(shell, typed.replace("svc-goals", "echo"));
      expect(ran.stdout.toString()).toBe("");
      expect(ran.stderr.toString()).not.toBe("");
    }
  });
});
