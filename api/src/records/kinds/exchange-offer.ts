import { exchangeOfferImportSchema } from '@kadr/contract';
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { importExchangeOffers } from '../../exchanges/offers.ts';
import type { KindOfRecord } from '../record-kind.ts';
import { offerKind } from './offer-kind.ts';
import type { CatalogueKindOptions } from './title.ts';

const days = sql.raw('exchange_offers.days');
const watchedPercent = sql.raw('exchange_offers.watched_percent');

/** Terms on which viewers exchange films. */
export function exchangeOfferKind({ catalogue, brandIds }: CatalogueKindOptions): KindOfRecord {
  return offerKind({
    kind: 'exchange_offer',
    schema: exchangeOfferImportSchema,
    columns: sql`${days}, ${watchedPercent}`,
    fields: { days, watched_percent: watchedPercent },
    write: (transaction, records) =>
      importExchangeOffers(transaction, z.array(exchangeOfferImportSchema).parse(records), catalogue, {
        brands: brandIds(),
      }),
  });
}
