import type { DataRouter } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { versionInterval, watchVersion } from './version-check.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function setUp(fetchVersion: () => Promise<string>) {
  let tell: Parameters<DataRouter['subscribe']>[0] = () => undefined;
  const router = {
    subscribe: (listener: typeof tell) => ((tell = listener), () => undefined),
  } as unknown as DataRouter;
  const load = vi.fn<(address: string) => void>();
  const asked = vi.fn<() => Promise<string>>(fetchVersion);
  const stop = watchVersion({ router, revision: 'r1', fetchVersion: asked, load });
  const navigate = async (state: 'loading' | 'idle' = 'loading') => {
    const navigation = { state, location: { pathname: '/movies/x', search: '?a=1', hash: '' } };
    tell({ navigation } as never, {} as never);
    await vi.advanceTimersByTimeAsync(0);
  };
  return { asked, load, navigate, stop };
}

it('asks for the version only at the first navigation after ten minutes, and goes on with the same one (SS-034, SS-035, SS-038)', async () => {
  const { asked, load, navigate } = setUp(() => Promise.resolve('r1'));
  await navigate();
  expect(asked).not.toHaveBeenCalled();
  vi.advanceTimersByTime(versionInterval);
  await navigate('idle');
  expect(asked).not.toHaveBeenCalled();
  await navigate();
  await navigate();
  expect(asked).toHaveBeenCalledTimes(1);
  // SS-038: the same version continues without a reload.
  expect(load).not.toHaveBeenCalled();
});

it('asks again at the next navigation when no answer came, and loads no document (SS-037)', async () => {
  const { asked, load, navigate, stop } = setUp(() => Promise.reject(new TypeError('Failed to fetch')));
  vi.advanceTimersByTime(versionInterval);
  await navigate();
  await navigate();
  expect(load).not.toHaveBeenCalled();
  expect(asked).toHaveBeenCalledTimes(2);
  stop();
});

it('loads the page as a document when the version differs or cannot be had (SS-036, SS-037)', async () => {
  for (const answer of [() => Promise.resolve('r2'), () => Promise.reject(new Error('no answer'))]) {
    const { load, navigate, stop } = setUp(answer);
    vi.advanceTimersByTime(versionInterval);
    await navigate();
    expect(load.mock.calls).toEqual([['/movies/x?a=1']]);
    stop();
  }
});
