import { boolean, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** Features that the operator switches. A feature without a row is off. */
export const featureToggles = pgTable('feature_toggles', {
  key: text('key').primaryKey(),
  isEnabled: boolean('is_enabled').notNull(),
  data: jsonb('data').$type<Readonly<Record<string, unknown>>>(),
  updatedAt: timestamp('updated_at', { withTimezone: true }).notNull(),
});
