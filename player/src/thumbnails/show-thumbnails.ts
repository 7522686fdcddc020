/** Pictures over the timeline, fetched once the film plays: they never compete with the first segments. */
import type { PlayerEnvironment } from '../environment/environment.ts';
import type { PlayerSource } from '../source/source.ts';
import type { Store } from '../store/store.ts';
import type { Thumbnails } from './thumbnail-at.ts';
import { loadThumbnails } from './thumbnails.ts';

interface ThumbnailPorts {
  readonly source: Pick<PlayerSource, 'thumbnailsUrl'>;
  readonly media: HTMLVideoElement;
  readonly store: Store<{ readonly thumbnails: Thumbnails | null }>;
  readonly environment: Pick<PlayerEnvironment, 'fetch'>;
  readonly headers: () => Readonly<Record<string, string>>;
  readonly signal: AbortSignal;
}

/** To be called when the source is loaded, also when it is loaded again: what is there stays. */
export async function showThumbnails(ports: ThumbnailPorts): Promise<void> {
  const { source, media, store, environment, headers, signal } = ports;
  const { thumbnailsUrl } = source;
  if (thumbnailsUrl === undefined || store.getState().thumbnails !== null) return;
  if (media.readyState < media.HAVE_CURRENT_DATA)
    await new Promise((resolve) => {
      media.addEventListener('loadeddata', resolve, { once: true, signal });
    });
  const thumbnails = await loadThumbnails(thumbnailsUrl, {
    fetch: environment.fetch,
    headers: { ...headers() },
    signal,
  });
  if (thumbnails !== null && !signal.aborted) store.patch({ thumbnails });
}
