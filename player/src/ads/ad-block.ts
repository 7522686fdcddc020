/** The advertisements of one place, one after another; pure except for time. */
import { AdError } from './vast/ad-error.ts';

interface BlockPorts<Ad> {
  /** How many may play. */
  readonly slots: number;
  /** Uses only the first answer: requests that do not name the slot all get the same one. */
  readonly isAskedOnce: boolean;
  /** The advertisements for the slot `adPosition`, from 1 on: one, or several that fill the slots after it too. */
  readonly ask: (adPosition: number) => Promise<readonly Ad[]>;
  /** Plays one; true when any of it was seen. `count` is null until all have been requested. */
  readonly show: (ad: Ad, number: number, count: () => number | null) => Promise<boolean>;
  readonly failed: (error: AdError, adPosition: number) => void;
  readonly signal: AbortSignal;
}

/**
 * Requests slot by slot until one stays empty or fails; while the first plays, the others are requested. Resolves with
 * how many were seen; never rejects.
 */
export async function runAdBlock<Ad>(ports: BlockPorts<Ad>): Promise<number> {
  const { slots, isAskedOnce, ask, show, failed, signal } = ports;
  const queue: Ad[] = [];
  const asking = { isOver: false };
  let news = Promise.withResolvers<void>();
  const tell = (): void => {
    news.resolve();
    news = Promise.withResolvers<void>();
  };
  const fill = async (): Promise<void> => {
    while (queue.length < slots && !signal.aborted) {
      const adPosition = queue.length + 1;
      try {
        const answer = await ask(adPosition);
        if (answer.length === 0) throw new AdError('NO_AD_SECTION');
        queue.push(...answer.slice(0, slots - queue.length));
      } catch (error) {
        if (!signal.aborted) failed(AdError.of(error), adPosition);
        break;
      }
      if (isAskedOnce) break;
      tell();
    }
    asking.isOver = true;
    tell();
  };
  void fill();

  let shown = 0;
  for (let at = 0; ; at += 1) {
    while (queue.length <= at && !asking.isOver) await news.promise;
    const ad = queue[at];
    if (ad === undefined || signal.aborted) return shown;
    try {
      if (await show(ad, at + 1, () => (asking.isOver ? queue.length : null))) shown += 1;
    } catch (error) {
      if (!signal.aborted) failed(AdError.of(error), at + 1);
    }
  }
}
