/** Returns the row of an insert that returns one. @throws Error when it returned none. */
export function insertedRow<T>([row]: readonly T[]): T {
  if (row === undefined) throw new Error('The insert returned no row.');
  return row;
}
