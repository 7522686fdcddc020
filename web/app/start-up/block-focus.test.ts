import { describe, expect, it } from 'vitest';
import type { Facts } from '../data/events.ts';
import { focusedBlock, watchBlockFocus } from './block-focus.ts';
import type { SeenBlock } from './block-focus.ts';

const block = (name: string | null, top: number, height: number): SeenBlock => ({
  name,
  top,
  bottom: top + height,
});

describe('the block in focus', () => {
  it('is the first that is in sight by 90 % (MB-143, AN-045)', () => {
    expect(focusedBlock([block('a', -10, 100), block('b', 90, 100)], 600)).toBe(0);
    expect(focusedBlock([block('a', -11, 100), block('b', 89, 100)], 600)).toBe(1);
    expect(focusedBlock([block('a', -50, 100), block('b', 511, 100)], 600)).toBe(-1);
    expect(focusedBlock([block('a', -50, 100), block('b', 510, 100)], 600)).toBe(1);
  });

  it('is one taller than the screen when it fills 90 % of that', () => {
    expect(focusedBlock([block('tall', 60, 2000)], 600)).toBe(0);
    expect(focusedBlock([block('tall', 61, 2000)], 600)).toBe(-1);
  });

  it('is none of no height, and none where there are none', () => {
    expect(focusedBlock([block('nothing', 0, 0)], 600)).toBe(-1);
    expect(focusedBlock([], 600)).toBe(-1);
  });
});

/** A screen of 600 px height with a manual clock. */
function screen(blocks: SeenBlock[], path = '/') {
  const told: [string, Facts][] = [];
  let waiting: { readonly milliseconds: number; readonly run: () => void } | null = null;
  let move = (): void => undefined;
  const page = { path, blocks, height: 600 };
  watchBlockFocus({
    look: () => page,
    onMove: (listener) => {
      move = listener;
    },
    after: (milliseconds, run) => {
      waiting = { milliseconds, run };
      return () => {
        waiting = null;
      };
    },
    track: (name, data) => void told.push([name, data]),
  });
  return {
    told,
    page,
    move: () => move(),
    waits: () => waiting?.milliseconds,
    /** Lets half a second pass. */
    rest: () => {
      const due = waiting;
      waiting = null;
      due?.run();
    },
  };
}

describe('focus analytics', () => {
  it('comes half a second after the last movement, once for a block (MB-143, AN-045)', () => {
    const { told, move, rest, waits } = screen([block('New', 0, 300)]);
    expect(told).toEqual([]);
    expect(waits()).toBe(500);
    move();
    move();
    rest();
    expect(told).toEqual([['media_block_focus', { name: 'New', position: 0, blocks: 1 }]]);
    move();
    rest();
    expect(told).toHaveLength(1);
  });

  it('says from which block to which the viewer has gone (MB-144, AN-046)', () => {
    const { told, move, rest, page } = screen([block('New', 0, 300), block(null, 300, 500)]);
    rest();
    page.blocks = [block('New', -400, 300), block(null, -100, 500)];
    move();
    rest();
    // Between two blocks nothing is in focus, and nothing changes.
    page.blocks = [block('New', -400, 300), block(null, 0, 500)];
    move();
    rest();
    expect(told.slice(1)).toEqual([
      ['media_block_focus', { name: null, position: 1, blocks: 2 }],
      ['media_block_change', { name: null, position: 1, previous_name: 'New', previous_position: 0 }],
    ]);
  });

  it('starts over on another page', () => {
    const { told, move, rest, page } = screen([block('New', 0, 300)]);
    rest();
    page.path = '/movies';
    page.blocks = [block('Films', 0, 300)];
    move();
    rest();
    expect(told.map(([name]) => name)).toEqual(['media_block_focus', 'media_block_focus']);
  });
});
