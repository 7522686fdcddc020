import { useEffect, useRef, useState } from 'react';
import { useMessages } from '../../i18n/messages.tsx';
import { IconButton } from '../../ui/button.tsx';
import type { VideoFile } from './card-data.ts';
import styles from './quiet-video.module.css';

export interface QuietVideoProps {
  readonly files: readonly VideoFile[];
  /** Stands beside links, not inside of one: it has a button that stops it (WCAG 2.2 §2.2.2). */
  readonly hasButton?: boolean;
}

/**
 * A picture that moves, over the still one: without sound, again and again, while it is in sight. It fills the positioned
 * element around it. Who wants less motion sees the still picture, until he starts it himself.
 */
export function QuietVideo({ files, hasButton = false }: QuietVideoProps) {
  const t = useMessages();
  const element = useRef<HTMLVideoElement>(null);
  const [isWanted, setWanted] = useState<boolean | null>(null);
  const [isPlaying, setPlaying] = useState(false);
  useEffect(() => {
    const video = element.current;
    if (!video) return undefined;
    // React sets the property without the attribute, which the server's markup has not either.
    video.muted = true;
    const mayMove = isWanted ?? !window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    if (!mayMove) {
      video.pause();
      return undefined;
    }
    const observer = new IntersectionObserver(([entry]) => {
      // A browser that refuses leaves the still picture.
      if (entry?.isIntersecting) video.play().catch(() => undefined);
      else video.pause();
    });
    observer.observe(video);
    return () => observer.disconnect();
  }, [isWanted]);
  return (
    <>
      <video
        ref={element}
        className={isPlaying ? `${styles.video} ${styles.shown}` : styles.video}
        muted
        loop
        playsInline
        disablePictureInPicture
        preload="none"
        tabIndex={-1}
        aria-hidden="true"
        onPlaying={() => setPlaying(true)}
        onPause={() => setPlaying(false)}
        onError={() => setPlaying(false)}
      >
        {files.map(({ url, type }) => (
          <source key={url} src={url} type={type} />
        ))}
      </video>
      {hasButton && (
        <span className={styles.button}>
          <IconButton
            icon={isPlaying ? 'pause' : 'play'}
            size="small"
            label={t(isPlaying ? 'offers.stopVideo' : 'offers.playVideo')}
            onClick={() => setWanted(!isPlaying)}
          />
        </span>
      )}
    </>
  );
}
