import { AsyncLocalStorage } from 'node:async_hooks';

/** Whether the current work may read data that is some seconds old. */
const mayLag = new AsyncLocalStorage<boolean>();

/** Runs work whose reads may go to a replica; if `lagging` is false, they go to the primary. */
export function readingWith<T>(lagging: boolean, run: () => Promise<T>): Promise<T> {
  return mayLag.run(lagging, run);
}

/** False outside `readingWith`, as in background work. */
export function readsMayLag(): boolean {
  return mayLag.getStore() === true;
}
