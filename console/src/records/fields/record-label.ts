import type { Language, RecordKind } from '@kadr/contract';
import { useGetOne } from 'ra-core';
import { isObject } from '../../data/merge-patch.ts';
import type { Fields } from '../../data/record-kinds.ts';
import type { StoredRecord } from '../../data/records-provider.ts';
import { useLanguage } from '../../i18n/use-texts.ts';

/** The name of a record in a language; null if it has none. */
export function labelIn(record: Fields | null, language: Language): string | null {
  const name = record?.['name'] ?? record?.['title'] ?? null;
  if (typeof name === 'string') return name;
  const text = isObject(name) ? (name[language] ?? name['rus']) : null;
  return typeof text === 'string' && text !== '' ? text : null;
}

/** The name of the record with a key; the key itself while loading, and for a missing record. */
export function useRecordLabel(kind: RecordKind, id: string | null): string {
  const language = useLanguage();
  const { data } = useGetOne<StoredRecord>(
    kind,
    { id: id ?? '' },
    { enabled: id !== null && id !== '', retry: false, staleTime: 60_000 },
  );
  return labelIn(data?.record ?? null, language) ?? id ?? '';
}
