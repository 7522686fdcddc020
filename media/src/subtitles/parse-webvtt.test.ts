import { describe, expect, it } from 'vitest';
import { readCues } from './cues.ts';
import { isWebVtt, nestCueText, parseWebVtt, readTimestamp, tokenizeCueText } from './parse-webvtt.ts';

const texts = (body: string): string[] => parseWebVtt(`WEBVTT\n\n${body}`).map(({ text }) => text);

describe('the signature (WebVTT §6.1)', () => {
  it.each(['WEBVTT', 'WEBVTT\n', 'WEBVTT a title\n', 'WEBVTT\t\n'])('is in %j', (text) => {
    expect(isWebVtt(text)).toBe(true);
  });
  it.each(['', ' WEBVTT', 'WEBVTTX', 'webvtt\n', '1\nWEBVTT'])('is not in %j', (text) => {
    expect(isWebVtt(text)).toBe(false);
  });
});

describe('blocks (WebVTT §6.1)', () => {
  const time = '00:01.000 --> 00:02.000';
  it('have a name above their times, or none', () => {
    expect(texts(`a name\n${time}\none\n\n${time}\ntwo\nlines\n\n\n\n${time}\nthree`)).toEqual([
      'one',
      'two\nlines',
      'three',
    ]);
  });
  it('are left out whole when there are two lines above the times', () => {
    expect(texts(`two\nlines\n${time}\ntext`)).toEqual(['text']);
    expect(texts(`two\nlines\nno times --> here\ntext`)).toEqual([]);
  });
  it('end where a line with an arrow begins another one', () => {
    expect(texts(`${time}\none\n${time}\ntwo`)).toEqual(['one', 'two']);
    expect(texts(`${time}\none\na --> b\n\n${time}\ntwo`)).toEqual(['one', 'two']);
  });
  it('that are notes, styles and regions hold no cue', () => {
    expect(texts(`NOTE\nsomething\n\nSTYLE\n::cue { color: red }\n\nREGION\nid:a\n\n${time}\none`)).toEqual([
      'one',
    ]);
  });
  it('may follow the header at once', () => {
    expect(parseWebVtt(`WEBVTT\nKind: captions\n${time}\none`).map(({ text }) => text)).toEqual(['one']);
  });
  it('without text have none, and a zero byte is shown as what cannot be shown', () => {
    expect(texts(`${time}\n\n${time}\na\0b`)).toEqual(['', 'a\ufffdb']);
  });
});

describe('times (WebVTT §6.3)', () => {
  it.each([
    ['00:01.500', 1.5],
    ['01:00:00.000', 3600],
    ['100:00:00.001', 360_000.001],
    ['1:00:00.000', 3600],
  ])('%s is read', (text, seconds) => {
    expect(readTimestamp(text)).toBeCloseTo(seconds, 6);
  });
  it.each([
    '00:01,500',
    '0:01.500',
    '00:1.500',
    '00:01.50',
    '00:01.5000',
    '00:60.000',
    '60:00.000.',
    '00:60:00.000',
    '',
    '1.000',
  ])('%j is none', (text) => {
    expect(readTimestamp(text)).toBeNull();
  });
  it.each([
    ['00:01.000-->00:02.000', ''],
    [' \t00:01.000 --> 00:02.000  align:start', '  align:start'],
    ['00:01.000 --> 00:02.000align:start', 'align:start'],
  ])('with or without spaces: %j', (line, settings) => {
    expect(parseWebVtt(`WEBVTT\n\n${line}\nx`)).toEqual([{ start: 1, end: 2, settings, text: 'x' }]);
  });
});

describe('text (WebVTT §6.4)', () => {
  it('is cut into words, tags and times', () => {
    expect(tokenizeCueText('a<b.loud x>c</b><00:01.000>d<')).toEqual([
      { kind: 'text', text: 'a' },
      { kind: 'start', name: 'b' },
      { kind: 'text', text: 'c' },
      { kind: 'end', name: 'b' },
      { kind: 'time' },
      { kind: 'text', text: 'd' },
      { kind: 'start', name: '' },
    ]);
  });
  it.each([
    ['<i>a</i>b', '<i>a</i>b'],
    ['<i>never ended', '<i>never ended</i>'],
    ['<b>a<i>b</b>c</i>d', '<b>a<i>bc</i>d</b>'],
    ['</b>a</i>', 'a'],
    ['<font color=red>a</font>', 'a'],
    ['<v Anna><i.quiet>a</i></v>', '<i>a</i>'],
    ['<lang hy><b>ա</b></lang>', '<b>ա</b>'],
    ['<ruby>漢<rt>kan</rt></ruby>', '漢kan'],
    ['<ruby>漢<rt>kan</ruby><i>a</i>', '漢kan<i>a</i>'],
    ['<rt>a</rt><b>c', 'a<b>c</b>'],
    ['a <b', 'a <b></b>'],
    ['1 < 2 <i>and</i> 3', '1 and 3'],
    ['<>a</>', 'a'],
    ['<i>a\n</i\n>b', '<i>a\nb</i>'],
    ['a<00:00:01.000>b<nonsense', 'ab'],
  ])('%j is nested as %j', (text, nested) => {
    expect(nestCueText(text, (words) => words)).toBe(nested);
  });
});

it('a file is read so, and one whose times are those of SubRip is read all the same', () => {
  const [cue] = readCues('WEBVTT\n\n00:01.000 --> 00:02.000 line:0\n<b>a<i>b</b>c &amp; d');
  expect(cue).toEqual({ start: 1, end: 2, settings: 'line:0', text: '<b>a<i>bc &amp; d</i></b>' });
  expect(readCues('WEBVTT\n\n00:00:01,000 --> 00:00:02,000\nx').map(({ text }) => text)).toEqual(['x']);
});
