import { and, asc, eq, gt, inArray, isNull, lte, sql } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { bankCardById } from '../payments/linked-cards.ts';
import { subscriptions } from '../tables/subscriptions.ts';
import { dunningDisplay } from './dunning-messages.ts';
import { dunningPlan } from './dunning-plan.ts';
import { nextAmountOf } from './pay-period.ts';
import type { RenewalPorts } from './renewal-ports.ts';
import { findOffered } from './repository.ts';
import type { SubscriptionRow } from './repository.ts';
import { tell } from './tell.ts';

const atOnce = 200;

/**
 * Announces coming renewals, by the plan's hours before them, each once: a missed notice is replaced by the next one. A
 * notice is skipped for a period shorter than twice its hours.
 */
export async function announceRenewals(db: Database, ports: RenewalPorts, now: Date): Promise<void> {
  for (const [at, hours] of dunningPlan.noticeHours.entries()) {
    const notice = { hours, notices: at + 1, now };
    // Usually there is none: checking needs no transaction.
    while ((await listDue(db, notice).limit(1)).length > 0) {
      const told = await db.transaction(async (transaction) => {
        const rows = await claim(transaction, notice);
        for (const row of rows) await announce(transaction, ports, row, now);
        return rows.length;
      });
      if (told < atOnce) break;
    }
  }
}

interface Notice {
  readonly hours: number;
  readonly notices: number;
  readonly now: Date;
}

/** The subscriptions that are due for a notice. */
function listDue(db: Database, { hours, notices, now }: Notice) {
  const before = new Date(now.getTime() + hours * 60 * 60_000);
  const length = sql`case ${subscriptions.durationUnit} when 'day' then ${subscriptions.duration} else 28 end * 24`;
  return db
    .select({ id: subscriptions.id })
    .from(subscriptions)
    .where(
      and(
        eq(subscriptions.state, 'active'),
        isNull(subscriptions.pausedUntil),
        gt(subscriptions.endsAt, now),
        lte(subscriptions.endsAt, before),
        sql`${subscriptions.notices} < ${notices}`,
        sql`${length} > ${2 * hours}`,
      ),
    )
    .orderBy(asc(subscriptions.endsAt));
}

/** Claims the subscriptions that are due for a notice; they count as notified. */
function claim(db: Database, notice: Notice): Promise<SubscriptionRow[]> {
  const due = listDue(db, notice).limit(atOnce).for('update', { skipLocked: true });
  return db
    .update(subscriptions)
    .set({ notices: notice.notices })
    .where(inArray(subscriptions.id, due))
    .returning();
}

async function announce(
  db: Database,
  ports: RenewalPorts,
  subscription: SubscriptionRow,
  now: Date,
): Promise<void> {
  const { id, accountId, serviceId, currency, endsAt, timeZone, bankCardId, notices } = subscription;
  const service = await findOffered(db, serviceId);
  if (service?.isOffered !== true) return;
  const card = bankCardId === null ? undefined : await bankCardById(db, bankCardId);
  await tell(ports, db, {
    accountId,
    key: `subscription/${id}/${endsAt.toISOString()}/notice-${notices}`,
    eventCode: 'marketing_message',
    display: dunningDisplay('coming', {
      name: service.name,
      amount: nextAmountOf(subscription),
      currency,
      date: endsAt,
      timeZone,
      last4: card?.last4 ?? null,
    }),
    channels: ['email'],
    now,
  });
}
