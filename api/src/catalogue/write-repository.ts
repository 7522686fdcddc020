import { and, eq, getTableColumns, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Database } from '../database/database.ts';
import type { StoredText } from '../database/translated.ts';
import { genres, mediaItems, persons } from '../tables/catalogue.ts';

export type GenreValues = Pick<typeof genres.$inferInsert, 'alias' | 'name'>;

export type PersonValues = Omit<typeof persons.$inferInsert, 'id'>;

export type TitleValues = Omit<
  typeof mediaItems.$inferInsert,
  'id' | 'assetId' | 'trailerAssetId' | 'duration' | 'isPlayable' | 'childrenAmount' | 'publishedAt'
>;

/** Rows of one insert statement, which takes at most 65 535 parameters. */
const rowsAtOnce = 500;

/** Waits for other changes of the catalogue, and locks them out until the transaction ends. */
export async function lockCatalogue(transaction: Database): Promise<void> {
  await transaction.execute(sql`select pg_advisory_xact_lock(4719220302)`);
}

export interface KnownTitle {
  readonly id: number;
  readonly slug: string;
  readonly type: 'film' | 'series' | 'season' | 'episode';
  readonly parentId: number | null;
  readonly seriesId: number | null;
}

export async function findKnownTitles(db: Database, slugs: readonly string[]): Promise<KnownTitle[]> {
  const { id, slug, type, parentId, seriesId } = mediaItems;
  return db.select({ id, slug, type, parentId, seriesId }).from(mediaItems).where(isAnyOf(slug, slugs));
}

export async function findTitleById(
  db: Database,
  wanted: number,
): Promise<Pick<KnownTitle, 'id' | 'slug' | 'type'> | undefined> {
  const { id, slug, type } = mediaItems;
  const [row] = await db.select({ id, slug, type }).from(mediaItems).where(eq(id, wanted));
  return row;
}

export async function writeGenres(transaction: Database, values: readonly GenreValues[]): Promise<void> {
  for (const rows of chunks(values)) {
    await transaction
      .insert(genres)
      .values(rows)
      .onConflictDoUpdate({ target: genres.alias, set: { name: sql`excluded.name` } });
  }
}

/** Upserts people by slug. Missing portraits are kept, unless `isWhole` is set. */
export async function writePersons(
  transaction: Database,
  values: readonly PersonValues[],
  isWhole: boolean,
): Promise<void> {
  const set = {
    ...overwrite(persons, ['name', 'nativeName', 'birthDate', 'deathDate', 'biography']),
    photoAvatar: isWhole
      ? sql`excluded.photo_avatar`
      : sql`coalesce(excluded.photo_avatar, ${persons.photoAvatar})`,
  };
  for (const rows of chunks(values)) {
    await transaction.insert(persons).values(rows).onConflictDoUpdate({ target: persons.slug, set });
  }
}

/**
 * Upserts titles by slug. Missing pictures are kept, unless `isWhole` is set. A changed rating updates popularity; a
 * title that has its film, and no release date to wait for, does not become announced again.
 */
export async function writeTitles(
  transaction: Database,
  values: readonly TitleValues[],
  isWhole = false,
): Promise<Map<string, number>> {
  const set = {
    ...overwrite(mediaItems, [
      'parentId',
      'seriesId',
      'orderNumber',
      'name',
      'shortName',
      'originalName',
      'shortDescription',
      'summary',
      'note',
      'year',
      'age',
      'isErotic',
      'countries',
      'themes',
      'category',
      'ownRating',
      'usageModel',
      'markers',
      'ads',
      'startDate',
      'brands',
      'territories',
      'rights',
      'copyrightHolderLogo1',
      'copyrightHolderLogo2',
    ]),
    ...(isWhole
      ? overwrite(mediaItems, ['logo', 'visitCard', 'background', 'posterBgColor', 'screenshots'])
      : {
          ...keepUnlessGiven(['logo', 'visitCard', 'background', 'posterBgColor']),
          screenshots: sql`case when cardinality(excluded.screenshots) > 0 then excluded.screenshots else ${mediaItems.screenshots} end`,
        }),
    isComingSoon: sql`excluded.is_coming_soon and (${mediaItems.assetId} is null or excluded.start_date > excluded.created_at) is true`,
    popularity: sql`${mediaItems.popularity} - coalesce(${mediaItems.ownRating}, 0) + coalesce(excluded.own_rating, 0)`,
  };
  const ids = new Map<string, number>();
  for (const rows of chunks(values)) {
    const written = await transaction
      .insert(mediaItems)
      .values(rows)
      .onConflictDoUpdate({ target: mediaItems.slug, set })
      .returning({ id: mediaItems.id, slug: mediaItems.slug });
    for (const { id, slug } of written) ids.set(slug, id);
  }
  return ids;
}

/** Slugs of titles with the same parent and the same number; null when there are none. */
export async function findOrderClash(db: Database, parents: readonly number[]): Promise<string[] | null> {
  const [row] = await db
    .select({ slugs: sql<string[]>`array_agg(${mediaItems.slug} order by ${mediaItems.slug})` })
    .from(mediaItems)
    .where(isAnyOf(mediaItems.parentId, parents))
    .groupBy(mediaItems.parentId, mediaItems.orderNumber)
    .having(sql`count(*) > 1`)
    .limit(1);
  return row?.slugs ?? null;
}

/**
 * Updates the facts that series share with their seasons and episodes: an episode belongs to the series of its season;
 * both have the brands, territories and rights of their series, and are erotic if it is; a season or a series is
 * playable when something in it is, and then is no longer announced, unless for a future day.
 */
export async function refreshSeries(
  transaction: Database,
  series: readonly number[],
  now: Date,
): Promise<void> {
  if (series.length === 0) return;
  const ids = sql`${sql.param([...series])}::integer[]`;
  await transaction.execute(sql`
    update media_items child set series_id = parent.series_id from media_items parent
    where parent.series_id = any(${ids}) and child.parent_id = parent.id and child.series_id <> parent.series_id`);
  await transaction.execute(sql`
    update media_items child
    set brands = parent.brands, territories = parent.territories, rights = parent.rights, is_erotic = parent.is_erotic
    from media_items parent
    where child.series_id = any(${ids}) and parent.id = child.series_id
      and (child.brands, child.territories, child.rights, child.is_erotic) is distinct from (parent.brands, parent.territories, parent.rights, parent.is_erotic)`);
  const seasons = sql`select id from media_items where series_id = any(${ids}) and type = 'season'`;
  for (const containers of [seasons, sql`select unnest(${ids})`]) {
    await transaction.execute(sql`
      update media_items parent set
        is_playable = inside.is_playable,
        children_amount = inside.amount,
        is_coming_soon = parent.is_coming_soon and (not inside.is_playable or parent.start_date > ${now.toISOString()}::timestamptz) is true,
        published_at = coalesce(parent.published_at, case when inside.is_playable then ${now.toISOString()}::timestamptz end)
      from (
        select container.id, count(child.id) filter (where child.is_published) as amount, coalesce(bool_or(child.is_playable), false) as is_playable
        from (${containers}) as container(id) left join media_items child on child.parent_id = container.id group by container.id
      ) inside
      where parent.id = inside.id`);
  }
}

export interface Pictures {
  readonly cover: string | null;
  readonly color: string | null;
  readonly screenshots: readonly string[];
}

/** Attaches a film to a title: it can be watched from now on, or from its date on. Pictures fill empty places. */
export async function attachMain(
  transaction: Database,
  id: number,
  { assetId, duration, pictures, now }: { assetId: string; duration: number; pictures: Pictures; now: Date },
): Promise<void> {
  const cover: StoredText | null = pictures.cover === null ? null : { rus: pictures.cover };
  await transaction
    .update(mediaItems)
    .set({
      assetId,
      duration,
      isPlayable: true,
      isComingSoon: sql`${mediaItems.isComingSoon} and ${mediaItems.startDate} > ${now.toISOString()}::timestamptz is true`,
      publishedAt: sql`coalesce(${mediaItems.publishedAt}, ${now.toISOString()}::timestamptz)`,
      ...(cover && {
        // The colour belongs to the poster: it is written with it or not at all.
        posterBgColor: sql`case when ${mediaItems.logo} is null then ${pictures.color} else ${mediaItems.posterBgColor} end`,
        logo: sql`coalesce(${mediaItems.logo}, ${JSON.stringify(cover)}::jsonb)`,
        visitCard: sql`coalesce(${mediaItems.visitCard}, ${JSON.stringify(cover)}::jsonb)`,
        background: sql`coalesce(${mediaItems.background}, ${pictures.cover})`,
        screenshots: sql`case when cardinality(${mediaItems.screenshots}) = 0 then ${sql.param([...pictures.screenshots])}::text[] else ${mediaItems.screenshots} end`,
      }),
    })
    .where(eq(mediaItems.id, id));
}

export async function attachTrailer(transaction: Database, id: number, assetId: string): Promise<void> {
  await transaction.update(mediaItems).set({ trailerAssetId: assetId }).where(eq(mediaItems.id, id));
}

/** Slugs that are `slug`, or `slug` with a number after it. */
export async function findSlugsLike(db: Database, slug: string): Promise<Set<string>> {
  const rows = await db
    .select({ slug: mediaItems.slug })
    .from(mediaItems)
    .where(
      and(
        sql`starts_with(${mediaItems.slug}, ${slug})`,
        sql`substr(${mediaItems.slug}, ${slug.length + 1}) ~ '^(-[0-9]+)?$'`,
      ),
    );
  return new Set(rows.map((row) => row.slug));
}

export function isAnyOf(column: AnyPgColumn, values: readonly (string | number)[]): SQL {
  return sql`${column} = any(${sql.param([...values])}::${sql.raw(column.getSQLType())}[])`;
}

function overwrite<T extends PgTable, K extends keyof T['_']['columns'] & string>(
  table: T,
  names: readonly K[],
): Record<K, SQL> {
  const columns = getTableColumns(table);
  const entries = names.flatMap((name) => {
    const column = columns[name];
    return column === undefined ? [] : [[name, sql`excluded.${sql.identifier(column.name)}`] as const];
  });
  return Object.fromEntries(entries) as Record<K, SQL>;
}

function keepUnlessGiven<K extends 'logo' | 'visitCard' | 'background' | 'posterBgColor'>(
  names: readonly K[],
): Record<K, SQL> {
  const entries = names.map(
    (name) =>
      [name, sql`coalesce(excluded.${sql.identifier(mediaItems[name].name)}, ${mediaItems[name]})`] as const,
  );
  return Object.fromEntries(entries) as Record<K, SQL>;
}

export function chunks<T>(values: readonly T[]): T[][] {
  return Array.from({ length: Math.ceil(values.length / rowsAtOnce) }, (_, at) =>
    values.slice(at * rowsAtOnce, (at + 1) * rowsAtOnce),
  );
}
