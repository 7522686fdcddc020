import type { MusicMood } from '../content/types.ts';

/** A note to be played: times in seconds, pitch in MIDI numbers. */
export interface Note {
  readonly at: number;
  readonly length: number;
  readonly pitch: number;
  /** 0–1. */
  readonly force: number;
}

/** A chord of one bar; pitches are MIDI numbers, the lowest first. */
export interface Chord {
  readonly bass: number;
  readonly pitches: readonly number[];
}

/** What is played, bar by bar, before instruments are chosen. */
export interface Score {
  readonly chords: readonly Chord[];
  readonly melody: readonly Note[];
}

/** Seconds. A bar is as long as a segment of the films, so that cuts fall on bars. */
export const barDuration = 3.84;
export const barCount = 16;
export const beatDuration = barDuration / 4;

interface Sheet {
  /** MIDI number of the tonic that degree 1 of the melody is. */
  readonly tonic: number;
  readonly scale: readonly number[];
  /** One a bar: the degree, then `7` for a seventh or `M` for a raised third. */
  readonly chords: string;
  /** Bars, from the second on: `degree:beats` with `'` an octave up, `,` down, `^` a semitone up, `-` for silence. */
  readonly melody: readonly string[];
}

export const major = [0, 2, 4, 5, 7, 9, 11];
export const minor = [0, 2, 3, 5, 7, 8, 10];

const sheets: Readonly<Record<MusicMood, Sheet>> = {
  calm: {
    tonic: 74,
    scale: major,
    chords: '1/7 6/7 4/7 5 1 3/7 4/7 5 6/7 3/7 4/7 1 4/7 5 1/7 1',
    melody: [
      '-:2 3:1 2:1',
      '1:3 6,:1',
      '5,:2 2:2',
      '3:1.5 5:.5 5:1 3:1',
      '2:2 7,:1 1:1',
      '6,:1.5 1:.5 3:1 2:1',
      '2:3 5,:1',
      '6:1.5 5:.5 3:1 1:1',
      '5:2 7:1 5:1',
      '6:1.5 5:.5 4:1 3:1',
      '3:3 5:1',
      '6:1 5:1 4:1 1:1',
      '2:2 7,:1 5,:1',
      '3:1 2:1 1:2',
      '1:4',
    ],
  },
  tense: {
    tonic: 69,
    scale: minor,
    chords: '1 1/7 6/7 6 1 4/7 6/7 5/M 4/7 1 6/7 5/M 1 6 5/M 1',
    melody: [
      '-:2 1:2',
      '3:3 2:1',
      '1:4',
      '5:1 6:.5 5:.5 3:2',
      '4:1 5:.5 4:.5 1:2',
      '6:1 5:1 3:1 1:1',
      '2:2 7^,:2',
      "4:1 6:1 1':2",
      "1':1 7:.5 6:.5 5:2",
      '6:1.5 5:.5 3:2',
      '2:1 3:1 7^,:2',
      '1:2 3:1 5:1',
      "1':2 6:2",
      '5:1 4:1 2:1 7^,:1',
      '1:4',
    ],
  },
  bright: {
    tonic: 67,
    scale: major,
    chords: '1 5 6 4 1 5 6/7 4 2/7 5 3/7 4 4 5 1 1',
    melody: [
      '-:2 5:.5 6:.5 5:.5 3:.5',
      "1':1 7:.5 6:.5 6:1 5:1",
      '6:1 5:.5 4:.5 4:1 -:1',
      "3:.5 5:.5 1':1 7:.5 5:.5 3:1",
      '2:.5 5:.5 7:1 6:.5 5:.5 2:1',
      "1':.5 7:.5 6:1 5:.5 3:.5 1:1",
      "4:.5 6:.5 1':1 6:1 -:1",
      "2:.5 4:.5 6:1 1':.5 6:.5 4:1",
      "5:.5 7:.5 2':1 7:.5 5:.5 2:1",
      '3:.5 5:.5 7:1 5:.5 3:.5 7,:1',
      "4:.5 6:.5 1':1 6:.5 5:.5 4:1",
      "6:1 1':.5 6:.5 4:1 6:1",
      "5:1 7:.5 5:.5 2':2",
      "1':.5 5:.5 3:.5 5:.5 1':2",
      "1':4",
    ],
  },
  epic: {
    tonic: 62,
    scale: minor,
    chords: '1 6 3 7 1 6 3 7 4/7 1 6 5/M 6 7 1 1',
    melody: [
      '-:2 1:1 2:1',
      '3:3 5:1',
      '4:2 2:2',
      '1:1 3:.5 4:.5 5:2',
      '6:1.5 5:.5 3:1 4:1',
      '5:1 7:1 5:1 3:1',
      '4:3 2:1',
      "6:1 1':1 6:1 4:1",
      "5:2 1':2",
      "1':1 7:.5 6:.5 3':2",
      "2':1 1':1 7^:2",
      "1':1 3':1 1':2",
      "2':2 7:1 2':1",
      "1':4",
      '-:4',
    ],
  },
};

/** The composition of a mood: sixteen bars. */
export function composeScore(mood: MusicMood): Score {
  const sheet = sheets[mood];
  return {
    chords: sheet.chords.split(' ').map((word) => chordOf(word, sheet)),
    melody: sheet.melody.flatMap((bar, index) => notesOf(bar, (index + 1) * barDuration, sheet)),
  };
}

/** Semitones over the tonic of a degree, which may lie beyond the octave: 8 is the tonic above. */
export function semitones(degree: number, scale: readonly number[]): number {
  const step = degree - 1;
  const octave = Math.floor(step / 7);
  return (scale[step - octave * 7] ?? 0) + 12 * octave;
}

/** Thirds stacked on the degree, gathered about the C below middle C so that voices move little from chord to chord. */
export function chordOf(word: string, { tonic, scale }: Pick<Sheet, 'tonic' | 'scale'>): Chord {
  const [degree = '1', quality = ''] = word.split('/');
  const thirds = quality === '7' ? [0, 2, 4, 6] : [0, 2, 4];
  const root = tonic % 12;
  const gather = (pitch: number): number => 52 + ((((pitch - 52) % 12) + 12) % 12);
  const pitches = thirds.map((third) => {
    const raised = quality === 'M' && third === 2 ? 1 : 0;
    return gather(root + semitones(Number(degree) + third, scale) + raised);
  });
  const bass = 33 + ((((root + semitones(Number(degree), scale) - 33) % 12) + 12) % 12);
  return { bass, pitches: pitches.toSorted((a, b) => a - b) };
}

function notesOf(bar: string, start: number, { tonic, scale }: Sheet): Note[] {
  let at = start;
  return bar.split(' ').flatMap((token, place) => {
    const [name = '-', beats = '4'] = token.split(':');
    const length = Number(beats) * beatDuration;
    const begin = at;
    at += length;
    if (name === '-') return [];
    const octaves = name.split("'").length - name.split(',').length;
    const pitch =
      tonic +
      semitones(Number(/\d/.exec(name)?.[0] ?? 1), scale) +
      12 * octaves +
      (name.includes('^') ? 1 : 0);
    return [{ at: begin, length, pitch, force: place === 0 ? 0.9 : 0.75 }];
  });
}
