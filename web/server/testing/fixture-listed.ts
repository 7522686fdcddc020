import type { CollectionPage, KaraokePage, KaraokePlayback, Language, PromoEventPage } from '@kadr/contract';
import type { KadrClient } from '@kadr/contract/client';
import { viewOf } from './fixture-catalogue.ts';

const picture = (digit: string): string => `/${digit.repeat(64)}`;

export const fixtureCollection: CollectionPage = {
  id: 5,
  slug: 'while-it-snows',
  name: 'While It Snows',
  description: 'Films that are cold outside and warm inside.',
  logo: picture('a'),
  color: '#5b7fa6',
  copyright_holder_logo_1: picture('b'),
  copyright_holder_logo_2: null,
  media_items_count: 2,
};

export const fixturePromoEvent: PromoEventPage = {
  id: 6,
  slug: 'warm-marathon',
  name: 'The Warm Marathon',
  description_short: 'Six winter films.',
  description: 'For those who do not run.',
  terms: 'Choose a film.\nWatch it.',
  logo: picture('c'),
  color: '#5b7fa6',
  promo_label_text: 'All winter long',
  age_level: { name: '12+', age_value: 12 },
  state: 'running',
  starts_at: 1_790_000_000,
  ends_at: 1_830_297_600,
  media_items_count: 2,
  target: { type: 'collection', link: 'while-it-snows', title: 'Choose the first film' },
};

export const fixtureSong: KaraokePage = {
  id: 8,
  slug: 'snow-in-f-sharp',
  name: 'Snow in F Sharp',
  artist: { name: 'Irina Velskaya' },
  description: 'A chamber song with a piano.\nFor a high voice.',
  logo: picture('d'),
  color: '#6d86a8',
  screenshots: [picture('e')],
  usage_model: null,
  is_favorite: false,
  age_level: { name: '0+', age_value: 0 },
  is_playable: true,
  is_recorded: true,
};

/** Their entries in the sitemap. */
export function listedAddressesOf(kind: 'collections' | 'promo_events' | 'karaoke_items') {
  const { slug } = {
    collections: fixtureCollection,
    promo_events: fixturePromoEvent,
    karaoke_items: fixtureSong,
  }[kind];
  return [{ slug, type: null, published_at: null }];
}

type Answer = <T>(operation: string, value: () => T | undefined) => Promise<T>;

/** Collections, promo events and karaoke: lists are empty, but one of each exists by its id and slug. */
export function fixtureListed(
  language: Language,
  answer: Answer,
): Pick<KadrClient, 'collections' | 'promoEvents' | 'karaoke'> {
  const empty = { items: [], next_cursor: null };
  const isNamed = (one: { readonly id: number; readonly slug: string }, id: string): boolean =>
    id === one.slug || id === String(one.id);
  const titles = () => ({
    items: (viewOf('main', language, 1)?.media_blocks[1]?.items ?? [])
      .flatMap((entry) => (entry.type === 'media_item' ? [entry.media_item] : []))
      .slice(0, 2),
    next_cursor: null,
  });
  return {
    collections: {
      list: () => answer('collections.list', () => empty),
      getById: ({ id }) =>
        answer('collections.getById', () => (isNamed(fixtureCollection, id) ? fixtureCollection : undefined)),
      titles: () => answer('collections.titles', titles),
    },
    promoEvents: {
      list: () => answer('promoEvents.list', () => empty),
      getById: ({ id }) =>
        answer('promoEvents.getById', () => (isNamed(fixturePromoEvent, id) ? fixturePromoEvent : undefined)),
      titles: () => answer('promoEvents.titles', titles),
    },
    karaoke: {
      list: () => answer('karaoke.list', () => empty),
      getById: ({ id }) =>
        answer('karaoke.getById', () => (isNamed(fixtureSong, id) ? fixtureSong : undefined)),
      play: () => answer<KaraokePlayback>('karaoke.play', () => undefined),
    },
  };
}
