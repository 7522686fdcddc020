import type { MusicMood } from '../content/types.ts';
import { arrange } from './arrange.ts';
import { drum } from './drums.ts';
import { bass, flute, harp, pad, piano } from './instruments.ts';
import { normalise } from './loudness.ts';
import { reverb } from './reverb.ts';
import { barCount, barDuration, composeScore } from './score.ts';
import { mixInto, sampleRate, silence } from './sound.ts';
import type { Sound } from './sound.ts';

/** Languages of a film's sound; each has its own lead instrument, so that switching is heard. */
export const soundLanguages = ['rus', 'eng'] as const;
export type SoundLanguage = (typeof soundLanguages)[number];

const loudnessTarget = -16;

/** Music of one mood for a whole film, one arrangement a language: 16 bars of 3.84 s. The same mood always sounds the same. */
export function composeBeds(mood: MusicMood): Readonly<Record<SoundLanguage, Sound>> {
  const score = composeScore(mood);
  const { pad: chords, bass: line, figures, strokes } = arrange(mood, score);
  const duration = barCount * barDuration;
  const close = silence(duration);
  const far = silence(duration);
  pad(far, chords);
  harp(far, figures);
  bass(close, line);
  drum(close, strokes);

  const bedWith = (lead: Sound): Sound => {
    const dry = silence(duration);
    mixInto(dry, far, 0.8);
    mixInto(dry, lead, 0.85);
    const wet = reverb(dry);
    mixInto(dry, close, 0.62);
    mixInto(dry, wet, 0.16);
    shape(dry);
    normalise(dry, loudnessTarget);
    return dry;
  };
  const played = silence(duration);
  piano(played, score.melody);
  const blown = silence(duration);
  flute(blown, score.melody);
  return { rus: bedWith(played), eng: bedWith(blown) };
}

/**
 * Fades in and out, and takes a breath before the second bar: there the opening of a film is joined to the rest, and
 * sound codecs blend every frame into the next, which across a join is not the same one.
 */
function shape({ left, right }: Sound): void {
  const join = Math.round(barDuration * sampleRate);
  const before = Math.round(0.05 * sampleRate);
  const after = Math.round(0.022 * sampleRate);
  const fadeIn = 0.4 * sampleRate;
  const fadeOut = 2.2 * sampleRate;
  for (let at = 0; at < left.length; at++) {
    const distance = at < join ? (join - at) / before : (at - join) / after - 1;
    const breath = at < join - before || at > join + 2 * after ? 1 : smooth(distance);
    const level = Math.min(1, at / fadeIn, (left.length - 1 - at) / fadeOut) * breath;
    left[at] = (left[at] ?? 0) * level;
    right[at] = (right[at] ?? 0) * level;
  }
}

function smooth(t: number): number {
  const clamped = Math.max(0, Math.min(1, t));
  return clamped * clamped * (3 - 2 * clamped);
}
