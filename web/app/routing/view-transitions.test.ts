import { expect, it, vi } from 'vitest';
import { tolerateSkippedTransitions } from './view-transitions.ts';

it('lets a skipped view transition pass, and hands on what the browser gives', async () => {
  const ready = Promise.reject(new DOMException('Transition was skipped', 'AbortError'));
  const transition = { ready, finished: Promise.resolve() };
  const start = vi.fn<() => unknown>(() => transition);
  const document = { startViewTransition: start } as unknown as Document;
  const unhandled = vi.fn<() => void>();
  process.on('unhandledRejection', unhandled);
  tolerateSkippedTransitions(document);
  const update = () => undefined;
  expect(document.startViewTransition(update)).toBe(transition);
  expect(start).toHaveBeenCalledWith(update);
  await new Promise((resolve) => setImmediate(resolve));
  process.off('unhandledRejection', unhandled);
  expect(unhandled).not.toHaveBeenCalled();
});

it('does nothing where there are no view transitions', () => {
  const document = {} as Document;
  tolerateSkippedTransitions(document);
  expect(document).toEqual({});
});
