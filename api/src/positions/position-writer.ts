import type { MediaPosition } from '@kadr/contract';
import { isDatabaseAway } from '../errors/database-errors.ts';
import type { PositionValues } from './repository.ts';

/** Writes a position and gives what is kept; it is committed then. */
export type PositionWriter = (values: PositionValues) => Promise<MediaPosition>;

/** Positions in one statement: more of them make others wait longer. */
const mostAtOnce = 500;

interface Waiting extends PromiseWithResolvers<MediaPosition> {
  readonly values: PositionValues;
}

/**
 * Writes positions that come while others are being written together, in one statement; one that comes alone is written at
 * once. A second one of the same profile and title waits for the next statement. Where a statement fails, each of its
 * positions is written alone, so that one that cannot be written takes no other along.
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
