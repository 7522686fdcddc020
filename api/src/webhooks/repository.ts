import { and, asc, desc, eq, inArray, isNotNull, isNull, lt, sql } from 'drizzle-orm';
import type { deliveryStates } from '@kadr/contract';
import { insertedRow } from '../database/inserted-row.ts';
import { dueIds } from '../database/claim.ts';
import type { Claim } from '../database/claim.ts';
import type { Database } from '../database/database.ts';
import { webhookDeliveries, webhooks } from '../tables/webhooks.ts';

export type WebhookRow = typeof webhooks.$inferSelect;
export type DeliveryRow = typeof webhookDeliveries.$inferSelect;
type DeliveryState = (typeof deliveryStates)[number];

/** In order of creation, each with its numbers of pending and given-up deliveries. */
export async function findWebhooks(db: Database, id: number | null = null) {
  const amount = (isWaiting: boolean) =>
    sql<number>`(select count(*)::integer from ${webhookDeliveries} d where d.webhook_id = webhooks.id
      and d.delivered_at is null and d.next_try_at is ${sql.raw(isWaiting ? 'not null' : 'null')})`;
  return db
    .select({ webhook: webhooks, waiting: amount(true), givenUp: amount(false) })
    .from(webhooks)
    .where(id === null ? undefined : eq(webhooks.id, id))
    .orderBy(asc(webhooks.id));
}

export async function findWebhook(db: Database, id: number): Promise<WebhookRow | undefined> {
  const [row] = await db.select().from(webhooks).where(eq(webhooks.id, id));
  return row;
}

export async function insertWebhook(
  db: Database,
  values: Omit<typeof webhooks.$inferInsert, 'id'>,
): Promise<number> {
  const row = insertedRow(await db.insert(webhooks).values(values).returning({ id: webhooks.id }));
  return row.id;
}

export async function updateWebhook(
  db: Database,
  id: number,
  values: Partial<Pick<WebhookRow, 'name' | 'url' | 'events' | 'isEnabled' | 'secret'>>,
): Promise<boolean> {
  const rows = await db
    .update(webhooks)
    .set(values)
    .where(eq(webhooks.id, id))
    .returning({ id: webhooks.id });
  return rows.length > 0;
}

export async function deleteWebhook(db: Database, id: number): Promise<boolean> {
  const rows = await db.delete(webhooks).where(eq(webhooks.id, id)).returning({ id: webhooks.id });
  return rows.length > 0;
}

export async function insertDelivery(
  db: Database,
  values: Pick<
    typeof webhookDeliveries.$inferInsert,
    'webhookId' | 'event' | 'data' | 'createdAt' | 'nextTryAt'
  >,
): Promise<string> {
  const row = insertedRow(
    await db.insert(webhookDeliveries).values(values).returning({ uid: webhookDeliveries.uid }),
  );
  return row.uid;
}

/** Claims the deliveries that are due; for others they are due at `next`. */
export async function claimDeliveries(db: Database, claim: Claim): Promise<DeliveryRow[]> {
  const { id, nextTryAt: dueAt } = webhookDeliveries;
  return db
    .update(webhookDeliveries)
    .set({ nextTryAt: claim.next })
    .where(inArray(id, dueIds(db, webhookDeliveries, { id, dueAt }, claim)))
    .returning();
}

export async function updateDelivery(
  db: Database,
  id: number,
  values: Partial<typeof webhookDeliveries.$inferInsert>,
): Promise<void> {
  await db.update(webhookDeliveries).set(values).where(eq(webhookDeliveries.id, id));
}

/** Latest first, before the delivery with the id `before`. */
export async function findDeliveries(
  db: Database,
  {
    webhookId,
    state,
    before,
    limit,
  }: {
    readonly webhookId: number;
    readonly state: DeliveryState | null;
    readonly before: number | null;
    readonly limit: number;
  },
): Promise<DeliveryRow[]> {
  const { deliveredAt, nextTryAt } = webhookDeliveries;
  const states = {
    waiting: isNotNull(nextTryAt),
    delivered: isNotNull(deliveredAt),
    given_up: and(isNull(deliveredAt), isNull(nextTryAt)),
  };
  return db
    .select()
    .from(webhookDeliveries)
    .where(
      and(
        eq(webhookDeliveries.webhookId, webhookId),
        state === null ? undefined : states[state],
        before === null ? undefined : lt(webhookDeliveries.id, before),
      ),
    )
    .orderBy(desc(webhookDeliveries.id))
    .limit(limit);
}

/** Requeues given-up deliveries; returns their number. */
export async function reviveDeliveries(db: Database, webhookId: number, now: Date): Promise<number> {
  const { deliveredAt, nextTryAt, id } = webhookDeliveries;
  const rows = await db
    .update(webhookDeliveries)
    .set({ tries: 0, nextTryAt: now })
    .where(and(eq(webhookDeliveries.webhookId, webhookId), isNull(deliveredAt), isNull(nextTryAt)))
    .returning({ id });
  return rows.length;
}

export async function deleteDeliveriesBefore(db: Database, date: Date): Promise<void> {
  const { createdAt, nextTryAt } = webhookDeliveries;
  await db.delete(webhookDeliveries).where(and(isNull(nextTryAt), lt(createdAt, date)));
}
