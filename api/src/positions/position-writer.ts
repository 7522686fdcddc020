import type { MediaPosition } from '@kadr/contract';
import { isDatabaseAway } from '../errors/database-errors.ts';
import type { PositionValues } from './repository.ts';

/** Writes a position. Resolves with the stored position once it is committed. */
export type PositionWriter = (values: PositionValues) => Promise<MediaPosition>;

/** The largest number of positions in one statement, so that the next ones do not wait long. */
const mostAtOnce = 500;

interface Waiting extends PromiseWithResolvers<MediaPosition> {
  readonly values: PositionValues;
}

/**
 * Writes a position immediately, and those that arrive during a write together in the next statement. A statement
 * contains one position per profile and title. If a statement fails, its positions are written one by one, so that a
 * bad one fails alone.
 */
export function createPositionWriter(
  writeAll: (all: readonly PositionValues[]) => Promise<readonly MediaPosition[]>,
): PositionWriter {
  let waiting: Waiting[] = [];
  let isWriting = false;

  const next = (): Waiting[] => {
    const taken = new Map<string, Waiting>();
    const left: Waiting[] = [];
    for (const one of waiting) {
      const key = `${one.values.profileId} ${one.values.mediaItemId}`;
      if (taken.has(key) || taken.size === mostAtOnce) left.push(one);
      else taken.set(key, one);
    }
    waiting = left;
    return [...taken.values()];
  };

  const write = async (batch: readonly Waiting[]): Promise<void> => {
    try {
      const kept = await writeAll(batch.map(({ values }) => values));
      for (const [at, one] of batch.entries()) {
        const position = kept[at];
        if (position === undefined) one.reject(new Error('A position is missing.'));
        else one.resolve(position);
      }
    } catch (error) {
      if (batch.length > 1 && !isDatabaseAway(error)) for (const one of batch) await write([one]);
      else for (const one of batch) one.reject(error);
    }
  };

  const run = async (): Promise<void> => {
    isWriting = true;
    while (waiting.length > 0) await write(next());
    isWriting = false;
  };

  return (values) => {
    const one: Waiting = { values, ...Promise.withResolvers<MediaPosition>() };
    waiting.push(one);
    if (!isWriting) void run();
    return one.promise;
  };
}
