import { afterAll, beforeAll, describe, expect, test } from "bun:test";
import { join } from "node:path";
import { typedFlag } from "../../../src/domain/board-command.ts";
import { TOOLS } from "../../../src/cli/tools.ts";
import { ROOT, runCommand } from "../run.ts";
import { ENROLMENT, RECORDING, URL, codes, openWorkspace, whole } from "../workspace.ts";

const space = openWorkspace("completion");
afterAll(() => space.remove());

beforeAll(() => {
  for (const ref of ["build-linux", "build-macos", "team:web", "it's two words"]) {
    space.goals("set", "--session-ref", ref, ...ENROLMENT, "--lane-id", ref);
  }
  space.artifacts("record", ...RECORDING);
});

/** The candidates for a command line that ends at its last word. */
function candidates(...words: readonly string[]): readonly string[] {
  const { exit, stdout, stderr } = space.goals("__complete", "--", ...words);
  expect([exit, stderr]).toEqual([0, ""]);
  return stdout
    .trimEnd()
    .split("\n")
    .map((line) => line.split("\t")[0] ?? "");
}

describe("what may follow", () => {
  test("commands, flags that are not there yet, choices", () => {
    expect(candidates("svc-goals", "re")).toEqual(["words", "resume", "redirect", "resolve-ask"]);
    const flags = candidates("svc-goals", "get", "--format", "json", "--");
    expect(flags).toEqual(["words", "--session-ref", "--root", "--policy-config", "--help"]);
    expect(candidates("svc-goals", "roster", "--format", "")).toEqual(
      expect.arrayContaining(["markdown", "box", "cards", "json"]),
    );
    expect(candidates("svc-goals", "list", "--format=b")).toEqual(["words", "--format=box"]);
    expect(candidates("svc-goals", "set", "--status", "w")).toEqual(["words", "working"]);
    expect(candidates("svc-goals", "completion", "")).toEqual(["words", "bash", "zsh", "fish"]);
    expect(candidates("svc-goals", "hel")).toEqual(["words", "help"]);
    expect(candidates("svc-goals", "help", "se")).toEqual(["words", "set"]);
    expect(candidates("svc-goals", "help", "set", "")).toEqual(["words"]);
    expect(candidates("svc-replay-eval", "help", "")).toEqual(["words", "merge"]);
    expect(candidates("svc-replay-eval", "--fixtures", "x", "--exp")).toEqual([
      "words",
      "--explain",
    ]);
  });

  test("session references and urls from the store, files and folders from the shell", () => {
    expect(candidates("svc-goals", "get", "--session-ref", "build")).toEqual([
      "words",
      "build-linux",
      "build-macos",
    ]);
    expect(candidates("svc-goals", "get", "--session-ref=team")).toEqual([
      "words",
      "--session-ref=team:web",
    ]);
    expect(candidates("svc-artifacts", "get", "--url", "https")).toEqual(["words", URL]);
    expect(candidates("svc-goals", "set", "--goal-file", "")).toEqual(["file"]);
    expect(candidates("svc-goals", "list", "--root", "")).toEqual(["directory"]);
    for (const flag of ["--fixtures", "--policy-config", "--output", "--baseline"]) {
      expect([flag, ...candidates("svc-replay-eval", flag, "c")]).toEqual([flag, "file"]);
    }
    expect(candidates("svc-replay-eval", "merge", "p")).toEqual(["file"]);
    space.goals("add-ask", "--session-ref", "team:web", "--open-ask", "Which\n  key?");
    const asks = ["resolve-ask", "--session-ref", "team:web", "--ask-index", ""];
    expect(candidates("svc-goals", ...asks)).toEqual(["words", "0"]);
    expect(candidates("svc-goals", "resolve-ask", "--ask-index", "")).toEqual(["words"]);
    const elsewhere = ["--root", space.folder, "--session-ref", ""];
    expect(candidates("svc-goals", "get", ...elsewhere)).toEqual(["words"]);
    expect(candidates("svc-goals", "get", "--root", "postgres://x/y", "--session-ref", "")).toEqual(
      ["words"],
    );
  });

  test("finished sessions are offered only where no other has such a name", () => {
    const signed = ["--acknowledged-by", "operator:dana"];
    space.goals("close", "--session-ref", "build-macos", ...signed);
    const offered = (verb: string, start: string) =>
      candidates("svc-goals", verb, "--session-ref", start).slice(1);
    for (const verb of ["set", "close", "due", "add-ask"]) {
      expect([verb, ...offered(verb, "build")]).toEqual([verb, "build-linux"]);
      expect([verb, ...offered(verb, "build-m")]).toEqual([verb, "build-macos"]);
    }
    for (const verb of ["get", "now", "hold", "redirect", "log"]) {
      expect([verb, ...offered(verb, "build")]).toEqual([verb, "build-linux", "build-macos"]);
    }
    expect(offered("resume", "")).toEqual([]);
    space.goals("hold", "--session-ref", "build-macos", "--reason", "wait");
    space.goals("hold", "--session-ref", "team:web", "--reason", "wait");
    expect(offered("resume", "")).toEqual(["build-macos", "team:web"]);
    expect(offered("resume", "build-l")).toEqual([]);
  });

  test("a review is offered for what waits for one", () => {
    const other = "https://artifacts.example.com/b/later";
    space.artifacts("record", ...RECORDING.with(1, other));
    const review = ["--response", "read it", "--actor", "operator:dana"];
    space.artifacts("mark-reviewed", "--url", URL, ...review);
    expect(candidates("svc-artifacts", "mark-reviewed", "--url", "https")).toEqual([
      "words",
      other,
    ]);
    expect(candidates("svc-artifacts", "get", "--url", "https")).toEqual(["words", URL, other]);
    expect(candidates("svc-artifacts", "log", "--url", other)).toEqual(["words", other]);
  });

  test("no name that could deceive whoever reads it is offered", () => {
    for (const ref of [
      "safe\u202etxt.exe",
      "safe\u200b",
      "safe\u2066x",
      "safe日本",
      "safe é",
      "safe👩\u200d👧",
    ]) {
      space.goals("set", "--session-ref", ref, ...ENROLMENT, "--lane-id", ref);
    }
    expect(candidates("svc-goals", "get", "--session-ref", "safe")).toEqual([
      "words",
      "safe é",
      "safe日本",
      "safe👩\u200d👧",
    ]);
  });

  test("nonsense has no candidates and no errors", () => {
    expect(candidates("svc-goals", "nonsense", "")).toEqual(
      [""].filter(() => false).concat("words"),
    );
    expect(space.goals("__complete").stdout).toBe("");
    expect(space.goals("__complete", "--", "other", "x").stdout).toBe("");
  });
});

test("completion without a shell, with an unknown one", () => {
  expect(whole(space.goals("completion"), space)).toMatchInlineSnapshot(`
    "exit 2
    -- stderr
    svc-goals: no shell is named: give one of bash, zsh, fish"
  `);
  expect(whole(space.goals("completion", "bsh"), space)).toMatchInlineSnapshot(`
    "exit 2
    -- stderr
    svc-goals: there is no script for "bsh": did you mean bash?"
  `);
  const named = space.goals("completion", "bash", "--root", "", "--policy-config", "nope");
  expect([named.exit, named.stdout, codes(named)]).toEqual([
    2,
    "",
    ["root.empty", "policy.unreadable"],
  ]);
  expect(codes(space.goals("completion", "bsh", "--policy-config", "nope"))).toEqual([
    "policy.unreadable",
  ]);
  // A shell that starts is not to be told of a variable that the script does not need.
  const elsewhere = { env: { SVC_ROOT: "~/x", SVC_POLICY_CONFIG: "nope" } };
  expect(space.run("svc-goals", ["completion", "bash"], elsewhere).exit).toBe(0);
});

test("every script names every tool", () => {
  for (const shell of ["bash", "zsh", "fish"]) {
    for (const tool of Object.keys(TOOLS)) {
      expect(space.goals("completion", shell).stdout).toContain(tool);
    }
  }
});

/** Waits until a text is on a screen; what is there instead is told when it does not come. */
async function shown(text: string, screen: () => string): Promise<void> {
  const until = performance.now() + 30_000;
  while (!screen().includes(text) && performance.now() < until) await Bun.sleep(20);
  expect(screen()).toContain(text);
}

const hasShell = (shell: string): boolean => Bun.which(shell) !== null;
const env = {
  LANG: "C.UTF-8",
  SVC_ROOT: space.root,
  PATH: `${join(ROOT, "dist/bin")}:${process.env["PATH"] ?? ""}`,
};

describe("in bash", () => {
  /** What bash would put in the place of the word at the end of a line. */
  function completed(line: string): readonly string[] {
    const script = `
      eval "$(svc-goals completion bash)"
      compopt() { echo "compopt $*"; }
      COMP_LINE=$1 COMP_POINT=\${#1}
      # Words as readline splits them, quotes kept.
      mapfile -t COMP_WORDS < <(grep -oP "'[^']*'?|\\"[^\\"]*\\"?|[:=]+|(\\\\\\\\.|[^\\s:='\\"])+" <<< "$1")
      [[ $1 == *' ' ]] && COMP_WORDS+=('')
      COMP_CWORD=$((\${#COMP_WORDS[@]} - 1))
      _svc_complete svc-goals
      printf '%s\\n' "\${COMPREPLY[@]}"`;
    const ran = runCommand(["bash", "-c", script, "bash", line], { env, cwd: space.folder });
    expect(ran.stderr).toBe("");
    return ran.stdout.trimEnd().split("\n");
  }

  test("commands, flags, choices and session references", () => {
    expect(completed("svc-goals ros")).toEqual(["roster"]);
    expect(completed("svc-goals roster --format m")).toEqual(["markdown"]);
    expect(completed("svc-goals get --session-ref build-l")).toEqual(["build-linux"]);
    expect(completed("svc-goals set --goal-file ")[0]).toBe("compopt -o default");
    expect(completed("svc-goals list --root ")[0]).toBe("compopt -o dirnames");
  });

  test("names with colons, quotes and blanks; --flag=value", () => {
    expect(completed("svc-goals get --session-ref team:w")).toEqual(["web"]);
    expect(completed("svc-goals get --session-ref tea")).toEqual(["team:web"]);
    expect(completed("svc-goals get --session-ref it")).toEqual(["it\\'s\\ two\\ words"]);
    expect(completed("svc-goals list --format=c")).toEqual(["cards"]);
  });

  test("stored text that a shell would run or not show, inside of quotes and outside", () => {
    const root = join(space.folder, "hostile");
    for (const ref of ["pay $(touch ran) `id` \\", "hid\u2028den", "it's two", "wow! it's"]) {
      space.goals("set", "--session-ref", ref, ...ENROLMENT, "--lane-id", ref, "--root", root);
    }
    const named = (typed: string) =>
      completed(`svc-goals get --root ${root} --session-ref${typed}`);
    const escaped = "pay \\$(touch ran) \\`id\\` \\\\";
    expect(named(' "pay')).toEqual([escaped]);
    expect(named('="pay')).toEqual([escaped]);
    expect(named(" 'pay")).toEqual(["pay $(touch ran) `id` \\"]);
    expect(named(" pay")).toEqual(["pay\\ \\$\\(touch\\ ran\\)\\ \\`id\\`\\ \\\\"]);
    expect(named("=hid")[0]).toStartWith("$'hid\\");
    // An open quote begins anew, a closed one is a part of the word.
    expect(named(" 'pa'\"y")).toEqual([escaped.slice(2)]);
    expect(named(" 'pa'y")).toEqual(named(" pay"));
    // What the quote cannot hold is not offered: 'it's two', "wow! it's".
    expect(named(" 'it")).toEqual([""]);
    expect(named(' "wow')).toEqual([""]);
    expect(named("=it\\'s")).toEqual(["it\\'s\\ two"]);
  });

  test("typed in a terminal, the Tab key completes", async () => {
    let screen = "";
    const shell = Bun.spawn(["bash", "--norc", "--noprofile", "-i"], {
      env: { ...env, PS1: "$ ", TERM: "xterm" },
      cwd: space.folder,
      terminal: {
        cols: 120,
        rows: 20,
        data: (_, data) => void (screen += new TextDecoder().decode(data)),
      },
    });
    const until = (text: string) => shown(text, () => screen);
    shell.terminal?.write('eval "$(svc-goals completion bash)"; echo rea""dy\n');
    await until("ready");
    screen = "";
    shell.terminal?.write("svc-goals now --sess\tbuild-l\t\n");
    await until("open: Publish the nightly build");
    expect(screen).toContain("svc-goals now --session-ref build-linux");
    shell.terminal?.write("exit\n");
    await shell.exited;
  });
});

describe("in zsh", () => {
  test.skipIf(!hasShell("zsh"))("Tab completes (skipped where zsh is not installed)", async () => {
    let screen = "";
    const shell = Bun.spawn(["zsh", "-f", "-i"], {
      env: { ...env, TERM: "xterm", ZDOTDIR: space.folder },
      cwd: space.folder,
      terminal: {
        cols: 120,
        rows: 20,
        data: (_, data) => void (screen += new TextDecoder().decode(data)),
      },
    });
    const until = (text: string) => shown(text, () => screen);
    shell.terminal?.write(
      'PS1="$ "; autoload -Uz compinit; compinit -u -D; eval "$(svc-goals completion zsh)"; echo rea""dy\n',
    );
    await until("ready");
    screen = "";
    shell.terminal?.write("svc-goals now --sess\tbuild-l\t\n");
    await until("open: Publish the nightly build");
    shell.terminal?.write("svc-goals now --session-ref team:\t\n");
    await until("--session-ref team:web");
    space.file("the notes.md", "");
    shell.terminal?.write("\u0015svc-goals set --goal-file=the\t\n");
    await until("--goal-file=the\\ notes.md");
    shell.terminal?.write("exit\n");
    await shell.exited;
  });
});

describe("in fish", () => {
  test.skipIf(!hasShell("fish"))("complete -C tells (skipped where fish is not installed)", () => {
    const completed = (line: string): readonly string[] => {
      const script = `svc-goals completion fish | source; complete -C '${line}'`;
      const ran = runCommand(["fish", "--no-config", "-c", script], {
        env: { ...env, HOME: space.folder },
        cwd: space.folder,
      });
      return ran.stdout
        .trimEnd()
        .split("\n")
        .map((found) => found.split("\t")[0] ?? "");
    };
    expect(completed("svc-goals ros")).toEqual(["roster"]);
    expect(completed("svc-goals get --session-ref build-l")).toEqual(["build-linux"]);
    expect(completed("svc-goals list --format b")).toEqual(["box"]);
    expect(completed(`svc-artifacts get --url ${URL.slice(0, -1)}`)).toEqual([URL]);
    space.file("text=one.md", "");
    expect(completed("svc-goals set --goal-file text")).toEqual(["text=one.md"]);
    expect(completed("svc-goals set --goal-file=text=")).toEqual(["--goal-file=text=one.md"]);
    expect(completed("svc-goals list --root=roo")).toEqual(["--root=root/"]);
  });

  test.skipIf(!hasShell("fish"))("quotes of fish and those that the tools print", () => {
    const root = join(space.folder, "my root $HOME 'q' \"d\" \\b");
    space.goals("set", "--session-ref", "it's", ...ENROLMENT, "--root", root);
    const completed = (line: string): string => {
      const script = "svc-goals completion fish | source; complete -C $argv[1]";
      const command = ["fish", "--no-config", "-c", script, "--", line];
      return runCommand(command, { env: { ...env, HOME: space.folder }, cwd: space.folder }).stdout;
    };
    const fish = `'${root.replaceAll("\\", "\\\\").replaceAll("'", "\\'")}'`;
    for (const typed of [` --root ${fish}`, typedFlag("--root", root)]) {
      expect(completed(`svc-goals get${typed} --session-ref `)).toBe("it's\n");
      expect(completed(`svc-goals get${typed} --session-ref 'it\\'`)).toBe("it's\n");
      expect(completed(`svc-goals get${typed} --session-ref "it'`)).toBe("it's\n");
    }
    space.file("cases one.json", "[]");
    expect(completed("svc-replay-eval --fixtures cases\\ o")).toBe("cases one.json\n");
    expect(completed("svc-goals help ros")).toStartWith("roster\t");
  });
});
