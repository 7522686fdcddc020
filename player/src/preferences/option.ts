/** One choice of a list; at most one of a list is active. */
export interface Option<Value> {
  readonly title: string;
  readonly value: Value;
  readonly active: boolean;
}
