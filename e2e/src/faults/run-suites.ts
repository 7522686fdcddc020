/** A measurement during faults, and its upper bound; null when it is only shown. */
export interface Figure {
  readonly name: string;
  readonly value: number;
  readonly unit?: string;
  readonly most: number | null;
}

/** Makes faults of one kind, and reports its progress. */
export type Suite = (say: (sentence: string) => void) => Promise<readonly Figure[]>;

/** Runs the named suites, all without a name, and prints their figures. Returns the exit code. */
export async function runSuites(
  suites: Readonly<Record<string, Suite>>,
  names: readonly string[],
): Promise<number> {
  const unknown = names.filter((name) => !(name in suites));
  if (unknown.length > 0) {
    console.error(`There is no suite “${unknown.join(', ')}”; there are ${Object.keys(suites).join(', ')}.`);
    return 2;
  }
  let broken = 0;
  for (const [name, run] of Object.entries(suites)) {
    if (names.length > 0 && !names.includes(name)) continue;
    const figures = await run((sentence) => console.error(`${name}: ${sentence}`));
    console.log(`\n${name}\n${table(figures)}`);
    broken += figures.filter((figure) => !isKept(figure)).length;
  }
  return broken === 0 ? 0 : 1;
}

export function isKept({ value, most }: Figure): boolean {
  return most === null || value <= most;
}

function table(figures: readonly Figure[]): string {
  const rows = figures.map((figure) => {
    const { name, value, unit = '', most } = figure;
    const written = Number.isInteger(value) ? String(value) : value.toFixed(2);
    const bound = most === null ? '' : `${isKept(figure) ? '✓' : '✗'} at most ${most}${unit && ` ${unit}`}`;
    return [name, `${written}${unit && ` ${unit}`}`, bound] as const;
  });
  const [first, second] = [0, 1].map((at) => Math.max(...rows.map((row) => row[at]?.length ?? 0)));
  return rows
    .map(([name, value, bound]) =>
      `  ${name.padEnd(first ?? 0)}  ${value.padStart(second ?? 0)}  ${bound}`.trimEnd(),
    )
    .join('\n');
}
