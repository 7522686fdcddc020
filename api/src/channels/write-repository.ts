import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { overChanged } from '../database/over-changed.ts';
import { channels, programmes } from '../tables/channels.ts';

export type ChannelValues = Omit<typeof channels.$inferInsert, 'id'>;

/** Writes a channel over the one with its slug, and returns its id. */
export async function replaceChannel(
  transaction: Database,
  { slug, ...values }: ChannelValues,
): Promise<number> {
  const [row] = await transaction
    .insert(channels)
    .values({ slug, ...values })
    .onConflictDoUpdate({ target: channels.slug, set: values })
    .returning({ id: channels.id });
  if (row === undefined) throw new Error(`The channel “${slug}” was not written.`);
  return row.id;
}

/** Ids of a channel's existing programmes, by slug. */
export async function findProgrammeIds(
  db: Database,
  channelId: number,
  slugs: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  if (slugs.length === 0) return new Map();
  const rows = await db
    .select({ id: programmes.id, slug: programmes.slug })
    .from(programmes)
    .where(and(eq(programmes.channelId, channelId), inArray(programmes.slug, [...slugs])));
  return new Map(rows.map(({ id, slug }) => [slug, id]));
}

/** Ids of existing programmes, by `channel/slug`. */
export async function findProgrammesNamed(
  db: Database,
  names: readonly { readonly channel: string; readonly slug: string }[],
): Promise<ReadonlyMap<string, number>> {
  if (names.length === 0) return new Map();
  const rows = await db
    .select({ id: programmes.id, slug: programmes.slug, channel: channels.slug })
    .from(programmes)
    .innerJoin(channels, eq(channels.id, programmes.channelId))
    .where(
      and(
        inArray(channels.slug, [...new Set(names.map(({ channel }) => channel))]),
        inArray(programmes.slug, [...new Set(names.map(({ slug }) => slug))]),
      ),
    );
  return new Map(rows.map(({ channel, slug, id }) => [`${channel}/${slug}`, id]));
}

/** Any number that no other lock of the service uses. */
const guideLock = 4_719_220_303;

/** Waits for other changes of guides, and locks them out until the transaction ends. */
export async function lockGuide(transaction: Database): Promise<void> {
  await transaction.execute(sql`select pg_advisory_xact_lock(${guideLock}::bigint)`);
}

/** Writes programmes, each over the one with its channel and slug; unchanged ones are not written. */
export async function writeProgrammes(
  transaction: Database,
  values: readonly (typeof programmes.$inferInsert)[],
): Promise<void> {
  if (values.length === 0) return;
  await transaction
    .insert(programmes)
    .values([...values])
    .onConflictDoUpdate({
      target: [programmes.channelId, programmes.slug],
      ...overChanged({
        name: programmes.name,
        description: programmes.description,
        logo: programmes.logo,
        age: programmes.age,
      }),
    });
}
