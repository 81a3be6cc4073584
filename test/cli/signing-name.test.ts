import { expect, test } from "bun:test";
import { readSigningName } from "../../src/cli/signing-name.ts";

test.each([
  ["dana", "dana"],
  ["Dana Scully", "Dana Scully"],
  ["operator:dana", "dana"],
  [" Operator: dana scully ", "dana scully"],
  ["dana.scully@example.com", "dana.scully@example.com"],
  ["dana_s7", "dana_s7"],
  ["Su", "Su"],
  ["Ludwig van Beethoven", "Ludwig van Beethoven"],
  ["Miles O’Brien", "Miles O’Brien"],
  ["Nora", "Nora"],
  ["Günther", "Günther"],
  ["田中 太郎", "田中 太郎"],
])("%j signs", (answer, name) => {
  expect(readSigningName(answer)).toEqual({ kind: "name", name });
});

test.each(["ask dana", "dana scully", "the-day after", "si", "j", "admin", "Windows is missing"])(
  "%j is asked about",
  (answer) => {
    expect(readSigningName(answer)).toEqual({ kind: "doubtful", name: answer });
  },
);

const WORDS = `nope q NO! nein help ? . clear session:agent7 no n nah non quit exit cancel abort STOP Stop.
  wait Later later... y yes ok sure operator: operator:no operator:session:x guard:x 42 -- -h
  ls LS cd /tmp ./run ~/x -y a|b a>b a;b dana; $USER \`id\` "dana" :q :wq ^C`;

test.each([
  ...WORDS.split(/\s+/u),
  "no thanks",
  "not yet",
  "not now, thanks",
  "No, Dana",
  "Dana says no",
  "yes dana",
  "dana & co",
  "ls -la",
  "cd ..",
  "git status",
  "svc-goals list",
  "i do not know",
  "what is this",
  "I am not sure about that one",
  "Once upon a time in the West",
  "",
  " ",
  "dana\u0007",
  "\u001b[A",
  "dana\u200b",
  "dana\ufffd",
  "dana\ud800",
])("%j leaves everything as it is", (answer) => {
  expect(readSigningName(answer)).toEqual({ kind: "none" });
});
