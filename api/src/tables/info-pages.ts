import { jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import { translated } from '../database/translated.ts';
import type { StoredText } from '../database/translated.ts';

/** A part of an information page, with its words in every language. */
export interface StoredSection {
  readonly anchor: string | null;
  readonly name: StoredText;
  readonly text: StoredText;
}

/** Pages whose texts are an operator's. */
export const infoPages = pgTable(
  'info_pages',
  {
    alias: text('alias').notNull(),
    /** The brand that shows it, or `*` for every brand without one. */
    brand: text('brand').notNull(),
    name: translated('name').notNull(),
    description: translated('description'),
    sections: jsonb('sections').$type<readonly StoredSection[]>().notNull(),
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.alias, table.brand] })],
);
