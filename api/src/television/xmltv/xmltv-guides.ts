import { createHash } from 'node:crypto';
import slugify from '@sindresorhus/slugify';
import { KadrError } from '@kadr/contract';
import type { GuideImportParsed, GuidePreview } from '@kadr/contract';
import type { GuideChannel } from '../repository.ts';
import { XmlError } from './read-xml.ts';
import { readXmltv, XmltvTooLong } from './read-xmltv.ts';
import type { XmltvDocument, XmltvProgramme } from './read-xmltv.ts';

type Reason = GuidePreview['left_out'][number]['reason'];

/** The guides of our channels in a document, and the entries that do not fit into them. */
export interface XmltvGuides extends Pick<GuidePreview, 'unknown_channels' | 'left_out'> {
  readonly guides: GuideImportParsed[];
}

/** The longest duration of a programme without an end, in seconds. */
const openEnd = 3 * 60 * 60;
/** How far a guide may reach into the future, in seconds. */
const furthest = 60 * 24 * 60 * 60;
const mostUnknown = 200;

/**
 * Reads a document and finds its channels.
 *
 * @throws KadrError INVALID_INPUT for a document that is not XMLTV, or has none of our channels
 */
export async function readXmltvGuides(
  text: string,
  findChannels: (names: readonly string[]) => Promise<readonly GuideChannel[]>,
  now: number,
): Promise<XmltvGuides> {
  const refuse = (message: string) => new KadrError('INVALID_INPUT', { message, field: 'xmltv' });
  try {
    const document = await readXmltv(text);
    if (document.programmes.size === 0) throw refuse('The document has no programmes.');
    return guidesOfXmltv(document, await findChannels([...document.programmes.keys()]), now);
  } catch (error) {
    if (error instanceof XmlError || error instanceof XmltvTooLong) throw refuse(error.message);
    throw error;
  }
}

/**
 * Converts a document to guides. Past showings stay unchanged; a guide spans exactly what the document contains of its
 * channel. When programmes overlap, the later one cuts off the earlier one.
 */
export function guidesOfXmltv(
  { names, programmes }: XmltvDocument,
  channels: readonly GuideChannel[],
  now: number,
): XmltvGuides {
  const leftOut = new Map<Reason, number>();
  const leave = (reason: Reason): void => void leftOut.set(reason, (leftOut.get(reason) ?? 0) + 1);
  const guides: GuideImportParsed[] = [];
  const unknown: GuidePreview['unknown_channels'] = [];
  for (const [id, list] of programmes) {
    const named = channels.filter(({ xmltv_id }) => xmltv_id === id);
    const ours =
      named.length > 0 ? named : channels.filter(({ slug, xmltv_id }) => slug === id && xmltv_id === null);
    if (ours.length === 0) unknown.push({ id, name: names.get(id) || null, programmes: list.length });
    const slots = ours.length === 0 ? [] : slotsOf(list, now, leave);
    const last = slots.at(-1);
    if (last !== undefined) guides.push(...ours.map((channel) => guideOf(channel, slots)));
  }
  return {
    guides,
    unknown_channels: unknown.slice(0, mostUnknown),
    left_out: [...leftOut].map(([reason, count]) => ({ reason, count })),
  };
}

interface Slot {
  readonly programme: XmltvProgramme;
  readonly title: NonNullable<XmltvProgramme['title']>;
  readonly start: number;
  readonly end: number;
}

/** A channel's programmes in order, each ending at the latest when the next one begins. */
function slotsOf(list: readonly XmltvProgramme[], now: number, leave: (reason: Reason) => void): Slot[] {
  const timed: (Pick<Slot, 'programme' | 'title' | 'start'> & { readonly stop: number | null })[] = [];
  const starts = new Set<number>();
  for (const programme of list) {
    const { start, title, stop } = programme;
    if (start === null || (stop !== null && stop <= start)) leave('no_time');
    else if (title === null) leave('no_title');
    else if (starts.has(start)) leave('overlap');
    else timed.push({ programme, title, start, stop });
    if (start !== null) starts.add(start);
  }
  const inOrder = timed.toSorted((a, b) => a.start - b.start);
  const slots: Slot[] = [];
  for (const [at, { programme, title, start, stop }] of inOrder.entries()) {
    const next = inOrder[at + 1]?.start;
    const end = Math.min(stop ?? start + openEnd, next ?? Infinity);
    if (end <= now) leave('over');
    else if (start > now + furthest) leave('too_far');
    else slots.push({ programme, title, start, end });
  }
  return slots;
}

function guideOf({ slug, catchup }: GuideChannel, slots: readonly Slot[]): GuideImportParsed {
  const programmes = new Map<string, GuideImportParsed['programmes'][number]>();
  const epgs = slots.map(({ programme, title, start, end }) => {
    const key = keyOf(programme, title.rus);
    const { description, age } = programme;
    programmes.set(key, {
      slug: key,
      name: title,
      description,
      logo: null,
      age: age as GuideImportParsed['programmes'][number]['age'],
      media_items: [],
    });
    return {
      programme: key,
      start_time: start,
      end_time: end,
      tstv_valid_until: catchup === null ? null : end + catchup,
    };
  });
  return {
    channel: slug,
    from: slots[0]?.start ?? 0,
    to: slots.at(-1)?.end ?? 0,
    programmes: [...programmes.values()],
    epgs,
  };
}

/** Programmes have no ids in XMLTV: names and episode identify one. */
function keyOf({ subtitle, episode }: XmltvProgramme, title: string): string {
  const digest = createHash('sha256')
    .update(JSON.stringify([title, subtitle, episode]))
    .digest('hex')
    .slice(0, 10);
  const words = slugify(title).slice(0, 80).replace(/-+$/, '');
  return words === '' ? `programme-${digest}` : `${words}-${digest}`;
}
