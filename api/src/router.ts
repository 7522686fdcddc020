import type { ApiDependencies, RequestContext } from './context.ts';
import { accountDataProcedures } from './account-data/procedures.ts';
import { createAccountDataService } from './account-data/service.ts';
import { createAdsService } from './ads/service.ts';
import { createPasswords } from './accounts/password.ts';
import { createPasswordCheck } from './sign-in/password-check.ts';
import { createAccountsService } from './accounts/service.ts';
import { analyticsProcedures } from './analytics/procedures.ts';
import { createAnalyticsService } from './analytics/service.ts';
import { createAssetsService } from './assets/service.ts';
import { blocksProcedures } from './blocks/procedures.ts';
import { createBlocksService } from './blocks/service.ts';
import { catalogueProcedures } from './catalogue/procedures.ts';
import { createCatalogueService } from './catalogue/service.ts';
import type { CatalogueService } from './catalogue/service.ts';
import { catalogueWriter } from './catalogue/writer.ts';
import { channelsProcedures } from './channels/procedures.ts';
import { createChannelsService } from './channels/service.ts';
import { createCodesService } from './codes/service.ts';
import { coldStartProcedures } from './cold-start/procedures.ts';
import { createColdStartService } from './cold-start/service.ts';
import { collectionsProcedures } from './collections/procedures.ts';
import { createCollectionsService } from './collections/service.ts';
import { countriesProcedures } from './countries/procedures.ts';
import { openDatabase } from './database/database.ts';
import { exchangesProcedures } from './exchanges/procedures.ts';
import { createExchangesService, isExchangeableFor } from './exchanges/service.ts';
import { favouritesProcedures } from './favourites/procedures.ts';
import { favouritesStatement } from './favourites/repository.ts';
import { createFavouritesService } from './favourites/service.ts';
import { devicesProcedures } from './devices/procedures.ts';
import { createDevicesService } from './devices/service.ts';
import { createIngestsService } from './ingests/service.ts';
import type { IngestsService } from './ingests/service.ts';
import { infoPagesProcedures } from './info-pages/procedures.ts';
import { createInfoPagesService } from './info-pages/service.ts';
import { createKaraokePlayback } from './playback/song-playback.ts';
import { karaokeProcedures } from './karaoke/procedures.ts';
import { createKaraokeService } from './karaoke/service.ts';
import { createContentKeys } from './licences/content-keys.ts';
import { createLicencesService } from './licences/service.ts';
import { createLimitsService } from './limits/service.ts';
import { messagesProcedures } from './messages/procedures.ts';
import { createMessagesService } from './messages/service.ts';
import { operatorProcedures } from './operator/procedures.ts';
import { createOperatorService } from './operator/service.ts';
import { passkeysProcedures } from './passkeys/procedures.ts';
import { createPasskeysService } from './passkeys/service.ts';
import { createChannelPlayback } from './playback/channel-playback.ts';
import { createHeldStreams } from './playback/held-streams.ts';
import { findHeld } from './playback/lease-repository.ts';
import { createLeasesService } from './playback/leases.ts';
import { createPlaybackIds } from './playback/playback-ids.ts';
import { playbackProcedures, songPlaybackProcedures } from './playback/procedures.ts';
import { createPlaybackService } from './playback/service.ts';
import { createViewCount } from './view-limits/view-count.ts';
import { createHoursLeft } from './view-limits/hours-left.ts';
import { createPlayoutService } from './playout/service.ts';
import { findLastEpisode } from './positions/continued.ts';
import { marksStatement } from './positions/marks.ts';
import { positionsProcedures } from './positions/procedures.ts';
import { createPositionsService } from './positions/service.ts';
import { problemReportsProcedures } from './problem-reports/procedures.ts';
import { createProblemReportsService } from './problem-reports/service.ts';
import { procedures } from './procedures.ts';
import { createViewerOf, createWatcherOf } from './audience/audience.ts';
import { createPins } from './pins/pins.ts';
import { profilesProcedures } from './profiles/procedures.ts';
import { createProfilesService } from './profiles/service.ts';
import { createGuard } from './rights/guard.ts';
import { promoCodesProcedures } from './promo-codes/procedures.ts';
import { createPromoCodesService } from './promo-codes/service.ts';
import { promoEventsProcedures } from './promo-events/procedures.ts';
import { createPromoEventsService } from './promo-events/service.ts';
import { createHoldingsService } from './purchases/holdings.ts';
import { purchasesProcedures } from './purchases/procedures.ts';
import { createOperatorOrders } from './purchases/operator-orders.ts';
import { createOffers } from './purchases/offers.ts';
import { createPurchasesService } from './purchases/service.ts';
import { createPushServer } from './push/push-server.ts';
import { createPushGround } from './push/push.ts';
import { remindersProcedures } from './reminders/procedures.ts';
import { createRemindersService } from './reminders/service.ts';
import { createKnownDevices } from './session/known-device.ts';
import { ratingsProcedures } from './ratings/procedures.ts';
import { createRatingsService } from './ratings/service.ts';
import { sessionProcedures } from './session/procedures.ts';
import { createSessionService } from './session/service.ts';
import { viewerTimeZone } from './session/time-zone.ts';
import { viewerProcedures } from './viewer/procedures.ts';
import { createViewerService } from './viewer/service.ts';
import { sessionStartProcedures, signInProcedures } from './sign-in/procedures.ts';
import { createSignInService } from './sign-in/service.ts';
import { signInsProcedures } from './sign-ins/procedures.ts';
import { createSignInsService } from './sign-ins/service.ts';
import { searchProcedures } from './search/procedures.ts';
import { createSearchService } from './search/service.ts';
import { togglesProcedures } from './toggles/procedures.ts';
import { createTogglesService } from './toggles/service.ts';
import { tvCodesProcedures } from './tv-codes/procedures.ts';
import { createTvCodesService } from './tv-codes/service.ts';
import { shortStoriesProcedures } from './short-stories/procedures.ts';
import { createShortStoriesService } from './short-stories/service.ts';
import { servicesProcedures } from './services/procedures.ts';
import { createServicesService } from './services/service-catalogue.ts';
import { subscriptionsProcedures } from './subscriptions/procedures.ts';
import { createRenewals } from './subscriptions/renewal.ts';
import { createSubscriptionsService } from './subscriptions/service.ts';
import { sitemapProcedures } from './sitemap/procedures.ts';

export type ApiRouter = ReturnType<typeof createRouter>['router'];

/** Builds every domain and hangs its operations into the contract. */
export function createRouter(dependencies: ApiDependencies) {
  const db = openDatabase(dependencies.pool);
  const assets = createAssetsService(db, dependencies);
  const catalogue: CatalogueService = createCatalogueService(
    db,
    {
      assets,
      marksOf: marksStatement(dependencies.pool),
      lastEpisodeOf: (viewer, place) => findLastEpisode(db, viewer, place),
      isExchangeable: (profileId, mediaItemId, now) => isExchangeableFor(db, profileId, mediaItemId, now),
    },
    dependencies,
  );
  const services = createServicesService(db);
  const collections = createCollectionsService(db, catalogue);
  const karaoke = createKaraokeService(db);
  const infoPages = createInfoPagesService(db, dependencies);
  const channels = createChannelsService(db);
  const playout = createPlayoutService(db, dependencies);
  const blocks = createBlocksService(db, catalogue, services, { collections, karaoke, channels });
  const limits = createLimitsService(db);
  const { bus, ended, blocked, push, timers } = createPushGround(db, dependencies);
  const passwords = createPasswords(dependencies.random);
  const passwordCheck = createPasswordCheck(db, { passwords, limits });
  const accounts = createAccountsService(db, passwords, dependencies);
  const knownDevices = createKnownDevices(dependencies);
  const sessions = createSessionService(db, { knownDevices }, dependencies);
  const codes = createCodesService(db, { sessions, limits, knownDevices }, dependencies);
  const signIn = createSignInService(
    db,
    { accounts, sessions, codes, limits, passwords, passwordCheck, knownDevices },
    dependencies,
  );
  const devices = createDevicesService(db, {
    holder: (context) => sessions.holder(context),
    endSession: (context) => sessions.end(context),
  });
  const signIns = createSignInsService(
    db,
    { accountOf: (context) => sessions.account(context) },
    dependencies,
  );
  const tvCodes = createTvCodesService(db, { sessions, limits, push }, dependencies);
  const passkeys = createPasskeysService(db, { sessions, codes }, dependencies);
  const accountData = createAccountDataService(db, { sessions, codes, limits });
  const publish = (event: Parameters<typeof push.publish>[1]): Promise<void> => push.publish(db, event);
  const messages = createMessagesService(db, { sessions, push }, dependencies);
  const pushServer = createPushServer({ sessions, messages, bus, ended, ...timers }, dependencies);
  const viewers = createViewerService(db, { sessions, accounts, blocks, codes }, dependencies);
  const toggles = createTogglesService(db);
  const promoCodes = createPromoCodesService(db, { sessions, limits, push });
  const analytics = createAnalyticsService(db, { sessions, limits });
  const problemReports = createProblemReportsService(db, { sessions, limits });
  const viewerOf = createViewerOf(sessions, favouritesStatement(dependencies.pool));
  const watcherOf = createWatcherOf(viewerOf, dependencies);
  const coldStart = createColdStartService(db, { sessions, catalogue });
  const positions = createPositionsService(db, { sessions, catalogue, limits, viewerOf });
  const reminders = createRemindersService(db, { sessions, channels, messages, viewerOf });
  const viewCount = createViewCount(db, dependencies.config);
  const hoursLeft = createHoursLeft(sessions, viewCount, dependencies.config);
  const keys = createContentKeys(db, dependencies);
  const licences = createLicencesService(
    { keys, assets, catalogue, sessions, viewerOf: watcherOf, hoursLeft },
    dependencies,
  );
  const playbackIds = createPlaybackIds(dependencies.secrets.session, dependencies.random);
  const leases = createLeasesService(
    db,
    {
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
    dependencies,
  );
  const held = createHeldStreams({
    ask: (streams, isSilenceExcused) =>
      findHeld(db, streams, { now: dependencies.clock(), isSilenceExcused }),
    clock: dependencies.clock,
    after: timers.after,
    log: dependencies.log,
  });
  const ads = createAdsService({ toggles }, dependencies);
  const playback = createPlaybackService(
    { catalogue, assets, sessions, viewerOf: watcherOf, hoursLeft, licences, ids: playbackIds, leases, ads },
    dependencies,
  );
  const channelPlayback = createChannelPlayback(
    { channels, playout, assets, sessions, viewerOf: watcherOf, hoursLeft, ids: playbackIds },
    dependencies,
  );
  const singing = createKaraokePlayback(
    { karaoke, assets, sessions, viewerOf: watcherOf, hoursLeft, ids: playbackIds },
    dependencies,
  );
  const pins = createPins(db, { passwords, secret: dependencies.secrets.session });
  const guard = createGuard({ sessions, pins });
  const profiles = createProfilesService(db, {
    sessions,
    pins,
    push,
    checkPassword: (accountId, password, context) => passwordCheck.check(accountId, password, context),
    redeemConfirmation: (code, accountId, context) =>
      codes.redeem(code, { actions: ['reset_pin', 'password'], accountId }, context),
  });
  const purchases = createPurchasesService(
    db,
    { sessions, offers: createOffers(db, { catalogue, services }), viewerOf: watcherOf, pins, push },
    dependencies,
  );
  const timeZoneOf = async (context: RequestContext): Promise<string> =>
    viewerTimeZone(await sessions.row(context), context, dependencies.config);
  const subscriptions = createSubscriptionsService(db, { sessions, push, timeZoneOf });
  const renewals = createRenewals(db, { push, messages, log: dependencies.log });
  const holdings = createHoldingsService(db, { sessions, catalogue, viewerOf, push });
  const ingests: IngestsService = createIngestsService(
    db,
    { catalogue: catalogueWriter, assets, keys },
    dependencies,
  );
  const operator = createOperatorService(db, { catalogue: catalogueWriter, assets }, dependencies);
  const router = procedures.router({
    session: {
      ...sessionProcedures(sessions),
      ...sessionStartProcedures(signIn),
      ...viewerProcedures(viewers),
    },
    signIn: signInProcedures(signIn),
    devices: devicesProcedures(devices),
    coldStart: coldStartProcedures(coldStart, viewerOf),
    countries: countriesProcedures(dependencies),
    signIns: signInsProcedures(signIns),
    tvCodes: tvCodesProcedures(tvCodes),
    passkeys: passkeysProcedures(passkeys),
    account: accountDataProcedures(accountData),
    profiles: profilesProcedures(profiles, channels, viewerOf),
    ...catalogueProcedures(catalogue, viewerOf),
    ...channelsProcedures(channels, viewerOf, timeZoneOf),
    exchanges: exchangesProcedures(
      createExchangesService(db, { sessions, catalogue, viewerOf: watcherOf, push }),
    ),
    favourites: favouritesProcedures(
      createFavouritesService(db, { sessions, catalogue, channels, karaoke, viewerOf }),
    ),
    collections: collectionsProcedures(collections, viewerOf),
    infoPages: infoPagesProcedures(infoPages),
    karaoke: { ...karaokeProcedures(karaoke, viewerOf), ...songPlaybackProcedures(singing) },
    promoEvents: promoEventsProcedures(createPromoEventsService(db, catalogue), viewerOf),
    messages: messagesProcedures(messages),
    mediaViews: blocksProcedures(blocks, viewerOf, coldStart, positions),
    playback: playbackProcedures(playback, channelPlayback, leases, licences),
    positions: positionsProcedures(positions),
    problemReports: problemReportsProcedures(problemReports),
    ratings: ratingsProcedures(createRatingsService(db, { sessions, catalogue, limits, viewerOf })),
    reminders: remindersProcedures(reminders),
    search: searchProcedures(
      createSearchService(db, { catalogue, collections, services, karaoke, channels }),
      viewerOf,
    ),
    services: servicesProcedures(services, viewerOf),
    shortStories: shortStoriesProcedures(createShortStoriesService(db, catalogue), viewerOf),
    sitemap: sitemapProcedures(db),
    subscriptions: subscriptionsProcedures(subscriptions),
    toggles: togglesProcedures(toggles),
    promoCodes: promoCodesProcedures(promoCodes),
    purchases: purchasesProcedures(purchases, holdings),
    analytics: analyticsProcedures(analytics),
    operator: operatorProcedures({
      operator,
      infoPages,
      ingests,
      accounts,
      sessions,
      promoCodes,
      toggles,
      holdings,
      orders: createOperatorOrders(db, { push }, dependencies),
      messages,
      problemReports,
      push: { publish },
    }),
  });
  return {
    router,
    catalogue,
    ingests,
    licences,
    sessions,
    bus,
    ended,
    blocked,
    publish,
    pushServer,
    held,
    guard,
    remind: (now: Date) => reminders.remind(now),
    renew: (now: Date) => renewals.renew(now),
    playout,
    forgetful: [
      sessions,
      codes,
      signIns,
      tvCodes,
      limits,
      analytics,
      messages,
      purchases,
      channels,
      playout,
      ended,
      problemReports,
      leases,
    ],
  };
}
