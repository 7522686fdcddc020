import { drum } from '../music/drums.ts';
import { bass, flute, harp, piano } from '../music/instruments.ts';
import { normalise } from '../music/loudness.ts';
import { reverb } from '../music/reverb.ts';
import { mixInto, silence } from '../music/sound.ts';
import type { Sound } from '../music/sound.ts';
import type { SongManner, SongSheet } from './sheet.ts';
import { bandOf } from './song-band.ts';
import type { SongScore } from './song-score.ts';

/** The band alone, and the band with an instrument that plays the melody. */
export interface SongSound {
  readonly backing: Sound;
  readonly guided: Sound;
}

const loudnessTarget = -18;
/** How loud the guide is over the band: heard, and not in the singer's way. */
const guideGain = 0.42;

const chordsOn: Readonly<Record<SongManner, typeof harp>> = {
  waltz: piano,
  ballad: harp,
  march: harp,
  rock: piano,
  disco: piano,
};
/** Plays a song. The same sheet always sounds the same. */
export function playSong(sheet: SongSheet, score: SongScore): SongSound {
  const { bass: low, chords, strokes } = bandOf(sheet, score);
  const close = silence(score.duration);
  bass(close, low);
  drum(close, strokes);
  const dry = silence(score.duration);
  chordsOn[sheet.manner](dry, chords);
  const backing = silence(score.duration);
  mixInto(backing, dry, 0.8);
  mixInto(backing, reverb(dry), 0.12);
  mixInto(backing, close, 0.62);
  normalise(backing, loudnessTarget);
  const guided = { left: backing.left.slice(), right: backing.right.slice() };
  const lead = silence(score.duration);
  // No chord is played on it.
  flute(
    lead,
    score.lines.flat(2).map(({ note }) => note),
  );
  mixInto(guided, lead, guideGain);
  soften(guided);
  return { backing, guided };
}

/** Rounds off what would go beyond what a file can hold. */
function soften({ left, right }: Sound): void {
  for (const channel of [left, right])
    for (let at = 0; at < channel.length; at++) {
      const value = channel[at] ?? 0;
      if (Math.abs(value) > 0.7)
        channel[at] = Math.sign(value) * (0.7 + 0.25 * Math.tanh((Math.abs(value) - 0.7) / 0.25));
    }
}
