/** The picture and the time over a place on the timeline. */
import { useLayoutEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import type { PlayerState } from '../store/state.ts';
import { thumbnailAt } from '../thumbnails/thumbnails.ts';
import type { Thumbnails } from '../thumbnails/thumbnails.ts';
import { bubbleCentre, formatTime, timeAt } from '../timeline/timeline.ts';
import type { TimeRange } from '../timeline/timeline.ts';
import { usePlayerState } from './player-context.ts';
import styles from './timeline-bubble.module.css';

const readThumbnails = (state: PlayerState): Thumbnails | null => state.thumbnails;

export function TimelineBubble({
  share,
  range,
}: {
  readonly share: number;
  readonly range: TimeRange;
}): ReactNode {
  const thumbnails = usePlayerState(readThumbnails);
  const bubble = useRef<HTMLDivElement>(null);
  const picture = useRef<HTMLDivElement>(null);
  const seconds = timeAt(share, range);
  const thumbnail = thumbnails === null ? null : thumbnailAt(thumbnails, Math.floor(seconds));

  useLayoutEffect(() => {
    const box = picture.current;
    if (box !== null && thumbnail !== null) {
      const scale = box.clientWidth / thumbnail.width;
      box.style.aspectRatio = `${thumbnail.width} / ${thumbnail.height}`;
      box.style.backgroundImage = `url(${JSON.stringify(thumbnail.url)})`;
      box.style.backgroundPositionY = `${-thumbnail.top * scale}px`;
    }
    const width = bubble.current?.offsetWidth ?? 0;
    const barWidth = bubble.current?.parentElement?.clientWidth ?? 0;
    bubble.current?.style.setProperty('--kp-centre', `${bubbleCentre(share, barWidth, width)}px`);
  }, [share, thumbnail]);

  return (
    <div ref={bubble} className={styles.bubble} aria-hidden="true">
      {thumbnail !== null && <div ref={picture} className={styles.picture} />}
      <span className={styles.time}>{formatTime(seconds, range.end)}</span>
    </div>
  );
}
