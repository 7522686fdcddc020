import { describe, expect, it } from 'vitest';
import { demoFilms } from '../content/films.ts';
import { demoSeries } from '../content/series.ts';
import { writeSubtitles } from './subtitles.ts';
import { filmDuration, trailerDuration } from './timing.ts';

interface Cue {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/** Reads WebVTT strictly (https://www.w3.org/TR/webvtt1/#file-structure): throws for what is not a cue block. */
function cuesOf(vtt: string): Cue[] {
  const [header, ...blocks] = vtt.trimEnd().split('\n\n');
  expect(header).toBe('WEBVTT');
  return blocks.map((block) => {
    const match =
      /^(\d{2}):([0-5]\d):([0-5]\d\.\d{3}) --> (\d{2}):([0-5]\d):([0-5]\d\.\d{3})\n([^\n<>]+)$/.exec(block);
    if (match === null) throw new Error(`No cue: ${block}`);
    const [, h1, m1, s1, h2, m2, s2, text = ''] = match;
    const seconds = (h = '', m = '', s = ''): number => Number(h) * 3600 + Number(m) * 60 + Number(s);
    return { start: seconds(h1, m1, s1), end: seconds(h2, m2, s2), text };
  });
}

describe('writeSubtitles', () => {
  it('says every line of every title in three languages, in order and after the opening', () => {
    for (const { lines } of [...demoFilms, ...demoSeries]) {
      const tracks = writeSubtitles(lines, filmDuration);
      expect(tracks.map(({ language, label }) => [language, label])).toEqual([
        ['rus', 'Русский'],
        ['eng', 'English'],
        ['hye', 'Հայերեն'],
      ]);
      for (const { language, vtt } of tracks) {
        const cues = cuesOf(vtt);
        expect(cues.map(({ text }) => text)).toEqual(
          lines.map((line) => line[language].replaceAll('&', '&amp;')),
        );
        for (const [place, { start, end }] of cues.entries()) {
          expect(start).toBeGreaterThan(cues[place - 1]?.end ?? 4);
          expect(end - start).toBeGreaterThan(1.5);
          expect(end).toBeLessThan(filmDuration - 2);
        }
      }
    }
  });

  it('keeps within a trailer', () => {
    const [track] = writeSubtitles((demoFilms[0]?.lines ?? []).slice(0, 2), trailerDuration);
    const cues = cuesOf(track?.vtt ?? '');
    expect(cues).toHaveLength(2);
    expect(cues.every(({ end }) => end < trailerDuration)).toBe(true);
  });

  it('escapes what WebVTT would read as markup', () => {
    const line = { rus: 'A < B & C > D', eng: 'A', hye: 'A' };
    expect(writeSubtitles([line], filmDuration)[0]?.vtt).toContain('\nA &lt; B &amp; C &gt; D\n');
  });
});
