import type {
  Banner,
  Channel,
  Collection,
  ImagePath,
  KaraokeItem,
  MediaBlock,
  MediaBlockItem,
  MediaItemCard,
  Service,
} from '@kadr/contract';

/** Sample data for blocks and cards: entities of the current catalogue. */
export interface SampleMaterial {
  readonly titles: readonly MediaItemCard[];
  readonly services: readonly Service[];
  readonly collections: readonly Collection[];
  readonly songs: readonly KaraokeItem[];
  readonly channels: readonly Channel[];
}

/** A block as an editor would name it; without a `type` it is a custom block. */
export type Sample = Partial<MediaBlock>;

/** A block with only the given fields. */
export function blockOf(sample: Sample, id: number): MediaBlock {
  return {
    id,
    name: sample.tag ?? null,
    sub_name: 'A line below the heading',
    type: 'custom_block',
    tag: null,
    target: null,
    image: null,
    display_type: null,
    custom_data: null,
    variant: null,
    glow_color: ['#2a6bb0', '#b0532a', '#6a3ab0', null][id % 4] ?? null,
    items: [],
    ...sample,
  };
}

export const toCatalogue = { type: 'link', link: '/catalog', title: 'To the catalogue' } as const;

export const pictureOf = ({ background, visit_card, logo }: MediaItemCard): ImagePath | null =>
  background ?? visit_card ?? logo;

/** The titles as items, each with a scene. */
export const titleItems = (titles: readonly MediaItemCard[]): MediaBlockItem[] =>
  titles.map((item) => ({
    type: 'media_item',
    media_item: { ...item, screenshots: [pictureOf(item)].flatMap((path) => path ?? []) },
  }));

/** A title as a banner, with every field that a banner may have. */
export function bannerOf(item: MediaItemCard, id: number, size: Banner['size']): MediaBlockItem {
  return {
    type: 'banner',
    banner: {
      id,
      title: item.name,
      subtitle: item.genres[0]?.name ?? null,
      summary: id % 3 === 0 ? item.short_description : null,
      target: toCatalogue,
      images: [pictureOf(item)].flatMap((path) => path ?? []),
      icon: null,
      logo: null,
      small_icon: null,
      logo_size: null,
      size,
      color: item.poster_bg_color,
      labels: [{ text: 'New', color: '#ff8800' }],
      age_level: item.age_level,
      ratings: { wink: item.ratings.wink },
      advertiser_info: id % 2 === 0 ? { owner: 'Daisy Ltd.', token: '2VtzqW', font_color: '#2a6bb0' } : null,
      ad_pixel: null,
      media_files: [],
    },
  };
}

export const serviceItems = (services: readonly Service[]): MediaBlockItem[] =>
  services.map((service) => ({ type: 'service', service }));
