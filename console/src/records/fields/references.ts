import type { RecordKind } from '@kadr/contract';

/** Fields that name records, by the last part of their path, and of which kind. */
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

/** Entries of a block name a record of the kind that their type says. */
const blockItemKinds: Readonly<Record<string, RecordKind>> = {
  media_item: 'title',
  collection: 'collection',
  channel: 'channel',
  karaoke_item: 'karaoke_item',
  service: 'service',
};

/** The kind of record that a field names; null of one that names none. */
export function referenceOf(name: string): RecordKind | null {
  return kinds[name.split('.').findLast((part) => !/^\d+$/.test(part)) ?? ''] ?? null;
}

/** The kind of record that the `slug` of an entry of a block names, by the entry's type. */
export function blockItemKind(type: unknown): RecordKind | null {
  return blockItemKinds[String(type)] ?? null;
}
