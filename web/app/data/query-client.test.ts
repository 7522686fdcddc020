import { focusManager, QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { fixtureClient } from '../../server/testing/fixture-client.ts';
import { mediaViewQuery } from '../blocks/view-query.ts';
import { apiOf, createQueryClient } from './query-client.ts';
import { shownView } from './shown-view.ts';

let calls = 0;
const setUp = () =>
  createQueryClient(() => fixtureClient({ language: 'rus', onCall: () => void (calls += 1) }), 0);

beforeEach(() => {
  calls = 0;
  vi.useFakeTimers();
});
afterEach(() => void vi.useRealTimers());

/** Shows a page with the main view, and leaves it. */
async function show(queries: ReturnType<typeof setUp>): Promise<void> {
  const hide = new QueryObserver(queries, mediaViewQuery('main')).subscribe(() => undefined);
  await vi.advanceTimersByTimeAsync(0);
  hide();
}

it('keeps answers for 5 s, then asks again when a page that shows them appears (SS-040, SS-042, CT-132)', async () => {
  const queries = setUp();
  await show(queries);
  expect(calls).toBe(1);
  await vi.advanceTimersByTimeAsync(4900);
  await show(queries);
  expect(calls).toBe(1);
  await vi.advanceTimersByTimeAsync(200);
  await show(queries);
  expect(calls).toBe(2);
});

it('takes what the server has answered as fresh (SS-081)', async () => {
  const queries = setUp();
  queries.setQueryData(
    mediaViewQuery('main').queryKey,
    shownView(await fixtureClient({ language: 'rus' }).mediaViews.getById({ alias: 'main' })),
  );
  await show(queries);
  expect(calls).toBe(0);
});

it('does not ask because the window gets the focus (SS-041)', async () => {
  const queries = setUp();
  queries.mount();
  const hide = new QueryObserver(queries, mediaViewQuery('main')).subscribe(() => undefined);
  await vi.advanceTimersByTimeAsync(10_000);
  focusManager.setFocused(false);
  focusManager.setFocused(true);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(calls).toBe(1);
  hide();
  focusManager.setFocused(undefined);
  queries.unmount();
});

it('asks again after a failure only when that can help', async () => {
  const failing = (status: number) =>
    createQueryClient(
      () =>
        fixtureClient({
          language: 'rus',
          onCall: () =>
            Promise.reject(Object.assign(new Error('no'), { status })).finally(() => (calls += 1)),
        }),
      2,
    );
  for (const [status, times] of [
    [404, 1],
    [503, 3],
    [0, 3],
  ] as const) {
    calls = 0;
    const asked = failing(status).fetchQuery({
      ...mediaViewQuery('main'),
      retryDelay: 0,
      retry: failing(status).getDefaultOptions().queries?.retry ?? false,
    });
    asked.catch(() => undefined);
    await vi.advanceTimersByTimeAsync(1000);
    expect([status, calls]).toEqual([status, times]);
  }
});

it('serves only clients that it made', async () => {
  const { QueryClient } = await import('@tanstack/react-query');
  expect(() => apiOf(new QueryClient())).toThrow('createQueryClient');
});
