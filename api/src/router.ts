import type { ApiPorts } from './context/context.ts';
import { accountDataProcedures } from './account-data/procedures.ts';
import { analyticsProcedures } from './analytics/procedures.ts';
import { bankCardsProcedures } from './bank-cards/procedures.ts';
import { bonusesProcedures } from './bonuses/procedures.ts';
import { blocksProcedures } from './blocks/procedures.ts';
import { catalogueProcedures } from './catalogue/procedures.ts';
import { certificatesProcedures } from './certificates/procedures.ts';
import { channelsProcedures } from './channels/procedures.ts';
import { coldStartProcedures } from './cold-start/procedures.ts';
import { collectionsProcedures } from './collections/procedures.ts';
import { countriesProcedures } from './countries/procedures.ts';
import { exchangesProcedures } from './exchanges/procedures.ts';
import { favouritesProcedures } from './favourites/procedures.ts';
import { devicesProcedures } from './devices/procedures.ts';
import { infoPagesProcedures } from './info-pages/procedures.ts';
import { karaokeProcedures } from './karaoke/procedures.ts';
import { messagesProcedures } from './messages/procedures.ts';
import { oauthProcedures } from './oauth/procedures.ts';
import { operatorProcedures } from './operator/procedures.ts';
import type { OperatorPorts } from './operator/procedures.ts';
import { partiesProcedures } from './parties/procedures.ts';
import { passkeysProcedures } from './passkeys/procedures.ts';
import { playbackProcedures, songPlaybackProcedures } from './playback/procedures.ts';
import { positionsProcedures } from './positions/procedures.ts';
import { problemReportsProcedures } from './problem-reports/procedures.ts';
import { procedures } from './context/procedures.ts';
import { profilesProcedures } from './profiles/procedures.ts';
import { promoCodesProcedures } from './promo-codes/procedures.ts';
import { promoEventsProcedures } from './promo-events/procedures.ts';
import { purchasesProcedures } from './purchases/procedures.ts';
import { receiptsProcedures } from './receipts/procedures.ts';
import { remindersProcedures } from './reminders/procedures.ts';
import { ratingsProcedures } from './ratings/procedures.ts';
import { sessionProcedures } from './session/procedures.ts';
import { viewerProcedures } from './viewer/procedures.ts';
import { sessionStartProcedures, signInProcedures } from './sign-in/procedures.ts';
import { signInsProcedures } from './sign-ins/procedures.ts';
import { searchProcedures } from './search/procedures.ts';
import { togglesProcedures } from './toggles/procedures.ts';
import { topUpsProcedures } from './top-ups/procedures.ts';
import { tvCodesProcedures } from './tv-codes/procedures.ts';
import { shortStoriesProcedures } from './short-stories/procedures.ts';
import { servicesProcedures } from './services/procedures.ts';
import { staffProcedures } from './staff-sign-in/procedures.ts';
import { subscriptionsProcedures } from './subscriptions/procedures.ts';
import { sitemapProcedures } from './sitemap/procedures.ts';
import type { Domains } from './wiring/domains.ts';

export type ApiRouter = ReturnType<typeof createRouter>;

/** Connects the operations of the contract with the domains that implement them. */
export function createRouter(domains: Domains, ports: Pick<ApiPorts, 'brands'>) {
  const { viewerOf } = domains;
  return procedures.router({
    session: {
      ...sessionProcedures(domains.sessions),
      ...sessionStartProcedures(domains.signIn),
      ...viewerProcedures(domains.viewers),
    },
    signIn: signInProcedures(domains.signIn),
    devices: devicesProcedures(domains.devices),
    coldStart: coldStartProcedures(domains.coldStart, viewerOf),
    countries: countriesProcedures(ports),
    signIns: signInsProcedures(domains.signIns),
    tvCodes: tvCodesProcedures(domains.tvCodes),
    oauth: oauthProcedures(domains.oauth),
    passkeys: passkeysProcedures(domains.passkeys),
    account: accountDataProcedures(domains.accountData),
    bankCards: bankCardsProcedures(domains.bankCards),
    bonuses: bonusesProcedures(domains.bonuses),
    certificates: certificatesProcedures(domains.certificates),
    profiles: profilesProcedures(domains.profiles, domains.channels, viewerOf),
    ...catalogueProcedures(domains.catalogue, viewerOf),
    ...channelsProcedures(domains.channels, viewerOf, domains.timeZoneOf),
    exchanges: exchangesProcedures(domains.exchanges),
    favourites: favouritesProcedures(domains.favourites),
    collections: collectionsProcedures(domains.collections, viewerOf),
    infoPages: infoPagesProcedures(domains.infoPages),
    karaoke: { ...karaokeProcedures(domains.karaoke, viewerOf), ...songPlaybackProcedures(domains.singing) },
    promoEvents: promoEventsProcedures(domains.promoEvents, viewerOf),
    messages: messagesProcedures(domains.messages),
    mediaViews: blocksProcedures(domains.blocks, viewerOf, domains.coldStart, domains.positions),
    playback: playbackProcedures(domains),
    parties: partiesProcedures(domains.parties),
    positions: positionsProcedures(domains.positions),
    problemReports: problemReportsProcedures(domains.problemReports),
    ratings: ratingsProcedures(domains.ratings),
    receipts: receiptsProcedures(domains.receipts),
    reminders: remindersProcedures(domains.reminders),
    search: searchProcedures(domains.search, viewerOf),
    services: servicesProcedures(domains.services, viewerOf),
    shortStories: shortStoriesProcedures(domains.shortStories, viewerOf),
    sitemap: sitemapProcedures(domains.db),
    subscriptions: subscriptionsProcedures(
      domains.subscriptions,
      domains.subscriptionChanges,
      (serviceId, context) => domains.changeOffers.list(serviceId, context),
    ),
    topUps: topUpsProcedures(domains.topUps),
    toggles: togglesProcedures(domains.toggles),
    promoCodes: promoCodesProcedures(domains.promoCodes),
    purchases: purchasesProcedures(domains.purchases, domains.holdings),
    analytics: analyticsProcedures(domains.analytics),
    operator: operatorProcedures(operatorPorts(domains)),
    staff: staffProcedures(domains.staff.signIn),
  });
}

/** The domains for operators. */
function operatorPorts(domains: Domains): OperatorPorts {
  return {
    operator: domains.operator,
    brands: domains.brands,
    previewHolders: domains.previewHolders,
    webhooks: domains.webhooks,
    segments: domains.segments,
    broadcasts: domains.broadcasts,
    support: domains.support,
    television: domains.television,
    tracks: domains.tracks,
    quality: domains.quality,
    adCampaigns: domains.adCampaigns,
    adClips: domains.adClips,
    adReports: domains.adReports,
    ads: domains.ads,
    today: domains.today,
    serviceState: domains.serviceState,
    eventReports: domains.eventReports,
    staff: domains.staff,
    operatorKeys: domains.operatorKeys,
    audit: domains.audit,
    infoPages: domains.infoPages,
    ingests: domains.ingests,
    accounts: domains.accounts,
    sessions: domains.sessions,
    bonuses: domains.operatorBonuses,
    certificates: domains.certificates,
    toggles: domains.toggles,
    holdings: domains.holdings,
    orders: domains.orders,
    refunds: domains.refunds,
    newPrices: domains.newPrices,
    bookkeeping: domains.bookkeeping,
    reports: domains.reports,
    fileImports: domains.fileImports,
    letters: domains.letters,
    messages: domains.messages,
    problemReports: domains.problemReports,
    records: domains.records,
    push: { publish: domains.publish },
  };
}
