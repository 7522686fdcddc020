import { describe, expect, it } from 'vitest';
import { checkSubtitles } from './check-subtitles.ts';

const check = (text: string, name = 'film.srt') => checkSubtitles(Buffer.from(text), name);

describe('a subtitle file that is added by hand', () => {
  it('is read with its language: by its name, or by its letters', () => {
    const text =
      '1\n00:00:01,000 --> 00:00:02,500\nПривет, мир!\n\n2\n00:00:03,000 --> 00:00:04,000\nКак дела?\n';
    expect(check(text)).toMatchObject({ faults: [], language: 'und', cues: [{ start: 1, end: 2.5 }, {}] });
    expect(check(text, 'film.en.srt').language).toBe('eng');
    expect(check(text.replace('Привет, мир!', 'Добрый день, дорогие друзья!')).language).toBe('rus');
  });

  it('may be WebVTT with notes, styles and settings', () => {
    const text = 'WEBVTT\n\nNOTE 1 --> 2\n\n00:01.000 --> 00:02.000 line:0\n<b>Hi</b>\n';
    expect(check(text)).toMatchObject({ faults: [], cues: [{ text: '<b>Hi</b>', settings: 'line:0' }] });
  });

  it.each([
    ['without times', 'It was a dark and stormy night.', [{ code: 'not_subtitles', line: null }]],
    ['that is empty', '', [{ code: 'not_subtitles', line: null }]],
    ['with times that are none', '1\n00:00:01 --> soon\nA\n', [{ code: 'time', line: 2 }]],
    ['with a minute of 75 seconds', '1\n00:00:75,000 --> 00:02:00,000\nA\n', [{ code: 'time', line: 2 }]],
    ['that ends before it begins', '1\n00:00:05,000 --> 00:00:02,000\nA\n', [{ code: 'order', line: 2 }]],
    ['without words', '1\n00:00:01,000 --> 00:00:02,000\n\n', [{ code: 'empty', line: 2 }]],
    [
      'with several faults',
      '1\n00:00:05,000 --> 00:00:02,000\nA\n\n2\n0:x --> 1\nB\n',
      [
        { code: 'order', line: 2 },
        { code: 'time', line: 6 },
      ],
    ],
  ])('%s is refused by its lines', (_, text, faults) => {
    expect(check(text)).toMatchObject({ cues: [], faults });
  });

  it('names at most 20 faults, however large it is', () => {
    expect(check('00:00:05,000 --> 00:00:02,000\nA\n\n'.repeat(500)).faults).toHaveLength(20);
  });
});
