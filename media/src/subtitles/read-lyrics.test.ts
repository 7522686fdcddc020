import { expect, it } from 'vitest';
import { cleanLyrics } from './read-lyrics.ts';

const song = (text: string, times = '00:00:01.000 --> 00:00:04.000'): string =>
  `WEBVTT\n\n${times}\n${text}\n`;

it('keeps words and their times, in order, escaped, and nothing else', () => {
  const text = `WEBVTT\n\nNOTE x\n\n2\n00:05.000 --> 00:07.500 line:0\n<00:05.000>b <b>& c</b>\n\n1\n00:01.000 --> 00:04.000\n<v Anna><00:01.000>Раз <00:02.500>&lt;два&gt;\n`;
  expect(cleanLyrics(text, 60)).toBe(
    'WEBVTT\n\n00:00:01.000 --> 00:00:04.000\n<00:00:01.000>Раз <00:00:02.500>&lt;два&gt;\n\n' +
      '00:00:05.000 --> 00:00:07.500\n<00:00:05.000>b &amp; c\n',
  );
});

it.each([
  [
    'other files',
    '1\n00:00:01,000 --> 00:00:02,000\nраз',
    'The lyrics are no WebVTT: such a file begins with the word WEBVTT.',
  ],
  ['nothing', 'WEBVTT\n', 'The lyrics hold no lines.'],
  [
    'words without times',
    song('раз два'),
    'The lyrics do not say when each word is sung: write times such as <00:00:12.340> between the words.',
  ],
  [
    'times that cannot be read',
    song('раз', 'soon --> later'),
    'Line 3 of the lyrics holds no two times such as 00:00:10.000 --> 00:00:14.500.',
  ],
  [
    'a line that ends before it begins',
    song('раз', '00:00:04.000 --> 00:00:01.000'),
    'Line 3 of the lyrics: the line ends before it begins.',
  ],
  [
    'times that go backwards',
    song('<00:00:03.000>раз <00:00:02.000>два'),
    'Line 3 of the lyrics: the times of its words go backwards at <00:00:02.000>.',
  ],
  [
    'times outside of their line',
    song('<00:00:09.000>раз'),
    'Line 3 of the lyrics: the time <00:00:09.000> lies outside of it.',
  ],
  ['a time that is none', song('<0:1:2:3>раз'), 'Line 3 of the lyrics: “<0:1:2:3>” is no time.'],
  ['a line without words', song('<00:00:01.000> '), 'Line 3 of the lyrics has no words.'],
  [
    'lines after the end',
    song('<00:01:10.000>раз', '00:01:10.000 --> 00:01:12.000'),
    'The lyrics go on after the song has ended: a line begins at 00:01:10.000, the song is 00:01:00.000 long.',
  ],
])('refuses %s, with the reason', (_what, text, message) => {
  expect(() => cleanLyrics(text, 60)).toThrow(
    expect.objectContaining({ error: 'UNSUPPORTED_MEDIA', message }),
  );
});
