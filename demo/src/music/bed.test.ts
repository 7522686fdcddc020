import { describe, expect, it } from 'vitest';
import { composeBeds, soundLanguages } from './bed.ts';
import { loudness } from './loudness.ts';
import { barDuration } from './score.ts';
import { sampleRate } from './sound.ts';

const moods = ['calm', 'tense', 'bright', 'epic'] as const;
const greatest = (samples: Float32Array): number =>
  samples.reduce((peak, sample) => Math.max(peak, Math.abs(sample)), 0);
const sameBytes = (a: Float32Array, b: Float32Array): boolean =>
  Buffer.compare(Buffer.from(a.buffer), Buffer.from(b.buffer)) === 0;

describe('composeBeds', () => {
  it.each(moods)(
    'makes %s music as long as a film, even in level, never clipped, the same every time',
    (mood) => {
      const beds = composeBeds(mood);
      for (const language of soundLanguages) {
        const bed = beds[language];
        expect(bed.left).toHaveLength(61.44 * sampleRate);
        expect(bed.right).toHaveLength(61.44 * sampleRate);
        expect(loudness(bed)).toBeCloseTo(-16, 0);
        expect(greatest(bed.left)).toBeLessThan(0.9);
        expect(greatest(bed.right)).toBeLessThan(0.9);
        const join = barDuration * sampleRate;
        expect(greatest(bed.left.subarray(join - 300, join + 1024))).toBeLessThan(0.02);
        expect(greatest(bed.left.subarray(-200))).toBeLessThan(0.01);
      }
      expect(sameBytes(beds.rus.left, beds.eng.left)).toBe(false);
      expect(mood !== 'bright' || sameBytes(composeBeds(mood).eng.right, beds.eng.right)).toBe(true);
    },
  );
});

describe('loudness', () => {
  it('is −3.01 LUFS for a full 997 Hz sine on one channel (ITU-R BS.1770-4)', () => {
    const left = Float32Array.from({ length: 4 * sampleRate }, (_, at) =>
      Math.sin((2 * Math.PI * 997 * at) / sampleRate),
    );
    expect(loudness({ left, right: new Float32Array(left.length) })).toBeCloseTo(-3.01, 1);
  });

  it('is bottomless for silence', () => {
    expect(loudness({ left: new Float32Array(sampleRate), right: new Float32Array(sampleRate) })).toBe(
      -Infinity,
    );
  });
});
