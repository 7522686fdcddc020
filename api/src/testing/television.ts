import type { ChannelImport, GuideImport } from '@kadr/contract';
import { testBegins } from './test-api.ts';

/** The time of the tests, and a quarter of an hour, in Unix seconds. */
export const now = testBegins.getTime() / 1000;
export const quarter = 15 * 60;

export const day = 24 * 60 * 60;

/** Three channels: a free one with catch-up, one in a service, one for adults. */
export const channelsOfTests: ChannelImport[] = [
  {
    slug: 'pervyy-kadr',
    name: { rus: 'Первый кадр', eng: 'First Frame', hye: 'Առաջին կադր' },
    description: { rus: 'Всё, что шевелится.', eng: 'Whatever moves.' },
    color: '#102030',
    order_number: 1,
    themes: ['movies', 'education'],
    is_tstv_allowed: true,
    is_pltv_allowed: true,
    is_catchup_allowed: true,
    tstv_depth: 3 * day,
    pltv_max_duration: 3600,
  },
  {
    slug: 'sport-kadr',
    name: { rus: 'Кадр Спорт' },
    order_number: 2,
    themes: ['sport'],
    service: 'big-tv',
    is_tstv_allowed: true,
    is_catchup_allowed: true,
    tstv_depth: day,
  },
  { slug: 'night-frame', name: { rus: 'Ночной кадр' }, order_number: 3, themes: ['movies'], age: 18 },
];

/** The first channel's guide for an hour and a half: two programmes are over, one is on, others follow. */
export function guideOfTests(over: Partial<GuideImport> = {}): GuideImport {
  const from = now - 2 * quarter - 300;
  return {
    channel: 'pervyy-kadr',
    from,
    to: from + 6 * quarter,
    programmes: [
      { slug: 'morning-milk', name: { rus: 'Утреннее молоко', eng: 'Morning Milk' }, age: 0 },
      { slug: 'news', name: { rus: 'Новости двора', eng: 'Courtyard News' }, age: 6 },
      {
        slug: 'whales',
        name: { rus: 'Киты поют', eng: 'Whales Sing' },
        description: { rus: 'Слушаем.', eng: 'We listen.' },
        age: 0,
      },
      { slug: 'grown-ups', name: { rus: 'Для взрослых' }, age: 18 },
    ],
    epgs: ['morning-milk', 'news', 'whales', 'news', 'grown-ups', 'whales'].map((programme, at) => ({
      programme,
      start_time: from + at * quarter,
      end_time: from + (at + 1) * quarter,
      tstv_valid_until: from + (at + 1) * quarter + 3 * day,
    })),
    ...over,
  };
}
