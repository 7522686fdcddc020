/** The contract between server and clients: entities, operations, errors. */
import { accountContract } from './account.ts';
import { analyticsContract } from './analytics.ts';
import { bankCardsContract } from './bank-cards.ts';
import { bonusesContract } from './bonuses.ts';
import { certificatesContract } from './certificates.ts';
import { channelsContract, epgsContract } from './channels.ts';
import { coldStartContract } from './cold-start.ts';
import { collectionsContract } from './collections.ts';
import { countriesContract } from './countries.ts';
import { devicesContract } from './devices.ts';
import { exchangesContract } from './exchanges.ts';
import { favouritesContract } from './favourites.ts';
import { infoPagesContract } from './info-pages.ts';
import { karaokeContract } from './karaoke.ts';
import { mediaItemsContract } from './media-item.ts';
import { mediaViewsContract } from './media-view.ts';
import { messagesContract } from './messages.ts';
import { operatorContract } from './operator.ts';
import { oauthContract } from './oauth.ts';
import { partiesContract } from './parties.ts';
import { passkeysContract } from './passkeys.ts';
import { personsContract } from './person.ts';
import { playbackContract } from './playback.ts';
import { positionsContract } from './positions.ts';
import { problemReportsContract } from './problem-reports.ts';
import { profilesContract } from './profiles.ts';
import { promoCodesContract } from './promo-codes.ts';
import { promoEventsContract } from './promo-events.ts';
import { purchasesContract } from './purchases.ts';
import { receiptsContract } from './receipts.ts';
import { ratingsContract } from './ratings.ts';
import { remindersContract } from './reminders.ts';
import { searchContract } from './search.ts';
import { servicesContract } from './services.ts';
import { sessionContract } from './session.ts';
import { shortStoriesContract } from './short-stories.ts';
import { signInContract } from './sign-in.ts';
import { signInsContract } from './sign-ins.ts';
import { sitemapContract } from './sitemap.ts';
import { staffContract } from './staff.ts';
import { togglesContract } from './toggles.ts';
import { subscriptionsContract } from './subscriptions.ts';
import { topUpsContract } from './top-ups.ts';
import { tvCodesContract } from './tv-codes.ts';

/** Every operation of the service; paths are relative to `/api`. */
export const contract = {
  session: sessionContract,
  signIn: signInContract,
  devices: devicesContract,
  channels: channelsContract,
  coldStart: coldStartContract,
  collections: collectionsContract,
  countries: countriesContract,
  epgs: epgsContract,
  signIns: signInsContract,
  tvCodes: tvCodesContract,
  passkeys: passkeysContract,
  oauth: oauthContract,
  account: accountContract,
  bankCards: bankCardsContract,
  bonuses: bonusesContract,
  certificates: certificatesContract,
  profiles: profilesContract,
  exchanges: exchangesContract,
  favourites: favouritesContract,
  infoPages: infoPagesContract,
  karaoke: karaokeContract,
  mediaItems: mediaItemsContract,
  mediaViews: mediaViewsContract,
  messages: messagesContract,
  parties: partiesContract,
  persons: personsContract,
  playback: playbackContract,
  positions: positionsContract,
  problemReports: problemReportsContract,
  promoCodes: promoCodesContract,
  promoEvents: promoEventsContract,
  purchases: purchasesContract,
  ratings: ratingsContract,
  receipts: receiptsContract,
  reminders: remindersContract,
  search: searchContract,
  services: servicesContract,
  shortStories: shortStoriesContract,
  sitemap: sitemapContract,
  subscriptions: subscriptionsContract,
  toggles: togglesContract,
  topUps: topUpsContract,
  analytics: analyticsContract,
  operator: operatorContract,
  staff: staffContract,
};
export type Contract = typeof contract;

export * from './account.ts';
export * from './account-reference.ts';
export * from './ad-campaigns.ts';
export * from './ads.ts';
export * from './analytics.ts';
export * from './asset.ts';
export * from './channel-playback.ts';
export * from './channel-schedule.ts';
export * from './channels.ts';
export * from './client-names.ts';
export * from './cold-start.ts';
export * from './collections.ts';
export * from './bank-cards.ts';
export * from './bonus-login.ts';
export * from './bonuses.ts';
export * from './certificates.ts';
export * from './catalogue-import.ts';
export * from './countries.ts';
export * from './devices.ts';
export * from './display-input.ts';
export * from './drm-config.ts';
export * from './errors.ts';
export * from './exchanges.ts';
export * from './favourites.ts';
export * from './film-markers.ts';
export * from './filters.ts';
export * from './guest-places.ts';
export * from './guide-import.ts';
export * from './image.ts';
export * from './info-pages.ts';
export * from './ingest.ts';
export * from './karaoke.ts';
export * from './language.ts';
export * from './listing.ts';
export * from './login.ts';
export * from './media-item.ts';
export * from './media-view.ts';
export * from './messages.ts';
export * from './money.ts';
export * from './notification.ts';
export * from './oauth.ts';
export * from './operator.ts';
export * from './operator-audit.ts';
export * from './operator-bonuses.ts';
export * from './operator-certificates.ts';
export * from './operator-keys.ts';
export * from './operator-brands.ts';
export * from './operator-webhooks.ts';
export * from './operator-film-stream.ts';
export * from './operator-segments.ts';
export * from './operator-broadcasts.ts';
export * from './operator-support.ts';
export * from './operator-ads.ts';
export * from './operator-television.ts';
export * from './track-roles.ts';
export * from './tracks.ts';
export * from './quality.ts';
export * from './analytics-questions.ts';
export * from './operator-analytics.ts';
export * from './operator-service.ts';
export * from './operator-today.ts';
export * from './file-addresses.ts';
export * from './report-names.ts';
export * from './operator-exports.ts';
export * from './operator-imports.ts';
export * from './operator-money.ts';
export * from './operator-reports.ts';
export * from './operator-permissions.ts';
export * from './operator-staff.ts';
export * from './operator-records.ts';
export * from './paging.ts';
export * from './parties.ts';
export * from './passkeys.ts';
export * from './permission.ts';
export * from './person.ts';
export * from './playback.ts';
export * from './player-events.ts';
export * from './positions.ts';
export * from './problem-reports.ts';
export * from './profile-icons.ts';
export * from './profile-name.ts';
export * from './profiles.ts';
export * from './promo-benefits.ts';
export * from './promo-codes.ts';
export * from './promo-events.ts';
export * from './purchases.ts';
export * from './push.ts';
export * from './ratings.ts';
export * from './receipts.ts';
export * from './record-changes.ts';
export * from './record-kinds.ts';
export * from './record-schemas.ts';
export * from './reminders.ts';
export * from './search.ts';
export * from './services.ts';
export * from './segments.ts';
export * from './session.ts';
export * from './short-series.ts';
export * from './short-stories.ts';
export * from './sign-in.ts';
export * from './sign-ins.ts';
export * from './sitemap.ts';
export * from './staff.ts';
export * from './staff-roles.ts';
export * from './stream-times.ts';
export * from './subscriptions.ts';
export * from './title-ads.ts';
export * from './toggles.ts';
export * from './top-ups.ts';
export * from './tstv.ts';
export * from './tv-codes.ts';
export * from './user.ts';
export * from './view-limits.ts';
