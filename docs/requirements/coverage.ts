/** The requirement rows of a ledger page: lines of a table whose first cell is an id such as `PL-093`. */
export function requirementIds(page: string): string[] {
  return [...page.matchAll(/^\| ([A-Z]{2}-\d{3}) \|/gm)].map(([, id]) => id ?? '');
}

/** Ids cited in the titles of tests; an id elsewhere in a test file proves nothing and does not count. */
export function citedIds(source: string): Set<string> {
  const cited = new Set<string>();
  for (const { index, 0: call } of source.matchAll(/\b(?:it|test|describe)(?:\.\w+)*(?=[(`])/g)) {
    let at = index + call.length;
    // `it.each(rows)(title)`: the title stands in the second pair of brackets.
    const after = endOfGroup(source, at);
    if (source[after] === '(') at = after;
    const [title] = /^\(\s*(?:'(?:[^'\\]|\\.)*'|"(?:[^"\\]|\\.)*"|`(?:[^`\\]|\\.)*`)/.exec(
      source.slice(at),
    ) ?? [''];
    for (const [id] of title.matchAll(/\b[A-Z]{2}-\d{3}\b/g)) cited.add(id);
  }
  return cited;
}

/** The end of the brackets or the template that begin at `start`; brackets in strings and comments do not count. */
function endOfGroup(source: string, start: number): number {
  const token = /'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"|`(?:[^`\\]|\\.)*`|\/\/[^\n]*|\/\*[^]*?\*\/|[()]/g;
  token.lastIndex = start;
  let depth = 0;
  for (let found = token.exec(source); found !== null; found = token.exec(source)) {
    if (found[0] === '(') depth += 1;
    else if (found[0] === ')') depth -= 1;
    if (depth === 0) return token.lastIndex;
  }
  return source.length;
}

export interface SystemCoverage {
  readonly system: string;
  readonly total: number;
  readonly cited: number;
  /** Ids that no test cites, in the ledger's order. */
  readonly missing: readonly string[];
}

/** How much of each system the tests cite, and ids cited that no ledger knows. */
export function coverage(
  pages: readonly { system: string; page: string }[],
  cited: ReadonlySet<string>,
): { systems: SystemCoverage[]; unknown: string[] } {
  const known = new Set<string>();
  const systems = pages.map(({ system, page }) => {
    const ids = requirementIds(page);
    for (const id of ids) known.add(id);
    const missing = ids.filter((id) => !cited.has(id));
    return { system, total: ids.length, cited: ids.length - missing.length, missing };
  });
  return { systems, unknown: [...cited].filter((id) => !known.has(id)).sort() };
}

/** Ids of one system as ranges of numbers: `001–004, 007`. */
export function asRanges(ids: readonly string[]): string {
  const ranges: [number, number][] = [];
  for (const id of ids) {
    const number = Number(id.slice(3));
    const last = ranges.at(-1);
    if (last && last[1] === number - 1) last[1] = number;
    else ranges.push([number, number]);
  }
  const text = (number: number): string => String(number).padStart(3, '0');
  return ranges.map(([from, to]) => (from === to ? text(from) : `${text(from)}–${text(to)}`)).join(', ');
}
