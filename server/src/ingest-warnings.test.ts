import { expect, it } from 'vitest';
import { ingestWarningCodes, languages } from '@kadr/contract';
import { describeWarning, terminalLanguage } from './ingest-warnings.ts';

it('every warning is a sentence in three languages, with its facts in it', () => {
  for (const code of ingestWarningCodes) {
    const facts = { code, stream: 3, language: 'rus', count: 7, format: 'dvb_subtitle' };
    const sentences = languages.map((language) => describeWarning(facts, language));
    expect(new Set(sentences).size).toBe(3);
    for (const sentence of sentences) expect(sentence).toMatch(/^[^{}—]*(?:—[^{}—]*)?[.։]$/);
  }
  expect(describeWarning({ code: 'subtitles_outside', language: 'eng', count: 4 }, 'eng')).toBe(
    'The subtitles (eng) go on after the film has ended, left out: 4.',
  );
});

it('a terminal is spoken to in its language', () => {
  expect(terminalLanguage({ LANG: 'ru_RU.UTF-8' })).toBe('rus');
  expect(terminalLanguage({ LANG: 'ru_RU.UTF-8', LC_ALL: 'hy_AM.UTF-8' })).toBe('hye');
  expect(terminalLanguage({})).toBe('eng');
});
