import type { StreamAsset } from '@kadr/contract';
import { browserEnvironment, createPlayer, prepare } from '@kadr/player';
import type { PlayerEnvironment } from '@kadr/player';
import { useEffect, useEffectEvent, useRef } from 'react';
import { previewSource } from './preview-source.ts';
import styles from './preview-video.module.css';

export interface PreviewVideoProps {
  readonly asset: StreamAsset;
  readonly name: string;
  /** It has come to its end (CT-081). */
  readonly onEnded: () => void;
}

/** The player's surroundings in a card: without sound, whatever the viewer chose elsewhere, and nothing is remembered. */
function silent(): PlayerEnvironment {
  return {
    ...browserEnvironment(),
    storage: { get: (key) => (key === 'volumeMuted' ? 'true' : null), set: () => {} },
  };
}

/** A title's trailer over its picture, without sound and controls. Who wants less motion sees the picture. */
export function PreviewVideo({ asset, name, onEnded }: PreviewVideoProps) {
  const place = useRef<HTMLSpanElement>(null);
  const ended = useEffectEvent(onEnded);
  const sourceOf = useEffectEvent(() => previewSource(asset, name, navigator));
  useEffect(() => {
    const container = place.current;
    const source = sourceOf();
    if (!container || !source || window.matchMedia('(prefers-reduced-motion: reduce)').matches)
      return undefined;
    const environment = silent();
    const prepared = prepare(source, environment);
    const { media } = prepared;
    media.muted = true;
    media.disablePictureInPicture = true;
    container.append(media);
    const player = createPlayer({ media, container, environment });
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
  }, []);
  return <span ref={place} className={styles.place} />;
}
