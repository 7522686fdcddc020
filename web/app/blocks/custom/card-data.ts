import type { ImagePath, MediaBlock, MediaBlockItem } from '@kadr/contract';
import type { BannerPixels } from '../../data/shown-view.ts';
import { epgPath, titlePath } from '../../data/paths.ts';
import { isLateIcon } from '../../ui/late-icon.tsx';
import type { LateIconName } from '../../ui/late-icon.tsx';
import { fieldsOf, fileAddress, linkOf, listOf, pictureOf, textOf } from './fields.ts';
import type { BlockLink } from './fields.ts';

/** A word or two in a colour (`#rrggbb`). */
export interface Label {
  readonly text: string;
  readonly color: string | null;
}

/** A video file; of several the browser takes the first whose media type it plays. */
export interface VideoFile {
  readonly url: string;
  readonly type: string;
}

/** A banner, or a card in the same form in `custom_data.cards`. */
export interface BlockCard {
  readonly key: string;
  readonly title: string | null;
  readonly subtitle: string | null;
  /** May contain HTML. */
  readonly text: string | null;
  readonly link: BlockLink | null;
  readonly picture: ImagePath | null;
  readonly logo: ImagePath | null;
  /** The size of the logo on the picture. */
  readonly logoSize: 'normal' | 'large';
  readonly icon: LateIconName | null;
  readonly size: 'small' | 'medium' | 'large' | 'stretching';
  readonly color: string | null;
  readonly labels: readonly Label[];
  /** `12+` */
  readonly age: string | null;
  readonly rating: number | null;
  /** Plays instead of the picture; empty when there is no video. */
  readonly video: readonly VideoFile[];
  /** The advertiser, and the advertisement's token required by law. */
  readonly advertiser: {
    readonly owner: string;
    readonly token: string;
    readonly color: string | null;
  } | null;
  readonly pixels: BannerPixels | null;
}

type RawBlock = Pick<MediaBlock, 'custom_data' | 'items'>;

/** The cards of a block: its items of any type; without items those of `custom_data.cards`. */
export function cardsOf({ custom_data, items }: RawBlock): BlockCard[] {
  return items.length > 0
    ? keyed(items.flatMap((item) => itemCard(item) ?? []))
    : writtenCards({ custom_data });
}

/** The cards in `custom_data.cards`. */
export function writtenCards({ custom_data }: Pick<RawBlock, 'custom_data'>): BlockCard[] {
  return keyed(listOf(custom_data?.['cards'], cardOf));
}

/** Makes keys unique: two cards of a block may have the same name. */
function keyed(cards: readonly BlockCard[]): BlockCard[] {
  return cards.map((card, at) => ({ ...card, key: `${at} ${card.key}` }));
}

function itemCard(item: MediaBlockItem): BlockCard | null {
  switch (item.type) {
    case 'banner':
      return cardOf(item.banner);
    case 'media_item': {
      const { id, name, short_description, poster_bg_color, age_level, ratings } = item.media_item;
      return plainCard(id, name, {
        text: short_description,
        link: linkOf({ type: 'link', link: titlePath(item.media_item), title: null }),
        // Its text is beside the picture, so the picture has no lettering, which a crop would cut.
        picture: item.media_item.background ?? item.media_item.visit_card ?? item.media_item.logo,
        color: poster_bg_color,
        age: age_level.name,
        rating: ratings.wink,
      });
    }
    case 'service': {
      const { id, alias, name, description_short, promo_label_text, promo_label_color } = item.service;
      return plainCard(id, name, {
        text: description_short,
        link: linkOf({ type: 'service', link: alias, title: null }),
        picture: item.service.image,
        logo: item.service.icon,
        color: promo_label_color,
        labels: promo_label_text === null ? [] : [{ text: promo_label_text, color: promo_label_color }],
      });
    }
    case 'collection': {
      const { id, slug, name, description, logo } = item.collection;
      const link = linkOf({ type: 'collection', link: slug, title: null });
      return plainCard(id, name, { text: description, link, picture: logo });
    }
    case 'channel': {
      const { id, slug, name, logo, full_logo, poster_bg_color } = item.channel;
      const link = linkOf({ type: 'channel', link: slug, title: null });
      return plainCard(id, name, { link, picture: full_logo ?? logo, color: poster_bg_color });
    }
    case 'karaoke_item': {
      const { id, name, artist, logo } = item.karaoke_item;
      return plainCard(id, name, { subtitle: artist.name, picture: logo });
    }
    case 'epg': {
      const { id, name, logo, channel_info, age_level } = item.epg;
      return plainCard(id, name, {
        subtitle: channel_info.name,
        link: linkOf({ type: 'link', link: epgPath(channel_info.slug, id), title: null }),
        picture: logo ?? channel_info.logo,
        age: age_level.name,
      });
    }
    default:
      return null;
  }
}

function plainCard(id: number, title: string, rest: Partial<BlockCard>): BlockCard {
  return {
    key: String(id),
    title,
    subtitle: null,
    text: null,
    link: null,
    picture: null,
    logo: null,
    logoSize: 'normal',
    icon: null,
    size: 'medium',
    color: null,
    labels: [],
    age: null,
    rating: null,
    video: [],
    advertiser: null,
    pixels: null,
    ...rest,
  };
}

/** Reads a card; null when it has neither text nor picture. */
export function cardOf(value: unknown): BlockCard | null {
  const fields = fieldsOf(value);
  const { id, target, images, image, icon, size, ratings, age_level } = fields;
  const title = textOf(fields['title']);
  const text = textOf(fields['summary']) ?? textOf(fields['text']);
  const picture = listOf(images, pictureOf)[0] ?? pictureOf(image) ?? pictureOf(icon);
  const files = videosIn(fields['media_files']);
  const video = files.length > 0 ? files : videoAt(fields['video_url']);
  if (title === null && text === null && picture === null && video.length === 0) return null;
  const rating = fieldsOf(ratings)['wink'];
  return {
    key: typeof id === 'number' ? String(id) : (title ?? ''),
    title,
    subtitle: textOf(fields['subtitle']),
    text,
    link: linkOf(target),
    picture: picture ?? stillOf(fields['media_files']),
    logo: pictureOf(fields['logo']) ?? pictureOf(fields['small_icon']),
    logoSize: fields['logo_size'] === 'large' ? 'large' : 'normal',
    icon: isLateIcon(icon) ? icon : null,
    size: sizes.find((known) => known === size) ?? 'medium',
    color: textOf(fields['color']),
    labels: listOf(fields['labels'], labelOf, 4),
    age: textOf(fieldsOf(age_level)['name']),
    rating: typeof rating === 'number' && rating > 0 && rating <= 10 ? rating : null,
    video,
    advertiser: advertiserOf(fields['advertiser_info']),
    pixels: pixelsOf(fields['ad_pixel']),
  };
}

const sizes = ['small', 'medium', 'large', 'stretching'] as const;

export function labelOf(value: unknown): Label | null {
  const fields = fieldsOf(value);
  const text = textOf(fields['text']) ?? textOf(value);
  return text === null ? null : { text, color: textOf(fields['color']) };
}

function advertiserOf(value: unknown): BlockCard['advertiser'] {
  const { owner, token, font_color } = fieldsOf(value);
  const name = textOf(owner);
  return name === null ? null : { owner: name, token: textOf(token) ?? '', color: textOf(font_color) };
}

export function pixelsOf(value: unknown): BannerPixels | null {
  const { show_url, click_url } = fieldsOf(fieldsOf(value)['links']);
  const [shown, clicked] = [textOf(show_url), textOf(click_url)];
  return shown === null && clicked === null ? null : { show_url: shown, click_url: clicked };
}

/** The media types of video files, by the names of their formats. */
const videoTypes: Readonly<Record<string, string>> = {
  mp4: 'video/mp4',
  webm: 'video/webm',
  mov: 'video/mp4',
};
const stillFormats: ReadonlySet<string> = new Set(['avif', 'webp', 'jpg', 'jpeg', 'png']);

const formatOf = (format: unknown): string =>
  (textOf(format) ?? '').toLowerCase().replace(/^(?:video|image)\//, '');

/** The videos among `media_files`, by their `format`. */
function videosIn(files: unknown): VideoFile[] {
  return listOf(files, (file) => {
    const { format, url } = fieldsOf(file);
    const [type, address] = [videoTypes[formatOf(format)], fileAddress(url)];
    return type === undefined || address === null ? null : { url: address, type };
  });
}

/** The first of `media_files` that is not a video and is a stored picture. */
function stillOf(files: unknown): ImagePath | null {
  const [found] = listOf(files, (file) => {
    const { format, url } = fieldsOf(file);
    return stillFormats.has(formatOf(format)) ? pictureOf(url) : null;
  });
  return found ?? null;
}

/** A single video, given by its address alone: `video_url`. */
export function videoAt(value: unknown): VideoFile[] {
  const url = fileAddress(value);
  if (url === null) return [];
  const ending = /\.(\w+)(?:\?|$)/.exec(url)?.[1]?.toLowerCase() ?? '';
  return [{ url, type: videoTypes[ending] ?? 'video/mp4' }];
}
