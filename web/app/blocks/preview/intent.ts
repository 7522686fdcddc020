/** How long the pointer or the focus rests on a card before its preview opens, in milliseconds. */
const rest = 500;

export interface IntentOptions<T> {
  /** Runs something after a number of milliseconds; returns how to cancel it. */
  readonly after: (milliseconds: number, run: () => void) => () => void;
  readonly open: (card: T) => void;
  readonly close: () => void;
}

export interface Intent<T> {
  /** The pointer or the focus is on `card`; again for the same card changes nothing. */
  readonly enter: (card: T) => void;
  /** The preview is over: it closes, and stays closed for as long as the card is not left. */
  readonly finish: () => void;
  /** It is on no card and not on the preview. */
  readonly leave: () => void;
}

/** Tells a rest on a card from passing over it: 500 ms open its preview, leaving before opens nothing. */
export function createIntent<T>({ after, open, close }: IntentOptions<T>): Intent<T> {
  let waiting: (() => void) | null = null;
  let on: T | null = null;
  let opened: T | null = null;

  const leave = (): void => {
    waiting?.();
    waiting = null;
    on = null;
    if (opened === null) return;
    opened = null;
    close();
  };
  return {
    enter(card: T): void {
      if (card === on) return;
      leave();
      on = card;
      waiting = after(rest, () => {
        waiting = null;
        opened = card;
        open(card);
      });
    },
    finish: (): void => {
      if (opened === null) return;
      opened = null;
      close();
    },
    leave,
  };
}
