import { describe, expect, it, vi } from 'vitest';
import type { StreamToken } from './source.ts';
import { fakeEnvironment } from '../testing/fake-environment.ts';
import { createTokenRenewal } from './token-renewal.ts';

describe('createTokenRenewal', () => {
  it('gets a new token a minute before the old one ends, and goes on so', async () => {
    const environment = fakeEnvironment();
    const seconds = (): number => environment.now() / 1000;
    const getToken = vi.fn<() => Promise<StreamToken>>(() =>
      Promise.resolve({ query: 'token=2', expiresAt: seconds() + 600 }),
    );
    const renewed = vi.fn<(token: StreamToken) => void>();
    createTokenRenewal({
      token: { query: 'token=1', expiresAt: seconds() + 300 },
      getToken,
      renewed,
      environment,
    });
    environment.advance(239_000);
    expect(getToken).not.toHaveBeenCalled();
    environment.advance(1000);
    await expect
      .poll(() => renewed)
      .toHaveBeenCalledWith({ query: 'token=2', expiresAt: expect.any(Number) });
    environment.advance(540_000);
    expect(getToken).toHaveBeenCalledTimes(2);
  });

  it('tries again every 15 s while the service does not answer', async () => {
    const environment = fakeEnvironment();
    const getToken = vi.fn<() => Promise<StreamToken>>(() => Promise.reject(new Error('no answer')));
    createTokenRenewal({
      token: { query: 't=1', expiresAt: environment.now() / 1000 + 61 },
      getToken,
      renewed: () => undefined,
      environment,
    });
    environment.advance(15_000);
    await expect.poll(() => environment.pendingTimers()).toBe(1);
    environment.advance(15_000);
    expect(getToken).toHaveBeenCalledTimes(2);
  });

  it('asks for nothing by a clock that is wrong: a refusal renews', async () => {
    const environment = fakeEnvironment();
    // The viewer's clock is three hours ahead of the service's.
    const getToken = vi.fn<() => Promise<StreamToken>>(() =>
      Promise.resolve({ query: 't=2', expiresAt: environment.now() / 1000 - 3 * 3600 + 600 }),
    );
    const renewal = createTokenRenewal({
      token: { query: 't=1', expiresAt: environment.now() / 1000 - 3 * 3600 + 600 },
      getToken,
      renewed: () => undefined,
      environment,
    });
    environment.advance(3_600_000);
    expect(getToken).not.toHaveBeenCalled();
    await renewal.renew();
    environment.advance(3_600_000);
    expect(getToken).toHaveBeenCalledOnce();
  });

  it('hands on nothing after it is destroyed', async () => {
    const environment = fakeEnvironment();
    const renewed = vi.fn<(token: StreamToken) => void>();
    const renewal = createTokenRenewal({
      token: { query: 't=1' },
      getToken: () => Promise.resolve({ query: 't=2' }),
      renewed,
      environment,
    });
    const asked = renewal.renew();
    renewal.destroy();
    await asked;
    expect(renewed).not.toHaveBeenCalled();
    expect(environment.pendingTimers()).toBe(0);
  });
});
