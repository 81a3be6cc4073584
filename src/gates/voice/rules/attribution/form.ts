/** Which form of attribution was met, and the tokens it spans. */
export interface Form {
  readonly form:
    | "demand"
    | "request"
    | "source"
    | "passive"
    | "compound"
    | "label"
    | "guise"
    | "operator";
  readonly from: number;
  readonly to: number;
}
