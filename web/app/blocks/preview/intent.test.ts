import { expect, it, vi } from 'vitest';
import { createIntent } from './intent.ts';

function setUp() {
  let pending: { readonly milliseconds: number; readonly run: () => void } | null = null;
  const signals: AbortSignal[] = [];
  const open = vi.fn<(card: string) => void>();
  const close = vi.fn<() => void>();
  const intent = createIntent<string>({
    after: (milliseconds, run) => {
      pending = { milliseconds, run };
      return () => {
        pending = null;
      };
    },
    open: (card, signal) => {
      signals.push(signal);
      open(card);
    },
    close,
  });
  return { intent, open, close, signals, pending: () => pending };
}

it('opens after 500 ms on a card, and not when it is left before (CT-078)', () => {
  const { intent, open, close, pending } = setUp();
  intent.enter('wind');
  expect(pending()?.milliseconds).toBe(500);
  intent.leave();
  expect(pending()).toBeNull();
  intent.enter('wind');
  pending()?.run();
  expect(open).toHaveBeenCalledExactlyOnceWith('wind');
  expect(close).not.toHaveBeenCalled();
});

it('starts over on another card, and closes what is open there', () => {
  const { intent, open, close, pending } = setUp();
  intent.enter('wind');
  pending()?.run();
  intent.enter('sea');
  expect(close).toHaveBeenCalledOnce();
  pending()?.run();
  expect(open).toHaveBeenLastCalledWith('sea');
});

it.each(['leave', 'finish'] as const)('wants no preview any more after %s', (end) => {
  const { intent, signals, pending } = setUp();
  intent.enter('wind');
  pending()?.run();
  expect(signals.map(({ aborted }) => aborted)).toEqual([false]);
  intent[end]();
  expect(signals.map(({ aborted }) => aborted)).toEqual([true]);
});

it('does not start over while staying on the same card', () => {
  const { intent, pending } = setUp();
  intent.enter('wind');
  const first = pending();
  intent.enter('wind');
  expect(pending()).toBe(first);
});

it('closes at its end, and stays closed until another card, or the same again (CT-081, PL-188)', () => {
  const { intent, open, close, pending } = setUp();
  intent.enter('wind');
  const first = pending();
  first?.run();
  intent.finish();
  expect(close).toHaveBeenCalledOnce();
  // The pointer is still on the card.
  intent.enter('wind');
  expect(pending()).toBe(first);
  intent.leave();
  expect(close).toHaveBeenCalledOnce();
  intent.enter('wind');
  pending()?.run();
  expect(open).toHaveBeenCalledTimes(2);
});

it('closes once, when it is left (CT-080, PL-188)', () => {
  const { intent, close, pending } = setUp();
  intent.enter('wind');
  pending()?.run();
  intent.leave();
  intent.leave();
  expect(close).toHaveBeenCalledOnce();
});
