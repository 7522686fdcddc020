/** For browser tests: a player on a page, the playground's film, faults on demand, and waiting for conditions. */
import { createPlayer } from '../playback/player.ts';
import type { Player, PlayerOptions } from '../playback/player.ts';
import { russianLabels } from './russian-labels.ts';
import type { PlayerSource } from '../source/source.ts';
import type { PlayerState } from '../state/state.ts';
import type { Fault, SeenRequest } from '../../playground/stream-server.ts';

export const filmSource: PlayerSource = {
  assetUrl: '/streams/lighthouse',
  type: 'vod',
  content: { id: 'lighthouse', name: 'Маяк' },
  thumbnailsUrl: '/streams/lighthouse/hd.json',
};

/** The same film over and over as a channel. */
export const liveSource: PlayerSource = {
  assetUrl: '/streams/live/playlist.m3u8',
  type: 'live',
  content: { id: 'live', name: 'Эфир' },
};

/** The channel as the service has it: its past by offsets, further back than its manifest reaches. */
export const channelSource: PlayerSource = {
  ...liveSource,
  assetUrl: '/streams/live',
  timeshift: { pauseLiveDuration: 600 },
};

export interface Stage {
  readonly player: Player;
  readonly media: HTMLVideoElement;
  readonly container: HTMLElement;
  /** Resolves with the first state that fits. */
  readonly until: (what: string, fits: (state: PlayerState) => boolean) => Promise<PlayerState>;
}

export function setStage(options: Partial<PlayerOptions> = {}): Stage {
  const container = document.createElement('div');
  const media = options.media ?? document.createElement('video');
  container.append(media);
  document.body.append(container);
  const player = createPlayer({ media, container, labels: russianLabels, ...options });
  return { player, media, container, until: (what, fits) => until(player, what, fits) };
}

export async function strike({ player, container }: Stage): Promise<void> {
  await player.destroy();
  container.remove();
}

/** How long a condition may take on a busy machine, in ms. */
const PATIENCE = 40_000;

export function until(
  player: Pick<Player, 'store'>,
  what: string,
  fits: (state: PlayerState) => boolean,
): Promise<PlayerState> {
  const { promise, resolve, reject } = Promise.withResolvers<PlayerState>();
  const check = (): void => {
    const state = player.store.getState();
    if (fits(state)) resolve(state);
  };
  const stop = player.store.subscribe(check);
  const timer = setTimeout(() => {
    const { thumbnails: _pictures, ...state } = player.store.getState();
    reject(new Error(`Waited in vain until ${what}; state: ${JSON.stringify(state)}`));
  }, PATIENCE);
  check();
  return promise.finally(() => {
    stop();
    clearTimeout(timer);
  });
}

/** Resolves at the next `name` event of `target`. */
export function once(target: EventTarget, name: string): Promise<Event> {
  const { promise, resolve } = Promise.withResolvers<Event>();
  target.addEventListener(name, resolve, { once: true });
  return promise;
}

/** Sets the stream server's faults from now on, and forgets the requests seen so far. */
export async function setFaults(faults: readonly Fault[]): Promise<void> {
  await fetch('/__faults', { method: 'POST', body: JSON.stringify(faults) });
}

export async function seenRequests(): Promise<readonly SeenRequest[]> {
  const answer = await fetch('/__seen');
  return (await answer.json()) as readonly SeenRequest[];
}
