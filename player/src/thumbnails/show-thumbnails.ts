/** Pictures over the timeline, fetched once the film plays: they never compete with the first segments. */
import type { PlayerEnvironment } from '../environment/environment.ts';
import type { PlayerSource } from '../source/source.ts';
import type { Thumbnails } from './thumbnail-at.ts';
import { loadThumbnails } from './thumbnails.ts';

interface ThumbnailPorts {
  readonly source: Pick<PlayerSource, 'thumbnailsUrl'>;
  readonly media: HTMLVideoElement;
  readonly environment: Pick<PlayerEnvironment, 'fetch'>;
  readonly headers: () => Readonly<Record<string, string>>;
  readonly shown: (thumbnails: Thumbnails) => void;
  readonly signal: AbortSignal;
}

/** Called when the source is loaded. */
export async function showThumbnails(ports: ThumbnailPorts): Promise<void> {
  const { source, media, environment, headers, signal } = ports;
  const { thumbnailsUrl } = source;
  if (thumbnailsUrl === undefined) return;
  if (media.readyState < media.HAVE_CURRENT_DATA)
    await new Promise((resolve) => {
      media.addEventListener('loadeddata', resolve, { once: true, signal });
    });
  const thumbnails = await loadThumbnails(thumbnailsUrl, {
    fetch: environment.fetch,
    headers: { ...headers() },
    signal,
  });
  if (thumbnails !== null && !signal.aborted) ports.shown(thumbnails);
}
