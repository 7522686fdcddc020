import { and, desc, eq, gt, sql } from 'drizzle-orm';
import type { GuideChangeSet } from '@kadr/contract';
import { insertedRow } from '../database/inserted-row.ts';
import type { Database } from '../database/database.ts';
import { guideChanges, guideChangesOfChannels } from '../tables/guide-changes.ts';

/** The author of a change, as the guide's history stores it. */
export type GuideAuthor = Pick<
  typeof guideChanges.$inferInsert,
  'principal' | 'principalId' | 'principalName' | 'requestId'
>;

export interface NewGuideChange {
  readonly source: GuideChangeSet['source'];
  readonly fileName: string | null;
  /** The id of the change being undone. */
  readonly undoes: number | null;
}

type ChannelPart = Omit<typeof guideChangesOfChannels.$inferSelect, 'changeId'>;

export async function insertGuideChange(
  transaction: Database,
  { by, now, ...values }: NewGuideChange & { readonly by: GuideAuthor; readonly now: Date },
  parts: readonly ChannelPart[],
): Promise<number> {
  const row = insertedRow(
    await transaction
      .insert(guideChanges)
      .values({ ...by, ...values, at: now })
      .returning({ id: guideChanges.id }),
  );
  for (const part of parts)
    await transaction.insert(guideChangesOfChannels).values({ changeId: row.id, ...part });
  return row.id;
}

/** Lists changes, the latest first, before an id. */
export async function findGuideChanges(
  db: Database,
  filter: { readonly before: number | null; readonly channel: string | null; readonly limit: number },
) {
  const { before, channel, limit } = filter;
  const { rows } = await db.execute<{
    readonly id: number;
    readonly at: number;
    readonly by: string;
    readonly source: GuideChangeSet['source'];
    readonly file_name: string | null;
    readonly undoes: number | null;
    readonly channels: GuideChangeSet['channels'];
    readonly undone: GuideChangeSet['undone'];
  }>(sql`
    select c.id, floor(extract(epoch from c.at))::double precision as at, coalesce(c.principal_name, c.principal) as by,
      c.source, c.file_name, c.undoes,
      (select jsonb_agg(jsonb_build_object('channel', p.channel) || p.counts order by p.channel)
        from ${guideChangesOfChannels} p where p.change_id = c.id) as channels,
      (select jsonb_build_object('id', u.id, 'at', floor(extract(epoch from u.at)), 'by', coalesce(u.principal_name, u.principal))
        from ${guideChanges} u where u.undoes = c.id) as undone
    from ${guideChanges} c
    where ${before === null ? sql`true` : sql`c.id < ${before}`}
      and ${channel === null ? sql`true` : sql`exists (select from ${guideChangesOfChannels} p where p.change_id = c.id and p.channel = ${channel})`}
    order by c.id desc limit ${limit}`);
  return rows;
}

/** Whether a change exists, what undid it, and its parts. */
export async function findGuideChange(db: Database, id: number) {
  const [row] = await db.select().from(guideChanges).where(eq(guideChanges.id, id));
  if (row === undefined) return undefined;
  const [undone] = await db.select().from(guideChanges).where(eq(guideChanges.undoes, id));
  const parts = await db.select().from(guideChangesOfChannels).where(eq(guideChangesOfChannels.changeId, id));
  return { undone, parts };
}

/** The latest change of a channel's guide after the change `after`. */
export async function findLatestGuideChange(db: Database, channel: string, after: number) {
  const [row] = await db
    .select({
      id: guideChanges.id,
      at: guideChanges.at,
      principal: guideChanges.principal,
      principalName: guideChanges.principalName,
    })
    .from(guideChanges)
    .innerJoin(guideChangesOfChannels, eq(guideChangesOfChannels.changeId, guideChanges.id))
    .where(and(eq(guideChangesOfChannels.channel, channel), gt(guideChanges.id, after)))
    .orderBy(desc(guideChanges.id))
    .limit(1);
  return row;
}
