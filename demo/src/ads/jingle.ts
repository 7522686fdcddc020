import type { MusicMood } from '../content/types.ts';
import { bass, harp, pad } from '../music/instruments.ts';
import { normalise } from '../music/loudness.ts';
import type { Note } from '../music/score.ts';
import { mixInto, sampleRate, silence } from '../music/sound.ts';
import type { Sound } from '../music/sound.ts';

/** MIDI numbers of the chords of a mood's four bars, the lowest first; the last one ends it. */
const chords: Readonly<Record<MusicMood, readonly (readonly [number, number, number])[]>> = {
  bright: [
    [60, 64, 67],
    [65, 69, 72],
    [67, 71, 74],
    [60, 64, 72],
  ],
  epic: [
    [57, 60, 64],
    [53, 57, 60],
    [55, 59, 62],
    [57, 61, 64],
  ],
  calm: [
    [58, 62, 65],
    [55, 58, 62],
    [63, 67, 70],
    [58, 62, 65],
  ],
  tense: [
    [57, 60, 64],
    [58, 62, 65],
    [56, 59, 64],
    [57, 60, 64],
  ],
};
const loudnessTarget = -16;
/** Plucked notes of a bar. */
const figure = [0, 1, 2, 1, 2, 1] as const;

/** The music of an advertisement, of the same length. The same advertisement always sounds the same. */
export function composeJingle(mood: MusicMood, duration: number): Sound {
  const bars = chords[mood];
  const bar = duration / bars.length;
  const sound = silence(duration);
  const under = silence(duration);
  const notes = bars.flatMap((chord, at): Note[] =>
    figure.map((voice, step) => ({
      at: at * bar + (step * bar) / figure.length,
      length: bar / 2,
      pitch: (chord[voice] ?? chord[0]) + 12,
      force: step === 0 ? 0.9 : 0.6,
    })),
  );
  const held = bars.flatMap((chord, at): Note[] =>
    chord.map((pitch) => ({ at: at * bar, length: bar, pitch, force: 0.5 })),
  );
  harp(sound, notes);
  pad(under, held);
  bass(
    under,
    bars.map(([lowest], at) => ({ at: at * bar, length: bar * 0.9, pitch: lowest - 12, force: 0.7 })),
  );
  mixInto(sound, under, 0.5);
  normalise(sound, loudnessTarget);
  fade(sound);
  return sound;
}

/** It ends with the clip, without a click. */
function fade({ left, right }: Sound): void {
  const length = Math.min(left.length, 0.8 * sampleRate);
  for (const channel of [left, right])
    for (let at = channel.length - length; at < channel.length; at += 1)
      channel[at] = ((channel[at] ?? 0) * (channel.length - at)) / length;
}
