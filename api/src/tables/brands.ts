import { integer, jsonb, pgTable, text, timestamp, unique } from 'drizzle-orm/pg-core';

type Definition = Record<string, unknown>;

/** Every published version of a brand. A trigger rejects changes to its rows. */
export const brandVersions = pgTable(
  'brand_versions',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    brand: text('brand').notNull(),
    /** Starts at 1. */
    number: integer('number').notNull(),
    /** Null: the brand is archived. */
    definition: jsonb('definition').$type<Definition>(),
    note: text('note'),
    at: timestamp('at', { withTimezone: true }).notNull(),
    by: text('by').notNull(),
  },
  (table) => [unique('brand_versions_number').on(table.brand, table.number)],
);

/** Drafts that are not published yet, one per brand. */
export const brandDrafts = pgTable('brand_drafts', {
  brand: text('brand').primaryKey(),
  definition: jsonb('definition').$type<Definition>().notNull(),
  /** The base version; null for a new brand. */
  basedOn: integer('based_on'),
  at: timestamp('at', { withTimezone: true }).notNull(),
  by: text('by').notNull(),
});
