import { expect, it, vi } from 'vitest';
import { createReactions, reactionTo } from './global-errors.ts';
import type { FailedCall } from './global-errors.ts';

const call = (status: number, error_code: number | null = null, method = 'GET'): FailedCall => ({
  method,
  status,
  error_code,
});

it('renews a session that is unknown, over or refused (SS-047, SS-048, SS-049, SS-050)', () => {
  expect(
    [call(401, 1_000_023), call(401, 1_000_053), call(401), call(403, 1_000_049)].map(reactionTo),
  ).toEqual(Array(4).fill('renew_session'));
});

it('leaves other refusals to whoever called (SS-051)', () => {
  expect(
    [call(403, 1_000_049, 'POST'), call(403, 1_000_403), call(404), call(400), call(500), call(505)].map(
      reactionTo,
    ),
  ).toEqual(Array(6).fill(null));
});

it('goes to the page of other countries, or loads the page again (SS-052, SS-053)', () => {
  expect([451, 502, 503, 504].map((status) => reactionTo(call(status)))).toEqual([
    'geoblock',
    'reload',
    'reload',
    'reload',
  ]);
});

it('reacts once in five seconds, also across reloads (SS-046)', async () => {
  let time = 1_000_000;
  const kept = new Map<string, string>();
  const ports = {
    now: () => time,
    store: {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => void kept.set(key, value),
    },
    renewSession: vi.fn<() => Promise<void>>(() => Promise.resolve()),
    go: vi.fn<(path: string) => void>(),
    reload: vi.fn<() => void>(),
  };
  createReactions(ports)(call(503));
  createReactions(ports)(call(503));
  expect(ports.reload).toHaveBeenCalledTimes(1);
  time += 4999;
  createReactions(ports)(call(451));
  expect(ports.go).not.toHaveBeenCalled();
  time += 1;
  createReactions(ports)(call(451));
  expect(ports.go).toHaveBeenCalledWith('/geoblock');
  time += 5000;
  createReactions(ports)(call(401, 1_000_023));
  await vi.waitFor(() => expect(ports.reload).toHaveBeenCalledTimes(2));
  expect(ports.renewSession).toHaveBeenCalledTimes(1);
});
