import { and, desc, eq, isNull, sql } from 'drizzle-orm';
import type { AccountPage, Language } from '@kadr/contract';
import type { Database } from '../database/database.ts';
import { inLanguage } from '../database/translated.ts';
import { mediaItems } from '../tables/catalogue.ts';
import { purchases } from '../tables/purchases.ts';
import { services } from '../tables/services.ts';
import { subscriptions } from '../tables/subscriptions.ts';
import { secondsOf } from '../text/unix-seconds.ts';

const orNull = (moment: Date | null): number | null => (moment === null ? null : secondsOf(moment));

/** The last hundred purchases, without exchanged ones. */
export async function purchasesOf(
  db: Database,
  accountId: number,
  language: Language,
): Promise<AccountPage['purchases']> {
  const rows = await db
    .select({
      purchase: purchases,
      slug: mediaItems.slug,
      name: sql<string>`${inLanguage(mediaItems.name, language)}`,
    })
    .from(purchases)
    .innerJoin(mediaItems, eq(mediaItems.id, purchases.mediaItemId))
    .where(and(eq(purchases.accountId, accountId), isNull(purchases.exchangedAt)))
    .orderBy(desc(purchases.id))
    .limit(100);
  return rows.map(({ purchase, slug, name }) => ({
    id: purchase.id,
    slug,
    name,
    usage_model: purchase.usageModel,
    quality: purchase.quality,
    purchased_at: secondsOf(purchase.purchasedAt),
    ends_at: orNull(purchase.endsAt),
    refunded_at: orNull(purchase.refundedAt),
  }));
}

export async function subscriptionsOf(
  db: Database,
  accountId: number,
  language: Language,
): Promise<AccountPage['subscriptions']> {
  const rows = await db
    .select({
      subscription: subscriptions,
      service: services.alias,
      name: sql<string>`${inLanguage(services.name, language)}`,
    })
    .from(subscriptions)
    .innerJoin(services, eq(services.id, subscriptions.serviceId))
    .where(eq(subscriptions.accountId, accountId))
    .orderBy(desc(subscriptions.id));
  return rows.map(({ subscription: one, service, name }) => ({
    id: one.id,
    service,
    name,
    state: one.state,
    end_reason: one.endReason,
    price: { amount: one.amount, currency: one.currency },
    duration: one.duration,
    duration_unit: one.durationUnit,
    started_at: secondsOf(one.startedAt),
    ends_at: secondsOf(one.endsAt),
    paused_until: orNull(one.pausedUntil),
    dunning_tries: one.dunningTries,
  }));
}
