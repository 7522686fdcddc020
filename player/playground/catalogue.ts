/** What the playground and the browser tests can play. */
import type { AdPlace } from '../src/ads/ad-plan.ts';
import type { PlayerSource } from '../src/source.ts';

interface CatalogueEntry {
  readonly name: string;
  readonly source: PlayerSource;
}

const film: PlayerSource = {
  assetUrl: '/streams/lighthouse',
  type: 'vod',
  content: { id: 'lighthouse', name: 'Последний маяк', caption: 'Сезон 1 · Серия 3 «Тихое море»' },
  thumbnailsUrl: '/streams/lighthouse/hd.json',
  identity: { sessionId: 'playground' },
};

const isProtected = (scheme: string, token: string): PlayerSource => ({
  assetUrl: `/streams/protected-${scheme}`,
  type: 'vod',
  content: { id: `protected-${scheme}`, name: 'Под замком' },
  identity: { sessionId: 'playground' },
  drm: {
    getToken: () => Promise.resolve(token),
    urls: { clearkey: '/streams/licences/clearkey' },
    provider: 'clearkey',
  },
});

/** The film with an advertisement at every place that `answers` names, as the playground's ad server answers. */
const withAds = (
  answers: Partial<Record<AdPlace, string>>,
  midrolls: readonly number[] = [],
): PlayerSource => ({
  ...film,
  ad: {
    requests: Object.fromEntries(
      Object.entries(answers).map(([place, answer]) => [
        place,
        () => `${location.origin}/streams/ads/vast?case=${answer}`,
      ]),
    ),
    midrolls,
  },
});

export const catalogue: readonly CatalogueEntry[] = [
  { name: 'DASH: фильм, две озвучки, субтитры, картинки', source: film },
  { name: 'HLS: тот же фильм', source: { ...film, assetUrl: '/streams/lighthouse/playlist.m3u8' } },
  { name: 'С 30-й секунды', source: { ...film, startTime: 30 } },
  { name: 'Без картинок на шкале', source: { ...film, thumbnailsUrl: '/streams/nowhere/hd.json' } },
  { name: 'Защита cbcs', source: isProtected('cbcs', 'good') },
  { name: 'Защита cenc', source: isProtected('cenc', 'good') },
  { name: 'В лицензии отказано', source: isProtected('cbcs', 'refused') },
  { name: 'Лицензия испорчена', source: isProtected('cbcs', 'garbled') },
  { name: 'Лицензия не приходит', source: isProtected('cenc', 'late') },
  {
    name: 'Прямой эфир, можно вернуться на три минуты',
    source: {
      assetUrl: '/streams/live/playlist.m3u8',
      type: 'live',
      content: { id: 'live', name: 'Канал «Маяк»', caption: 'Фильм по кругу' },
    },
  },
  {
    name: 'Реклама: перед фильмом две, в середине, на паузе, в конце',
    source: withAds({ preroll: 'two', midroll: 'skippable', pauseroll: 'skippable', postroll: 'one' }, [12]),
  },
  { name: 'Реклама: сервер молчит', source: withAds({ preroll: 'silent' }) },
  { name: 'Нет такого видео', source: { ...film, assetUrl: '/streams/nowhere' } },
];
