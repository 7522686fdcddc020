import type { Language, RecordKind } from '@kadr/contract';
import { useGetOne } from 'ra-core';
import { isObject } from '../../data/merge-patch.ts';
import type { Fields } from '../../data/record-kinds.ts';
import type { StoredRecord } from '../../data/records-provider.ts';
import { useLanguage } from '../../i18n/use-texts.ts';

/** What a record is called in a language; null of one without a name. */
export function labelIn(record: Fields | null, language: Language): string | null {
  const name = record?.['name'] ?? record?.['title'] ?? null;
  if (typeof name === 'string') return name;
  const text = isObject(name) ? (name[language] ?? name['rus']) : null;
  return typeof text === 'string' && text !== '' ? text : null;
}

/** What the record of a key is called; the key until it is known, and of what does not exist. */
export function useRecordLabel(kind: RecordKind, id: string | null): string {
  const language = useLanguage();
  const { data } = useGetOne<StoredRecord>(
    kind,
    { id: id ?? '' },
    { enabled: id !== null && id !== '', retry: false, staleTime: 60_000 },
  );
  return labelIn(data?.record ?? null, language) ?? id ?? '';
}
