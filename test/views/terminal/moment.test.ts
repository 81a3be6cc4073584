import { expect, test } from "bun:test";
import { moment, spanSince } from "../../../src/views/terminal/moment.ts";

const NOW = "2026-11-21T09:30:00Z";

test("how long something has lasted is said as far as it has begun", () => {
  expect(spanSince("2026-11-21T05:10:00Z", NOW)).toBe("2026-11-21T05:10:00Z (4h20m)");
  expect(spanSince(NOW, NOW)).toBe(`${NOW} (0s)`);
  const ahead = "2026-11-21T10:30:00Z";
  expect(spanSince(ahead, NOW)).toBe(`${ahead} (in 1h)`);
  expect(spanSince(ahead, NOW)).toBe(moment(ahead, NOW));
});
