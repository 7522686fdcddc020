import { sql } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { refuseProblems } from '../imports/problems.ts';
import type { StoredProgramme } from '../tables/guide-changes.ts';

/** The programmes of a channel that represent titles; those that must be created first are in `fresh`. */
export interface ProgrammesOfTitles {
  /** Slugs of programmes by slugs of titles. */
  readonly slugs: ReadonlyMap<string, string>;
  readonly fresh: readonly StoredProgramme[];
}

/**
 * A programme represents a title if that title alone is its picture.
 *
 * @throws KadrError INVALID_INPUT naming titles that do not exist
 */
export async function programmesOfTitles(
  db: Database,
  channelId: number,
  titles: readonly string[],
): Promise<ProgrammesOfTitles> {
  if (titles.length === 0) return { slugs: new Map(), fresh: [] };
  const { rows } = await db.execute<
    Omit<StoredProgramme, 'media_items'> & { readonly programme: string | null } & Record<string, unknown>
  >(sql`
    select m.slug, m.name, coalesce(m.short_description, m.summary) as description, m.visit_card->>'rus' as logo, m.age,
      (select p.slug from programmes p where p.channel_id = ${channelId}
        and array(select i.media_item_id from programme_items i where i.programme_id = p.id) = array[m.id]
        order by p.id limit 1) as programme
    from media_items m where m.slug = any(${sql.param([...titles])}::text[])`);
  const known = new Map(rows.map((row) => [row.slug, row]));
  refuseProblems(titles.filter((slug) => !known.has(slug)).map((slug) => `There is no title “${slug}”`));
  const taken = await findTaken(db, channelId, titles);
  const slugs = new Map<string, string>();
  const fresh: StoredProgramme[] = [];
  for (const { programme, slug, name, description, logo, age } of rows) {
    const free = programme ?? freeSlug(slug, taken);
    slugs.set(slug, free);
    if (programme === null) fresh.push({ slug: free, name, description, logo, age, media_items: [slug] });
  }
  return { slugs, fresh };
}

/** Slugs of programmes that begin with those of titles. */
async function findTaken(
  db: Database,
  channelId: number,
  titles: readonly string[],
): Promise<ReadonlySet<string>> {
  const { rows } = await db.execute<{ slug: string }>(sql`
    select p.slug from programmes p where p.channel_id = ${channelId}
      and exists (select from unnest(${sql.param([...titles])}::text[]) as title where starts_with(p.slug, title))`);
  return new Set(rows.map(({ slug }) => slug));
}

function freeSlug(slug: string, taken: ReadonlySet<string>): string {
  const short = slug.slice(0, 110);
  let free = slug;
  for (let number = 2; taken.has(free); number += 1) free = `${short}-${number}`;
  return free;
}
