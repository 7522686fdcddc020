/**
 * Does work in rounds: what comes while one is under way is gathered, and is the next one. So that much that comes at once
 * is done together, and what came earlier is done first. A round that fails does not keep the next from being done.
 */
export function inRounds<T>(
  work: (gathered: readonly T[]) => Promise<void>,
  onError: (error: unknown, gathered: readonly T[]) => void,
): (item: T) => void {
  let gathered: T[] = [];
  let isUnderWay = false;
  const run = async (): Promise<void> => {
    // Also what comes in this moment, as notifications of one packet do, is of the first round.
    await Promise.resolve();
    while (gathered.length > 0) {
      const round = gathered;
      gathered = [];
      try {
        await work(round);
      } catch (error) {
        onError(error, round);
      }
    }
    isUnderWay = false;
  };
  return (item) => {
    gathered.push(item);
    if (isUnderWay) return;
    isUnderWay = true;
    void run();
  };
}
