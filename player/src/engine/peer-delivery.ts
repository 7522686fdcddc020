import type { Shaka } from './shaka-engine.ts';
import type shaka from 'shaka-player/dist/shaka-player.dash-es2021.js';

/** Delivery of segments from other viewers, as the engine sees it. */
export interface PeerDelivery {
  /** Called for each request that is ready to leave: it may get its answer from peers. */
  readonly ask: (
    build: Shaka,
    outgoing: shaka.extern.Request,
    context: shaka.extern.RequestContext | undefined,
  ) => void;
  /** The rendition that plays has changed: its bits per second. */
  readonly switched: (bandwidth: number) => void;
}
