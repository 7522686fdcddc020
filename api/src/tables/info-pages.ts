import { jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import { translated } from '../database/translated.ts';
import type { StoredText } from '../database/translated.ts';

/** A part of an information page, with its texts in every language. */
export interface StoredSection {
  readonly anchor: string | null;
  readonly name: StoredText;
  readonly text: StoredText;
}

/** Pages with texts written by an operator. */
export const infoPages = pgTable(
  'info_pages',
  {
    alias: text('alias').notNull(),
    /** The brand that shows it, or `*` for every brand that has no page at this address. */
    brand: text('brand').notNull(),
    name: translated('name').notNull(),
    description: translated('description'),
    sections: jsonb('sections').$type<readonly StoredSection[]>().notNull(),
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.alias, table.brand] })],
);
