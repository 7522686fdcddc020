import { describe, expect, it } from 'vitest';
import { activeCues, nextChange } from './cues.ts';
import type { Cue } from './cues.ts';

const cue = (start: number, end: number, text: string): Cue => ({
  start,
  end,
  lines: [[{ text }]],
  place: 'bottom',
});
const cues = [cue(4, 8, 'second'), cue(1, 4, 'first'), cue(6, 9, 'over it'), cue(6, 9, 'over it')];

describe('cues', () => {
  it('show from their start until just before their end (PL-084)', () => {
    const textsAt = (seconds: number): unknown[] =>
      activeCues(cues, seconds).map((shown) => shown.lines[0]?.[0]?.text);
    expect(textsAt(0.99)).toEqual([]);
    expect(textsAt(1)).toEqual(['first']);
    expect(textsAt(4)).toEqual(['second']);
    expect(textsAt(7)).toEqual(['second', 'over it']);
    expect(textsAt(9)).toEqual([]);
  });

  it('tell when the next change comes', () => {
    expect([0, 1, 4, 6.5, 8.5, 9].map((seconds) => nextChange(cues, seconds))).toEqual([1, 4, 6, 8, 9, null]);
  });
});
