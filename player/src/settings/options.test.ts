import { describe, expect, it } from 'vitest';
import { trackTitle } from './labels.ts';
import { russianLabels } from '../testing/russian-labels.ts';
import type { PlayerLabels } from './labels.ts';
import { speedOptions, trackOptions } from './options.ts';
import { eng } from '../react/messages/eng.ts';
import { hye } from '../react/messages/hye.ts';

const tracks = {
  heights: [360, 720],
  activeHeight: 360,
  codecs: null,
  audios: [
    { value: 'und', language: '', label: null, isActive: true },
    { value: 'en', language: 'en', label: null, isActive: false },
  ],
  subtitles: [{ value: 'ru', language: 'ru', label: 'Русские', isActive: false }],
};

describe('option lists', () => {
  it('have title, value and active, one active in each (PL-009, PL-010)', () => {
    const options = trackOptions(tracks, null, russianLabels);
    expect(options.audios).toEqual([
      { title: 'Русский', value: 'und', active: true },
      { title: 'Английский', value: 'en', active: false },
    ]);
    for (const list of [options.resolutions, options.audios, options.subtitles]) {
      expect(list.filter(({ active }) => active)).toHaveLength(1);
    }
  });

  it('say Автонастройка, Выключено, Русский and Нормальная (PL-109, PL-120, PL-121, PL-122)', () => {
    const options = trackOptions(tracks, null, russianLabels);
    expect(options.resolutions[0]).toMatchObject({ title: 'Автонастройка', value: null });
    expect(options.subtitles[0]).toMatchObject({ title: 'Выключено', value: null });
    expect(options.audios[0]?.title).toBe('Русский');
    expect(speedOptions(1, russianLabels).map(({ title }) => title)).toEqual([
      '0,75×',
      'Нормальная',
      '1,25×',
      '1,5×',
      '2×',
    ]);
  });

  it('are said in the language of the interface (PL-194)', () => {
    const titles = (labels: PlayerLabels): unknown => {
      const { resolutions, subtitles, audios } = trackOptions(tracks, null, labels);
      return [resolutions[0], subtitles[0], audios[0], speedOptions(1, labels)[1]].map(
        (option) => option?.title,
      );
    };
    expect(titles(eng.labels)).toEqual(['Auto', 'Off', 'Russian', 'Normal']);
    expect(titles(hye.labels)).toEqual(['Ավտոմատ', 'Անջատված', 'Ռուսերեն', 'Սովորական']);
    expect([eng.reportSent, hye.reportSent]).toEqual(['We’ll have it fixed soon', 'Շուտով ամեն ինչ կշտկենք']);
  });

  it('turn automatic off when a height is chosen, and the height off when automatic is (PL-107, PL-108)', () => {
    const activeOf = (height: number | null): unknown =>
      trackOptions(tracks, height, russianLabels)
        .resolutions.filter(({ active }) => active)
        .map(({ value }) => value);
    expect(activeOf(720)).toEqual([720]);
    expect(activeOf(null)).toEqual([null]);
  });

  it('name a track whose language is not one by what the stream says', () => {
    expect(trackTitle({ label: null, language: 'x!' }, russianLabels)).toBe('X!');
  });
});
