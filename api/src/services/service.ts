import { KadrError } from '@kadr/contract';
import type { Service, ServicePage } from '@kadr/contract';
import { readReference } from '../catalogue/reference.ts';
import type { Reference } from '../catalogue/reference.ts';
import type { Database } from '../database/database.ts';
import { findService, findServiceLinks, findServices, listServices } from './repository.ts';
import type { ServiceViewer } from './repository.ts';

/** What leads to a service (CT-122). */
export interface ServiceLink {
  readonly id: number;
  readonly alias: string;
  readonly active: boolean;
}

export interface ServicesService {
  /** @throws KadrError NOT_FOUND when the brand has no such service. */
  service(reference: string, viewer: ServiceViewer): Promise<ServicePage>;
  /** Those that are offered. */
  list(viewer: ServiceViewer): Promise<Omit<ServicePage, 'description'>[]>;
  /** As they stand in a block, by id; one that is not offered is missing. */
  cards(ids: readonly number[], viewer: ServiceViewer): Promise<ReadonlyMap<number, Service>>;
  /** What leads to services, by how they are named (id or alias); those that the brand does not have are left out. */
  links(names: readonly (number | string)[], brand: string): Promise<ReadonlyMap<string, ServiceLink>>;
}

/** There are no karaoke items in services. */
const withoutSongs = { karaoke_items_count: 0 };

export function createServicesService(db: Database): ServicesService {
  return {
    service: async (reference, viewer) => {
      const row = await findService(db, readReference(reference), viewer);
      if (row === undefined) throw new KadrError('NOT_FOUND');
      return { ...row, ...withoutSongs };
    },

    list: async (viewer) => (await listServices(db, viewer)).map((row) => Object.assign(row, withoutSongs)),

    cards: async (ids, viewer) => {
      if (ids.length === 0) return new Map();
      const rows = await findServices(db, ids, viewer);
      return new Map(rows.map((row) => [row.id, { ...row, ...withoutSongs }]));
    },

    links: async (names, brand) => {
      const references = names.flatMap((name) => referenceOrNone(String(name)));
      if (references.length === 0) return new Map();
      const rows = await findServiceLinks(db, references, brand);
      return new Map(rows.flatMap((row) => [[String(row.id), row] as const, [row.alias, row] as const]));
    },
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
