import { demoChannels } from './channels.ts';
import { demoCollections } from './collections.ts';
import { demoSongs } from './karaoke.ts';
import { demoPromoEvents } from './promo-events.ts';
import { demoServices } from './services.ts';

/** What has one picture: a collection, promo event, song, service or channel. */
export interface Pictured {
  /** Unique: its list and its slug. */
  readonly key: string;
  /** Begins a sentence. */
  readonly name: string;
  /** The slug of a channel, whose logo is drawn; the others have their picture in the pack. */
  readonly channel?: string;
}

export const keyOfCollection = (slug: string): string => `collection/${slug}`;
export const keyOfPromoEvent = (slug: string): string => `promo-event/${slug}`;
export const keyOfSong = (slug: string): string => `song/${slug}`;

export const keyOfService = (alias: string): string => `service/${alias}`;
export const keyOfChannel = (slug: string): string => `channel/${slug}`;

/** In the order in which viewers meet them. */
export const demoPictured: readonly Pictured[] = [
  ...demoCollections.map(({ slug, name }) => ({
    key: keyOfCollection(slug),
    name: `The collection “${name.eng}”`,
  })),
  ...demoPromoEvents.map(({ slug, name }) => ({
    key: keyOfPromoEvent(slug),
    name: `The promo event “${name.eng}”`,
  })),
  ...demoSongs.map(({ slug, name }) => ({
    key: keyOfSong(slug),
    name: `The song “${name.eng}”`,
  })),
  ...demoServices.map(({ alias, name }) => ({
    key: keyOfService(alias),
    name: `The service “${name.eng}”`,
  })),
  ...demoChannels.map(({ slug, name }) => ({
    key: keyOfChannel(slug),
    name: `The channel “${name.eng}”`,
    channel: slug,
  })),
];
