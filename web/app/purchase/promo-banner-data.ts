import type { ImagePath, MediaBlock, MediaItemCard } from '@kadr/contract';
import type { BannerPixels } from '../data/shown-view.ts';
import { cardOf, labelOf, pixelsOf, videoAt } from '../blocks/custom/card-data.ts';
import type { BlockCard, Label, VideoFile } from '../blocks/custom/card-data.ts';
import { byCall, fieldsOf, listOf, pictureOf, textOf } from '../blocks/custom/fields.ts';

/**
 * `fan`: posters beside the text. `picture`: a full-width picture behind it. `wall`: a wall of posters behind centred
 * text. `sport`: the next events by time.
 */
type Look = 'fan' | 'picture' | 'wall' | 'sport';

export interface PromoBannerData {
  readonly look: Look;
  readonly label: Label | null;
  /** With or without HTML. */
  readonly text: string | null;
  readonly advantages: readonly string[];
  /** Labels of the first button, which links to the service, and of the second, which links to the block's target. */
  readonly buttons: readonly string[];
  /** Alias (or id) of the service that the viewer has or can buy; otherwise null. */
  readonly service: string | number | null;
  /** Id of the service that the viewer can buy; otherwise null. */
  readonly forSale: number | null;
  /** Days for which the service costs an introductory price; null for most. */
  readonly introDays: number | null;
  readonly picture: ImagePath | null;
  readonly video: readonly VideoFile[];
  readonly titles: readonly MediaItemCard[];
  /** The advertiser. */
  readonly advertiser: BlockCard['advertiser'];
  readonly pixels: BannerPixels | null;
}

const looks: Readonly<Record<string, Look>> = {
  promoBanner: 'fan',
  promo_banner: 'fan',
  promo_banner_v3: 'picture',
  promo_banner_v4: 'wall',
  promo_banner_sport: 'sport',
};

/** Maximum number of titles. */
const most: Readonly<Record<Look, number>> = { fan: 5, picture: 1, wall: 12, sport: 4 };

/** Days of the introductory price of services that do not state it themselves, by service id. */
const introDays: ReadonlyMap<unknown, number> = new Map([[137_037_561, 14]]);

/** The data of a promo banner; the server has resolved its service. */
export function readPromoBanner(
  raw: Pick<MediaBlock, 'custom_data' | 'items' | 'image' | 'tag' | 'name'>,
): PromoBannerData {
  const data = fieldsOf(raw.custom_data);
  const look = byCall(raw, looks) ?? 'fan';
  const { id, alias, active, is_sold } = fieldsOf(data['service']);
  const titles = raw.items.flatMap((item) => (item.type === 'media_item' ? [item.media_item] : []));
  const [banner] = raw.items.flatMap((item) => (item.type === 'banner' ? (cardOf(item.banner) ?? []) : []));
  const isForSale = active === false && is_sold === true;
  return {
    look,
    label: labelOf(data['promo_label']),
    text: textOf(data['promo_text']) ?? banner?.text ?? null,
    advantages: listOf(data['advantages'], textOf, 8),
    buttons: listOf(data['button_texts'], textOf, 2),
    service: active === true || isForSale ? (textOf(alias) ?? (typeof id === 'number' ? id : null)) : null,
    forSale: isForSale && typeof id === 'number' ? id : null,
    introDays: active === true ? (introDays.get(id) ?? null) : null,
    picture:
      pictureOf(data['image']) ??
      raw.image ??
      banner?.picture ??
      (look === 'picture' ? (titles[0]?.background ?? null) : null),
    video: data['video_url'] === undefined ? (banner?.video ?? []) : videoAt(data['video_url']),
    titles: titles.slice(0, most[look]),
    advertiser: banner?.advertiser ?? null,
    pixels: pixelsOf(data['ad_pixel']) ?? banner?.pixels ?? null,
  };
}
