/**
 * A main view as pages keep it: only the shown fields of each title, a third of the answer. It travels with every page.
 */
import type { MediaBlock, MediaItemCard, MediaView } from '@kadr/contract';
import { titlesOf } from './titles-of.ts';

/** The fields of a title that every card shows. */
export type CardTitle = Pick<
  MediaItemCard,
  'id' | 'slug' | 'type' | 'name' | 'year' | 'poster_bg_color' | 'usage_model' | 'is_coming_soon'
> & {
  /** The name of the age level. */
  readonly age: string;
  /** The name of the first genre. */
  readonly genre: string | null;
  /** Set for titles shown in a cinema: those in a cinema-ticket block. The service has no such field. */
  readonly is_kupi_bilet?: true;
};
export type PosterTitle = CardTitle & Pick<MediaItemCard, 'logo'>;
export type TopTitle = Pick<
  PosterTitle,
  'id' | 'slug' | 'type' | 'name' | 'poster_bg_color' | 'logo' | 'is_kupi_bilet'
>;
/** A title with its full details. */
export type FeatureTitle = Pick<
  MediaItemCard,
  | 'id'
  | 'slug'
  | 'type'
  | 'name'
  | 'short_description'
  | 'year'
  | 'duration'
  | 'visit_card'
  | 'background'
  | 'poster_bg_color'
  | 'ratings'
  | 'age_level'
  | 'genres'
  | 'countries'
  | 'is_coming_soon'
  | 'is_playable'
  | 'has_trailer'
  | 'children_amount'
> & {
  /** The logo of a title without a wide picture. */
  readonly logo: MediaItemCard['logo'];
};
export type WideTitle = CardTitle & Pick<MediaItemCard, 'visit_card' | 'background'>;

type BlockFrame = Pick<MediaBlock, 'id' | 'name' | 'sub_name' | 'target' | 'glow_color'>;

/** One type per kind, so that kinds can be told apart. */
type BlockOf<Kind, Title> = Kind extends string
  ? BlockFrame & { readonly kind: Kind; readonly titles: readonly Title[] }
  : never;

/** A block that shows its titles in detail. */
export type FeatureBlock = BlockOf<'promo' | 'background', FeatureTitle>;
/** A grid: all of its titles are visible. */
export type GridBlock = BlockOf<'grid', PosterTitle>;
/** A top list. */
export type TopBlock = BlockOf<'top', TopTitle>;
/** A row that scrolls beyond the edge of the screen. */
export type RowBlock =
  | BlockOf<'posters' | 'big_posters' | 'cold_start', PosterTitle>
  | BlockOf<'wide', WideTitle>
  | BlockOf<'continue_viewing', MediaItemCard>;
/** Text between the titles: a heading, or a text for viewers from search engines. */
export type WordsBlock = BlockOf<'words', never> & {
  /** Plain text with an empty line between paragraphs; may be empty. */
  readonly text: string;
  /** Whether it is hidden from signed-in viewers. */
  readonly isForGuests: boolean;
};
/** Addresses that count a banner's views and clicks. */
export interface BannerPixels {
  readonly show_url: string | null;
  readonly click_url: string | null;
}
/**
 * A block whose component is in its own chunk (`blocks/custom`): custom blocks, and lists of items other than titles.
 * Its data is read there.
 */
export type CustomBlock = MediaBlock & { readonly kind: 'custom'; readonly titles: readonly never[] };
export type KnownBlock = FeatureBlock | GridBlock | TopBlock | RowBlock | WordsBlock | CustomBlock;

/** A block of a type that has no component: it is not shown. */
export type UnknownBlock = BlockOf<'unknown', never> & { readonly type: string };

export type ShownBlock = KnownBlock | UnknownBlock;

export interface ShownView extends Pick<MediaView, 'id' | 'name' | 'title' | 'description'> {
  readonly blocks: readonly ShownBlock[];
}

/** The shown part of a main view. */
export function shownView({ id, name, title, description, media_blocks }: MediaView): ShownView {
  return { id, name, title, description, blocks: media_blocks.map(shownBlock) };
}

/** The shown part of a block. Items without a page are left out. */
export function shownBlock(block: MediaBlock): ShownBlock {
  const { id, name, sub_name, target, glow_color, type } = block;
  const frame = { id, name, sub_name, target, glow_color };
  const kind = kindOf(block);
  if (kind === 'words') return { ...frame, kind, titles: [], ...wordsOf(block) };
  const titles = titlesOf(block);
  if (kind === 'custom' || (titles.length === 0 && block.items.length > 0))
    return { ...block, kind: 'custom', titles: [] };
  if (kind === 'unknown') return { ...frame, kind, type, titles: [] };
  if (kind === 'promo' || kind === 'background') return { ...frame, kind, titles: titles.map(featureTitle) };
  if (kind === 'continue_viewing') return { ...frame, kind, titles: onePerSeries(titles) };
  if (kind === 'wide') return { ...frame, kind, titles: titles.map(wideTitle) };
  const ofTickets = block.tag === 'bilet_v_kino';
  if (kind === 'top') return { ...frame, kind, titles: marked(titles.map(topTitle), ofTickets) };
  return { ...frame, kind, titles: marked(titles.map(posterTitle), ofTickets) };
}

/** Tags of text blocks, or names where there is no tag. */
const wordsTags: ReadonlySet<string | null> = new Set(['mediaTitle', 'seoText']);

/** Tags of lists whose component is in its own chunk. */
const lateTags: ReadonlySet<string | null> = new Set(['cardview', 'alt_large_banner', 'mid_title']);

/** The kind of a block; a carousel's tag determines its cards. */
function kindOf({ type, tag, name }: MediaBlock): ShownBlock['kind'] {
  switch (type) {
    case 'promo':
    case 'background':
      return type;
    case 'content':
      return lateTags.has(tag) ? 'custom' : 'grid';
    case 'top10':
      return 'top';
    case 'carousel':
    case 'collection':
      if (lateTags.has(tag)) return 'custom';
      if (tag === 'continue_viewing' || tag === 'big_posters') return tag;
      return tag === 'horizontal_posters' ? 'wide' : 'posters';
    case 'recom_cold_start':
      return 'cold_start';
    case 'custom_block':
      return wordsTags.has(tag ?? name) ? 'words' : 'custom';
    default:
      return 'unknown';
  }
}

/**
 * The text of a block is its `custom_data.text`; a block that is identified by its name has its heading there too. The
 * text stays whole: substrings make JSON.stringify of the whole state three times as slow.
 */
function wordsOf({
  tag,
  name,
  custom_data,
  display_type,
}: MediaBlock): Pick<WordsBlock, 'name' | 'text' | 'isForGuests'> {
  return {
    name: tag === null ? textIn(custom_data?.['title']) : name,
    text: textIn(custom_data?.['text']) ?? '',
    isForGuests: [display_type].flat().includes('unauthorized'),
  };
}

function textIn(value: unknown): string | null {
  return typeof value === 'string' && value !== '' ? value : null;
}

/** The first entry of each series: an older position in the same series is no further title to continue. */
function onePerSeries(titles: readonly MediaItemCard[]): MediaItemCard[] {
  const known = new Set<number>();
  return titles.filter(({ id, series_id }) => {
    const series = series_id ?? id;
    return !known.has(series) && known.add(series);
  });
}

// Written out for speed: this runs for every card of every rendered page.

/** The fields of a title that a poster shows. */
export function posterTitle(item: MediaItemCard): PosterTitle {
  return {
    id: item.id,
    slug: item.slug,
    type: item.type,
    name: item.name,
    year: item.year,
    poster_bg_color: item.poster_bg_color,
    age: item.age_level.name,
    genre: item.genres[0]?.name ?? null,
    usage_model: item.usage_model,
    is_coming_soon: item.is_coming_soon,
    logo: item.logo,
  };
}

/** Marks the titles of a cinema-ticket block. */
function marked<T extends TopTitle>(titles: readonly T[], ofTickets: boolean): readonly T[] {
  return ofTickets ? titles.map((title) => ({ ...title, is_kupi_bilet: true })) : titles;
}

function wideTitle(item: MediaItemCard): WideTitle {
  return {
    id: item.id,
    slug: item.slug,
    type: item.type,
    name: item.name,
    year: item.year,
    poster_bg_color: item.poster_bg_color,
    age: item.age_level.name,
    genre: item.genres[0]?.name ?? null,
    usage_model: item.usage_model,
    is_coming_soon: item.is_coming_soon,
    visit_card: item.visit_card,
    background: item.background,
  };
}

function topTitle(item: MediaItemCard): TopTitle {
  return {
    id: item.id,
    slug: item.slug,
    type: item.type,
    name: item.name,
    poster_bg_color: item.poster_bg_color,
    logo: item.logo,
  };
}

function featureTitle(item: MediaItemCard): FeatureTitle {
  return {
    id: item.id,
    slug: item.slug,
    type: item.type,
    name: item.name,
    short_description: item.short_description,
    year: item.year,
    duration: item.duration,
    visit_card: item.visit_card,
    background: item.background,
    poster_bg_color: item.poster_bg_color,
    ratings: item.ratings,
    age_level: item.age_level,
    genres: item.genres,
    countries: item.countries,
    is_coming_soon: item.is_coming_soon,
    is_playable: item.is_playable,
    has_trailer: item.has_trailer,
    children_amount: item.children_amount,
    logo: (item.background ?? item.visit_card) === null ? item.logo : null,
  };
}
