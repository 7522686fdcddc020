/** An offered kind of block: a type, and the tag that determines its layout. */
export interface BlockKind {
  readonly type: string;
  readonly tag: string | null;
}

/** Kinds of blocks, by the keys of their texts, in the order of the gallery. */
export const blockKinds = {
  promo: { type: 'promo', tag: null },
  background: { type: 'background', tag: null },
  carousel: { type: 'carousel', tag: null },
  big_posters: { type: 'carousel', tag: 'big_posters' },
  horizontal_posters: { type: 'carousel', tag: 'horizontal_posters' },
  continue_viewing: { type: 'carousel', tag: 'continue_viewing' },
  tvprogramms: { type: 'carousel', tag: 'tvprogramms' },
  tvprogrammsplus: { type: 'carousel', tag: 'tvprogrammsplus' },
  top10: { type: 'top10', tag: null },
  content: { type: 'content', tag: null },
  recom_cold_start: { type: 'recom_cold_start', tag: null },
  collection: { type: 'collection', tag: null },
  service: { type: 'service', tag: null },
  channels: { type: 'channels', tag: null },
  cardview: { type: 'content', tag: 'cardview' },
  alt_large_banner: { type: 'content', tag: 'alt_large_banner' },
  hero: { type: 'custom_block', tag: 'hero' },
  promo_banner: { type: 'custom_block', tag: 'promo_banner' },
  multi_sub_carousel: { type: 'custom_block', tag: 'multi_sub_carousel' },
  multi_sub_block: { type: 'custom_block', tag: 'multi_sub_block' },
  buy: { type: 'custom_block', tag: 'buy' },
  certificates: { type: 'custom_block', tag: 'certificates' },
  promocode: { type: 'custom_block', tag: 'promocode' },
  features_blocks: { type: 'custom_block', tag: 'features_blocks' },
  about_service: { type: 'custom_block', tag: 'about_service' },
  devices: { type: 'custom_block', tag: 'devices' },
  media_strip: { type: 'custom_block', tag: 'media_strip' },
  marquee: { type: 'custom_block', tag: 'marquee' },
  persons: { type: 'custom_block', tag: 'persons' },
  faq: { type: 'custom_block', tag: 'faq' },
  quiz: { type: 'custom_block', tag: 'quiz' },
  filters: { type: 'custom_block', tag: 'filters' },
  button: { type: 'custom_block', tag: 'button' },
  seoText: { type: 'custom_block', tag: 'seoText' },
  legal: { type: 'custom_block', tag: 'legal' },
} as const satisfies Record<string, BlockKind>;

export type BlockKindName = keyof typeof blockKinds;
export const blockKindNames = Object.keys(blockKinds) as BlockKindName[];

/** The kind of a block; null for a tag that is not offered. */
export function kindOfBlock(type: unknown, tag: unknown): BlockKindName | null {
  return (
    blockKindNames.find((name) => blockKinds[name].type === type && blockKinds[name].tag === (tag ?? null)) ??
    null
  );
}
