import type { Clause } from "./split-clauses.ts";
import { trimmed, type Range } from "../text/split.ts";

/** What a clause says of its thing: "可用", "显示总价", "已更新". */
const SAYS =
  /可用|可以|能够|通过|完成|显示|打开|正常|成功|上线|发布|工作|运行|支持|返回|低于|高于|超过|没有|写好|提交|合并|保存|更新|生成|收到|签字|批准|[已为是有无]/u;
/** What opens or closes a piece that goes on with its neighbour: "如果…", "点击后…", "并显示…". */
const OPENS =
  /^(?:如果|若|当|在|对|除|为了|点击|每当|一旦|即使|无论|根据|因为|由于|虽然|只要|只有)/u;
const GOES_ON = /^(?:并|且|但|而|则|就|才|包括|例如|比如|如|以便|从而|所以|因此)/u;
const ENDS_OPEN = /(?:时|后|前|下|中|里|上|的话)$/u;

/** Chinese clauses between commas, each of which says something of its own; the range itself for other text. */
export function hanClauses(text: string, range: Range, guard: Uint8Array): readonly Clause[] {
  const found: Clause[] = [];
  let from = range.start;
  for (let at = range.start; at <= range.end; at++) {
    if (at < range.end && (text[at] !== "，" || guard[at] === 1)) continue;
    if (at > from) found.push({ ...trimmed(text, from, at), subject: "" });
    from = at + 1;
  }
  const pieces = found.map(({ start, end }) => text.slice(start, end));
  const clauses =
    pieces.length > 1 &&
    pieces.every((piece) => SAYS.test(piece) && !GOES_ON.test(piece) && !ENDS_OPEN.test(piece)) &&
    !pieces.some((piece) => OPENS.test(piece));
  return clauses ? found : [{ ...range, subject: "" }];
}
