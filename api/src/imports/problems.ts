import { KadrError } from '@kadr/contract';

/** The input that every import takes besides its batch. */
export interface ImportOptions {
  /** Ids of the brands that there are. */
  readonly brands: readonly string[];
  readonly now: Date;
}

/** At most this many problems are named in one error. */
const mostNamed = 20;

/** @throws KadrError INVALID_INPUT that names the first problems, unless there are none. */
export function refuseProblems(problems: readonly string[]): void {
  if (problems.length === 0) return;
  const more = problems.length > mostNamed ? `; and ${problems.length - mostNamed} more` : '';
  throw new KadrError('INVALID_INPUT', {
    message: `The import cannot be applied: ${problems.slice(0, mostNamed).join('; ')}${more}.`,
  });
}

/** The keys that occur more than once, each given once. */
export function repeated(keys: readonly string[]): string[] {
  const seen = new Set<string>();
  return [...new Set(keys.filter((key) => seen.has(key) || !seen.add(key)))];
}
