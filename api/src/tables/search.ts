import { sql } from 'drizzle-orm';
import { customType, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';

const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' });
/** Compared byte by byte, so that an index serves ranges of texts, in any locale of the database. */
const plainText = customType<{ data: string }>({ dataType: () => 'text collate "C"' });

/**
 * Entities that can be found by search. Triggers on the tables of entities maintain it (`note_search_entry`), with the
 * lexemes that `search_lexemes` makes of an entity's names: the phonetic form of each word (`severni`) and of each stem
 * (`~severn`), and each whole name (`=severni veter`).
 */
export const searchEntries = pgTable(
  'search_entries',
  {
    kind: text('kind').notNull(),
    id: integer('id').notNull(),
    words: tsvector('words').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.kind, table.id] }),
    index('search_entries_titles')
      .using('gin', table.words)
      .where(sql`kind = 'media_item'`),
    index('search_entries_others')
      .using('gin', table.words)
      .where(sql`kind <> 'media_item'`),
  ],
);

/**
 * Every word and stem that some name has, or had, for comparison with misspelt words. A word that no name has any more
 * finds nothing.
 */
export const searchWords = pgTable('search_words', { lexeme: plainText('lexeme').primaryKey() }, (table) => [
  index('search_words_alike')
    .using('gin', table.lexeme.op('gin_trgm_ops'))
    .where(sql`lexeme >= 'a' and lexeme < '~'`),
]);
