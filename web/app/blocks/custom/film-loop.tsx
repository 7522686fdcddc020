import { useEffect, useRef, useState } from 'react';
import { classNames } from '../../ui/class-names.ts';
import type { VideoFile } from './card-data.ts';
import { coveredPart, createFrameClock } from './film-frames.ts';
import styles from './film-loop.module.css';

/** Frames per second, as in a cinema. */
const rate = 24;

export interface FilmLoopProps {
  /** The browser plays the first that it supports. */
  readonly files: readonly VideoFile[];
  /** Whether it plays; when false, or when the viewer prefers reduced motion, nothing is loaded. */
  readonly isOn: boolean;
}

/**
 * A film without sound, looped, drawn at 24 frames per second over the element around it. It appears with its first
 * frame; when the browser can play none of its files, the content below stays visible.
 */
export function FilmLoop({ files, isOn }: FilmLoopProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const [isShown, setShown] = useState(false);
  useEffect(() => {
    const screen = canvas.current;
    if (!screen || !isOn || window.matchMedia('(prefers-reduced-motion: reduce)').matches) return undefined;
    const context = screen.getContext('2d', { alpha: false });
    if (!context) return undefined;
    const video = document.createElement('video');
    video.muted = true;
    video.loop = true;
    video.playsInline = true;
    for (const { url, type } of files) {
      const source = document.createElement('source');
      source.src = url;
      source.type = type;
      video.append(source);
    }
    const isDue = createFrameClock(rate);
    let request = 0;
    const draw = (time: number): void => {
      request = requestAnimationFrame(draw);
      const picture = { width: video.videoWidth, height: video.videoHeight };
      const box = { width: screen.clientWidth, height: screen.clientHeight };
      if (video.readyState < video.HAVE_CURRENT_DATA || picture.width * box.width === 0 || !isDue(time))
        return;
      if (screen.width !== box.width || screen.height !== box.height) Object.assign(screen, box);
      context.drawImage(video, ...coveredPart(picture, box), 0, 0, box.width, box.height);
      setShown(true);
    };
    const observer = new IntersectionObserver(([entry]) => {
      cancelAnimationFrame(request);
      if (entry?.isIntersecting) {
        // When the browser refuses, the content below stays visible.
        video.play().catch(() => undefined);
        request = requestAnimationFrame(draw);
      } else video.pause();
    });
    observer.observe(screen);
    return () => {
      observer.disconnect();
      cancelAnimationFrame(request);
      video.pause();
      video.replaceChildren();
      video.load();
      setShown(false);
    };
  }, [files, isOn]);
  return (
    <canvas ref={canvas} aria-hidden="true" className={classNames(styles.screen, isShown && styles.shown)} />
  );
}
