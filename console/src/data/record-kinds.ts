import type { Permission, RecordKind } from '@kadr/contract';
import { recordAreas } from 'virtual:contract-data';

export const recordKinds = Object.keys(recordAreas) as RecordKind[];

export function isRecordKind(name: string | undefined): name is RecordKind {
  return name !== undefined && name in recordAreas;
}

export function permissionOf(kind: RecordKind, action: 'read' | 'write'): Permission {
  return `${recordAreas[kind]}:${action}`;
}

/** Paths of a kind's list, of a record's screen, and of the screen for a new record. */
export const listPath = (kind: RecordKind): string => `/records/${kind}`;
export const recordPath = (kind: RecordKind, id: string): string =>
  `/records/${kind}/${encodeURIComponent(id)}`;
export const newRecordPath = (kind: RecordKind): string => `/new/${kind}`;

/** A record's fields in its import shape. */
export type Fields = Record<string, unknown>;

/** Computes a record's key from its fields, as the service does. */
export function recordIdOf(kind: RecordKind, record: Fields): string {
  const text = (name: string): string => {
    const value = record[name];
    return typeof value === 'string' ? value : '';
  };
  if (kind === 'media_view' || kind === 'info_page') return `${text('brand')}~${text('alias')}`;
  return text(keyFieldsOf(kind)[0] ?? 'slug');
}

/** Key fields, which can be set only once. */
export function keyFieldsOf(kind: RecordKind): readonly string[] {
  if (kind === 'media_view' || kind === 'info_page') return ['brand', 'alias'];
  if (kind === 'genre' || kind === 'service') return ['alias'];
  return kind === 'promo_code' ? ['code'] : ['slug'];
}
