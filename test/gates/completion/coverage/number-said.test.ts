import { expect, test } from "bun:test";
import { numberSaid } from "../../../../src/gates/completion/coverage/clause.ts";
import { MESSAGE_INDEX } from "../../../../src/gates/completion/coverage/word-index.ts";

test.each([
  [40, "The sail has forty patches.", true],
  [48, "The sail has forty-eight patches.", true],
  [12, "A dozen lamps are lit.", true],
  [40.5, "The sail has forty patches.", false],
  [48.5, "The sail has forty-eight patches.", false],
])("%d in %j: %p", (count, message, said) => {
  MESSAGE_INDEX.read(message);
  expect(numberSaid(count)).toBe(said);
});
