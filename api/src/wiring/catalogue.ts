import type { ApiPorts } from '../context/context.ts';
import { createMemoryLimits } from '../limits/memory-limits.ts';
import { createAssetsService } from '../assets/service.ts';
import { createQualityService } from '../quality/service.ts';
import { createBlocksService } from '../blocks/service.ts';
import { createCatalogueService } from '../catalogue/service.ts';
import type { CatalogueService } from '../catalogue/service.ts';
import { createChannelsService } from '../channels/service.ts';
import { createColdStartService } from '../cold-start/service.ts';
import { createCollectionsService } from '../collections/service.ts';
import { isExchangeableFor } from '../exchanges/service.ts';
import { createFavouritesService } from '../favourites/service.ts';
import { createInfoPagesService } from '../info-pages/service.ts';
import { createKaraokeService } from '../karaoke/service.ts';
import { createOauthService } from '../oauth/service.ts';
import { findLastEpisode } from '../positions/continued.ts';
import { marksStatement } from '../positions/marks.ts';
import { createPositionsService } from '../positions/service.ts';
import { createPromoEventsService } from '../promo-events/service.ts';
import { createRatingsService } from '../ratings/service.ts';
import { createSearchService } from '../search/service.ts';
import { createShortStoriesService } from '../short-stories/service.ts';
import { createServiceCatalogue } from '../services/service-catalogue.ts';
import type { Database } from '../database/database.ts';
import type { KeptReads } from '../kept/kept-reads.ts';
import type { CallerDomains } from './caller.ts';
import type { Engines } from './engines.ts';

export type CatalogueDomains = ReturnType<typeof catalogueDomains>;

/** Domains of the catalogue, from which viewers choose. */
export function catalogueDomains(
  db: Database,
  ports: ApiPorts,
  {
    limits,
    sessions,
    viewerOf,
    kept,
    reads,
  }: CallerDomains & Pick<Engines, 'reads'> & { readonly kept: KeptReads },
) {
  const assets = createAssetsService(db, ports);
  const quality = createQualityService(db, ports);
  const catalogue: CatalogueService = createCatalogueService(
    db,
    {
      assets,
      kept,
      marksOf: marksStatement(reads.pool),
      lastEpisodeOf: (viewer, place) => findLastEpisode(reads.db, viewer, place),
      isExchangeable: (profileId, mediaItemId, viewer) =>
        isExchangeableFor(db, profileId, mediaItemId, viewer),
    },
    ports,
  );
  const collections = createCollectionsService(db, catalogue, kept);
  const karaoke = createKaraokeService(db);
  const infoPages = createInfoPagesService(db, ports);
  const channels = createChannelsService(db, kept);
  const services = createServiceCatalogue(db, kept);
  const coldStart = createColdStartService(db, { sessions, catalogue, kept });
  const favourites = createFavouritesService(db, { sessions, catalogue, channels, karaoke, viewerOf });
  const oauth = createOauthService(
    db,
    { sessions, favouritesOf: (...of) => favourites.listOf(...of) },
    ports,
  );
  const promoEvents = createPromoEventsService(db, catalogue);
  const ratings = createRatingsService(db, { sessions, catalogue, limits, viewerOf });
  const search = createSearchService(reads.db, { catalogue, collections, services, karaoke, channels });
  const shortStories = createShortStoriesService(db, catalogue);
  const blocks = createBlocksService(db, kept, { catalogue, services, collections, karaoke, channels });
  const positions = createPositionsService(db, {
    sessions,
    catalogue,
    limits,
    memoryLimits: createMemoryLimits(),
    viewerOf,
    reads: reads.db,
  });
  return {
    assets,
    quality,
    catalogue,
    collections,
    karaoke,
    infoPages,
    channels,
    services,
    coldStart,
    favourites,
    oauth,
    promoEvents,
    ratings,
    search,
    shortStories,
    blocks,
    positions,
  };
}
