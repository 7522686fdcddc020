import { translate } from '@kadr/contract';
import type { Banner, Language, MediaBlockItem, MediaItemCard } from '@kadr/contract';
import type { ChannelsService } from '../channels/service.ts';
import type { CollectionsService } from '../collections/service.ts';
import type { KaraokeService } from '../karaoke/service.ts';
import type { ServiceCatalogue } from '../services/service-catalogue.ts';
import type { Viewer } from '../audience/viewer.ts';
import type { EntryRow } from './repository.ts';
import type { ShownBlock } from './shown-view.ts';
import type { StoredBanner } from '../tables/blocks.ts';
import { toTarget } from './target.ts';

/** The domains whose entities appear in blocks besides titles. */
export interface EntitySources {
  readonly collections: Pick<CollectionsService, 'cards'>;
  readonly karaoke: Pick<KaraokeService, 'cards'>;
  readonly services: Pick<ServiceCatalogue, 'cards'>;
  readonly channels: Pick<ChannelsService, 'cards' | 'programmes' | 'first' | 'onNow'>;
}

/** Returns the item of an entry that is not a title; null when the viewer may not see it. */
export type ShownEntry = (entry: EntryRow) => MediaBlockItem | null;

/** Reads the entities in blocks that are not titles: one statement for each kind. */
export async function shownEntries(
  blocks: readonly ShownBlock[],
  { collections, karaoke, services, channels }: EntitySources,
  viewer: Viewer,
): Promise<ShownEntry> {
  const entries = blocks.flatMap(({ entries: some }) => some);
  const ids = (
    key: 'collection_id' | 'karaoke_item_id' | 'service_id' | 'channel_id' | 'programme_id',
  ): number[] => [...new Set(entries.flatMap((entry) => entry[key] ?? []))];
  const [ofCollections, ofKaraoke, ofServices, ofChannels, ofProgrammes] = await Promise.all([
    collections.cards(ids('collection_id'), viewer),
    karaoke.cards(ids('karaoke_item_id'), viewer),
    services.cards(ids('service_id'), viewer),
    channels.cards(ids('channel_id'), viewer),
    channels.programmes(ids('programme_id'), viewer),
  ]);
  return ({
    id,
    collection_id,
    karaoke_item_id,
    service_id,
    channel_id,
    programme_id,
    banner,
    age_level,
  }) => {
    if (collection_id !== null) {
      const collection = ofCollections.get(collection_id);
      return collection === undefined ? null : { type: 'collection', collection };
    }
    if (karaoke_item_id !== null) {
      const karaoke_item = ofKaraoke.get(karaoke_item_id);
      return karaoke_item === undefined ? null : { type: 'karaoke_item', karaoke_item };
    }
    if (service_id !== null) {
      const service = ofServices.get(service_id);
      return service === undefined ? null : { type: 'service', service };
    }
    if (channel_id !== null) {
      const channel = ofChannels.get(channel_id);
      return channel === undefined ? null : { type: 'channel', channel };
    }
    if (programme_id !== null) {
      const epg = ofProgrammes.get(programme_id);
      return epg === undefined ? null : { type: 'epg', epg };
    }
    if (banner === null || (age_level?.age_value ?? 0) > viewer.audience.listAge) return null;
    return { type: 'banner', banner: toBanner(banner, { id, age_level }, viewer.language) };
  };
}

/** How many channels, or programmes, fill a block that names none. */
const [mostChannels, mostOnNow] = [40, 20];

/**
 * Items of television blocks that the operator has left empty: channels in their order, and in programme rails what is
 * on now. Nothing is read without such a block.
 */
export async function televisionIn(
  blocks: readonly ShownBlock[],
  { channels }: Pick<EntitySources, 'channels'>,
  viewer: Viewer,
): Promise<(block: ShownBlock) => MediaBlockItem[]> {
  const kinds = new Set(blocks.map(televisionOf));
  const [listed, shown] = await Promise.all([
    kinds.has('channels') ? channels.first(mostChannels, viewer) : [],
    kinds.has('programmes') ? channels.onNow(mostOnNow, viewer) : [],
  ]);
  return (block) => {
    const kind = televisionOf(block);
    if (kind === 'channels') return listed.map((channel) => ({ type: 'channel', channel }));
    return kind === 'programmes' ? shown.map((epg) => ({ type: 'epg', epg })) : [];
  };
}

/** The television items that fill a block automatically; null for other blocks, and where an operator has filled it. */
export function televisionOf({
  type,
  tag,
  items,
  entries,
  query,
}: Pick<ShownBlock, 'type' | 'tag' | 'items' | 'entries' | 'query'>): 'channels' | 'programmes' | null {
  if (items.length + entries.length > 0 || query !== null) return null;
  if (tag === 'tvprogramms' || tag === 'tvprogrammsplus') return 'programmes';
  return type === 'channels' ? 'channels' : null;
}

/** The shown items of a block in their order: the operator's, then the titles chosen by a query. */
export function itemsOf(
  { items, entries }: Pick<ShownBlock, 'items' | 'entries'>,
  titles: readonly number[],
  cards: ReadonlyMap<number, MediaItemCard>,
  shown: ShownEntry,
): MediaBlockItem[] {
  const shownItems: MediaBlockItem[] = [];
  const waiting = [...entries];
  const putEntriesBefore = (place: number): void => {
    while (waiting[0] !== undefined && waiting[0].titles_before <= place) {
      const item = shown(waiting[0]);
      if (item !== null) shownItems.push(item);
      waiting.shift();
    }
  };
  for (const id of titles) {
    const place = items.indexOf(id);
    putEntriesBefore(place < 0 ? items.length : place);
    const media_item = cards.get(id);
    if (media_item !== undefined) shownItems.push({ type: 'media_item', media_item });
  }
  putEntriesBefore(items.length);
  return shownItems;
}

function toBanner(
  { id: given, title, subtitle, summary, target, labels, rating, age: _age, ...rest }: StoredBanner,
  { id, age_level }: Pick<Banner, 'id' | 'age_level'>,
  language: Language,
): Banner {
  return {
    ...rest,
    id: given ?? id,
    title: title && translate(title, language),
    subtitle: subtitle && translate(subtitle, language),
    summary: summary && translate(summary, language),
    target: target && toTarget(target, language),
    labels: labels.map(({ text, color }) => ({ text: translate(text, language), color })),
    age_level,
    ratings: { wink: rating },
  };
}
