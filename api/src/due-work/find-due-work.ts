import { eq, lte, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { isClipFree } from '../ad-campaigns/clip-repository.ts';
import { isBroadcastDue } from '../broadcasts/repository.ts';
import { areRightsOld } from '../catalogue/rights-sql.ts';
import { isGiftDue } from '../certificates/repository.ts';
import type { Database } from '../database/database.ts';
import { isImportFree } from '../file-imports/repository.ts';
import { isQualityFree } from '../quality/repository.ts';
import { isDraftDue } from '../records/repository.ts';
import { adClips } from '../tables/ads.ts';
import { assetQuality } from '../tables/asset-quality.ts';
import { broadcasts } from '../tables/broadcasts.ts';
import { mediaItems } from '../tables/catalogue.ts';
import { certificates } from '../tables/certificates.ts';
import { channels } from '../tables/channels.ts';
import { fileImports } from '../tables/file-imports.ts';
import { letters } from '../tables/letters.ts';
import { payments, refunds } from '../tables/payments.ts';
import { receipts } from '../tables/receipts.ts';
import { recordDrafts } from '../tables/records.ts';
import { webhookDeliveries } from '../tables/webhooks.ts';

/** Kinds of background work that begin within seconds of being due. */
export const kindsOfWork = [
  'ad_clips',
  'broadcasts',
  'certificates',
  'drafts',
  'imports',
  'letters',
  'payments',
  'quality',
  'rights',
  'schedules',
  'webhooks',
] as const;

export type KindOfWork = (typeof kindsOfWork)[number];

/** Finds the kinds of work that are due, in one statement. */
export async function findDueWork(db: Database, now: Date): Promise<ReadonlySet<KindOfWork>> {
  const isDue: Readonly<Record<KindOfWork, SQL>> = {
    ad_clips: hasRow(adClips, isClipFree(now)),
    broadcasts: hasRow(broadcasts, isBroadcastDue(now)),
    certificates: hasRow(certificates, isGiftDue(now)),
    drafts: hasRow(recordDrafts, isDraftDue(now)),
    imports: hasRow(fileImports, isImportFree(now)),
    letters: hasRow(letters, lte(letters.nextTryAt, now)),
    payments: sql`(${hasRow(payments, lte(payments.nextCheckAt, now))}
      or ${hasRow(refunds, lte(refunds.nextCheckAt, now))} or ${hasRow(receipts, lte(receipts.nextCheckAt, now))})`,
    quality: hasRow(assetQuality, isQualityFree(now)),
    rights: hasRow(mediaItems, areRightsOld(now)),
    schedules: hasRow(channels, eq(channels.isScheduleDue, true)),
    webhooks: hasRow(webhookDeliveries, lte(webhookDeliveries.nextTryAt, now)),
  };
  const { rows } = await db.execute<Readonly<Record<KindOfWork, boolean>>>(
    sql`select ${sql.join(
      kindsOfWork.map((kind) => sql`${isDue[kind]} as ${sql.identifier(kind)}`),
      sql`, `,
    )}`,
  );
  return new Set(kindsOfWork.filter((kind) => rows[0]?.[kind] === true));
}

function hasRow(table: PgTable, condition: SQL | undefined): SQL {
  return sql`exists (select from ${table} where ${condition ?? sql`true`})`;
}
