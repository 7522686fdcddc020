/**
 * Does work in rounds: items that arrive during a round are collected for the next one. Simultaneous items are thus
 * processed together, and earlier items first. A failed round does not prevent the next.
 */
export function inRounds<T>(
  work: (gathered: readonly T[]) => Promise<void>,
  onError: (error: unknown, gathered: readonly T[]) => void,
): (item: T) => void {
  let gathered: T[] = [];
  let isUnderWay = false;
  const run = async (): Promise<void> => {
    // Items that arrive in this tick, such as notifications of one packet, belong to the first round.
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
