import type { StreamRequest } from '../engine/prepare.ts';
import { PlayerError } from '../recovery/errors.ts';
import { withQuery } from '../source/source.ts';
import type { PlayerSource, TeleportConfig } from '../source/source.ts';
import { askPeers } from './shaka-peers.ts';
import { openTeleport } from './teleport.ts';

interface TeleportSession {
  readonly source: PlayerSource & { readonly teleport: TeleportConfig };
  readonly stream: StreamRequest;
  readonly media: HTMLVideoElement;
  /** How far ahead is fetched, in seconds. */
  readonly bufferingGoal: number;
  /** Ends it. */
  readonly signal: AbortSignal;
  /** Playback continues without peers. */
  readonly failed: (error: PlayerError) => void;
}

/** Lets a stream that plays already come from peers, too, for as long as it is played. */
export async function attachTeleport({
  source,
  stream,
  media,
  bufferingGoal,
  signal,
  failed,
}: TeleportSession): Promise<void> {
  const { url, headers, tokenQuery, gate } = stream.load;
  let isBroken = false;
  try {
    const teleport = await openTeleport({
      config: source.teleport,
      type: source.type,
      manifestUrl: url,
      bufferingGoal,
      request: (address, abort) => {
        if (!gate.isOpen()) throw new Error('The service is being waited for.');
        const token = tokenQuery();
        return new Request(token === null ? address : withQuery(address, token), {
          headers: headers(),
          signal: abort,
        });
      },
      onBroken: (error) => {
        if (isBroken || signal.aborted) return;
        isBroken = true;
        stream.setTeleport(null);
        failed(error);
      },
    });
    if (signal.aborted) return teleport.destroy();
    const watching = (): void => teleport.watching(media.currentTime, media.playbackRate);
    for (const event of ['timeupdate', 'ratechange', 'seeking'])
      media.addEventListener(event, watching, { signal });
    signal.addEventListener('abort', () => {
      stream.setTeleport(null);
      teleport.destroy();
    });
    stream.setTeleport({
      switched: teleport.switched,
      ask: (shaka, outgoing, context) => askPeers(shaka, teleport, outgoing, context),
    });
  } catch (error) {
    if (!signal.aborted && error instanceof PlayerError) failed(error);
  }
}
