import type { Playback, PlayerType } from '@kadr/contract';
import type { PlayerSource, PreparedSource } from '@kadr/player';
import { readyFor } from './playback-query.ts';
import styles from './prepared-stream.module.css';

/** A title in one of its players. */
export interface WantedTitle {
  readonly slug: string;
  readonly playerType: PlayerType;
}

/** The target of a link to the player: a title, or a live channel. */
export type Wanted = WantedTitle | { readonly slug: string; readonly playerType: 'channel' };

interface Prepared {
  readonly wanted: Wanted;
  readonly playbackSessionId: string;
  readonly prepared: PreparedSource;
}

let latest: Prepared | null = null;
let timer: ReturnType<typeof setTimeout> | undefined;

/**
 * Starts to fetch engine, manifest and first segments of `source`. One stream at a time: the viewer points at one
 * thing.
 */
export function prepareStream(
  wanted: Wanted,
  { playback_session_id }: Pick<Playback, 'playback_session_id'>,
  source: PlayerSource,
  prepare: (source: PlayerSource) => PreparedSource,
): void {
  if (latest?.playbackSessionId === playback_session_id) return;
  latest?.prepared.cancel();
  latest = { wanted, playbackSessionId: playback_session_id, prepared: prepare(source) };
  clearTimeout(timer);
  timer = setTimeout(() => {
    latest?.prepared.cancel();
    latest = null;
  }, readyFor);
}

/** How long the player's page waits for a first picture that is about to arrive, in milliseconds. */
const headStart = 120;

/**
 * At the click, shows the first picture over the current page, as soon as it is decoded and the page of the player,
 * whose code `page` fetches, can follow at once: until then the viewer stays on the current page, also when going back.
 * The player takes over the element in the same place. Resolves when the picture is painted, or when it is not worth
 * waiting for, to a function to call when the navigation to the player has ended, there or elsewhere.
 */
export async function showFirstPicture(wanted: Wanted, page: () => Promise<unknown>): Promise<() => void> {
  const ahead = latest;
  if (ahead === null || !isOf(ahead, wanted)) return () => undefined;
  const { media, ready } = ahead.prepared;
  const curtain = document.createElement('div');
  curtain.className = styles.curtain ?? '';
  let isOver = false;
  const shown = Promise.all([ready, page()])
    .then(() => {
      if (isOver || media.isConnected || media.readyState < media.HAVE_CURRENT_DATA) return undefined;
      curtain.append(media);
      document.body.append(curtain);
      return painted();
    })
    // The player's page shows the error.
    .catch(() => undefined);
  await Promise.race([shown, new Promise((resolve) => setTimeout(resolve, headStart))]);
  return () => {
    isOver = true;
    curtain.remove();
  };
}

/**
 * Resolves when the first picture of `wanted` is decoded, to whether it is; at once if it is not being prepared, and at
 * the latest after `patience` milliseconds.
 */
export async function firstPictureReady(wanted: Wanted, patience: number): Promise<boolean> {
  const ahead = latest;
  if (ahead === null || !isOf(ahead, wanted)) return false;
  const { media, ready } = ahead.prepared;
  await Promise.race([ready, new Promise((resolve) => setTimeout(resolve, patience))]);
  return media.readyState >= media.HAVE_CURRENT_DATA;
}

function isOf({ wanted, prepared }: Prepared, { slug, playerType }: Wanted): boolean {
  return wanted.slug === slug && wanted.playerType === playerType && prepared.isOpen();
}

/** Resolves after the next frame of the page. */
function painted(): Promise<void> {
  return new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
}

/**
 * The prepared stream of this playback, if no player has taken it yet. It stays available until one does: otherwise a
 * page that is rendered and left before its player loads would leave an engine running.
 */
export function preparedFor({
  playback_session_id,
}: Pick<Playback, 'playback_session_id'>): PreparedSource | null {
  if (latest?.playbackSessionId !== playback_session_id || !latest.prepared.isOpen()) return null;
  return latest.prepared;
}
