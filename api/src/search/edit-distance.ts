/**
 * The number of letters to change, omit, add or swap with their neighbour to turn `word` into `typed` (optimal string
 * alignment).
 *
 * @param isBegun treats `typed` as the beginning of a word: the rest of `word` costs nothing
 */
export function editDistance(typed: string, word: string, isBegun = false): number {
  let before: number[] = [];
  let above = Array.from({ length: word.length + 1 }, (_, at) => at);
  for (let row = 1; row <= typed.length; row++) {
    const line = [row];
    for (let at = 1; at <= word.length; at++) {
      const isSame = typed[row - 1] === word[at - 1];
      const isSwapped = typed[row - 1] === word[at - 2] && typed[row - 2] === word[at - 1];
      line.push(
        Math.min(
          valueAt(above, at) + 1,
          valueAt(line, at - 1) + 1,
          valueAt(above, at - 1) + (isSame ? 0 : 1),
          row > 1 && at > 1 && isSwapped ? valueAt(before, at - 2) + 1 : Infinity,
        ),
      );
    }
    before = above;
    above = line;
  }
  return isBegun ? Math.min(...above) : valueAt(above, word.length);
}

function valueAt(line: readonly number[], at: number): number {
  return line[at] ?? Infinity;
}
