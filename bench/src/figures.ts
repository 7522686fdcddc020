/** The middle of the values; the mean of the two middle ones when their number is even. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted.length / 2;
  const low = sorted[Math.ceil(middle) - 1] ?? Number.NaN;
  const high = sorted[Math.floor(middle)] ?? Number.NaN;
  return (low + high) / 2;
}

/** The value that `share` of the values (0–1) do not exceed. */
export function percentile(values: readonly number[], share: number): number {
  return values.toSorted((a, b) => a - b)[Math.ceil(values.length * share) - 1] ?? Number.NaN;
}

/** One line of the table: ours beside the peer, and the bound of the ratio. */
export interface Figure {
  readonly name: string;
  readonly ours: number;
  readonly peer: number | null;
  readonly unit: string;
  /** The bound of the figure: a ratio of ours to the peer's, or an absolute value of ours. */
  readonly bound: {
    readonly kind: 'ratio at least' | 'ratio at most' | 'at most';
    readonly value: number;
  } | null;
}

export function keepsBound({ ours, peer, bound }: Figure): boolean {
  if (bound === null) return true;
  const value = bound.kind === 'at most' ? ours : ours / (peer ?? Number.NaN);
  return bound.kind === 'ratio at least' ? value >= bound.value : value <= bound.value;
}

/** The table for the terminal and for notes, in Markdown. */
export function table(figures: readonly Figure[]): string {
  const number = (value: number): string => (value >= 100 ? value.toFixed(0) : value.toFixed(2));
  const rows = figures.map((figure) => {
    const { name, ours, peer, unit, bound } = figure;
    const ratio = peer === null ? '' : (ours / peer).toFixed(2);
    const limit = bound === null ? '' : `${bound.kind} ${bound.value} ${keepsBound(figure) ? '✓' : '✗'}`;
    return `| ${name} | ${number(ours)} ${unit} | ${peer === null ? '' : `${number(peer)} ${unit}`} | ${ratio} | ${limit} |`;
  });
  return ['| What | Ours | Peer | Ratio | Bound |', '|---|---|---|---|---|', ...rows].join('\n');
}
