import { expect, test } from "bun:test";
import { resolve } from "node:path";
import { findGuidance } from "../../src/app/find-guidance.ts";

const GUIDANCE = {
  prefixes: [
    { prefix: "/srv/project", documents: ["docs/decisions.md"] },
    { prefix: "/srv/project/api/", documents: ["api.md", "/etc/api.md"] },
    { prefix: "/srv/project/empty", documents: [] },
    { prefix: "sub", documents: ["sub.md"] },
  ],
  fallback: ["default.md"],
};
const absolute = (path: string): string => resolve("/policy", path);

test.each([
  ["/srv/project", ["/policy/docs/decisions.md"]],
  ["/srv/project/", ["/policy/docs/decisions.md"]],
  ["/srv/project/web/src", ["/policy/docs/decisions.md"]],
  ["/srv/project/api", ["/policy/api.md", "/etc/api.md"]],
  ["/srv/project/api/v1", ["/policy/api.md", "/etc/api.md"]],
  ["/srv/project/web/../api", ["/policy/api.md", "/etc/api.md"]],
  ["/srv/project-x", ["/policy/default.md"]],
  ["/srv/project/apis", ["/policy/docs/decisions.md"]],
  ["/srv", ["/policy/default.md"]],
  ["/", ["/policy/default.md"]],
  ["/srv/project/empty", []],
  ["/policy/sub/x", ["/policy/sub.md"]],
])("%s is guided by %p", (workingDir, documents) => {
  expect(findGuidance(GUIDANCE, workingDir, absolute)).toEqual(documents);
});

test("a prefix matches the path as given or the real one, and the longest of both decides", () => {
  const guided = (given: string, real: string) => findGuidance(GUIDANCE, given, absolute, real);
  expect(guided("/home/dana/link", "/srv/project/web")).toEqual(["/policy/docs/decisions.md"]);
  expect(guided("/srv/project/web", "/data/web")).toEqual(["/policy/docs/decisions.md"]);
  expect(guided("/srv/project/web", "/srv/project/api")[0]).toBe("/policy/api.md");
  expect(guided("/srv/project/api", "/srv/project/web")[0]).toBe("/policy/api.md");
  expect(guided("/home/dana/link", "/data/web")).toEqual(["/policy/default.md"]);
});

test("without a policy there is no guidance", () => {
  expect(findGuidance({ prefixes: [], fallback: [] }, "/srv", absolute)).toEqual([]);
});

test("the root matches everything, and any longer prefix comes before it", () => {
  const guidance = {
    prefixes: [
      { prefix: "/", documents: ["root.md"] },
      { prefix: "/srv", documents: ["srv.md"] },
    ],
    fallback: ["default.md"],
  };
  expect(findGuidance(guidance, "/home", absolute)).toEqual(["/policy/root.md"]);
  expect(findGuidance(guidance, "/srv/x", absolute)).toEqual(["/policy/srv.md"]);
});
