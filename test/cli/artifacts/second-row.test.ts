import { afterAll, expect, test } from "bun:test";
import { RECORDING, URL, codes, flags, openWorkspace, record } from "../workspace.ts";

const space = openWorkspace("second-row");
afterAll(() => space.remove());

const TWIN = URL.replace("artifacts.example", "ARTIFACTS.example");
const OTHER_SPELLING = URL.replace("/a/", "/./a/");
const publish = (url: string, title: string): Record<string, unknown> =>
  record(space.artifacts("record", ...flags({ url, title }), ...RECORDING.slice(4)));
const shown = (url: string): unknown => record(space.artifacts("get", "--url", url))["title"];
const review = (url: string): Record<string, unknown> =>
  record(space.artifacts("mark-reviewed", ...flags({ url, response: "Read it" }), ...DANA));
const DANA = ["--actor", "operator:dana"];

test("every rule that a row breaks which no publication reaches has the advice that leads somewhere", () => {
  const rows = openWorkspace("unreached");
  rows.artifacts("record", ...RECORDING);
  for (const url of [TWIN, " "]) {
    rows.sql("INSERT INTO artifacts (url, record) VALUES (?1, '{}')", url);
  }
  const found: readonly { nonconforming: readonly { advice: string }[] }[] = JSON.parse(
    rows.artifacts("nonconforming").stdout,
  );
  expect(found).toHaveLength(2);
  for (const { nonconforming: rules } of found) {
    expect(rules.length).toBeGreaterThan(1);
    expect(new Set(rules.map(({ advice }) => advice)).size).toBe(1);
    expect(rules[0]?.advice).toContain("have the operator look into it");
  }
  rows.remove();
});

test("doctor names the whole command for an artifact that was edited or is gone", () => {
  const rows = openWorkspace("edited");
  rows.artifacts("record", ...RECORDING);
  rows.sql("UPDATE artifacts SET record = json_set(record, '$.title', 'Edited')");
  const log = `svc-artifacts log --url ${URL}`;
  expect(rows.goals("doctor", "--format", "text").stdout).toContain(
    `compare "svc-artifacts get --url ${URL}" with "${log}"`,
  );
  rows.sql("DELETE FROM artifacts");
  expect(rows.goals("doctor", "--format", "text").stdout).toContain(
    `read what it was with "${log}"`,
  );
  rows.remove();
});

function nonconforming(): Record<string, readonly string[]> {
  const found: readonly { url: string; nonconforming: readonly { code: string }[] }[] = JSON.parse(
    space.artifacts("nonconforming").stdout,
  );
  return Object.fromEntries(
    found.map(({ url, nonconforming: rules }) => [url, rules.map(({ code }) => code)]),
  );
}

test("of two rows that nobody recorded one is reviewed, and then the other is told", () => {
  const rows = openWorkspace("two-rows");
  const [one, other] = ["https://two.example/d", "https://TWO.example:443/d"];
  rows.artifacts("record", ...RECORDING);
  for (const url of [one, other]) {
    rows.sql(
      "INSERT INTO artifacts (url, record) SELECT ?1, json_set(record, '$.url', ?1) FROM artifacts LIMIT 1",
      url,
    );
  }
  const reviewed = (url: string) =>
    rows.artifacts("mark-reviewed", ...flags({ url, response: "Read it" }), ...DANA);
  expect(reviewed(one).exit).toBe(0);
  expect(codes(reviewed(other))).toEqual(["review.already_reviewed"]);
  expect(rows.artifacts("nonconforming").stdout).toContain("artifact.second_row");
  expect(rows.goals("doctor", "--format", "text").stdout).not.toContain("event_misfit");
  rows.remove();
});

test("a second row under another spelling of a recorded url is told, and takes over nothing", () => {
  space.artifacts("record", ...RECORDING);
  space.sql(
    `INSERT INTO artifacts (url, record) SELECT ?1, json_set(record, '$.url', ?1, '$.title', 'Twin') FROM artifacts`,
    TWIN,
  );
  const second = { [TWIN]: ["artifact.second_row"] };
  expect(nonconforming()).toEqual(second);
  expect(space.goals("doctor", "--format", "text").stdout).toContain("[artifact.second_row]");
  const { artifacts } = JSON.parse(space.goals("roster", "--format", "json").stdout);
  expect(artifacts.map(({ next }: { next: string }) => next.split(" ").slice(0, 2))).toEqual([
    ["svc-artifacts", "mark-reviewed"],
    ["svc-artifacts", "get"],
  ]);

  expect(publish(OTHER_SPELLING, "New")["url"]).toBe(OTHER_SPELLING);
  expect(nonconforming()).toEqual(second);
  for (const url of [URL, OTHER_SPELLING]) expect(shown(url)).toBe("New");
  expect(shown(TWIN)).toBe("Twin");

  // Also from the spelling of the second row, which a review or a publication leaves as it is.
  expect(review(TWIN)["title"]).toBe("New");
  expect(
    codes(space.artifacts("mark-reviewed", ...flags({ url: URL, response: "x" }), ...DANA)),
  ).toEqual(["review.already_reviewed"]);
  expect(publish(TWIN, "Newer")["url"]).toBe(OTHER_SPELLING);
  expect(shown(TWIN)).toBe("Twin");
  expect(nonconforming()).toEqual(second);
  const doctor = space.goals("doctor", "--format", "text").stdout;
  expect(doctor).not.toContain("doctor.");
});
