import { useEffect, useRef, useState } from 'react';
import { useMessages } from '../../i18n/messages.tsx';
import { IconButton } from '../../ui/button.tsx';
import type { VideoFile } from './card-data.ts';
import styles from './quiet-video.module.css';

export interface QuietVideoProps {
  readonly files: readonly VideoFile[];
  /** Whether it has a button that stops it (WCAG 2.2 §2.2.2); only possible outside of links. */
  readonly hasButton?: boolean;
}

/**
 * A video over the still picture: without sound, looped, while it is visible. It fills the positioned element around
 * it. Viewers who prefer reduced motion see the still picture until they start the video themselves.
 */
export function QuietVideo({ files, hasButton = false }: QuietVideoProps) {
  const t = useMessages();
  const element = useRef<HTMLVideoElement>(null);
  const [isWanted, setWanted] = useState<boolean | null>(null);
  const [isPlaying, setPlaying] = useState(false);
  useEffect(() => {
    const video = element.current;
    if (!video) return undefined;
    // React sets the property without the attribute, which the server's markup lacks, too.
    video.muted = true;
    const mayMove = isWanted ?? !window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    if (!mayMove) {
      video.pause();
      return undefined;
    }
    const observer = new IntersectionObserver(([entry]) => {
      // When the browser refuses, the still picture stays.
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
