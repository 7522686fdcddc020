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

/** A row of collections, which leads to all of them. */
export const collectionsRow = (name: Translated, slugs: readonly string[]): Block => ({
  name,
  type: 'collection',
  target: { type: 'link', link: '/collections', title: null },
  items: slugs.map((slug) => ({ type: 'collection', slug })),
});

/** A row of short series, which leads to the feed of them. */
export const storiesRow = (name: Translated, slugs: readonly string[]): Block => ({
  name,
  type: 'carousel',
  target: { type: 'link', link: '/short_stories', title: null },
  items: itemsOf(slugs),
});

/** A row of channels, which leads to all of them. */
export const channelsRow = (name: Translated, slugs: readonly string[]): Block => ({
  name,
  type: 'channels',
  target: { type: 'link', link: '/tv', title: null },
  items: slugs.map((slug) => ({ type: 'channel', slug })),
});

/** What the first channels have on now, with the channels' names and how far each has got. */
export const onAirRow = (name: Translated): Block => ({
  name,
  type: 'carousel',
  tag: 'tvprogrammsplus',
  target: { type: 'link', link: '/tv', title: null },
});

/** A row of services, which leads to all of them. */
export const servicesRow = (name: Translated, aliases: readonly string[]): Block => ({
  name,
  type: 'service',
  target: { type: 'link', link: '/services', title: null },
  items: aliases.map((slug) => ({ type: 'service', slug })),
});

/** A row of songs, which leads to the karaoke catalogue. */
export const songsRow = (name: Translated, slugs: readonly string[]): Block => ({
  name,
  type: 'carousel',
  target: { type: 'link', link: '/karaoke/catalog', title: null },
  items: slugs.map((slug) => ({ type: 'karaoke_item', slug })),
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

/** What the viewer's profile is in the middle of: its own titles fill it. */
export const continueViewing: Block = {
  name: { rus: 'Продолжить просмотр', eng: 'Continue watching', hye: 'Շարունակել դիտումը' },
  type: 'carousel',
  tag: 'continue_viewing',
  target: { type: 'link', link: '/my/positions', title: null },
};

/** What the viewer's profile likes, for who has said it. */
export const chosenByTaste = (name: Translated): Block => ({
  name,
  type: 'recom_cold_start',
  target: { type: 'link', link: '/for_you', title: null },
});

interface Offer {
  name: Translated;
  label: { text: Translated; color: string };
  text: Translated;
  advantages: readonly Translated[];
  /** Words of the button that leads to the service, and of the one beside it, which leads to `leadsTo`. */
  buttons: readonly [Translated, Translated];
  /** Tint of the banner, `#rrggbb`. */
  color: string;
  /** Alias of the service. */
  service: string;
  leadsTo: string;
}

/** A service between the rows, with posters of its titles. */
export const promoBanner = (offer: Offer, ...slugs: string[]): Block => ({
  name: offer.name,
  type: 'custom_block',
  tag: 'promo_banner',
  glow_color: offer.color,
  target: { type: 'link', link: offer.leadsTo, title: null },
  custom_data: {
    service_id: offer.service,
    promo_label: offer.label,
    promo_text: offer.text,
    advantages: offer.advantages,
    button_texts: offer.buttons,
  },
  items: itemsOf(slugs),
});

/** What the service is, for whoever comes from a search engine: who is signed in knows. */
export const aboutForGuests = (name: Translated, text: Translated): Block => ({
  name,
  type: 'custom_block',
  tag: 'seoText',
  display_type: 'unauthorized',
  custom_data: { text },
});
