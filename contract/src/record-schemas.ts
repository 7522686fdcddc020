import type { z } from 'zod';
import {
  channelImportSchema,
  collectionImportSchema,
  genreImportSchema,
  karaokeItemImportSchema,
  mediaItemImportSchema,
  mediaViewImportSchema,
  personImportSchema,
  promoEventImportSchema,
  serviceImportSchema,
} from './catalogue-import.ts';
import { coldStartSetImportSchema } from './cold-start.ts';
import { exchangeOfferImportSchema } from './exchanges.ts';
import { infoPageImportSchema } from './info-pages.ts';
import { promoCampaignImportSchema } from './promo-benefits.ts';
import { promoCodeImportSchema } from './operator.ts';
import type { RecordKind } from './record-kinds.ts';

/** The schema of a kind's records, the same as that of its import. */
export const recordSchemas = {
  title: mediaItemImportSchema,
  person: personImportSchema,
  genre: genreImportSchema,
  collection: collectionImportSchema,
  service: serviceImportSchema,
  channel: channelImportSchema,
  karaoke_item: karaokeItemImportSchema,
  media_view: mediaViewImportSchema,
  info_page: infoPageImportSchema,
  promo_event: promoEventImportSchema,
  promo_code: promoCodeImportSchema,
  promo_campaign: promoCampaignImportSchema,
  cold_start_set: coldStartSetImportSchema,
  exchange_offer: exchangeOfferImportSchema,
} as const satisfies Record<RecordKind, z.ZodObject>;
