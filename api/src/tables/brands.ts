import { integer, jsonb, pgTable, text, timestamp, unique } from 'drizzle-orm/pg-core';

type Definition = Record<string, unknown>;

/** Every version of a white label that was published. A trigger refuses every change of a row. */
export const brandVersions = pgTable(
  'brand_versions',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    brand: text('brand').notNull(),
    /** From 1 on. */
    number: integer('number').notNull(),
    /** Null: the brand is archived. */
    definition: jsonb('definition').$type<Definition>(),
    note: text('note'),
    at: timestamp('at', { withTimezone: true }).notNull(),
    by: text('by').notNull(),
  },
  (table) => [unique('brand_versions_number').on(table.brand, table.number)],
);

/** What is not published yet, one for each white label. */
export const brandDrafts = pgTable('brand_drafts', {
  brand: text('brand').primaryKey(),
  definition: jsonb('definition').$type<Definition>().notNull(),
  /** The version that it changes; null of a new brand. */
  basedOn: integer('based_on'),
  at: timestamp('at', { withTimezone: true }).notNull(),
  by: text('by').notNull(),
});
