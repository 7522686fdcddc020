import type { Playback, PlayerType } from '@kadr/contract';
import type { PlayerSource, PreparedSource } from '@kadr/player';
import { readyFor } from './playback-query.ts';
import styles from './prepared-stream.module.css';

/** What a link to the player asks for. */
export interface Wanted {
  readonly slug: string;
  readonly playerType: PlayerType;
}

interface Prepared {
  readonly wanted: Wanted;
  readonly playbackSessionId: string;
  readonly prepared: PreparedSource;
}

let latest: Prepared | null = null;
let timer: ReturnType<typeof setTimeout> | undefined;

/** Begins to fetch engine, manifest and first segments of `source`. One stream at a time: the viewer points at one thing. */
export function prepareStream(
  wanted: Wanted,
  { playback_session_id }: Playback,
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

/** How long the page of the player waits for a first picture that is about to come, in milliseconds. */
const headStart = 120;

/**
 * At the click, shows the first picture over the page that is left, as soon as it is decoded and the page of the player can
 * follow at once: until then the page at hand is where the viewer is, also to him who goes back. The player, once it is
 * there, takes the element over in the same place. Resolves when the picture is painted, or when it is not to be waited for,
 * with a function for when the way to the player has ended, there or elsewhere.
 */
export async function showFirstPicture({ slug, playerType }: Wanted): Promise<() => void> {
  const ahead = latest;
  if (ahead?.wanted.slug !== slug || ahead.wanted.playerType !== playerType || !ahead.prepared.isOpen())
    return () => undefined;
  const { media, ready } = ahead.prepared;
  const curtain = document.createElement('div');
  curtain.className = styles.curtain ?? '';
  let isOver = false;
  const shown = Promise.all([ready, import('./watch-page.tsx')])
    .then(() => {
      if (isOver || media.isConnected || media.readyState < media.HAVE_CURRENT_DATA) return undefined;
      curtain.append(media);
      document.body.append(curtain);
      return painted();
    })
    // What is the matter, the page of the player says.
    .catch(() => undefined);
  await Promise.race([shown, new Promise((resolve) => setTimeout(resolve, headStart))]);
  return () => {
    isOver = true;
    curtain.remove();
  };
}

/** Resolves after the next frame of the page. */
function painted(): Promise<void> {
  return new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
}

/**
 * What was prepared of this playback and no player has taken yet. It stays at hand until one does: a page that is drawn and
 * left before its player loads would otherwise leave an engine that nobody ends.
 */
export function preparedFor({ playback_session_id }: Playback): PreparedSource | null {
  if (latest?.playbackSessionId !== playback_session_id || !latest.prepared.isOpen()) return null;
  return latest.prepared;
}
