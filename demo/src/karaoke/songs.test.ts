import { describe, expect, it } from 'vitest';
import { demoSongs } from '../content/karaoke.ts';
import { loudness } from '../music/loudness.ts';
import { frequency, sampleRate } from '../music/sound.ts';
import { songSheets } from './sheets.ts';
import { writeLyrics } from './song-lyrics.ts';
import { scoreOf } from './song-score.ts';
import { playSong } from './song-sound.ts';
import { syllablesOf } from './syllables.ts';

it('words are sung in their syllables, none of a letter lost', () => {
  expect(syllablesOf('остановка,', 'rus')).toEqual(['о', 'ста', 'но', 'вка,']);
  expect(syllablesOf('дождь', 'rus')).toEqual(['дождь']);
  expect(syllablesOf('երկուսով', 'hye')).toEqual(['ե', 'րկու', 'սով']);
  expect(
    ['rode', 'yellow', 'looked', 'blues.', 'very'].map((word) => syllablesOf(word, 'eng').length),
  ).toEqual([1, 2, 1, 1, 2]);
});

describe.each(songSheets)('the song $slug', (sheet) => {
  const score = scoreOf(sheet);
  const notes = score.lines.flat(2).map(({ note }) => note);

  it('is one of the catalogue, a minute or a minute and a half long, in reach of a voice', () => {
    expect(demoSongs.map(({ slug }) => slug)).toContain(sheet.slug);
    expect(score.duration).toBeGreaterThan(55);
    expect(score.duration).toBeLessThan(95);
    const pitches = notes.map(({ pitch }) => pitch);
    expect(Math.min(...pitches)).toBeGreaterThanOrEqual(53);
    expect(Math.max(...pitches)).toBeLessThanOrEqual(81);
    expect(Math.max(...pitches) - Math.min(...pitches)).toBeLessThanOrEqual(19);
  });

  it('is sung one note after the other, all of its words, with a pause to be counted in after', () => {
    notes.forEach(({ at, length }, place) => {
      expect(length).toBeGreaterThan(0.08);
      expect(notes[place + 1]?.at ?? Infinity).toBeGreaterThanOrEqual(at + length - 1e-6);
    });
    const said = score.lines.map((line) =>
      line.map((word) => word.map(({ text }) => text).join('')).join(' '),
    );
    expect(said).toEqual([...sheet.verses[0], ...sheet.refrain, ...sheet.verses[1], ...sheet.refrain]);
    const gaps = score.lines.slice(1).map((line, place) => {
      const before = score.lines[place]?.at(-1)?.at(-1)?.note;
      return (line[0]?.[0]?.note.at ?? 0) - (before ? before.at + before.length : 0);
    });
    expect(Math.max(...gaps)).toBeGreaterThan(5);
    for (const { ways } of [sheet.verse, sheet.chorus]) expect(ways).toHaveLength(4);
    expect(score.chords.length * score.bar).toBeLessThan(score.duration);
  });

  it('is written down with a time for every syllable', () => {
    const cues = writeLyrics(score).trim().split('\n\n').slice(1);
    expect(cues).toHaveLength(16);
    const times = cues.flatMap((cue) => [...cue.matchAll(/<00:(\d\d):(\d\d\.\d{3})>/g)]);
    expect(times).toHaveLength(notes.length + cues.length);
    const seconds = times.map(([, minutes, rest]) => Number(minutes) * 60 + Number(rest));
    expect(seconds).toEqual(seconds.toSorted((a, b) => a - b));
  });
});

it('sounds: the band as loud as it is to be, the guide plays the melody over it', () => {
  const [sheet] = songSheets;
  if (sheet === undefined) throw new Error('There are no songs.');
  const whole = scoreOf(sheet);
  // The first two lines are enough to hear.
  const score = {
    ...whole,
    chords: whole.chords.slice(0, 8),
    lines: whole.lines.slice(0, 2),
    duration: 8 * whole.bar + 1,
  };
  const { backing, guided } = playSong(sheet, score);
  expect(loudness(backing)).toBeCloseTo(-18, 0);
  for (const channel of [guided.left, guided.right])
    expect(channel.every((value) => Math.abs(value) <= 0.96)).toBe(true);
  // A long note of the melody is in the guided sound at its pitch, many times as strong as in the band alone.
  const note = score.lines
    .flat(2)
    .map((one) => one.note)
    .toSorted((a, b) => b.length - a.length)[0];
  if (note === undefined) throw new Error('There are no notes.');
  const strength = (channel: Float32Array): number => {
    const from = Math.round((note.at + 0.15) * sampleRate);
    const turn = (2 * Math.PI * frequency(note.pitch)) / sampleRate;
    let [real, imaginary] = [0, 0];
    for (let at = 0; at < sampleRate * 0.4; at++) {
      real += (channel[from + at] ?? 0) * Math.cos(turn * at);
      imaginary += (channel[from + at] ?? 0) * Math.sin(turn * at);
    }
    return Math.hypot(real, imaginary);
  };
  expect(strength(guided.left)).toBeGreaterThan(2 * strength(backing.left));
});
