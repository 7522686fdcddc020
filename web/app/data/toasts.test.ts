import { expect, it, vi } from 'vitest';
import { createToasts } from './toasts.ts';

function setUp() {
  const pending = new Map<() => void, number>();
  const toasts = createToasts((milliseconds, run) => {
    pending.set(run, milliseconds);
    return () => void pending.delete(run);
  });
  return { toasts, pending, titles: () => toasts.list().map(({ title }) => title) };
}

it('keeps four at most, the newest on top (SH-095, NT-012, NT-013)', () => {
  const { toasts, titles } = setUp();
  for (const title of ['1', '2', '3', '4', '5']) toasts.show({ title });
  expect(titles()).toEqual(['5', '4', '3', '2']);
});

it('closes one after its own seconds, and never one that has none (SH-096, NT-015, NT-016, NT-017)', () => {
  const { toasts, pending, titles } = setUp();
  toasts.show({ title: 'stays' });
  toasts.show({ title: 'stays too', duration: 0 });
  toasts.show({ title: 'goes', duration: 10 });
  expect([...pending.values()]).toEqual([10_000]);
  for (const run of pending.keys()) run();
  expect(titles()).toEqual(['stays too', 'stays']);
});

it('calls off the timer of one that is closed before or pushed out (NT-111)', () => {
  const { toasts, pending } = setUp();
  const id = toasts.show({ title: 'closed', duration: 5 });
  toasts.dismiss(id);
  expect(pending.size).toBe(0);
  toasts.show({ title: 'pushed out', duration: 5 });
  for (const title of ['1', '2', '3', '4']) toasts.show({ title });
  expect(pending.size).toBe(0);
});

it('knows whether a page shows them', () => {
  const { toasts } = setUp();
  expect(toasts.isShown()).toBe(false);
  const end = toasts.subscribe(() => undefined);
  expect(toasts.isShown()).toBe(true);
  end();
  expect(toasts.isShown()).toBe(false);
});

it('dismisses all at once and tells its listeners', () => {
  const { toasts, titles } = setUp();
  const listener = vi.fn<() => void>();
  const stop = toasts.subscribe(listener);
  toasts.show({ title: '1' });
  toasts.show({ title: '2' });
  toasts.dismissAll();
  expect(titles()).toEqual([]);
  expect(listener).toHaveBeenCalledTimes(3);
  stop();
  toasts.show({ title: '3' });
  expect(listener).toHaveBeenCalledTimes(3);
});
