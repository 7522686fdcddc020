import { random } from '../random.ts';
import type { Stroke } from '../music/arrange.ts';
import type { Chord, Note } from '../music/score.ts';
import type { SongManner, SongSheet } from './sheet.ts';
import type { SongScore } from './song-score.ts';

/** Who plays what under the voice. */
export interface Band {
  readonly bass: readonly Note[];
  readonly chords: readonly Note[];
  readonly strokes: readonly Stroke[];
}

/** Times in halves of a beat, from the beginning of a bar. */
interface Manner {
  /** The root, and `5` after a time for the note a fifth over it. */
  readonly bass: readonly (number | '5')[][];
  /** When the chord is struck whole, or `broken` note by note. */
  readonly chords: readonly number[] | 'broken';
  readonly drums: Readonly<Record<Stroke['drum'], readonly number[]>>;
}

const manners: Readonly<Record<SongManner, Manner>> = {
  waltz: { bass: [[0]], chords: [2, 4], drums: { low: [0], brush: [2, 4], tick: [] } },
  ballad: {
    bass: [[0], [5, '5']],
    chords: 'broken',
    drums: { low: [0, 5], brush: [2, 6], tick: [1, 3, 5, 7] },
  },
  march: {
    bass: [[0], [4, '5']],
    chords: [2, 6],
    drums: { low: [0, 4], brush: [2, 3, 6, 7], tick: [] },
  },
  rock: {
    bass: [[0], [1], [2], [3], [4], [5], [6], [7, '5']],
    chords: [0, 3, 6],
    drums: { low: [0, 3, 4], brush: [2, 6], tick: [0, 2, 4, 6] },
  },
  disco: {
    bass: [[0], [1], [2], [3, '5'], [4], [5], [6], [7, '5']],
    chords: [1, 3, 5, 7],
    drums: { low: [0, 2, 4, 6], brush: [2, 6], tick: [1, 3, 5, 7] },
  },
};

/** Bass, chords and drums under a song; the first bars are without drums, the last one is held. */
export function bandOf({ slug, manner, beatsPerBar }: SongSheet, { chords, bar, beat }: SongScore): Band {
  const way = manners[manner];
  const hand = random(`karaoke/${slug}`);
  const half = beat / 2;
  const halves = beatsPerBar * 2;
  const bars = chords.map((chord, place) => {
    const at = place * bar;
    const isLast = place === chords.length - 1;
    return {
      bass: isLast
        ? [{ at, length: bar, pitch: chord.bass, force: 0.9 }]
        : bassOf(chord, way, { at, half, halves }),
      chords: isLast
        ? chord.pitches.map((pitch) => ({ at, length: bar, pitch, force: 0.5 }))
        : chordsOf(chord, way, { at, half, halves }),
      strokes:
        place < 2 || isLast
          ? []
          : (['low', 'brush', 'tick'] as const).flatMap((drum) =>
              way.drums[drum].map((time) => ({
                drum,
                at: at + time * half + hand.next() * 0.006,
                force: (time === 0 ? 1 : 0.75) * (0.85 + 0.15 * hand.next()),
              })),
            ),
    };
  });
  return {
    bass: bars.flatMap(({ bass }) => bass),
    chords: bars.flatMap((one) => one.chords),
    strokes: bars.flatMap(({ strokes }) => strokes),
  };
}

interface BarPlace {
  readonly at: number;
  readonly half: number;
  readonly halves: number;
}

function bassOf({ bass }: Chord, { bass: times }: Manner, { at, half, halves }: BarPlace): Note[] {
  return times.map(([time = 0, fifth], place) => {
    const from = Number(time);
    const next = Number(times[place + 1]?.[0] ?? halves);
    return {
      at: at + from * half,
      length: (next - from) * half * 0.92,
      pitch: bass + (fifth === '5' ? 7 : 0),
      force: from === 0 ? 0.95 : 0.75,
    };
  });
}

function chordsOf({ pitches }: Chord, { chords: times }: Manner, { at, half, halves }: BarPlace): Note[] {
  if (times !== 'broken')
    return times.flatMap((time) =>
      pitches.map((pitch) => ({ at: at + time * half, length: half * 0.9, pitch, force: 0.34 })),
    );
  const order = [0, 1, 2, 1];
  return Array.from({ length: halves }, (_, place) => ({
    at: at + place * half,
    length: half,
    pitch: (pitches[order[place % order.length] ?? 0] ?? 60) + (place % 8 >= 4 ? 12 : 0),
    force: place === 0 ? 0.5 : 0.4,
  }));
}
