import { describe, expect, it } from 'vitest';
import { languageCode, languageInFileName, languageOfText, trackIds, trackLabels } from './language.ts';

describe('languageCode', () => {
  it('brings every way of naming a language to ISO 639-2/T', () => {
    expect(
      ['ru', 'rus', 'RUS', 'ru-RU', 'en_US', 'ger', 'fre', 'arm', 'hy', 'pt-BR'].map(languageCode),
    ).toEqual(['rus', 'rus', 'rus', 'rus', 'eng', 'deu', 'fra', 'hye', 'hye', 'por']);
  });

  it('takes what names no language for undetermined', () => {
    expect(
      [null, undefined, '', 'und', 'mul', 'zxx', 'qaa', 'x', 'russian', '42', 'zz'].map(languageCode),
    ).toEqual(Array.from({ length: 11 }, () => 'und'));
  });
});

describe('languageInFileName', () => {
  it('reads the last word before the extension', () => {
    const names = [
      'film.ru.srt',
      'Film_RUS.srt',
      'Film (English).vtt',
      'film.en.forced.srt',
      'Фильм.русский.srt',
      'film.hy.ass',
    ];
    expect(names.map(languageInFileName)).toEqual(['rus', 'rus', 'eng', 'eng', 'rus', 'hye']);
  });

  it('does not take the title for a language', () => {
    expect(
      ['it.srt', 'holiday.srt', 'The Big One.srt', '.srt', '', 'film.2024.srt'].map(languageInFileName),
    ).toEqual(Array.from({ length: 6 }, () => 'und'));
  });
});

describe('languageOfText', () => {
  it('tells Russian and Armenian by their letters, and no more than letters can tell', () => {
    expect(languageOfText('Съешь ещё этих мягких французских булок')).toBe('rus');
    expect(languageOfText('Բոլոր մարդիկ ծնվում են ազատ ու հավասար')).toBe('hye');
    expect(languageOfText('Усі люди народжуються вільними і рівними у своїй гідності')).toBe('und');
    expect(languageOfText('All human beings are born free and equal')).toBe('und');
  });
});

describe('trackLabels and trackIds', () => {
  it('names languages in themselves and tells tracks of one language apart', () => {
    const tracks = [
      { language: 'rus', title: 'Дубляж' },
      { language: 'rus', title: '' },
      { language: 'rus', title: '' },
      { language: 'eng', title: 'Surround' },
      { language: 'hye', title: '' },
      { language: 'und', title: '' },
    ];
    expect(trackLabels(tracks, 'Audio')).toEqual([
      'Русский (Дубляж)',
      'Русский',
      'Русский 2',
      'English',
      'Հայերեն',
      'Audio',
    ]);
    expect(trackIds('a', tracks)).toEqual(['a-rus', 'a-rus-2', 'a-rus-3', 'a-eng', 'a-hye', 'a-und']);
  });
});
