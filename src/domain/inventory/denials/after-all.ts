import { affirmedIn } from "./affirmed-deed.ts";
import { foundIn } from "./found-after-all.ts";
import { saidAnyway } from "./said-anyway.ts";

/** Whether an item tells as so what a condition says is not so, or is gone, or is to be found nowhere. */
export function toldAfterAll(item: string): (condition: string) => boolean {
  const ways = [saidAnyway(item), affirmedIn(item), foundIn(item)];
  return (condition) => ways.some((tells) => tells?.(condition) === true);
}
