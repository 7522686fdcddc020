import { sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import { inLanguage } from '../database/translated.ts';
import { isNamed } from './columns.ts';
import { likePattern } from './record-kind.ts';
import type { KindOfRecord } from './record-kind.ts';
import { keyedBy, tableKind } from './table-kind.ts';
import type { TableKind, TableListing } from './table-kind.ts';

interface NamedKind extends Omit<TableKind, 'keyFields' | 'idOf' | 'keyOf' | 'listing'> {
  /** The field that is the key, in the column of that name. */
  readonly keyField: 'slug' | 'alias';
  readonly listing: Omit<TableListing, 'key' | 'tie' | 'label' | 'search'> & {
    /** A condition that a part of a text matches, besides the record's own name. */
    readonly alsoFound?: (pattern: string) => SQL;
  };
}

/** A kind whose table has a numeric `id`, a key of one field, and a translated `name`: lists and searches use them. */
export function namedKind({ keyField, listing, ...kind }: NamedKind): KindOfRecord {
  const { alsoFound, ...listed } = listing;
  const key = sql.raw(`${kind.table}.${keyField}`);
  const name = sql.raw(`${kind.table}.name`);
  return tableKind({
    ...kind,
    ...keyedBy(keyField),
    listing: {
      ...listed,
      key,
      tie: { by: sql.raw(`${kind.table}.id`), type: 'integer' },
      label: (language) => inLanguage(name, language),
      search: (text) => {
        const pattern = likePattern(text);
        const also = alsoFound === undefined ? sql.raw('') : sql` or ${alsoFound(pattern)}`;
        return sql`(${key} = ${text} or ${isNamed(name, pattern)}${also})`;
      },
    },
  });
}
