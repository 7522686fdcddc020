/** A main view as pages keep it: of each title what is shown of it, a third of the answer. It travels with every page. */
import type { AgeLevel, Genre, MediaBlock, MediaItemCard, MediaView } from '@kadr/contract';

/** What every card says of its title. */
export type CardTitle = Pick<
  MediaItemCard,
  'id' | 'slug' | 'type' | 'name' | 'year' | 'poster_bg_color' | 'usage_model' | 'is_coming_soon'
> & {
  readonly age_level: Pick<AgeLevel, 'name'>;
  /** The first one only. */
  readonly genres: readonly Pick<Genre, 'name'>[];
};
export type PosterTitle = CardTitle & Pick<MediaItemCard, 'logo'>;
export type WideTitle = CardTitle & Pick<MediaItemCard, 'visit_card' | 'background'>;

type BlockFrame = Pick<MediaBlock, 'id' | 'name' | 'sub_name' | 'target' | 'glow_color'>;

/** One type per kind, so that each can be told from the others. */
type BlockOf<Kind, Title> = Kind extends string
  ? BlockFrame & { readonly kind: Kind; readonly titles: readonly Title[] }
  : never;

/** A block that tells of its titles at length. */
export type FeatureBlock = BlockOf<'promo' | 'background', MediaItemCard>;
/** All of its titles in sight, or a list of the best. */
export type PosterBlock = BlockOf<'grid' | 'top', PosterTitle>;
/** A row that runs on beyond the screen. */
export type RowBlock =
  | BlockOf<'posters' | 'big_posters' | 'cold_start', PosterTitle>
  | BlockOf<'wide', WideTitle>
  | BlockOf<'continue_viewing', MediaItemCard>;
/** Words between the titles: a heading (MB-073), or a text for whoever comes from a search engine (MB-074). */
export type WordsBlock = BlockOf<'words', never> & {
  /** Plain, with an empty line between paragraphs; it may be empty. */
  readonly text: string;
  /** Signed-in viewers do not see it (SH-110). */
  readonly isForGuests: boolean;
};
/** What the service offers, with some of its titles: a promo banner (MB-006). */
export type PromoBannerBlock = BlockOf<'promo_banner', PosterTitle> & {
  readonly label: { readonly text: string; readonly color: string | null } | null;
  readonly text: string | null;
  readonly advantages: readonly string[];
  /** Words of the first button, which leads to the service, and of the second, which leads to the block's target. */
  readonly buttons: readonly string[];
  /** Alias of the service; null when it is not offered (RT-124). */
  readonly service: string | null;
  /** Addresses that count the banner's views and clicks. */
  readonly pixels: BannerPixels | null;
};
export interface BannerPixels {
  readonly show_url: string | null;
  readonly click_url: string | null;
}
export type KnownBlock = FeatureBlock | PosterBlock | RowBlock | WordsBlock | PromoBannerBlock;

/** A block of a type that has no component: it is not shown (MB-020). */
export type UnknownBlock = BlockOf<'unknown', never> & { readonly type: string };

export type ShownBlock = KnownBlock | UnknownBlock;

export interface ShownView extends Pick<MediaView, 'id' | 'name' | 'title' | 'description'> {
  readonly blocks: readonly ShownBlock[];
}

/** What is shown of a main view. */
export function shownView({ id, name, title, description, media_blocks }: MediaView): ShownView {
  return { id, name, title, description, blocks: media_blocks.map(shownBlock) };
}

/** What is shown of a block. Entries of kinds that have no page yet are left out. */
export function shownBlock(block: MediaBlock): ShownBlock {
  const { id, name, sub_name, target, glow_color, type, tag } = block;
  const frame = { id, name, sub_name, target, glow_color };
  const kind = kindOf(type, tag);
  if (kind === 'unknown') return { ...frame, kind, type, titles: [] };
  if (kind === 'words') return { ...frame, kind, titles: [], ...wordsOf(block) };
  const titles = block.items.flatMap((item) => (item.type === 'media_item' ? [item.media_item] : []));
  if (kind === 'promo_banner')
    return { ...frame, kind, titles: titles.slice(0, 5).map(posterTitle), ...bannerOf(block) };
  if (kind === 'promo' || kind === 'background') return { ...frame, kind, titles };
  if (kind === 'continue_viewing') return { ...frame, kind, titles: onePerSeries(titles) };
  if (kind === 'wide') return { ...frame, kind, titles: titles.map(wideTitle) };
  return { ...frame, kind, titles: titles.map(posterTitle) };
}

/** A carousel's tag says which cards (MB-013, MB-021 – MB-023). */
function kindOf(type: string, tag: string | null): ShownBlock['kind'] {
  switch (type) {
    case 'promo':
    case 'background':
      return type;
    case 'content':
      return 'grid';
    case 'top10':
      return 'top';
    case 'carousel':
    case 'collection':
      if (tag === 'continue_viewing' || tag === 'big_posters') return tag;
      return tag === 'horizontal_posters' ? 'wide' : 'posters';
    case 'recom_cold_start':
      return 'cold_start';
    case 'custom_block':
      if (tag === 'promo_banner' || tag === 'promoBanner') return 'promo_banner';
      return tag === 'mediaTitle' || tag === 'seoText' ? 'words' : 'unknown';
    default:
      return 'unknown';
  }
}

/** A text is its `custom_data.text`. It stays whole: pieces of strings make JSON.stringify of all the state three times as slow. */
function wordsOf({
  custom_data,
  display_type,
}: Pick<MediaBlock, 'custom_data' | 'display_type'>): Pick<WordsBlock, 'text' | 'isForGuests'> {
  const text = custom_data?.['text'];
  return {
    text: textIn(text) ?? '',
    isForGuests: [display_type].flat().includes('unauthorized'),
  };
}

type Banner = Omit<PromoBannerBlock, keyof BlockFrame | 'kind' | 'titles'>;

function bannerOf({ custom_data }: Pick<MediaBlock, 'custom_data'>): Banner {
  const { promo_label, promo_text, advantages, button_texts, service, ad_pixel } = custom_data ?? {};
  const label = textIn(partsOf(promo_label)['text']);
  const { alias, active } = partsOf(service);
  const { show_url, click_url } = partsOf(partsOf(ad_pixel)['links']);
  return {
    label: label === null ? null : { text: label, color: textIn(partsOf(promo_label)['color']) },
    text: textIn(promo_text),
    advantages: textsIn(advantages),
    buttons: textsIn(button_texts),
    service: active === true ? textIn(alias) : null,
    pixels: show_url || click_url ? { show_url: textIn(show_url), click_url: textIn(click_url) } : null,
  };
}

function partsOf(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}

function textIn(value: unknown): string | null {
  return typeof value === 'string' && value !== '' ? value : null;
}

function textsIn(value: unknown): string[] {
  return Array.isArray(value) ? value.flatMap((one) => textIn(one) ?? []) : [];
}

/** One entry per series, the first: a place further back in the same series is no other thing to go on with (CT-088). */
function onePerSeries(titles: readonly MediaItemCard[]): MediaItemCard[] {
  const known = new Set<number>();
  return titles.filter(({ id, series_id }) => {
    const series = series_id ?? id;
    return !known.has(series) && known.add(series);
  });
}

// Both written out: this is done for every card of every page that is rendered.

function posterTitle(item: MediaItemCard): PosterTitle {
  return {
    id: item.id,
    slug: item.slug,
    type: item.type,
    name: item.name,
    year: item.year,
    poster_bg_color: item.poster_bg_color,
    age_level: { name: item.age_level.name },
    genres: firstGenre(item),
    usage_model: item.usage_model,
    is_coming_soon: item.is_coming_soon,
    logo: item.logo,
  };
}

function wideTitle(item: MediaItemCard): WideTitle {
  return {
    id: item.id,
    slug: item.slug,
    type: item.type,
    name: item.name,
    year: item.year,
    poster_bg_color: item.poster_bg_color,
    age_level: { name: item.age_level.name },
    genres: firstGenre(item),
    usage_model: item.usage_model,
    is_coming_soon: item.is_coming_soon,
    visit_card: item.visit_card,
    background: item.background,
  };
}

function firstGenre({ genres: [first] }: MediaItemCard): CardTitle['genres'] {
  return first === undefined ? [] : [{ name: first.name }];
}
