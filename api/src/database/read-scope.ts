import { AsyncLocalStorage } from 'node:async_hooks';

/** Whether what runs now may read something that is some seconds old. */
const mayLag = new AsyncLocalStorage<boolean>();

/** Runs something whose reads may go to a replica: `lagging` false leads them to the primary. */
export function readingWith<T>(lagging: boolean, run: () => Promise<T>): Promise<T> {
  return mayLag.run(lagging, run);
}

/** False outside of `readingWith`, as in background work. */
export function readsMayLag(): boolean {
  return mayLag.getStore() === true;
}
