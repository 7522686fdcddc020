import { describe, expect, it } from 'vitest';
import { createFailureLimit } from './failure-limit.ts';
import { fakeEnvironment } from '../testing/fake-environment.ts';

describe('createFailureLimit', () => {
  it('leaves room for 14 requests in any 30 s, and says when there is room again', () => {
    const environment = fakeEnvironment();
    const begun = environment.now();
    const left: number[] = [];
    let called = 0;
    const limit = createFailureLimit(environment, () => {
      called += 1;
    });
    for (let asked = 0; asked < 120; asked += 1) {
      if (limit.mayLeave()) {
        limit.count();
        left.push(environment.now() - begun);
      }
      environment.advance(1000);
    }
    for (const from of left)
      expect(left.filter((at) => at >= from && at < from + 30_000).length).toBeLessThanOrEqual(14);
    // It delays, but does not stop.
    expect(left).toHaveLength(4 * 14);
    expect(called).toBeGreaterThanOrEqual(3);
  });
});
