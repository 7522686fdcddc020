/** Records: entities of the catalogue, of pages and of promotion, each in its import shape, one at a time. */
import { z } from 'zod';
import type { Permission } from './permission.ts';

/** What an operator edits, and the area whose permissions each kind takes. */
export const recordAreas = {
  title: 'catalogue',
  person: 'catalogue',
  genre: 'catalogue',
  collection: 'catalogue',
  service: 'catalogue',
  channel: 'catalogue',
  karaoke_item: 'catalogue',
  media_view: 'pages',
  info_page: 'pages',
  promo_event: 'promo',
  promo_code: 'promo',
  promo_campaign: 'promo',
} as const;
export type RecordKind = keyof typeof recordAreas;

export const recordKinds = Object.keys(recordAreas) as [RecordKind, ...RecordKind[]];
export const recordKindSchema = z.enum(recordKinds);

export type RecordAction = 'read' | 'write';

/** The permission that a kind's records take. */
export function recordPermission(kind: RecordKind, action: RecordAction): Permission {
  return `${recordAreas[kind]}:${action}`;
}

/** Every permission by which some kind may be read, or written. */
export function recordPermissions(action: RecordAction): Permission[] {
  return [...new Set(recordKinds.map((kind) => recordPermission(kind, action)))];
}

/** Kinds whose records belong to one brand, or to every brand. */
export const brandedKinds: ReadonlySet<RecordKind> = new Set(['media_view', 'info_page']);

/** The brand that a record belongs to, by its key; null of every brand, and of kinds that know none. */
export function brandOfRecord(kind: RecordKind, id: string): string | null {
  if (!brandedKinds.has(kind)) return null;
  return id.split('~', 1)[0] || null;
}

/** A record's own key: slug, alias or code; `BRAND~ALIAS` of a view and of a brand's information page, `~ALIAS` of one of all brands. */
export const recordIdSchema = z.string().min(1).max(200);

/** A record, or a part of one, in its kind's import shape. */
export const recordSchema = z.record(z.string().max(100), z.unknown());
