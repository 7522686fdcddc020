import { setTimeout as delay } from 'node:timers/promises';

/** Waits some milliseconds. @throws the signal's reason when aborted. */
export async function wait(milliseconds: number, signal: AbortSignal): Promise<void> {
  await delay(milliseconds, undefined, { signal });
}

/** Runs `work` on every item, in their order, at most `atOnce` at a time. @throws the first error of one. */
export async function inOrder<T>(
  items: Iterable<T>,
  atOnce: number,
  work: (item: T) => Promise<void>,
): Promise<void> {
  const waiting = items[Symbol.iterator]();
  const lane = async (): Promise<void> => {
    for (let next = waiting.next(); next.done !== true; next = waiting.next()) await work(next.value);
  };
  await Promise.all(Array.from({ length: Math.max(1, atOnce) }, lane));
}

/** Runs pieces of work one after the other, in the order of the calls. Only the caller of a piece sees its error. */
export function oneAtATime(): <T>(work: () => Promise<T>) => Promise<T> {
  let last: Promise<unknown> = Promise.resolve();
  return (work) => {
    const result = last.then(work, work);
    last = result.catch(() => undefined);
    return result;
  };
}
