import { expect, it, vi } from 'vitest';
import { createReactions, reactionTo } from './global-errors.ts';
import type { FailedCall } from './global-errors.ts';

const call = (
  status: number,
  error_code: number | null = null,
  method = 'GET',
  path = '/api/media_items',
): FailedCall => ({
  method,
  path,
  status,
  error_code,
});

it('has a rule for each way in which a session is no good (SS-047, SS-048, SS-049, SS-050)', () => {
  expect(
    [call(401, 1_000_023), call(401, 1_000_053), call(401, 1_000_401), call(401), call(403, 1_000_049)].map(
      reactionTo,
    ),
  ).toEqual(['start_session', 'refresh_session', 'drop_session', 'drop_session', 'drop_session']);
});

it('leaves other refusals to the caller (SS-051)', () => {
  expect(
    [call(403, 1_000_049, 'POST'), call(403, 1_000_403), call(404), call(400), call(500), call(505)].map(
      reactionTo,
    ),
  ).toEqual(Array(6).fill(null));
});

it('goes to the page of other countries, or loads the page again (SS-052, SS-053)', () => {
  expect([451, 502, 503, 504].map((status) => reactionTo(call(status, null, 'POST')))).toEqual([
    'geoblock',
    'reload',
    'reload',
    'reload',
  ]);
});

it('leaves reads of a service in trouble to the page, the list or the search that shows them (SS-053)', () => {
  expect([502, 503, 504].map((status) => reactionTo(call(status)))).toEqual([null, null, null]);
});

it.each([
  '/api/playbacks',
  '/api/playbacks/7/heartbeat',
  '/api/channels/7/playbacks',
  '/api/karaoke_items/7/playbacks',
])('leaves %s to the player: it is asked for before anybody wants to watch (DR-056)', (path) => {
  expect(reactionTo(call(451, 1_000_451, 'POST', path))).toBeNull();
  expect(reactionTo(call(503, null, 'POST', path))).toBe('reload');
});

function setUp() {
  const kept = new Map<string, string>();
  const clock = { time: 1_000_000 };
  const session = {
    start_session: vi.fn<() => Promise<void>>(() => Promise.resolve()),
    refresh_session: vi.fn<() => Promise<void>>(() => Promise.reject(new Error('no'))),
    drop_session: vi.fn<() => Promise<void>>(() => Promise.resolve()),
  };
  const loads = { reload: vi.fn<(why: string) => void>(), go: vi.fn<(path: string) => void>() };
  const react = (failed: FailedCall): void =>
    createReactions({
      now: () => clock.time,
      store: {
        getItem: (key) => kept.get(key) ?? null,
        setItem: (key, value) => void kept.set(key, value),
      },
      session,
      loads,
    })(failed);
  return { react, clock, session, loads };
}

it('reacts once in five seconds, also across reloads (SS-046, AN-007)', () => {
  const { react, clock, loads } = setUp();
  react(call(503, null, 'POST'));
  react(call(503, null, 'POST'));
  expect(loads.reload.mock.calls).toEqual([['trouble']]);
  clock.time += 4999;
  react(call(451));
  expect(loads.go).not.toHaveBeenCalled();
  clock.time += 1;
  react(call(451));
  expect(loads.go).toHaveBeenCalledWith('/geoblock');
});

it('loads the page again once the session is another one, or could not be made one (SS-047, SS-048, SS-049)', async () => {
  const { react, clock, session, loads } = setUp();
  for (const [code, change] of [
    [1_000_023, 'start_session'],
    [1_000_053, 'refresh_session'],
    [1_000_401, 'drop_session'],
  ] as const) {
    loads.reload.mockClear();
    react(call(401, code));
    expect(session[change]).toHaveBeenCalledTimes(1);
    await expect.poll(() => loads.reload.mock.calls).toEqual([['session']]);
    clock.time += 5000;
  }
});
