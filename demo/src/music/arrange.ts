import { random } from '../random.ts';
import type { MusicMood } from '../content/types.ts';
import { barCount, barDuration, beatDuration } from './score.ts';
import type { Chord, Note, Score } from './score.ts';

export interface Stroke {
  readonly at: number;
  readonly drum: 'low' | 'brush' | 'tick';
  readonly force: number;
}

/** Who plays what beneath the melody. */
export interface Accompaniment {
  readonly pad: readonly Note[];
  readonly bass: readonly Note[];
  readonly figures: readonly Note[];
  readonly strokes: readonly Stroke[];
}

interface Manner {
  /** Eighths of a bar, 0–7, at which the bass is heard. */
  readonly bass: readonly number[];
  /** Notes of a figure in a bar, and the octaves that lie between it and the chord. */
  readonly figure: {
    readonly notes: number;
    readonly octave: number;
    readonly order: readonly number[];
    readonly force: number;
  };
  /** Sixteenths of a bar at which each drum is struck, from the bar at which drums come in. */
  readonly drums: Readonly<Record<Stroke['drum'], readonly number[]>>;
  readonly drumsFrom: number;
}

const manners: Readonly<Record<MusicMood, Manner>> = {
  calm: {
    bass: [0, 5],
    figure: { notes: 8, octave: 1, order: [0, 1, 2, 3, 2, 1, 2, 1], force: 0.42 },
    drums: { low: [0], brush: [8], tick: [4, 12] },
    drumsFrom: 6,
  },
  tense: {
    bass: [0, 1, 2, 3, 4, 5, 6, 7],
    figure: { notes: 16, octave: 0, order: [0, 2, 0, 1], force: 0.34 },
    drums: { low: [0, 6, 8], brush: [12], tick: [0, 2, 4, 6, 8, 10, 12, 14] },
    drumsFrom: 3,
  },
  bright: {
    bass: [0, 3, 4, 6],
    figure: { notes: 16, octave: 1, order: [0, 2, 1, 3, 2, 1], force: 0.4 },
    drums: { low: [0, 8], brush: [4, 12], tick: [2, 6, 10, 14, 15] },
    drumsFrom: 2,
  },
  epic: {
    bass: [0, 2, 3, 4, 6, 7],
    figure: { notes: 16, octave: 0, order: [0, 1, 2, 1, 0, 2, 1, 2], force: 0.4 },
    drums: { low: [0, 3, 6, 8, 11, 14], brush: [4, 12], tick: [] },
    drumsFrom: 4,
  },
};

/** The bars in which everybody has come in and nobody has left yet are the loudest. */
function swell(bar: number): number {
  if (bar < 4) return 0.55 + 0.1 * bar;
  return bar < 12 ? 0.95 : Math.max(0.45, 0.95 - 0.14 * (bar - 11));
}

/** Pad, bass, figures and drums under a score; the opening bar is the pad with a few notes, the last one dies away. */
export function arrange(mood: MusicMood, { chords }: Score): Accompaniment {
  const manner = manners[mood];
  const hand = random(`music/${mood}`);
  const parts = chords.map((chord, bar) => {
    const at = bar * barDuration;
    const isLast = bar === barCount - 1;
    return {
      pad: chord.pitches.map((pitch): Note => ({
        at,
        length: barDuration,
        pitch,
        force: 0.7 + 0.3 * swell(bar),
      })),
      bass: bar === 0 ? [] : bassOf(chord, isLast ? [0] : manner.bass, at, swell(bar)),
      figures: isLast
        ? []
        : figureOf(
            chord,
            bar === 0 ? { ...manner.figure, notes: 4 } : manner.figure,
            { at, force: swell(bar) },
            () => hand.next(),
          ),
      strokes: bar < manner.drumsFrom || isLast ? [] : strokesOf(manner, at, swell(bar), () => hand.next()),
    };
  });
  return {
    pad: parts.flatMap(({ pad }) => pad),
    bass: parts.flatMap(({ bass }) => bass),
    figures: parts.flatMap(({ figures }) => figures),
    strokes: parts.flatMap(({ strokes }) => strokes),
  };
}

function bassOf({ bass }: Chord, eighths: readonly number[], at: number, force: number): Note[] {
  return eighths.map((eighth, place) => {
    const next = eighths[place + 1] ?? 8;
    return {
      at: at + eighth * (beatDuration / 2),
      length: (next - eighth) * (beatDuration / 2) * 0.94,
      pitch: bass,
      force: force * (eighth === 0 ? 1 : 0.78),
    };
  });
}

function figureOf(
  { pitches }: Chord,
  figure: Manner['figure'],
  { at, force }: Pick<Note, 'at' | 'force'>,
  chance: () => number,
): Note[] {
  const step = barDuration / figure.notes;
  return Array.from({ length: figure.notes }, (_, place) => {
    const degree = figure.order[place % figure.order.length] ?? 0;
    const pitch =
      (pitches[degree % pitches.length] ?? 60) + 12 * (figure.octave + Math.floor(degree / pitches.length));
    return {
      at: at + place * step + chance() * 0.008,
      length: step,
      pitch,
      force: force * figure.force * (0.8 + 0.25 * chance()),
    };
  });
}

function strokesOf({ drums }: Manner, at: number, force: number, chance: () => number): Stroke[] {
  return (['low', 'brush', 'tick'] as const).flatMap((drum) =>
    drums[drum].map((sixteenth) => ({
      drum,
      at: at + sixteenth * (barDuration / 16) + chance() * 0.006,
      force: force * (sixteenth % 8 === 0 ? 1 : 0.7) * (0.85 + 0.15 * chance()),
    })),
  );
}
