import { beforeEach, describe, expect, it } from 'vitest';
import { createGestures } from './gestures.ts';
import type { Gestures, Touch } from './gestures.ts';
import { fakeEnvironment } from '../testing/fake-environment.ts';
import type { FakeEnvironment } from '../testing/fake-environment.ts';

let environment: FakeEnvironment;
let gestures: Gestures;
let seen: string[];

const at = (share: number): Touch => ({ x: share * 400, y: 100, width: 400 });
const tapAt = (share: number, after = 100): void => {
  environment.advance(after);
  gestures.press(at(share));
  environment.advance(40);
  gestures.lift(at(share));
};

beforeEach(() => {
  environment = fakeEnvironment();
  seen = [];
  gestures = createGestures({
    environment,
    tap: () => void seen.push('tap'),
    skip: (direction, _touch, isMore) => void seen.push(`${isMore ? 'more' : 'skip'} ${direction}`),
    hold: (isHeld) => void seen.push(isHeld ? 'hold' : 'let go'),
  });
});

describe('fingers on the picture', () => {
  it('tap', () => {
    tapAt(0.5);
    expect(seen).toEqual(['tap']);
  });

  it('skip by a double tap at a side, and on by every tap that follows', () => {
    tapAt(0.9);
    tapAt(0.8);
    tapAt(0.9, 600);
    tapAt(0.95, 600);
    expect(seen).toEqual(['tap', 'skip 1', 'more 1', 'more 1']);
  });

  it('restart on the other side, and after a pause', () => {
    tapAt(0.1);
    tapAt(0.1);
    tapAt(0.9);
    tapAt(0.9);
    tapAt(0.9, 1500);
    expect(seen).toEqual(['tap', 'skip -1', 'tap', 'skip 1', 'tap']);
  });

  it('skip nowhere in the middle', () => {
    tapAt(0.5);
    tapAt(0.5);
    expect(seen).toEqual(['tap', 'tap']);
  });

  it('hold on a long press, which is no tap', () => {
    gestures.press(at(0.5));
    environment.advance(499);
    expect(seen).toEqual([]);
    environment.advance(1);
    gestures.move(at(0.9));
    environment.advance(3000);
    gestures.lift(at(0.9));
    expect(seen).toEqual(['hold', 'let go']);
  });

  it('do nothing when they wander, come in twos, or are taken away', () => {
    gestures.press(at(0.5));
    gestures.move(at(0.6));
    gestures.lift(at(0.6));
    gestures.press(at(0.2));
    gestures.press(at(0.8));
    gestures.lift(at(0.2));
    gestures.press(at(0.5));
    gestures.cancel();
    environment.advance(5000);
    expect(seen).toEqual([]);
    expect(environment.pendingTimers()).toBe(0);
  });

  it('let go when a long press is taken away', () => {
    gestures.press(at(0.5));
    environment.advance(500);
    gestures.cancel();
    expect(seen).toEqual(['hold', 'let go']);
  });
});
