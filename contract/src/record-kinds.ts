/** Records: entities of catalogue, pages and promotion, edited one at a time in their import shape. */
import { z } from 'zod';
import type { Permission } from './permission.ts';

/** The kinds of records, each with its permission area. */
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
  cold_start_set: 'promo',
  exchange_offer: 'promo',
} as const;
export type RecordKind = keyof typeof recordAreas;

export const recordKinds = Object.keys(recordAreas) as [RecordKind, ...RecordKind[]];
export const recordKindSchema = z.enum(recordKinds);

export type RecordAction = 'read' | 'write';

/** The permission for records of a kind. */
export function recordPermission(kind: RecordKind, action: RecordAction): Permission {
  return `${recordAreas[kind]}:${action}`;
}

/** All permissions by which records of some kind can be read, or written. */
export function recordPermissions(action: RecordAction): Permission[] {
  return [...new Set(recordKinds.map((kind) => recordPermission(kind, action)))];
}

/** Kinds whose records belong to one brand, or to all brands. */
export const brandedKinds: ReadonlySet<RecordKind> = new Set(['media_view', 'info_page']);

/** The brand in a record's key; null for a record of all brands, and for kinds without brands. */
export function brandOfRecord(kind: RecordKind, id: string): string | null {
  if (!brandedKinds.has(kind)) return null;
  return id.split('~', 1)[0] || null;
}

/** A record's key: slug, alias or code; `BRAND~ALIAS` for views and a brand's information pages, `~ALIAS` for pages of all brands. */
export const recordIdSchema = z.string().min(1).max(200);

/** A record, or a part of one, in import shape. */
export const recordSchema = z.record(z.string().max(100), z.unknown());
