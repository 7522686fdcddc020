import { describe, expect, it } from 'vitest';
import { parseLyrics } from './lyrics.ts';
import type { LyricLine } from './lyrics.ts';

const cue = (text: string, times = '00:00:10.000 --> 00:00:14.000'): string =>
  `WEBVTT\n\n${times}\n${text}\n`;
const wordsOf = ({ words }: LyricLine): string[] =>
  words.map(({ parts }) => parts.map(({ text }) => text).join('|'));
const timesOf = ({ words }: LyricLine): number[] =>
  words.flatMap(({ parts }) => parts.map(({ start }) => Math.round(start * 1000) / 1000));

describe('the words of a song', () => {
  it('begin when they are written to, syllable by syllable', () => {
    const [line] = parseLyrics(
      cue(
        '<00:00:10.000>Кру<00:00:10.500>жись, <00:00:11.000>мой <00:00:12.000>трам<00:00:12.340>вай<00:00:13.000>',
      ),
    );
    expect(line).toMatchObject({ start: 10, end: 13 });
    expect(line && wordsOf(line)).toEqual(['Кру|жись,', 'мой', 'трам|вай']);
    expect(line && timesOf(line)).toEqual([10, 10.5, 11, 12, 12.34]);
    expect(line?.words[0]?.parts[1]).toEqual({ text: 'жись,', start: 10.5, end: 11 });
  });

  it('share a line without times by their letters', () => {
    const [line] = parseLyrics(cue('ab cdef gh'));
    expect(line && wordsOf(line)).toEqual(['ab', 'cdef', 'gh']);
    expect(line && timesOf(line)).toEqual([10, 11, 13]);
  });

  it('are a line each, in order of time, whatever the order and the line ends of the file', () => {
    const lines = parseLyrics(
      '\uFEFFWEBVTT - song\r\n\r\nNOTE nothing\r\n\r\n2\r\n00:20.000 --> 00:24.000 align:center\r\nпозже\r\n\r\n1\r\n00:05.000 --> 00:09.000\r\nраз\r\nдва\r\n',
    );
    expect(lines.map(wordsOf)).toEqual([['раз'], ['два'], ['позже']]);
    expect(lines.map(({ start, end }) => [start, end])).toEqual([
      [5, 7],
      [7, 9],
      [20, 24],
    ]);
  });

  it('survive broken times: what lies outside, goes back or is no time counts as not written', () => {
    const [line] = parseLyrics(
      cue('<00:00:11.000>раз <00:00:09.000>два <00:00:99.000>три <00:01:00.000>четыре <00:00:12.000>пять'),
    );
    expect(line && wordsOf(line)).toEqual(['раз', 'два', 'три', 'четыре', 'пять']);
    expect(line && timesOf(line)[0]).toBe(11);
    expect(line && timesOf(line)[4]).toBe(12);
    for (const part of line?.words.flatMap(({ parts }) => parts) ?? []) {
      expect(part.end).toBeGreaterThanOrEqual(part.start);
      expect(part.start).toBeGreaterThanOrEqual(10);
      expect(part.end).toBeLessThanOrEqual(14);
    }
  });

  it('are text and nothing else: no tags, no controls, references read once', () => {
    const [line] = parseLyrics(
      cue('<c.red>A</c> <img src=x onerror=alert(1)>b &lt;i&gt; &amp;lt; \u202Ec\u0007'),
    );
    expect(line && wordsOf(line)).toEqual(['A', 'b', '<i>', '&lt;', 'c']);
  });

  it.each([
    ['no WebVTT', 'SUBRIP\n\n00:00:10.000 --> 00:00:14.000\nслова'],
    ['nothing', ''],
    ['a page', '<!doctype html><p>404</p>'],
    ['a cue that ends before it begins', cue('слова', '00:00:14.000 --> 00:00:10.000')],
    ['a cue beyond every song', cue('слова', '09:00:10.000 --> 09:00:14.000')],
    ['a cue without words', cue('<00:00:11.000> <c></c>')],
    ['times that are none', cue('слова', 'soon --> later')],
  ])('of %s are none', (_what, text) => {
    expect(parseLyrics(text)).toEqual([]);
  });

  it('have bounds, however much a file holds', () => {
    const many = Array.from({ length: 5000 }, () => '00:00:10.000 --> 00:00:14.000\nслова').join('\n\n');
    expect(parseLyrics(`WEBVTT\n\n${many}`).length).toBeLessThanOrEqual(1000);
    const [wide] = parseLyrics(cue('слово '.repeat(500)));
    expect(wide?.words.length).toBeLessThanOrEqual(60);
    const [long] = parseLyrics(cue('о'.repeat(10_000)));
    expect(long?.words[0]?.parts[0]?.text.length).toBeLessThanOrEqual(80);
    expect(parseLyrics(`WEBVTT\n\n${'<'.repeat(400_000)}`)).toEqual([]);
  });
});
