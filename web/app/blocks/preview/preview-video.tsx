import type { StreamAsset } from '@kadr/contract';
import { browserEnvironment, createPlayer, prepare } from '@kadr/player';
import type { PlayerEnvironment, PlayerSource } from '@kadr/player';
import { useQueryClient } from '@tanstack/react-query';
import type { QueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef } from 'react';
import { drmConfigOf, renewLicenceOf } from '../../data/drm-config.ts';
import { apiOf } from '../../data/query-client.ts';
import { previewSource } from './preview-source.ts';
import type { PreviewLicence } from './preview-source.ts';
import styles from './preview-video.module.css';
import { noLabels } from './no-labels.ts';

export interface PreviewVideoProps {
  readonly slug: string;
  readonly asset: StreamAsset;
  readonly name: string;
  /** Called at the end of the video. */
  readonly onEnded: () => void;
}

/** The player's environment in a card: muted, whatever the viewer chose elsewhere, and without storage. */
function silent(): PlayerEnvironment {
  return {
    ...browserEnvironment(),
    storage: { get: (key) => (key === 'volumeMuted' ? 'true' : null), set: () => {} },
  };
}

/** A title's trailer over its picture, without sound and controls. With reduced motion the picture stays. */
export function PreviewVideo({ slug, asset, name, onEnded }: PreviewVideoProps) {
  const queries = useQueryClient();
  const place = useRef<HTMLSpanElement>(null);
  const ended = useEffectEvent(onEnded);
  const sourceOf = useEffectEvent(async () =>
    // A preview that is refused needs no message: the picture stays.
    previewSource(
      asset,
      name,
      navigator,
      asset.is_crypted ? await trailerLicence(queries, slug).catch(() => null) : null,
    ),
  );
  useEffect(() => {
    const container = place.current;
    if (!container || window.matchMedia('(prefers-reduced-motion: reduce)').matches) return undefined;
    let stop = (): void => {};
    let isGone = false;
    void sourceOf().then((source) => {
      if (source !== null && !isGone) stop = play(source, container, () => ended());
    });
    return () => {
      isGone = true;
      stop();
    };
  }, []);
  return <span ref={place} className={styles.place} />;
}

/** Plays without sound and controls in `container` until the returned function is called. */
function play(source: PlayerSource, container: HTMLElement, ended: () => void): () => void {
  const environment = silent();
  const prepared = prepare(source, environment);
  const { media } = prepared;
  media.muted = true;
  media.disablePictureInPicture = true;
  container.append(media);
  const player = createPlayer({ media, container, environment, labels: noLabels });
  const stop = player.on(({ type }) => {
    if (type === 'first-frame') container.dataset['shown'] = '';
    if (type === 'ended') ended();
  });
  void player.load(source, { prepared });
  return () => {
    stop();
    media.remove();
    void player.destroy();
  };
}

/** The licence of an encrypted trailer; null when it is not encrypted. @throws the service's refusal. */
async function trailerLicence(queries: QueryClient, slug: string): Promise<PreviewLicence | null> {
  const api = await apiOf(queries);
  const playback = await api.playback.start({ media_item_id: slug, player_type: 'trailer' });
  const { drm_config, playback_session_id } = playback;
  return (
    drm_config && {
      drm: drmConfigOf(drm_config, renewLicenceOf(queries, playback)),
      identity: { sessionId: playback_session_id },
    }
  );
}
