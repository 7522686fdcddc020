import { describe, expect, it } from 'vitest';
import { tryAutoplay } from './autoplay.ts';
import { fakeEnvironment } from '../testing/fake-environment.ts';

describe('tryAutoplay', () => {
  it('says when the browser lets it start, and stops counting', async () => {
    const environment = fakeEnvironment();
    expect(await tryAutoplay(() => Promise.resolve(), Promise.resolve(), environment)).toBe('started');
    expect(environment.pendingTimers()).toBe(0);
  });

  it('says when the browser wants a gesture (PL-060)', async () => {
    const refusal = new DOMException('A gesture is needed.', 'NotAllowedError');
    expect(await tryAutoplay(() => Promise.reject(refusal), Promise.resolve(), fakeEnvironment())).toBe(
      'refused',
    );
  });

  it('takes no answer within 5 s of having something to play as a refusal (PL-059, PL-207)', async () => {
    const environment = fakeEnvironment();
    const playable = Promise.withResolvers<void>();
    const outcome = tryAutoplay(() => new Promise(() => undefined), playable.promise, environment);
    environment.advance(60_000);
    playable.resolve();
    await playable.promise;
    environment.advance(4999);
    expect(environment.pendingTimers()).toBe(1);
    environment.advance(1);
    expect(await outcome).toBe('refused');
  });

  it('does not take an interruption for a refusal', async () => {
    const abort = new DOMException('Interrupted by pause().', 'AbortError');
    expect(await tryAutoplay(() => Promise.reject(abort), Promise.resolve(), fakeEnvironment())).toBe(
      'interrupted',
    );
  });
});
