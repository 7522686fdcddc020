import type { KindsOfRecords } from '../record-kind.ts';
import { channelKind } from './channel.ts';
import { coldStartSetKind } from './cold-start-set.ts';
import { collectionKind } from './collection.ts';
import { exchangeOfferKind } from './exchange-offer.ts';
import { genreKind } from './genre.ts';
import { infoPageKind } from './info-page.ts';
import { karaokeItemKind } from './karaoke-item.ts';
import { mediaViewKind } from './media-view.ts';
import { personKind } from './person.ts';
import { promoCampaignKind } from './promo-campaign.ts';
import { promoCodeKind } from './promo-code.ts';
import { promoEventKind } from './promo-event.ts';
import { serviceKind } from './service.ts';
import { titleKind } from './title.ts';
import type { CatalogueKindOptions } from './title.ts';

export function allKinds(options: CatalogueKindOptions): KindsOfRecords {
  return {
    title: titleKind(options),
    person: personKind(options),
    genre: genreKind(options),
    collection: collectionKind(options),
    service: serviceKind(options),
    channel: channelKind(options),
    karaoke_item: karaokeItemKind(options),
    media_view: mediaViewKind(options),
    info_page: infoPageKind(options),
    promo_event: promoEventKind(options),
    promo_code: promoCodeKind(),
    promo_campaign: promoCampaignKind(),
    cold_start_set: coldStartSetKind(options),
    exchange_offer: exchangeOfferKind(options),
  };
}
