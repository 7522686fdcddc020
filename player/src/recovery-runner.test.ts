import { beforeEach, describe, expect, it, vi } from 'vitest';
import { PlayerError } from './errors.ts';
import { createRecovery } from './recovery-runner.ts';
import type { Recovery } from './recovery-runner.ts';
import type { RecoveryAction } from './recovery.ts';
import { fakeEnvironment } from './testing/fake-environment.ts';
import type { FakeEnvironment } from './testing/fake-environment.ts';

let environment: FakeEnvironment;
let recovery: Recovery;
const done = {
  retry: vi.fn<() => void>(),
  reload: vi.fn<() => void>(),
  switchRendition: vi.fn<() => void>(),
  fallBack: vi.fn<() => void>(),
  refuseLicenceToken: vi.fn<() => void>(),
  refreshToken: vi.fn<() => Promise<void>>(() => Promise.resolve()),
};
let decisions: [RecoveryAction['type'], PlayerError][];

beforeEach(() => {
  vi.clearAllMocks();
  environment = fakeEnvironment();
  decisions = [];
  recovery = createRecovery({
    environment,
    ...done,
    circumstances: () => ({
      canRefreshToken: true,
      canSwitch: true,
      canFallBack: false,
      isLoadingSource: false,
      isWaiting: false,
      bufferAhead: 0,
    }),
    decided: (action, error) => void decisions.push([action.type, error]),
  });
});

describe('createRecovery', () => {
  it('asks again only after the delay', () => {
    recovery.handle(new PlayerError('TIMEOUT'));
    environment.advance(499);
    expect(done.retry).not.toHaveBeenCalled();
    environment.advance(1);
    expect(done.retry).toHaveBeenCalledOnce();
  });

  it('loads anew with another licence token, once until playback has gone on', () => {
    const refused = new PlayerError('LICENCE_REFUSED', { httpStatus: 403 });
    recovery.handle(refused);
    expect(done.refuseLicenceToken).toHaveBeenCalledOnce();
    expect(done.reload).toHaveBeenCalledOnce();
    recovery.handle(refused);
    expect(decisions.map(([type]) => type)).toEqual(['renew-licence', 'stop']);
    recovery.succeeded();
    recovery.handle(refused);
    expect(done.reload).toHaveBeenCalledTimes(2);
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
    recovery.handle(new PlayerError('TIMEOUT'));
    environment.advance(500);
    expect(recovery.succeeded()).toBe(true);
    expect(recovery.succeeded()).toBe(false);
    recovery.handle(new PlayerError('TIMEOUT'));
    environment.advance(500);
    expect(done.retry).toHaveBeenCalledTimes(2);
  });

  it('goes on by itself when the network is back', () => {
    environment.goOffline();
    recovery.handle(new PlayerError('CONNECTION_FAILED'));
    expect(done.retry).not.toHaveBeenCalled();
    environment.goOnline();
    expect(done.retry).toHaveBeenCalledOnce();
  });

  it('renews the token, then asks again', async () => {
    recovery.handle(new PlayerError('HTTP_STATUS', { httpStatus: 403 }));
    await vi.waitFor(() => expect(done.retry).toHaveBeenCalledOnce());
    expect(done.refreshToken).toHaveBeenCalledOnce();
  });

  it('renews once for all requests that left with the old token', async () => {
    const refused = new PlayerError('HTTP_STATUS', { httpStatus: 403 });
    recovery.handle(refused);
    recovery.handle(refused);
    await vi.waitFor(() => expect(done.retry).toHaveBeenCalledOnce());
    recovery.succeeded();
    recovery.handle(refused);
    environment.advance(0);
    expect(done.retry).toHaveBeenCalledTimes(2);
    expect(done.refreshToken).toHaveBeenCalledOnce();
    // A refusal later on is one of the new token.
    environment.advance(60_000);
    recovery.handle(refused);
    expect(done.refreshToken).toHaveBeenCalledTimes(2);
  });

  it('stops when there is no new token to be had', async () => {
    done.refreshToken.mockRejectedValueOnce(new Error('signed out'));
    recovery.handle(new PlayerError('HTTP_STATUS', { httpStatus: 403 }));
    await vi.waitFor(() => expect(decisions.at(-1)?.[0]).toBe('stop'));
    expect(done.retry).not.toHaveBeenCalled();
  });

  it('does nothing more after it is destroyed', () => {
    recovery.handle(new PlayerError('TIMEOUT'));
    recovery.destroy();
    environment.advance(60_000);
    recovery.handle(new PlayerError('TIMEOUT'));
    expect(done.retry).not.toHaveBeenCalled();
    expect(environment.pendingTimers()).toBe(0);
  });
});
