import { sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { Language } from '@kadr/contract';
import type { ListPlace } from '../lists/list-cursor.ts';
import { mediaItems } from '../tables/catalogue.ts';
import type { TitleSort } from '../tables/title-query.ts';

/** The order of a list, and how a page continues it. Every order ends with the id, so that places are unique. */
export interface TitleOrder {
  readonly by: SQL;
  readonly isAfter: (place: ListPlace) => SQL;
  /** The sort key for a cursor; null when the id suffices. */
  readonly key: SQL;
  /** Names this order in cursors. */
  readonly name: string;
}

/** Names as the language's readers sort them (CLDR); each has an index. */
const byName: Readonly<Record<Language, SQL>> = {
  rus: sql.raw(`(media_items.name->>'rus') collate "ru-x-icu"`),
  eng: sql.raw(`coalesce(media_items.name->>'eng', media_items.name->>'rus') collate "en-x-icu"`),
  hye: sql.raw(`coalesce(media_items.name->>'hye', media_items.name->>'rus') collate "hy-x-icu"`),
};

const descending = {
  popular: sql`${mediaItems.popularity}`,
  new: sql`${mediaItems.novelty}`,
  rating: sql`coalesce(${mediaItems.rating}, 0)`,
};

export function titleOrder(sort: TitleSort, language: Language): TitleOrder {
  if (sort === 'name') {
    const name = byName[language];
    return {
      name: `name-${language}`,
      by: sql`${name}, ${mediaItems.id}`,
      isAfter: ({ id }) =>
        sql`(${name}, ${mediaItems.id}) > (select ${name}, id from media_items where id = ${id})`,
      key: sql`null`,
    };
  }
  const key = descending[sort];
  return {
    name: sort,
    by: sql`${key} desc, ${mediaItems.id} desc`,
    isAfter: (place) => sql`(${key}, ${mediaItems.id}) < (${place.key ?? 0}, ${place.id})`,
    key,
  };
}
