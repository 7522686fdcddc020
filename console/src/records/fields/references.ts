import type { RecordKind } from '@kadr/contract';

/** Fields that refer to records, by the last part of their path, with the kind. */
const kinds: Readonly<Record<string, RecordKind>> = {
  genres: 'genre',
  genre: 'genre',
  person: 'person',
  parent: 'title',
  media_items: 'title',
  fillers: 'title',
  title: 'title',
  service: 'service',
  tstv_service: 'service',
  campaign: 'promo_campaign',
  channel: 'channel',
};

/** Block entries refer to a record of the kind that their type determines. */
const blockItemKinds: Readonly<Record<string, RecordKind>> = {
  media_item: 'title',
  collection: 'collection',
  channel: 'channel',
  karaoke_item: 'karaoke_item',
  service: 'service',
};

/** The kind of record that a field refers to; null if it is not a reference. */
export function referenceOf(name: string): RecordKind | null {
  return kinds[name.split('.').findLast((part) => !/^\d+$/.test(part)) ?? ''] ?? null;
}

/** The kind of record that the `slug` of a block entry refers to, by the entry's type. */
export function blockItemKind(type: unknown): RecordKind | null {
  return blockItemKinds[String(type)] ?? null;
}
