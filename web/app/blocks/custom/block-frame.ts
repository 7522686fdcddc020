/** The fields that every custom block may have, read from an editor's input. */
import type { ImagePath, MediaBlock } from '@kadr/contract';
import type { CustomBlock } from '../../data/shown-view.ts';
import { labelOf, videoAt } from './card-data.ts';
import type { Label, VideoFile } from './card-data.ts';
import { fieldsOf, linkOf, listOf, pictureOf, textOf } from './fields.ts';
import type { BlockLink } from './fields.ts';
import { wallTimeOf } from './wall-time.ts';
import type { WallTime } from './wall-time.ts';

export interface BlockFrame extends Pick<MediaBlock, 'id' | 'sub_name' | 'glow_color' | 'variant' | 'tag'> {
  /** The heading. */
  readonly name: string | null;
  /** The link of the block itself. */
  readonly link: BlockLink | null;
  /** The id of its element, for links within the page. */
  readonly htmlId: string | undefined;
  /** Whether it is at the top of the page. */
  readonly isTop: boolean;
  readonly logo: ImagePath | null;
  readonly label: Label | null;
  readonly background: { readonly picture: ImagePath | null; readonly video: readonly VideoFile[] } | null;
  readonly timer: BlockTimer | null;
  readonly buttons: readonly BlockButton[];
  /** May contain HTML, as `Markup` shows it. */
  readonly bottomText: string | null;
}

export interface BlockTimer {
  /** The end in local time. */
  readonly end: WallTime;
  /** The end as written: `dd.MM.yyyy HH:mm`. */
  readonly endText: string;
  readonly color: string | null;
  /** Replaces the timer once it has ended. */
  readonly endedText: string | null;
}

/** A button that is a link or opens the info modal. */
export type BlockButton = { readonly title: string } & (
  | { readonly link: BlockLink }
  | { readonly modal: InfoModalData }
);

export interface InfoModalData {
  readonly title: string;
  readonly label: Label | null;
  readonly logo: ImagePath | null;
  /** HTML, as `Markup` shows it. */
  readonly html: string;
  readonly buttons: readonly { readonly title: string; readonly link: BlockLink }[];
}

/** @param isNamed whether the block is identified by its name: its heading is then `custom_data.title`. */
export function frameOf(block: CustomBlock, isNamed: boolean): BlockFrame {
  const data = fieldsOf(block.custom_data);
  const link = linkOf(block.target);
  const background = { picture: pictureOf(data['bg_image_url']), video: videoAt(data['bg_video_url']) };
  return {
    id: block.id,
    name: isNamed ? textOf(data['title']) : (textOf(block.name) ?? textOf(data['title'])),
    sub_name: textOf(block.sub_name),
    glow_color: block.glow_color,
    variant: block.variant,
    tag: block.tag,
    link,
    htmlId: anchorOf(data['html_id']),
    isTop: data['is_top'] === true,
    logo: pictureOf(data['logo']),
    label: labelOf(block.label),
    background: background.picture === null && background.video.length === 0 ? null : background,
    timer: timerOf(block.timer),
    buttons: listOf(block.buttons, (value) => buttonOf(value, link), 4),
    bottomText: textOf(block.bottom_text),
  };
}

/** An element id that may follow `#` in an address. */
export function anchorOf(value: unknown): string | undefined {
  return typeof value === 'string' && /^[A-Za-z][\w-]{0,63}$/.test(value) ? value : undefined;
}

/** Reads a timer; null when its time does not exist. */
export function timerOf(value: unknown): BlockTimer | null {
  const { end_date_time, color, end_time_text } = fieldsOf(value);
  const endText = textOf(end_date_time)?.trim() ?? null;
  const end = endText === null ? null : wallTimeOf(endText);
  if (end === null || endText === null) return null;
  return { end, endText, color: textOf(color), endedText: textOf(end_time_text) };
}

/** Reads a button; null for an unknown kind or a button without a target. */
function buttonOf(value: unknown, ofBlock: BlockLink | null): BlockButton | null {
  const { type, title, target, modal } = fieldsOf(value);
  if (type === 'modal') {
    const shown = modalOf(modal);
    const words = textOf(title) ?? shown?.title;
    return shown === null || words === undefined ? null : { title: words, modal: shown };
  }
  const link = type === 'block_target' ? ofBlock : type === 'target' ? linkOf(target) : null;
  const words = textOf(title) ?? link?.title ?? null;
  return link === null || words === null ? null : { title: words, link };
}

function modalOf(value: unknown): InfoModalData | null {
  const { title, label, logo, html, buttons } = fieldsOf(value);
  const [name, text] = [textOf(title), textOf(html)];
  if (name === null || text === null) return null;
  return {
    title: name,
    html: text,
    label: labelOf(label),
    logo: pictureOf(logo),
    buttons: listOf(
      buttons,
      (button) => {
        const fields = fieldsOf(button);
        const link = linkOf(fields['target']);
        const words = textOf(fields['title']) ?? link?.title ?? null;
        return link === null || words === null ? null : { title: words, link };
      },
      3,
    ),
  };
}
