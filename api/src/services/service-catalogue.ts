import { KadrError } from '@kadr/contract';
import type { Service, ServicePage } from '@kadr/contract';
import { readReference } from '../lists/reference.ts';
import type { Reference } from '../lists/reference.ts';
import type { Database } from '../database/database.ts';
import type { KeptReads } from '../kept/kept-reads.ts';
import { hasService } from '../entitlement/entitlement.ts';
import { pageVariantsOf } from '../prices/service-prices.ts';
import type { ServicePriceRow } from '../prices/service-prices.ts';
import { purchaseStateOf, standingOf } from '../subscriptions/state.ts';
import { findService, findServiceLinks, findServices, listServices } from './repository.ts';
import type { ServiceViewer } from './repository.ts';

/** A link to a service, which may sell it. */
export interface ServiceLink {
  readonly id: number;
  readonly alias: string;
  /** Whether the viewer's account has it. */
  readonly active: boolean;
  /** Whether it is for sale, and the viewer's account does not have it. */
  readonly is_sold: boolean;
}

/** A service with its prices. */
export interface ServiceForSale {
  readonly id: number;
  readonly alias: string;
  readonly name: string;
  /** Empty when it is not offered. */
  readonly prices: readonly ServicePriceRow[];
}

export interface ServiceCatalogue {
  /** @throws KadrError NOT_FOUND when the brand has no such service. */
  service(reference: string, viewer: ServiceViewer): Promise<ServicePage>;
  /** @throws KadrError NOT_FOUND when the brand has no such service. */
  offer(reference: string, viewer: ServiceViewer): Promise<ServiceForSale>;
  /** The services that are offered, with their prices. */
  offers(viewer: ServiceViewer): Promise<ServiceForSale[]>;
  /** The services that are offered. */
  list(viewer: ServiceViewer): Promise<Omit<ServicePage, 'description'>[]>;
  /** Cards of a block, by id; services that are not offered are missing. */
  cards(ids: readonly number[], viewer: ServiceViewer): Promise<ReadonlyMap<number, Service>>;
  /** Links to services, by id or alias as given; services that the brand does not have are left out. */
  links(
    names: readonly (number | string)[],
    viewer: Pick<ServiceViewer, 'brand' | 'subscribed' | 'now'>,
  ): Promise<ReadonlyMap<string, ServiceLink>>;
}

export function createServiceCatalogue(db: Database, kept: KeptReads): ServiceCatalogue {
  const find = async (reference: string, viewer: ServiceViewer) =>
    (await findService(db, readReference(reference), viewer)) ?? null;
  /** Rows are the same for all viewers of one brand, language and age. */
  const keyOf = (kind: string, { brand, language, audience }: ServiceViewer, id: string | number): string =>
    `${kind} ${brand} ${language} ${audience.listAge} ${audience.isEroticAllowed} ${id}`;
  return {
    service: async (reference, viewer) => {
      const row = await kept.get(keyOf('service', viewer, reference), () => find(reference, viewer));
      return forViewer(found(row), viewer);
    },

    offer: async (reference, viewer) => {
      // Money depends on it, so it is read from the database.
      const { id, alias, name, prices } = found(await find(reference, viewer));
      return { id, alias, name, prices };
    },

    // Money depends on these, too.
    offers: async (viewer) =>
      (await listServices(db, viewer)).map(({ id, alias, name, prices }) => ({ id, alias, name, prices })),

    list: async (viewer) => {
      const rows = await kept.get(keyOf('services', viewer, ''), () => listServices(db, viewer));
      return rows.map((row) => forViewer(row, viewer));
    },

    cards: async (ids, viewer) => {
      const rows = await kept.each(
        ids,
        async (missing) => new Map((await findServices(db, missing, viewer)).map((row) => [row.id, row])),
        { keyOf: (id) => keyOf('service-card', viewer, id) },
      );
      return new Map([...rows.values()].map((row) => [row.id, forViewer(row, viewer)]));
    },

    links: async (names, viewer) => {
      const references = names.flatMap((name) => referenceOrNone(String(name)));
      if (references.length === 0) return new Map();
      const rows = await kept.get(`service-links ${viewer.brand} ${JSON.stringify(references)}`, () =>
        findServiceLinks(db, references, viewer.brand),
      );
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

function found<Row>(row: Row | null): Row {
  if (row === null) throw new KadrError('NOT_FOUND');
  return row;
}

/** A service with the state and the options of the viewer's account. Services contain no karaoke items. */
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
