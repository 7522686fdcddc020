import { KadrError } from '@kadr/contract';
import type { Service, ServicePage } from '@kadr/contract';
import { readReference } from '../lists/reference.ts';
import type { Reference } from '../lists/reference.ts';
import type { Database } from '../database/database.ts';
import { hasService } from '../entitlement/entitlement.ts';
import { pageVariantsOf } from '../prices/service-prices.ts';
import type { ServicePriceRow } from '../prices/service-prices.ts';
import { purchaseStateOf, standingOf } from '../subscriptions/state.ts';
import { findService, findServiceLinks, findServices, listServices } from './repository.ts';
import type { ServiceViewer } from './repository.ts';

/** What leads to a service, or sells it. */
export interface ServiceLink {
  readonly id: number;
  readonly alias: string;
  /** The viewer's account has it. */
  readonly active: boolean;
  /** It is not his, and can be. */
  readonly is_sold: boolean;
}

/** A service as it is sold. */
export interface ServiceForSale {
  readonly id: number;
  readonly alias: string;
  readonly name: string;
  /** None when it is not offered. */
  readonly prices: readonly ServicePriceRow[];
}

export interface ServiceCatalogue {
  /** @throws KadrError NOT_FOUND when the brand has no such service. */
  service(reference: string, viewer: ServiceViewer): Promise<ServicePage>;
  /** @throws KadrError NOT_FOUND when the brand has no such service. */
  offer(reference: string, viewer: ServiceViewer): Promise<ServiceForSale>;
  /** Those that are offered. */
  list(viewer: ServiceViewer): Promise<Omit<ServicePage, 'description'>[]>;
  /** As they stand in a block, by id; one that is not offered is missing. */
  cards(ids: readonly number[], viewer: ServiceViewer): Promise<ReadonlyMap<number, Service>>;
  /** What leads to services, by how they are named (id or alias); those that the brand does not have are left out. */
  links(
    names: readonly (number | string)[],
    viewer: Pick<ServiceViewer, 'brand' | 'subscribed' | 'now'>,
  ): Promise<ReadonlyMap<string, ServiceLink>>;
}

export function createServiceCatalogue(db: Database): ServiceCatalogue {
  const find = async (reference: string, viewer: ServiceViewer) => {
    const row = await findService(db, readReference(reference), viewer);
    if (row === undefined) throw new KadrError('NOT_FOUND');
    return row;
  };
  return {
    service: async (reference, viewer) => forViewer(await find(reference, viewer), viewer),

    offer: async (reference, viewer) => {
      const { id, alias, name, prices } = await find(reference, viewer);
      return { id, alias, name, prices };
    },

    list: async (viewer) => (await listServices(db, viewer)).map((row) => forViewer(row, viewer)),

    cards: async (ids, viewer) => {
      if (ids.length === 0) return new Map();
      const rows = await findServices(db, ids, viewer);
      return new Map(rows.map((row) => [row.id, forViewer(row, viewer)]));
    },

    links: async (names, viewer) => {
      const references = names.flatMap((name) => referenceOrNone(String(name)));
      if (references.length === 0) return new Map();
      const rows = await findServiceLinks(db, references, viewer.brand);
      const links = rows.map(({ id, alias, prices }) => {
        const active = hasService(id, viewer);
        return { id, alias, active, is_sold: !active && prices.length > 0 };
      });
      return new Map(
        links.flatMap((link) => [[String(link.id), link] as const, [link.alias, link] as const]),
      );
    },
  };
}

/** A service with what the viewer's account has of it, or could take it for. There are no karaoke items in services. */
function forViewer<Row extends { readonly id: number; readonly prices: readonly ServicePriceRow[] }>(
  { prices, ...row }: Row,
  viewer: ServiceViewer,
) {
  const { id } = row;
  const active = hasService(id, viewer);
  const held = viewer.subscribed.get(id);
  const standing = held === undefined ? null : standingOf(held, viewer.now);
  const isSold = !active && prices.length > 0;
  return {
    ...row,
    karaoke_items_count: 0,
    active,
    actions: isSold ? [{ type: 'buy' as const, service_id: id }] : [],
    purchase_variants: isSold ? pageVariantsOf(prices, { hasTrial: !viewer.subscribed.has(id) }) : [],
    purchase_state:
      held === undefined || standing === null || standing === 'over' ? null : purchaseStateOf(held, standing),
  };
}

function referenceOrNone(name: string): Reference[] {
  try {
    return [readReference(name)];
  } catch (error) {
    if (error instanceof KadrError) return [];
    throw error;
  }
}
