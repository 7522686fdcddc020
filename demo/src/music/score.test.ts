import { describe, expect, it } from 'vitest';
import { barCount, barDuration, composeScore } from './score.ts';

const moods = ['calm', 'tense', 'bright', 'epic'] as const;

describe('composeScore', () => {
  it.each(moods)('fills sixteen bars of %s music, each as long as a segment', (mood) => {
    const { chords, melody } = composeScore(mood);
    expect(chords).toHaveLength(barCount);
    expect(barCount * barDuration).toBeCloseTo(61.44, 9);
    const ends = melody.map(({ at, length }) => at + length);
    expect(Math.max(...ends)).toBeLessThanOrEqual(barCount * barDuration + 1e-9);
    // Notes follow one another without overlap: every bar adds up to its four beats.
    for (const [place, { at }] of melody.entries())
      expect(at).toBeGreaterThanOrEqual((ends[place - 1] ?? 0) - 1e-9);
    expect(melody.every(({ at }) => at >= barDuration)).toBe(true);
  });

  it.each(moods)('keeps the chords of %s music in one register, over a bass', (mood) => {
    for (const { bass, pitches } of composeScore(mood).chords) {
      expect(bass).toBeLessThan(46);
      expect(pitches.length).toBeGreaterThanOrEqual(3);
      expect(new Set(pitches).size).toBe(pitches.length);
      expect(pitches.every((pitch) => pitch >= 52 && pitch < 65)).toBe(true);
    }
  });
});
