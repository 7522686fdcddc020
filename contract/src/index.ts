/** What server and clients promise each other: entities, operations, errors. */
import { analyticsContract } from './analytics.ts';
import { mediaItemsContract } from './media-item.ts';
import { mediaViewsContract } from './media-view.ts';
import { operatorContract } from './operator.ts';
import { personsContract } from './person.ts';
import { playbackContract } from './playback.ts';
import { promoCodesContract } from './promo-codes.ts';
import { sessionContract } from './session.ts';
import { sitemapContract } from './sitemap.ts';
import { togglesContract } from './toggles.ts';

/** Every operation of the service; paths are relative to `/api`. */
export const contract = {
  session: sessionContract,
  mediaItems: mediaItemsContract,
  mediaViews: mediaViewsContract,
  persons: personsContract,
  playback: playbackContract,
  promoCodes: promoCodesContract,
  sitemap: sitemapContract,
  toggles: togglesContract,
  analytics: analyticsContract,
  operator: operatorContract,
};
export type Contract = typeof contract;

export * from './analytics.ts';
export * from './asset.ts';
export * from './errors.ts';
export * from './image.ts';
export * from './language.ts';
export * from './listing.ts';
export * from './media-item.ts';
export * from './media-view.ts';
export * from './notification.ts';
export * from './operator.ts';
export * from './paging.ts';
export * from './person.ts';
export * from './playback.ts';
export * from './promo-codes.ts';
export * from './session.ts';
export * from './sitemap.ts';
export * from './toggles.ts';
export * from './user.ts';
