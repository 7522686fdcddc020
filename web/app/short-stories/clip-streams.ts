import type { Playback } from '@kadr/contract';
import type { PlayerSource, PreparedSource } from '@kadr/player';

/** A clip that may play: started by the service, its first picture on its way. */
export interface ReadyClip {
  readonly playback: Playback;
  readonly prepared: PreparedSource;
}

export interface ClipStreams {
  /** What is to play now: what was made ready, or begun now. Rejects with what the service refuses with. */
  readonly take: (slug: string) => Promise<ReadyClip>;
  /** Begins to fetch what comes next, once. */
  readonly ready: (slug: string) => void;
  /** Lets go of what was made ready and is not wanted. */
  readonly drop: () => void;
}

interface Ahead {
  readonly slug: string;
  readonly coming: Promise<ReadyClip>;
}

/** The streams of a feed: one ahead at most, whatever way the viewer goes. */
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
