/** The feed of short stories and exchanges over the fixture catalogue. */
import type { Clip, Language } from '@kadr/contract';
import type { KadrClient } from '@kadr/contract/client';
import { cardOf, childrenOf, findSeed, picture } from './fixture-catalogue.ts';

type Answer = <T>(operation: string, value: () => T | undefined) => Promise<T>;

/** The only story. */
const storySlug = 'harbour-lights';

/** Its clips, of both seasons. */
export function fixtureClips(language: Language): Clip[] {
  const series = findSeed(storySlug);
  if (series === undefined) return [];
  const category = { alias: 'shortseries' };
  const story = { ...cardOf(series, language), category };
  return childrenOf(series.id)
    .flatMap((season) => childrenOf(season.id))
    .map((episode) => ({
      media_item: { ...cardOf(episode, language), category, is_playable: true },
      series: story,
      picture: picture(episode.id),
    }));
}

export function fixtureStories(
  language: Language,
  answer: Answer,
): Pick<KadrClient, 'shortStories' | 'exchanges'> {
  const film = (id: string) => {
    const seed = findSeed(id);
    return seed === undefined ? [] : [cardOf(seed, language)];
  };
  return {
    shortStories: {
      list: ({ story } = {}) =>
        answer('shortStories.list', () =>
          story === undefined || story === storySlug
            ? { items: fixtureClips(language), next_cursor: null }
            : undefined,
        ),
    },
    exchanges: {
      offers: () =>
        answer('exchanges.offers', () => ({
          items: ['salt-line', 'red-comet'].flatMap(film),
          next_cursor: null,
        })),
      make: () =>
        answer('exchanges.make', () => ({
          notification: {
            event_type: 'sync_purchase',
            display: { message: 'Обмен готов', submessage: null, poster: null, target: null },
          },
        })),
    },
  };
}
