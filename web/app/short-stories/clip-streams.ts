import type { Playback } from '@kadr/contract';
import type { PlayerSource, PreparedSource } from '@kadr/player';

/** A clip that is ready to play: started by the service, its first picture loading. */
export interface ReadyClip {
  readonly playback: Playback;
  readonly prepared: PreparedSource;
}

export interface ClipStreams {
  /** Returns the clip to play now, prepared or started now. Rejects with the service's refusal. */
  readonly take: (slug: string) => Promise<ReadyClip>;
  /** Starts to fetch the next clip, once. */
  readonly ready: (slug: string) => void;
  /** Discards a prepared clip that is not wanted. */
  readonly drop: () => void;
}

interface Ahead {
  readonly slug: string;
  readonly coming: Promise<ReadyClip>;
}

/** The streams of a feed: at most one is prepared, whichever way the viewer goes. */
export function openClipStreams({
  start,
  sourceOf,
  prepare,
}: {
  readonly start: (slug: string) => Promise<Playback>;
  readonly sourceOf: (playback: Playback) => PlayerSource;
  readonly prepare: (source: PlayerSource) => PreparedSource;
}): ClipStreams {
  let ahead: Ahead | null = null;
  const open = async (slug: string): Promise<ReadyClip> => {
    const playback = await start(slug);
    return { playback, prepared: prepare(sourceOf(playback)) };
  };
  const drop = (): void => {
    const dropped = ahead;
    ahead = null;
    dropped?.coming.then(
      ({ prepared }) => prepared.cancel(),
      () => undefined,
    );
  };
  return {
    take: (slug) => {
      if (ahead?.slug !== slug) {
        drop();
        return open(slug);
      }
      const { coming } = ahead;
      ahead = null;
      return coming;
    },
    ready: (slug) => {
      if (ahead?.slug === slug) return;
      drop();
      const coming = open(slug);
      // The caller gets the error.
      coming.catch(() => undefined);
      ahead = { slug, coming };
    },
    drop,
  };
}
