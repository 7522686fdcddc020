import type { KadrClient } from '@kadr/contract/client';
import type { Language, MediaItemCard } from '@kadr/contract';
import { castOf, viewOf } from './fixture-catalogue.ts';

/** The search over the titles and persons of the fixture catalogue, by parts of their names. */
export function fixtureSearch(
  language: Language,
  onCall?: (operation: string) => void | Promise<void>,
): KadrClient['search'] {
  const has =
    (text: string) =>
    ({ name }: { readonly name: string }): boolean =>
      name.toLowerCase().includes(text.toLowerCase());
  const titles = (): MediaItemCard[] =>
    (viewOf('main', language, 1)?.media_blocks[1]?.items ?? []).flatMap((entry) =>
      entry.type === 'media_item' ? [entry.media_item] : [],
    );
  const persons = () => castOf(language).map(({ person }) => person);
  return {
    query: async ({ text }) => {
      await onCall?.('search.query');
      const found = [
        { type: 'media_item' as const, items: titles().filter(has(text)) },
        { type: 'person' as const, items: persons().filter(has(text)) },
      ];
      return { understood: null, groups: found.filter(({ items }) => items.length > 0) };
    },
    suggest: async ({ text }) => {
      await onCall?.('search.suggest');
      return {
        items: [
          ...titles()
            .filter(has(text))
            .map(({ id, slug, type, name, year, logo, poster_bg_color }) => ({
              type: 'media_item' as const,
              media_item: { id, slug, type, name, year, logo, poster_bg_color },
            })),
          ...persons()
            .filter(has(text))
            .map((person) => ({ type: 'person' as const, person })),
        ].slice(0, 8),
      };
    },
  };
}
