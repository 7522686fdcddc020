import type { ArtDirection, MusicMood, Translated } from '../content/types.ts';

/** An advertisement of something that does not exist, for the sandbox's ad server. */
export interface DemoAd {
  readonly slug: string;
  readonly name: Translated;
  /** Seconds. */
  readonly duration: number;
  /** Seconds after which it may be skipped; null: not at all. */
  readonly skipAfter: number | null;
  readonly art: ArtDirection;
  readonly mood: MusicMood;
}

/** All advertisements of the demo. */
export const demoAds: readonly [DemoAd, ...DemoAd[]] = [
  {
    slug: 'noon-tea',
    name: { rus: 'Чай «Полдень»', eng: 'Noon Tea', hye: '«Կեսօր» թեյ' },
    duration: 10,
    skipAfter: 5,
    art: { style: 'paper', palette: { hues: [80, 140, 165], mood: 'bright' }, motif: 'teapot' },
    mood: 'bright',
  },
  {
    slug: 'far-road-rucksacks',
    name: { rus: 'Рюкзаки «Дальняя дорога»', eng: 'Far Road Rucksacks', hye: '«Հեռու ճանապարհ» ուսապարկեր' },
    duration: 8,
    skipAfter: 5,
    art: { style: 'ridge', palette: { hues: [55, 230, 265], mood: 'dusk' } },
    mood: 'epic',
  },
  {
    slug: 'quiet-harbour-hotel',
    name: {
      rus: 'Отель «Тихая гавань»',
      eng: 'The Quiet Harbour Hotel',
      hye: '«Խաղաղ նավահանգիստ» հյուրանոց',
    },
    duration: 6,
    skipAfter: null,
    art: { style: 'waves', palette: { hues: [65, 210, 240], mood: 'dusk' } },
    mood: 'calm',
  },
];
