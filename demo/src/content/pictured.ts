import { demoChannels } from './channels.ts';
import { demoCollections } from './collections.ts';
import { demoSongs } from './karaoke.ts';
import { demoPromoEvents } from './promo-events.ts';
import { demoServices } from './services.ts';
import type { ArtDirection, DemoChannel } from './types.ts';

interface PicturedThing {
  /** Unlike any other's: its list and its slug. */
  readonly key: string;
  /** Begins a sentence. */
  readonly name: string;
  /** Pixels; the proportions of the card (CT-104 – CT-106). */
  readonly size: readonly [width: number, height: number];
}

/** A collection, promo event, song or service, which has a picture. */
export interface PicturedArt extends PicturedThing {
  readonly art: ArtDirection;
}

/** A channel, which has a mark. */
export interface PicturedMark extends PicturedThing, Pick<DemoChannel, 'letters' | 'palette' | 'number'> {}

/** What is drawn besides titles and persons, one picture each. */
export type Pictured = PicturedArt | PicturedMark;

const wide = [960, 616] as const;
const square = [480, 480] as const;
const tall = [752, 1004] as const;
const mark = [352, 200] as const;

export const keyOfCollection = (slug: string): string => `collection/${slug}`;
export const keyOfPromoEvent = (slug: string): string => `promo-event/${slug}`;
export const keyOfSong = (slug: string): string => `song/${slug}`;

export const keyOfService = (alias: string): string => `service/${alias}`;
export const keyOfChannel = (slug: string): string => `channel/${slug}`;

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
  ...demoChannels.map(({ slug, name, letters, palette, number }) => ({
    key: keyOfChannel(slug),
    name: `The channel “${name.eng}”`,
    letters,
    palette,
    number,
    size: mark,
  })),
];
