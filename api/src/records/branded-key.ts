import type { StoredRecord } from '../tables/records.ts';

/** `BRAND~ALIAS`, or `~ALIAS` for a record shared by all brands. */
export function brandedId(record: StoredRecord): string {
  return `${typeof record['brand'] === 'string' ? record['brand'] : ''}~${String(record['alias'])}`;
}

export function brandedKey(id: string): StoredRecord {
  const at = id.indexOf('~');
  const brand = at === -1 ? id : id.slice(0, at);
  return { brand: brand === '' ? null : brand, alias: at === -1 ? '' : id.slice(at + 1) };
}
