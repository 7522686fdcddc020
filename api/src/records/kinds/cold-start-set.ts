import { coldStartSetImportSchema } from '@kadr/contract';
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { importColdStartSets } from '../../cold-start/sets.ts';
import { countOf } from '../columns.ts';
import type { KindOfRecord } from '../record-kind.ts';
import { offerKind } from './offer-kind.ts';
import type { CatalogueKindOptions } from './title.ts';

const id = sql.raw('cold_start_sets.id');

/** What viewers choose from at the cold start. */
export function coldStartSetKind({ catalogue, brandIds }: CatalogueKindOptions): KindOfRecord {
  return offerKind({
    kind: 'cold_start_set',
    schema: coldStartSetImportSchema,
    columns: sql`cold_start_sets.min_for_choosing,
      (select coalesce(json_agg(genres.alias order by link.position), '[]'::json) from cold_start_set_genres link
        join genres on genres.id = link.genre_id where link.set_id = ${id}) as genres`,
    fields: { genres: countOf('cold_start_set_genres', 'set_id', id) },
    write: (transaction, records) =>
      importColdStartSets(transaction, z.array(coldStartSetImportSchema).parse(records), catalogue, {
        brands: brandIds(),
      }),
  });
}
