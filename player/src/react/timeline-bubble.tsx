/** The picture and the time over a place on the timeline. */
import { useLayoutEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { thumbnailAt } from '../thumbnails/thumbnail-at.ts';
import { bubbleCentre, formatClock, formatTime, timeAt } from '../timeline/timeline.ts';
import type { TimeRange } from '../timeline/timeline.ts';
import { useMessages, usePlayerState, useTimeZone } from './context/player-context.ts';
import { fetchParts } from './fetch-parts.ts';
import { lazyPart } from './lazy.ts';
import styles from './timeline-bubble.module.css';

const ChapterName = lazyPart(async () => (await fetchParts()).ChapterName);

export function TimelineBubble({
  share,
  range,
}: {
  readonly share: number;
  readonly range: TimeRange;
}): ReactNode {
  const thumbnails = usePlayerState('thumbnails');
  const isLive = usePlayerState('isLive');
  const startsAt = usePlayerState('startsAt');
  const { locale } = useMessages().labels;
  const timeZone = useTimeZone();
  const bubble = useRef<HTMLDivElement>(null);
  const picture = useRef<HTMLDivElement>(null);
  const seconds = timeAt(share, range);
  const thumbnail = thumbnails === null ? null : thumbnailAt(thumbnails, Math.floor(seconds));

  // On a live stream the time of day says more than a number of minutes does.
  const said = !isLive
    ? formatTime(seconds, range.end)
    : startsAt === null
      ? `−${formatTime(range.end - seconds)}`
      : formatClock(startsAt + seconds * 1000, locale, timeZone);

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
      <ChapterName isOpen={false} parts={{ seconds }} />
      <span className={styles.time}>{said}</span>
    </div>
  );
}
