import type { KeyboardEvent, PointerEvent } from 'react';
import { useTexts } from '../../i18n/use-texts.ts';
import { formatFilmTime } from './film-time.ts';
import { partNames } from './mark-rules.ts';
import type { Markers } from './mark-rules.ts';
import styles from './marks.module.css';

interface MarksTimelineProps {
  /** Seconds. */
  readonly duration: number;
  readonly position: number;
  readonly markers: Markers;
  readonly midrolls: readonly number[];
  readonly onSeek: (seconds: number) => void;
}

/** The marks of a film along its duration. A click or a drag seeks. */
export function MarksTimeline({ duration, position, markers, midrolls, onSeek }: MarksTimelineProps) {
  const t = useTexts();
  const share = (seconds: number): string => `${Math.min(100, Math.max(0, (seconds / duration) * 100))}%`;
  const seekTo = (event: PointerEvent): void => {
    const { left, width } = event.currentTarget.getBoundingClientRect();
    onSeek(Math.min(1, Math.max(0, (event.clientX - left) / width)) * duration);
  };
  return (
    <div
      className={styles.timeline}
      // A native range cannot show marks.
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
      role="slider"
      tabIndex={0}
      aria-label={t('marks.position')}
      aria-valuemin={0}
      aria-valuemax={Math.floor(duration)}
      aria-valuenow={Math.floor(position)}
      aria-valuetext={formatFilmTime(position)}
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId);
        seekTo(event);
      }}
      onPointerMove={(event) => {
        if (event.currentTarget.hasPointerCapture(event.pointerId)) seekTo(event);
      }}
      onKeyDown={(event) => endKeys(event, duration, onSeek)}
    >
      <div className={styles.track}>
        {partNames.map((name) => {
          const { start = null, end = null } = markers[name] ?? {};
          if (start === null && end === null) return null;
          const from = start ?? end ?? 0;
          return (
            <span
              key={name}
              className={`${styles.part} ${styles[name]}`}
              style={{ left: share(from), right: `calc(100% - ${share(Math.max(from, end ?? from))})` }}
            />
          );
        })}
        {[...new Set(markers.chapters.map(({ start }) => start))].map((start) => (
          <span key={start} className={styles.chapterTick} style={{ left: share(start) }} />
        ))}
      </div>
      {[...new Set(midrolls)].map((time) => (
        <span key={time} className={styles.midrollMark} style={{ left: share(time) }} />
      ))}
      <span className={styles.playhead} style={{ left: share(position) }} />
    </div>
  );
}

function endKeys(event: KeyboardEvent, duration: number, seek: (seconds: number) => void): void {
  if (event.key !== 'Home' && event.key !== 'End') return;
  event.preventDefault();
  seek(event.key === 'Home' ? 0 : duration);
}
