import { KadrError } from '@kadr/contract';

/** The input that every import takes besides its batch. */
export interface ImportOptions {
  /** Ids of all brands. */
  readonly brands: readonly string[];
  readonly now: Date;
  /** Whether to remove a picture that the import omits. By default the existing one stays. */
  readonly isWhole?: boolean;
}

/** One error names at most this many problems. */
const mostNamed = 20;

/** A rejected import: all its problems, each a sentence that names the key. */
export class ImportRefused extends KadrError {
  readonly problems: readonly string[];

  constructor(problems: readonly string[]) {
    const more = problems.length > mostNamed ? `; and ${problems.length - mostNamed} more` : '';
    super('INVALID_INPUT', {
      message: `The import cannot be applied: ${problems.slice(0, mostNamed).join('; ')}${more}.`,
    });
    this.problems = problems;
  }
}

/** @throws ImportRefused if there are problems */
export function refuseProblems(problems: readonly string[]): void {
  if (problems.length > 0) throw new ImportRefused(problems);
}

/** The keys that occur more than once, each listed once. */
export function repeated(keys: readonly string[]): string[] {
  const seen = new Set<string>();
  return [...new Set(keys.filter((key) => seen.has(key) || !seen.add(key)))];
}
