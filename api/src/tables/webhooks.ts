import { webhookEvents } from '@kadr/contract';
import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  smallint,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core';

/** Webhook endpoints of other systems. */
export const webhooks = pgTable('webhooks', {
  id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
  name: text('name').notNull(),
  url: text('url').notNull(),
  events: text('events', { enum: webhookEvents }).array().notNull(),
  isEnabled: boolean('is_enabled').notNull().default(true),
  /** The signing secret, sealed with the master key. */
  secret: text('secret').notNull(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  createdBy: text('created_by').notNull(),
});

/** Deliveries to endpoints. Triggers write them in the transaction of the event. */
export const webhookDeliveries = pgTable(
  'webhook_deliveries',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    /** The same for every attempt, so that an endpoint recognizes duplicates. */
    uid: uuid('uid')
      .notNull()
      .unique()
      .default(sql`gen_random_uuid()`),
    webhookId: integer('webhook_id')
      .notNull()
      .references(() => webhooks.id, { onDelete: 'cascade' }),
    event: text('event', { enum: webhookEvents }).notNull(),
    data: jsonb('data').$type<Readonly<Record<string, unknown>>>().notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    tries: smallint('tries').notNull().default(0),
    /** Null once it is delivered or given up. */
    nextTryAt: timestamp('next_try_at', { withTimezone: true }),
    deliveredAt: timestamp('delivered_at', { withTimezone: true }),
    lastStatus: smallint('last_status'),
    lastError: text('last_error'),
  },
  (table) => [
    index('webhook_deliveries_due')
      .on(table.nextTryAt)
      .where(sql`next_try_at is not null`),
    index('webhook_deliveries_of').on(table.webhookId, table.id),
    index('webhook_deliveries_created').on(table.createdAt),
  ],
);
