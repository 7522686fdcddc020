/**
 * Does pieces of work one after the other for each key, so that what is read last is said last; keys do not wait for one
 * another. What fails is told and does not keep the next from being done.
 */
export function inTurn(onError: (error: unknown) => void): (key: number, work: () => Promise<void>) => void {
  const last = new Map<number, Promise<void>>();
  return (key, work) => {
    const done = (last.get(key) ?? Promise.resolve()).then(work).catch(onError);
    last.set(key, done);
    void done.then(() => {
      if (last.get(key) === done) last.delete(key);
    });
  };
}
