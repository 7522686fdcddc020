import type { CatalogueImport } from '@kadr/contract';
import type { Translated } from './types.ts';

export type DemoView = NonNullable<CatalogueImport['media_views']>[number];
type Block = DemoView['blocks'][number];

interface RowOptions {
  /** Which cards stand in the row; without it ordinary posters. */
  tag?: 'big_posters' | 'horizontal_posters';
  /** Alias of the main view that the row's heading leads to. */
  leadsTo?: string;
}

const itemsOf = (slugs: readonly string[]): Block['items'] =>
  slugs.map((slug) => ({ type: 'media_item', slug }));

const rowOptions = ({ tag, leadsTo }: RowOptions): Pick<Block, 'tag' | 'target'> => ({
  tag: tag ?? null,
  target: leadsTo === undefined ? null : { type: 'media_view', link: leadsTo, title: null },
});

/** The opening of a view: titles on their key visuals, one after the other. */
export const hero = (...slugs: string[]): Block => ({
  type: 'promo',
  custom_data: { is_top: true },
  items: itemsOf(slugs),
});

/** A row of titles chosen by hand, in that order. */
export const picked = (name: Translated, slugs: readonly string[], options: RowOptions = {}): Block => ({
  name,
  type: 'carousel',
  items: itemsOf(slugs),
  ...rowOptions(options),
});

/** A row that the catalogue chooses when the page is asked for. */
export const chosen = (
  name: Translated,
  query: NonNullable<Block['query']>,
  options: RowOptions = {},
): Block => ({
  name,
  type: 'carousel',
  query,
  ...rowOptions(options),
});

/** Every title that a query finds, in a grid. */
export const grid = (name: Translated, query: NonNullable<Block['query']>): Block => ({
  name,
  type: 'content',
  query,
});

/** The ten titles of a chart, first place first. */
export const topTen = (name: Translated, slugs: readonly string[]): Block => ({
  name,
  type: 'top10',
  items: itemsOf(slugs),
});

/** One title on its own picture, between the rows. */
export const spotlight = (name: Translated, slug: string): Block => ({
  name,
  type: 'background',
  items: itemsOf([slug]),
});
