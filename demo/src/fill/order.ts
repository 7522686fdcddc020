import { demoFilms } from '../content/films.ts';
import { demoSeries } from '../content/series.ts';
import type { DemoSeries, DemoTitle, MusicMood } from '../content/types.ts';
import { demoViews } from '../content/views.ts';

export type Title = (DemoTitle & { readonly seasons?: undefined }) | DemoSeries;

const moods: readonly MusicMood[] = ['calm', 'tense', 'bright', 'epic'];

/** Films and series in the order in which viewers meet them: the home page from its top, the other pages, the rest. */
export function titlesInOrder(): Title[] {
  const titles = new Map<string, Title>([...demoFilms, ...demoSeries].map((title) => [title.slug, title]));
  const homeFirst = demoViews.toSorted((a, b) => Number(b.alias === 'main') - Number(a.alias === 'main'));
  const met = homeFirst.flatMap(({ blocks }) =>
    blocks.flatMap(({ items }) => items.flatMap((item) => (item.type === 'media_item' ? item.slug : []))),
  );
  return [...new Set([...met, ...titles.keys()])].flatMap((slug) => titles.get(slug) ?? []);
}

/** Moods, in the order of the first title of each. */
export function moodsInOrder(titles: readonly Title[]): MusicMood[] {
  const first = (mood: MusicMood): number => titles.findIndex((title) => title.mood === mood);
  return moods.filter((mood) => first(mood) >= 0).toSorted((a, b) => first(a) - first(b));
}

/** What can be played of a title: a film itself, or the episodes of a series. */
export function playableOf(title: Title): { readonly slug: string; readonly kind: 'film' | 'episode' }[] {
  if (title.seasons === undefined) return [{ slug: title.slug, kind: 'film' }];
  return title.seasons.flatMap(({ episodes }) =>
    episodes.map(({ slug }) => ({ slug, kind: 'episode' as const })),
  );
}
