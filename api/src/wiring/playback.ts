import type { ApiPorts } from '../context/context.ts';
import { catalogueWriter } from '../catalogue/writer.ts';
import { jobsOverBus } from '../ingests/jobs-over-bus.ts';
import { createIngestsService } from '../ingests/service.ts';
import { createUploadsService } from '../uploads/service.ts';
import { createAdServingService } from '../ad-serving/service.ts';
import { createAdsService } from '../ads/service.ts';
import { createKaraokePlayback } from '../playback/song-playback.ts';
import { createContentKeys } from '../licences/content-keys.ts';
import { createLicencesService } from '../licences/service.ts';
import { createChannelPlayback } from '../playback/channel-playback.ts';
import { createHeldStreams } from '../playback/held-streams.ts';
import type { HeldStreams, HeldStreamsPorts } from '../playback/held-streams.ts';
import { createLeasesService } from '../playback/leases.ts';
import { createPartiesService } from '../parties/service.ts';
import { createPlaybackIds } from '../playback/playback-ids.ts';
import { createPlaybackService } from '../playback/service.ts';
import { createViewCount } from '../view-limits/view-count.ts';
import { createHoursLeft } from '../view-limits/hours-left.ts';
import { createPlayoutService } from '../playout/service.ts';
import type { Database } from '../database/database.ts';
import type { CallerDomains } from './caller.ts';
import type { CatalogueDomains } from './catalogue.ts';
import type { Engines } from './engines.ts';
import type { MessagingDomains } from './messaging.ts';

/** Domains of playback. */
export function playbackDomains(
  db: Database,
  ports: ApiPorts,
  {
    limits,
    bus,
    push,
    timers,
    sessions,
    watcherOf,
    assets,
    quality,
    catalogue,
    karaoke,
    channels,
    toggles,
    leaseStore,
  }: CallerDomains & CatalogueDomains & MessagingDomains & Pick<Engines, 'leaseStore'>,
) {
  const playout = createPlayoutService(db, ports);
  const viewCount = createViewCount(db, { config: ports.config, settleSilent: leaseStore.settleSilent });
  const hoursLeft = createHoursLeft(sessions, viewCount, ports.config);
  const keys = createContentKeys(db, ports);
  const jobs = jobsOverBus(ports.jobs, bus, db);
  const uploads = createUploadsService(db, ports);
  const ingests = createIngestsService(
    db,
    { catalogue: catalogueWriter, assets, keys, limits, uploads, quality },
    { ...ports, jobs },
  );
  const licences = createLicencesService(
    { keys, assets, catalogue, sessions, viewerOf: watcherOf, hoursLeft },
    ports,
  );
  const playbackIds = createPlaybackIds(ports.secrets.session, ports.random);
  const leases = createLeasesService(
    db,
    {
      store: leaseStore,
      ids: playbackIds,
      catalogue,
      channels,
      karaoke,
      sessions,
      push,
      viewerOf: watcherOf,
      hoursLeft,
      viewCount,
    },
    ports,
  );
  const timed = { ...ports, after: timers.after };
  const held = heldBy(leaseStore, timed);
  const adServing = createAdServingService(db, timed);
  const ads = createAdsService({ toggles, adServing }, ports);
  const common = { assets, sessions, viewerOf: watcherOf, hoursLeft, ids: playbackIds };
  const playback = createPlaybackService({ ...common, catalogue, ingests, licences, leases, ads }, ports);
  const channelPlayback = createChannelPlayback({ ...common, channels, playout }, ports);
  const singing = createKaraokePlayback({ ...common, karaoke, ingests }, ports);
  const parties = createPartiesService(
    db,
    { sessions, catalogue, assets, limits, push, viewerOf: watcherOf },
    ports,
  );
  return {
    parties,
    playout,
    keys,
    ingests,
    uploads,
    licences,
    leases,
    held,
    ads,
    adServing,
    playback,
    channelPlayback,
    singing,
  };
}

function heldBy(store: Engines['leaseStore'], ports: Omit<HeldStreamsPorts, 'ask'>): HeldStreams {
  const ask: HeldStreamsPorts['ask'] = (streams, isSilenceExcused) =>
    store.findHeld(streams, { now: ports.clock(), isSilenceExcused });
  return createHeldStreams({ ...ports, ask });
}
