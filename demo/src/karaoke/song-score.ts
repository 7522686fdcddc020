import { chordOf, major, minor, semitones } from '../music/score.ts';
import type { Chord, Note } from '../music/score.ts';
import type { SongPart, SongSheet } from './sheet.ts';
import { syllablesOf } from './syllables.ts';

/** What is sung on one note. */
export interface SungSyllable {
  readonly text: string;
  readonly note: Note;
}

/** Words of a line, each in its syllables. */
export type SungLine = readonly (readonly SungSyllable[])[];

/** A song note by note, before instruments are chosen. Times in seconds. */
export interface SongScore {
  readonly beat: number;
  readonly bar: number;
  /** One a bar. */
  readonly chords: readonly Chord[];
  readonly lines: readonly SungLine[];
  readonly duration: number;
}

const introBars = 4;
/** Long enough for a singer to lose the beat: the player counts him in. */
const pauseBars = 4;
const endBars = 2;
/** Seconds in which the last notes die away. */
const tail = 2.5;

/** The whole song: verse, refrain, a pause, the second verse, the refrain. */
export function scoreOf(sheet: SongSheet): SongScore {
  const beat = 60 / sheet.tempo;
  const bar = beat * sheet.beatsPerBar;
  const chords: Chord[] = [];
  const lines: SungLine[] = [];
  const harmony = (part: SongPart): Chord[] =>
    part.chords.split(' ').map((word) => chordOf(word, { tonic: sheet.tonic, scale: scaleOf(sheet) }));
  const rest = (bars: number, part: SongPart): void => {
    const turn = harmony(part);
    chords.push(...turn.slice(turn.length - bars));
  };
  const sing = (part: SongPart, words: readonly string[]): void => {
    const begin = chords.length;
    const under = harmony(part);
    chords.push(...under);
    words.forEach((text, place) => {
      const way = part.ways[place] ?? '1';
      const over = under.slice(place * 2, place * 2 + 2);
      lines.push(singLine(sheet, { text, way, over, at: (begin + place * 2) * bar, beat }));
    });
  };
  rest(introBars, sheet.verse);
  sing(sheet.verse, sheet.verses[0]);
  sing(sheet.chorus, sheet.refrain);
  rest(pauseBars, sheet.verse);
  sing(sheet.verse, sheet.verses[1]);
  sing(sheet.chorus, sheet.refrain);
  rest(endBars, sheet.chorus);
  return { beat, bar, chords, lines, duration: chords.length * bar + tail };
}

function scaleOf({ mode }: SongSheet): readonly number[] {
  return mode === 'major' ? major : minor;
}

interface LinePlan {
  readonly text: string;
  readonly way: string;
  /** The chords of its two bars. */
  readonly over: readonly Chord[];
  /** Seconds. */
  readonly at: number;
  readonly beat: number;
}

/**
 * The words of a line over its two bars, the last beat and a half left for breath: syllables on eighths, or sixteenths where
 * there are many, each where the melody's way is by then; those on a bar's first beat, and the last, on notes of the chord.
 */
function singLine(sheet: SongSheet, { text, way, over, at, beat }: LinePlan): SungLine {
  const words = text.split(/\s+/).map((word) => syllablesOf(word, sheet.language));
  const count = words.reduce((sum, syllables) => sum + syllables.length, 0);
  const room = sheet.beatsPerBar * 2 - 1.5;
  const grid = count > room * 2 ? 4 : 2;
  const placeOf = (place: number): number =>
    Math.floor((place * (room - 0.5) * grid) / Math.max(1, count - 1)) / grid;
  const degrees = way.split(' ');
  let sung = 0;
  return words.map((syllables) =>
    syllables.map((syllable) => {
      const place = sung++;
      const from = placeOf(place);
      const isLast = place === count - 1;
      const to = isLast ? room + 0.5 : placeOf(place + 1);
      const degree = degrees[Math.round((place * (degrees.length - 1)) / Math.max(1, count - 1))] ?? '1';
      const chord = over[from < sheet.beatsPerBar ? 0 : 1];
      const isStrong = from % sheet.beatsPerBar === 0 || isLast;
      const pitch = pitchOf(degree, sheet);
      return {
        text: syllable,
        note: {
          at: at + from * beat,
          length: (to - from) * beat * (isLast ? 1 : 0.96),
          pitch: isStrong && chord !== undefined ? toChord(pitch, chord) : pitch,
          force: isStrong ? 0.9 : 0.75,
        },
      };
    }),
  );
}

function pitchOf(name: string, sheet: SongSheet): number {
  const degree = Number(/\d/.exec(name)?.[0] ?? 1);
  const octaves = name.split("'").length - name.split(',').length;
  return sheet.tonic + semitones(degree, scaleOf(sheet)) + 12 * octaves + (name.includes('^') ? 1 : 0);
}

/** The nearest note of the chord. */
function toChord(pitch: number, { pitches }: Chord): number {
  const away = (of: number): number => {
    const up = (((of - pitch) % 12) + 12) % 12;
    return up > 6 ? up - 12 : up;
  };
  return (
    pitch + pitches.map(away).reduce((best, step) => (Math.abs(step) < Math.abs(best) ? step : best), 12)
  );
}
