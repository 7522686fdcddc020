import { and, asc, eq, inArray, or, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { ServicePrice } from '@kadr/contract';
import type { Viewer } from '../audience/viewer.ts';
import type { Reference } from '../lists/reference.ts';
import { isListed } from '../catalogue/title-row.ts';
import { isChannelListed } from '../channels/repository.ts';
import type { Database } from '../database/database.ts';
import { inLanguage } from '../database/translated.ts';
import { everyBrand } from '../entitlement/entitlement.ts';
import { servicePricesColumn, writeServicePrices } from '../prices/service-prices.ts';
import { serviceItems, services } from '../tables/services.ts';

/** The properties of a viewer that a list of services depends on. */
export type ServiceViewer = Pick<Viewer, 'brand' | 'language' | 'audience' | 'subscribed' | 'now'>;

export async function findService(db: Database, reference: Reference, viewer: ServiceViewer) {
  const [row] = await db
    .select({ ...columns(viewer), description: inLanguage(services.description, viewer.language) })
    .from(services)
    .where(and(isReferenced(reference), isOffered(viewer.brand)));
  return row;
}

/** The services that a brand offers, in order of creation. */
export async function listServices(db: Database, viewer: ServiceViewer) {
  return db
    .select(columns(viewer))
    .from(services)
    .where(and(services.active, isOffered(viewer.brand)))
    .orderBy(asc(services.id));
}

/** The services among these that the brand offers, in no order. */
export async function findServices(db: Database, ids: readonly number[], viewer: ServiceViewer) {
  const { color: _, ...card } = columns(viewer);
  return db
    .select(card)
    .from(services)
    .where(and(inArray(services.id, [...ids]), services.active, isOffered(viewer.brand)));
}

/** The data that links to services need. */
export async function findServiceLinks(db: Database, references: readonly Reference[], brand: string) {
  return db
    .select({ id: services.id, alias: services.alias, prices: servicePricesColumn })
    .from(services)
    .where(and(or(...references.map(isReferenced)), isOffered(brand)));
}

/** An entity's columns; counts only titles and channels that lists show to the viewer. */
function columns(viewer: ServiceViewer) {
  return {
    id: services.id,
    alias: services.alias,
    name: sql<string>`${inLanguage(services.name, viewer.language)}`,
    image: services.image,
    icon: services.icon,
    color: services.color,
    description_short: inLanguage(services.descriptionShort, viewer.language),
    // Qualified by hand: drizzle omits table names in a query of a single table.
    media_items_count: sql<number>`(select count(*)::integer from service_items join media_items
      on media_items.id = service_items.media_item_id
      where service_items.service_id = services.id and ${isListed(viewer)})`,
    channels_count: sql<number>`(select count(*)::integer from channels
      where channels.service_id = services.id and ${isChannelListed(viewer)})`,
    promo_label_text: inLanguage(services.promoLabelText, viewer.language),
    promo_label_color: services.promoLabelColor,
    prices: servicePricesColumn,
  };
}

function isOffered(brand: string): SQL {
  return sql`${services.brands} && array[${brand}::text, ${sql.raw(`'${everyBrand}'`)}]`;
}

function isReferenced(reference: Reference): SQL {
  return 'id' in reference ? eq(services.id, reference.id) : eq(services.alias, reference.slug);
}

type ServiceValues = Omit<typeof services.$inferInsert, 'id'>;

/** Upserts a service with its titles and prices, by alias. */
export async function replaceService(
  transaction: Database,
  { alias, ...values }: ServiceValues,
  titles: readonly number[],
  prices: readonly ServicePrice[],
): Promise<void> {
  const [row] = await transaction
    .insert(services)
    .values({ alias, ...values })
    .onConflictDoUpdate({ target: services.alias, set: values })
    .returning({ id: services.id });
  if (row === undefined) return;
  await writeServicePrices(transaction, row.id, prices);
  await transaction.delete(serviceItems).where(eq(serviceItems.serviceId, row.id));
  if (titles.length === 0) return;
  await transaction
    .insert(serviceItems)
    .values(titles.map((mediaItemId, position) => ({ serviceId: row.id, position, mediaItemId })));
}
