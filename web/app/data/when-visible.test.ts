import { expect, it } from 'vitest';
import { whenVisible } from './when-visible.ts';

it('waits for the page to come to sight (NT-030, NT-031)', () => {
  const listeners: (() => void)[] = [];
  const page = {
    visibilityState: 'hidden' as DocumentVisibilityState,
    addEventListener: (_name: string, listener: EventListenerOrEventListenerObject) => {
      if (typeof listener === 'function') listeners.push(() => listener(new Event('visibilitychange')));
    },
  };
  let runs = 0;
  const change = (): void => {
    for (const listener of listeners.splice(0)) listener();
  };
  whenVisible(page, () => (runs += 1));
  change();
  expect(runs).toBe(0);
  page.visibilityState = 'visible';
  change();
  change();
  expect(runs).toBe(1);
  whenVisible(page, () => (runs += 1));
  expect(runs).toBe(2);
});
