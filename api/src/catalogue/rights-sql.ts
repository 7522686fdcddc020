import { sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import type { EntitlementViewer } from '../entitlement/entitlement.ts';
import { mediaItems } from '../tables/catalogue.ts';

/** Days before their end for which rights count as ending soon. */
const soon = 14;

const secondsAt = (now: Date): SQL => sql`${now.getTime() / 1000}::double precision`;
const hasBegun = (at: SQL): SQL => sql`coalesce((rights_window->>'from')::double precision <= ${at}, true)`;
const isNotOver = (at: SQL): SQL => sql`coalesce((rights_window->>'until')::double precision > ${at}, true)`;
const hasWindow = (condition: SQL): SQL =>
  sql`exists (select from jsonb_array_elements(media_items.rights) as rights_window where ${condition})`;

/**
 * Takes titles out of lists when the windows of their rights close, and puts them back when they open. A title is
 * listed while a window is open in any country, and before that while it is announced: cards are the same for all
 * countries.
 */
export async function refreshRights(db: Database, now: Date): Promise<void> {
  const isOld = areRightsOld(now);
  // Even an update of no rows would tell every process that the content has changed.
  const { rows } = await db.execute<{ id: number }>(sql`select id from media_items where ${isOld}`);
  if (rows.length === 0) return;
  const ids = sql.param(rows.map(({ id }) => id));
  await db.execute(
    sql`update media_items set is_withdrawn = not is_withdrawn where id = any(${ids}::integer[]) and ${isOld}`,
  );
}

/** Whether a title is in lists and should not be, or the other way round. */
export function areRightsOld(now: Date): SQL {
  const at = secondsAt(now);
  const isListed = sql`(media_items.rights is null
    or ${hasWindow(sql`${isNotOver(at)} and (media_items.is_coming_soon or ${hasBegun(at)})`)})`;
  return sql`(media_items.rights is not null or media_items.is_withdrawn) and media_items.is_withdrawn = ${isListed}`;
}

/** The conditions of `isLicensed` and `hasRights`, for a viewer whose country has been looked up. */
export function isLicensedTo({ country = null, now }: Pick<EntitlementViewer, 'country' | 'now'>): SQL {
  const at = secondsAt(now);
  const isHere = sql`(rights_window->'countries' = 'null' or rights_window->'countries' ? ${country}::text)`;
  return sql`(${mediaItems.territories} is null or ${country}::text = any(${mediaItems.territories}))
    and (${mediaItems.rights} is null or ${hasWindow(sql`${isHere} and ${hasBegun(at)} and ${isNotOver(at)}`)})`;
}

/** Whether a window of a title's rights closes within two weeks. */
export function rightsEndSoon(now: Date): SQL {
  const until = sql`(rights_window->>'until')::double precision`;
  return hasWindow(
    sql`${until} > ${secondsAt(now)} and ${until} <= ${secondsAt(now)} + ${soon * 24 * 60 * 60}`,
  );
}

/** Whether all windows of a title's rights have ended. */
export function rightsAreOver(now: Date): SQL {
  return sql`(media_items.rights is not null and not ${hasWindow(isNotOver(secondsAt(now)))})`;
}
