import { beforeEach, describe, expect, it, vi } from 'vitest';
import { PlayerError } from './errors.ts';
import { createRecovery } from './recovery-runner.ts';
import type { Recovery } from './recovery-runner.ts';
import { PERIOD } from './recovery.ts';
import type { EndedBy, RecoveryAction } from './recovery.ts';
import { fakeEnvironment } from '../testing/fake-environment.ts';
import type { FakeEnvironment } from '../testing/fake-environment.ts';

let environment: FakeEnvironment;
let recovery: Recovery;
const done = {
  retry: vi.fn<() => boolean>(() => true),
  reload: vi.fn<() => void>(),
  switch: vi.fn<() => void>(),
  'fall-back': vi.fn<() => void>(),
  refuseLicenceToken: vi.fn<() => void>(),
  refreshToken: vi.fn<() => Promise<void>>(() => Promise.resolve()),
  resume: vi.fn<(by: EndedBy) => void>(),
};
const gate = {
  close: vi.fn<() => void>(),
  recovered: vi.fn<() => void>(),
  probe: vi.fn<(isSegment?: boolean) => void>(),
};
let isLive: boolean;
let decisions: [RecoveryAction['type'], PlayerError][];

beforeEach(() => {
  vi.clearAllMocks();
  environment = fakeEnvironment();
  decisions = [];
  isLive = false;
  recovery = createRecovery({
    environment,
    gate: () => gate,
    ...done,
    circumstances: () => ({
      canRefreshToken: true,
      canSwitch: true,
      canFallBack: false,
      isLive,
      filmLeft: 0,
    }),
    decided: (action, error) => void decisions.push([action.type, error]),
  });
});

const silence = new PlayerError('CONNECTION_FAILED', { isOfSegment: true });
const missing = new PlayerError('HTTP_STATUS', { httpStatus: 404, isOfSegment: true });

describe('createRecovery', () => {
  it('asks again only after the delay, of one thing, and until then of nothing', () => {
    recovery.handle(missing);
    expect(gate.close).toHaveBeenCalledOnce();
    environment.advance(499);
    expect(done.retry).not.toHaveBeenCalled();
    environment.advance(1);
    expect(done.retry).toHaveBeenCalledOnce();
    expect(gate.probe).toHaveBeenCalledExactlyOnceWith(true);
  });

  it('loads again where the engine has nothing yet', () => {
    done.retry.mockReturnValueOnce(false);
    recovery.handle(missing);
    environment.advance(500);
    expect(done.reload).toHaveBeenCalledOnce();
    expect(gate.probe).toHaveBeenCalledExactlyOnceWith(false);
  });

  it('counts failures of sound, picture and manifest that come together as one', () => {
    recovery.handle(missing);
    recovery.handle(missing);
    recovery.handle(new PlayerError('TIMEOUT'));
    expect(decisions).toHaveLength(1);
    environment.advance(500);
    recovery.handle(missing);
    expect(decisions.map(([type]) => type)).toEqual(['retry', 'retry']);
    environment.advance(999);
    expect(done.retry).toHaveBeenCalledOnce();
    environment.advance(1);
    expect(done.retry).toHaveBeenCalledTimes(2);
  });

  /** Fails whenever it tries, for `milliseconds`. */
  const failFor = (milliseconds: number): void => {
    const until = environment.now() + milliseconds;
    recovery.handle(silence);
    while (environment.now() < until) {
      const tries = gate.probe.mock.calls.length;
      environment.advance(100);
      if (gate.probe.mock.calls.length > tries) recovery.handle(silence);
    }
  };

  it('waits two minutes for a service that is away, trying once in five seconds; then it asks for nothing', () => {
    failFor(119_000);
    expect(decisions.at(-1)?.[0]).toBe('retry');
    expect(done.retry.mock.calls.length).toBeLessThanOrEqual(2 + 119_000 / PERIOD);
    failFor(PERIOD);
    expect(decisions.at(-1)?.[0]).toBe('stop');
    const count = decisions.length;
    recovery.handle(silence);
    recovery.handle(new PlayerError('STREAMING', { severity: 1 }));
    environment.advance(3_600_000);
    expect(decisions).toHaveLength(count);
    expect(done.resume).not.toHaveBeenCalled();
  });

  it('asks at once when the network returns, while it waits and after it has stopped', () => {
    recovery.handle(silence);
    recovery.handle(new PlayerError('TIMEOUT'));
    environment.goOnline();
    expect(done.retry).toHaveBeenCalledOnce();
    failFor(130_000);
    environment.goOnline();
    expect(done.resume).toHaveBeenCalledExactlyOnceWith('network');
  });

  it('retries a channel that has stopped, once a minute, without waiting again', () => {
    isLive = true;
    failFor(130_000);
    expect(decisions.at(-1)?.[0]).toBe('stop');
    environment.advance(45_000);
    expect(done.resume).toHaveBeenCalledExactlyOnceWith('channel');
    recovery.resume('channel');
    expect(done.reload).toHaveBeenCalledOnce();
    recovery.handle(silence);
    expect(decisions.at(-1)?.[0]).toBe('stop');
    recovery.resume('viewer');
    recovery.handle(silence);
    expect(decisions.at(-1)?.[0]).toBe('retry');
  });

  it('loads again when it is asked to, and says so once it plays', () => {
    failFor(130_000);
    recovery.resume('viewer');
    expect(done.reload).toHaveBeenCalledOnce();
    expect(recovery.succeeded()).toBe(true);
  });

  it('reloads with another licence token, once until playback has gone on', () => {
    const refused = new PlayerError('LICENCE_REFUSED', { httpStatus: 403 });
    recovery.handle(refused);
    expect(done.refuseLicenceToken).toHaveBeenCalledOnce();
    expect(done.reload).toHaveBeenCalledOnce();
    recovery.handle(refused);
    expect(decisions.map(([type]) => type)).toEqual(['renew-licence', 'stop']);
    recovery.resume('viewer');
    recovery.succeeded();
    recovery.handle(refused);
    expect(decisions.at(-1)?.[0]).toBe('renew-licence');
  });

  it('hands on a network failure it works on at severity 1 (PL-046)', () => {
    recovery.handle(new PlayerError('CONNECTION_FAILED'));
    expect(decisions[0]?.[1]).toMatchObject({ severity: 1, category: 1 });
  });

  it('hands on a stopping error as it is (PL-047)', () => {
    recovery.handle(new PlayerError('NOTHING_PLAYABLE'));
    expect(decisions).toMatchObject([['stop', { severity: 2, category: 4 }]]);
  });

  it('begins from zero once data has come in again', () => {
    recovery.handle(missing);
    expect(recovery.succeeded()).toBe(false);
    environment.advance(500);
    expect(recovery.succeeded()).toBe(true);
    expect(recovery.succeeded()).toBe(false);
    recovery.handle(missing);
    environment.advance(500);
    expect(done.retry).toHaveBeenCalledTimes(2);
  });

  it('continues when the network is back', () => {
    environment.goOffline();
    recovery.handle(new PlayerError('CONNECTION_FAILED'));
    expect(done.retry).not.toHaveBeenCalled();
    environment.goOnline();
    expect(done.retry).toHaveBeenCalledOnce();
  });

  it('renews the token, then asks again', async () => {
    recovery.handle(new PlayerError('HTTP_STATUS', { httpStatus: 403 }));
    await expect.poll(() => done.retry).toHaveBeenCalledOnce();
    expect(done.refreshToken).toHaveBeenCalledOnce();
  });

  it('renews once for all requests that left with the old token', async () => {
    const refused = new PlayerError('HTTP_STATUS', { httpStatus: 403 });
    recovery.handle(refused);
    recovery.handle(refused);
    await expect.poll(() => done.retry).toHaveBeenCalledOnce();
    recovery.succeeded();
    recovery.handle(refused);
    environment.advance(0);
    expect(done.retry).toHaveBeenCalledTimes(2);
    expect(done.refreshToken).toHaveBeenCalledOnce();
    // A later refusal is one of the new token.
    environment.advance(60_000);
    recovery.handle(refused);
    expect(done.refreshToken).toHaveBeenCalledTimes(2);
  });

  it('stops when there is no new token to be had', async () => {
    done.refreshToken.mockRejectedValueOnce(new Error('signed out'));
    recovery.handle(new PlayerError('HTTP_STATUS', { httpStatus: 403 }));
    await expect.poll(() => decisions.at(-1)?.[0]).toBe('stop');
    expect(done.retry).not.toHaveBeenCalled();
  });

  it('does nothing more after it is destroyed', () => {
    recovery.handle(silence);
    recovery.destroy();
    environment.advance(60_000);
    recovery.handle(new PlayerError('TIMEOUT'));
    expect(done.retry).not.toHaveBeenCalled();
    expect(environment.pendingTimers()).toBe(0);
  });
});
