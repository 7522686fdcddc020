import { demoCollections } from './collections.ts';
import { demoSongs } from './karaoke.ts';
import { demoPromoEvents } from './promo-events.ts';
import { demoServices } from './services.ts';
import type { ArtDirection } from './types.ts';

/** What is drawn besides titles and persons, one picture each: collections, promo events, songs and services. */
export interface Pictured {
  /** Unlike any other's: its list and its slug. */
  readonly key: string;
  /** Begins a sentence. */
  readonly name: string;
  readonly art: ArtDirection;
  /** Pixels; the proportions of the card (CT-104 – CT-106). */
  readonly size: readonly [width: number, height: number];
}

const wide = [960, 616] as const;
const square = [480, 480] as const;
const tall = [752, 1004] as const;

export const keyOfCollection = (slug: string): string => `collection/${slug}`;
export const keyOfPromoEvent = (slug: string): string => `promo-event/${slug}`;
export const keyOfSong = (slug: string): string => `song/${slug}`;

export const keyOfService = (alias: string): string => `service/${alias}`;

/** In the order in which viewers meet them. */
export const demoPictured: readonly Pictured[] = [
  ...demoCollections.map(({ slug, name, art }) => ({
    key: keyOfCollection(slug),
    name: `The collection “${name.eng}”`,
    art,
    size: wide,
  })),
  ...demoPromoEvents.map(({ slug, name, art }) => ({
    key: keyOfPromoEvent(slug),
    name: `The promo event “${name.eng}”`,
    art,
    size: wide,
  })),
  ...demoSongs.map(({ slug, name, art }) => ({
    key: keyOfSong(slug),
    name: `The song “${name.eng}”`,
    art,
    size: square,
  })),
  ...demoServices.map(({ alias, name, art }) => ({
    key: keyOfService(alias),
    name: `The service “${name.eng}”`,
    art,
    size: tall,
  })),
];
