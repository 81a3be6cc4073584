/** Prints `N passed, N failed` from a JUnit report; the totals stand on its root element. */
import { readFileSync } from "node:fs";

const [file = "dist/test-report.xml"] = process.argv.slice(2);
let counts = { tests: 0, failures: 0, errors: 0, skipped: 0 };
try {
  const root = /<testsuites\b[^>]*>/u.exec(readFileSync(file, "utf8"))?.[0] ?? "";
  const count = (name) => Number(new RegExp(`\\b${name}="(\\d+)"`, "u").exec(root)?.[1] ?? 0);
  counts = {
    tests: count("tests"),
    failures: count("failures"),
    errors: count("errors"),
    skipped: count("skipped"),
  };
} catch (error) {
  console.error(`no test report at ${file}: ${error.message}`);
}
const failed = counts.failures + counts.errors;
const passed = counts.tests - failed - counts.skipped;

if (counts.skipped > 0) console.log(`skipped, with a reason each: ${counts.skipped}`);
console.log(`${passed} passed, ${failed} failed`);
process.exit(failed === 0 && passed > 0 ? 0 : 1);
