import { beforeEach, describe, expect, it } from 'vitest';
import { AUTOHIDE_DELAY, createAutohide } from './autohide.ts';
import type { Autohide } from './autohide.ts';
import { fakeEnvironment } from '../testing/fake-environment.ts';
import type { FakeEnvironment } from '../testing/fake-environment.ts';

let environment: FakeEnvironment;
let isVisible: boolean;

function make(delay: number): Autohide {
  return createAutohide({
    delay,
    environment,
    changed: (next) => {
      isVisible = next;
    },
  });
}

beforeEach(() => {
  environment = fakeEnvironment();
  isVisible = true;
});

describe('createAutohide', () => {
  it('hides 3 seconds after the last activity (PL-088)', () => {
    const autohide = make(AUTOHIDE_DELAY);
    autohide.activity();
    environment.advance(2000);
    autohide.activity();
    environment.advance(2999);
    expect(isVisible).toBe(true);
    environment.advance(1);
    expect(isVisible).toBe(false);
  });

  it('takes another number of seconds (PL-089)', () => {
    make(7).activity();
    environment.advance(6999);
    expect(isVisible).toBe(true);
    environment.advance(1);
    expect(isVisible).toBe(false);
  });

  it.each([
    ['panel', 'PL-090'],
    ['paused', 'PL-091'],
    ['rewinding', 'PL-092'],
  ] as const)('stays while held by %s (%s)', (reason, _id) => {
    const autohide = make(3);
    autohide.activity();
    autohide.hold(reason, true);
    environment.advance(60_000);
    autohide.hide();
    expect(isVisible).toBe(true);
    autohide.hold(reason, false);
    environment.advance(3000);
    expect(isVisible).toBe(false);
  });

  it('comes back at any activity, and at anything that holds', () => {
    const autohide = make(3);
    autohide.hide();
    expect(isVisible).toBe(false);
    autohide.activity();
    expect(isVisible).toBe(true);
    autohide.hide();
    autohide.hold('paused', true);
    expect(isVisible).toBe(true);
  });
});
