/** The titles that the playground and the browser tests can play. */
import type { AdPlace } from '../src/source/ad-plan.ts';
import type { NextUp } from '../src/react/index.ts';
import type { KaraokeSong } from '../src/react/karaoke/index.ts';
import type { PlayerSource } from '../src/source/source.ts';

interface CatalogueEntry {
  readonly name: string;
  readonly source: PlayerSource;
  /** Offered when the title ends; going on plays the first entry. */
  readonly next?: NextUp;
  /** The song of a karaoke title. */
  readonly song?: KaraokeSong;
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

const picture = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 16 9">
  <path fill="#142a4a" d="M0 0h16v9H0z"/><circle cx="11" cy="3" r="1.4" fill="#f0a050"/><path fill="#0b1626" d="M0 6h16v3H0z"/>
</svg>`;
const lyrics = `WEBVTT

00:00:01.000 --> 00:00:06.000
<00:00:01.000>Спит <00:00:01.800>у <00:00:02.100>причала <00:00:03.300>старый <00:00:04.400>маяк

00:00:06.500 --> 00:00:12.000
<00:00:06.500>Ждёт <00:00:07.300>он <00:00:07.700>кораб<00:00:08.400>ли <00:00:09.300>издалека

00:00:18.000 --> 00:00:24.000
<00:00:18.000>Ветер <00:00:19.500>уносит <00:00:21.000>наши <00:00:22.500>огни
`;

export const catalogue: readonly CatalogueEntry[] = [
  { name: 'DASH: фильм, две озвучки, субтитры, картинки', source: film },
  { name: 'HLS: тот же фильм', source: { ...film, assetUrl: '/streams/lighthouse/playlist.m3u8' } },
  { name: 'С 30-й секунды', source: { ...film, startTime: 30 } },
  {
    name: 'Серия с заставкой и титрами, за ней следующая',
    source: { ...film, markers: { intro: { start: 1, end: 9 }, credits: { start: 34, end: 46 } } },
    next: {
      title: 'Последний маяк',
      caption: 'Серия 4 «Огни на воде»',
      picture: `data:image/svg+xml,${encodeURIComponent(picture)}`,
    },
  },
  {
    name: 'Песня со словами',
    source: { ...film, content: { id: 'song', name: 'Огни на воде', caption: 'Маяк' }, hasOwnTempo: true },
    song: {
      viewer: 'guest',
      song: 'lights',
      lyricsUrl: `data:text/vtt,${encodeURIComponent(lyrics)}`,
      guideTrack: 'English',
    },
  },
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
