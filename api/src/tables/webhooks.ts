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

/** Endpoints of other systems that are told what happens. */
export const webhooks = pgTable('webhooks', {
  id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
  name: text('name').notNull(),
  url: text('url').notNull(),
  events: text('events', { enum: webhookEvents }).array().notNull(),
  isEnabled: boolean('is_enabled').notNull().default(true),
  /** Of the signatures, sealed with the master key. */
  secret: text('secret').notNull(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  createdBy: text('created_by').notNull(),
});

/** What endpoints are to be told: triggers write it in the transaction in which it happens. */
export const webhookDeliveries = pgTable(
  'webhook_deliveries',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    /** The same for every try, by which an endpoint knows what it has had. */
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
    /** Null once it is delivered, or given up. */
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
