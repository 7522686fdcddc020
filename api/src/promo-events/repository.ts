import { sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { StoredTarget } from '../tables/blocks.ts';
import type { Viewer } from '../audience/viewer.ts';
import type { ListPlace } from '../lists/list-cursor.ts';
import { placeInOrder } from '../lists/ordered-list.ts';
import type { OrderedRow } from '../lists/ordered-list.ts';
import { countPlaced, replacePlaced } from '../catalogue/placed-titles.ts';
import type { TitlePlaces } from '../catalogue/placed-titles.ts';
import type { Reference } from '../lists/reference.ts';
import type { Database } from '../database/database.ts';
import { inLanguage } from '../database/translated.ts';
import { everyBrand } from '../entitlement/entitlement.ts';
import { promoEventItems, promoEvents } from '../tables/promo-events.ts';

/** Where the titles of promo events are stored. */
export const promoEventTitles: TitlePlaces = {
  table: promoEventItems,
  owner: promoEventItems.promoEventId,
  position: promoEventItems.position,
  mediaItemId: promoEventItems.mediaItemId,
};

export type PromoEventViewer = Pick<Viewer, 'brand' | 'language' | 'audience' | 'now'>;

/** A promo event in one language; times are Unix seconds. */
export interface PromoEventRow extends OrderedRow {
  readonly slug: string;
  readonly name: string;
  readonly description_short: string | null;
  readonly description: string | null;
  readonly terms: string | null;
  readonly logo: string | null;
  readonly color: string | null;
  readonly promo_label_text: string | null;
  readonly age_name: string;
  readonly age_value: number;
  readonly starts_at: number | null;
  readonly ends_at: number | null;
  readonly target: StoredTarget | null;
  readonly media_items_count: number;
}

/** The promo event, even one that is over or above the viewer's age. */
export async function findPromoEvent(
  db: Database,
  reference: Reference,
  viewer: PromoEventViewer,
): Promise<PromoEventRow | undefined> {
  const [row] = await select(
    db,
    viewer,
    'id' in reference
      ? sql`${promoEvents.id} = ${reference.id}`
      : sql`${promoEvents.slug} = ${reference.slug}`,
  );
  return row;
}

/** Lists promo events that are not over, up to the age limit of the viewer's lists. */
export async function listPromoEvents(
  db: Database,
  after: ListPlace | null,
  limit: number,
  viewer: PromoEventViewer,
): Promise<PromoEventRow[]> {
  const [orderNumber, id] = placeInOrder(after);
  return select(
    db,
    viewer,
    sql`(${promoEvents.orderNumber}, ${promoEvents.id}) > (${orderNumber}, ${id})
      and (${promoEvents.endsAt} is null or ${promoEvents.endsAt} > ${viewer.now.toISOString()})
      and ${promoEvents.age} <= ${viewer.audience.listAge}`,
    sql`order by ${promoEvents.orderNumber}, ${promoEvents.id} limit ${limit}`,
  );
}

async function select(
  db: Database,
  viewer: PromoEventViewer,
  where: SQL,
  rest: SQL = sql``,
): Promise<PromoEventRow[]> {
  const text = (column: Parameters<typeof inLanguage>[0]): SQL => inLanguage(column, viewer.language);
  const { rows } = await db.execute<PromoEventRow & Record<string, unknown>>(sql`
    select ${promoEvents.id} as id, ${promoEvents.slug} as slug, ${text(promoEvents.name)} as name,
      ${text(promoEvents.descriptionShort)} as description_short, ${text(promoEvents.description)} as description,
      ${text(promoEvents.terms)} as terms, ${promoEvents.logo} as logo, ${promoEvents.color} as color,
      ${text(promoEvents.promoLabelText)} as promo_label_text, age_levels.name as age_name, age_levels.age_value,
      extract(epoch from ${promoEvents.startsAt})::double precision as starts_at,
      extract(epoch from ${promoEvents.endsAt})::double precision as ends_at, ${promoEvents.target} as target,
      ${promoEvents.orderNumber} as order_number, ${countPlaced(promoEventTitles, promoEvents.id, viewer)} as media_items_count
    from ${promoEvents} join age_levels on age_levels.age_value = ${promoEvents.age}
    where ${where} and ${promoEvents.brands} && array[${viewer.brand}::text, ${sql.raw(`'${everyBrand}'`)}] ${rest}`);
  return rows;
}

export type PromoEventValues = Omit<typeof promoEvents.$inferInsert, 'id'>;

/** Upserts a promo event with its titles, by slug. */
export async function replacePromoEvent(
  transaction: Database,
  { slug, ...values }: PromoEventValues,
  titles: readonly number[],
): Promise<void> {
  const [row] = await transaction
    .insert(promoEvents)
    .values({ slug, ...values })
    .onConflictDoUpdate({ target: promoEvents.slug, set: values })
    .returning({ id: promoEvents.id });
  if (row !== undefined) await replacePlaced(transaction, promoEventTitles, row.id, titles);
}
