import { describe, expect, it } from 'vitest';
import { tryAutoplay } from './autoplay.ts';
import { fakeEnvironment } from './testing/fake-environment.ts';

describe('tryAutoplay', () => {
  it('says when the browser lets it start, and stops counting', async () => {
    const environment = fakeEnvironment();
    expect(await tryAutoplay(() => Promise.resolve(), environment)).toBe('started');
    expect(environment.pendingTimers()).toBe(0);
  });

  it('says when the browser wants a gesture (PL-060)', async () => {
    const refusal = new DOMException('A gesture is needed.', 'NotAllowedError');
    expect(await tryAutoplay(() => Promise.reject(refusal), fakeEnvironment())).toBe('refused');
  });

  it('takes no answer within 5 s as a refusal (PL-059, PL-207)', async () => {
    const environment = fakeEnvironment();
    const outcome = tryAutoplay(() => new Promise(() => undefined), environment);
    environment.advance(5000);
    expect(await outcome).toBe('refused');
  });

  it('does not take an interruption for a refusal', async () => {
    const abort = new DOMException('Interrupted by pause().', 'AbortError');
    expect(await tryAutoplay(() => Promise.reject(abort), fakeEnvironment())).toBe('interrupted');
  });
});
