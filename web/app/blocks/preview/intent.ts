/** How long the pointer or the focus must rest on a card before its preview opens, in milliseconds. */
const rest = 500;

export interface IntentOptions<T> {
  /** Runs something after a number of milliseconds; returns how to cancel it. */
  readonly after: (milliseconds: number, run: () => void) => () => void;
  /** The signal is aborted when the preview is no longer wanted. */
  readonly open: (card: T, signal: AbortSignal) => void;
  readonly close: () => void;
}

export interface Intent<T> {
  /** The pointer or the focus is on `card`; repeated calls for the same card change nothing. */
  readonly enter: (card: T) => void;
  /** The preview has ended: it closes, and stays closed until the card is left. */
  readonly finish: () => void;
  /** The pointer or the focus is neither on a card nor on the preview. */
  readonly leave: () => void;
}

/**
 * Distinguishes resting on a card from passing over it: the preview opens after 500 ms, and not when the card is left
 * earlier.
 */
export function createIntent<T>({ after, open, close }: IntentOptions<T>): Intent<T> {
  let waiting: (() => void) | null = null;
  let on: T | null = null;
  let opened: AbortController | null = null;

  const end = (): void => {
    if (opened === null) return;
    opened.abort();
    opened = null;
    close();
  };
  const leave = (): void => {
    waiting?.();
    waiting = null;
    on = null;
    end();
  };
  return {
    enter(card: T): void {
      if (card === on) return;
      leave();
      on = card;
      waiting = after(rest, () => {
        waiting = null;
        opened = new AbortController();
        open(card, opened.signal);
      });
    },
    finish: end,
    leave,
  };
}
