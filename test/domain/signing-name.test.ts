import { expect, test } from "bun:test";
import { readSigningName } from "../../src/domain/signing-name.ts";

test.each([
  ["operator:dana", "dana"],
  [" Operator: dana scully ", "dana scully"],
  ["operator : hmm", "hmm"],
])("%j leaves no doubt", (answer, name) => {
  expect(readSigningName(answer)).toEqual({ name, hasKind: true });
});

test.each([
  "dana",
  "Dana Scully",
  "dana.scully@example.com",
  "dana_s7",
  "Miles O’Brien",
  "Nora",
  "Günther",
  "田中 太郎",
  "j",
  "nooo",
  "no-one",
  "Ask Dana",
  "Name Nguyen",
  "Namer",
  "status",
  "lgtm",
])("%j could be a name", (answer) => {
  expect(readSigningName(` ${answer} `)).toEqual({ name: answer, hasKind: false });
});

const WORDS = `n no No. NO! q Q quit exit EXIT y yes ? . operator: operator:no operator:session:x session:agent7
  guard:x 42 -- -h /tmp ./run ~/x -y a|b a>b a;b dana; $USER \`id\` "dana" :q :wq ^C`;

test.each([
  ...WORDS.split(/\s+/u),
  "name",
  "operator:name",
  "operator: NAME.",
  "operator:your name",
  "No, Dana",
  "dana & co",
  "cd /tmp",
  "",
  " ",
  "dana\u0007",
  "\u001b[A",
  "dana\u200b",
  "dana\ufffd",
  "dana\ud800",
])("%j can be no name", (answer) => {
  expect(readSigningName(answer)).toBeNull();
});
