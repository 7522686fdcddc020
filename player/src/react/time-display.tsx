/** The position in the film: time played of the whole or, at a click, time left and the clock at its end. */
import { useState } from 'react';
import type { ReactNode } from 'react';
import type { PlayerState } from '../state/state.ts';
import { formatClock, formatTime } from '../timeline/timeline.ts';
import { useMessages, usePlayerState, useTimeZone } from './context/player-context.ts';
import styles from './control-bar.module.css';

const readSecond = (state: PlayerState): number => Math.floor(state.rewind?.position ?? state.currentTime);
/** The end of the film at its present speed, to the minute; ms since the epoch. */
const readEnd = ({ currentTime, duration, speeds }: PlayerState): number => {
  const speed = speeds.find(({ active }) => active)?.value ?? 1;
  const end = Date.now() + ((duration - currentTime) / speed) * 1000;
  return Math.floor(end / 60_000) * 60_000;
};

export function TimeDisplay(): ReactNode {
  const messages = useMessages();
  const timeZone = useTimeZone();
  const second = usePlayerState(readSecond);
  const duration = usePlayerState('duration');
  const end = usePlayerState(readEnd);
  const [showsRest, setShowsRest] = useState(false);
  if (duration === 0) return null;
  const rest = Math.max(0, duration - second);
  return (
    <button
      type="button"
      className={styles.time}
      title={showsRest ? messages.showTimePlayed : messages.showTimeLeft}
      onClick={() => setShowsRest(!showsRest)}
      onMouseDown={(event) => event.preventDefault()}
    >
      {showsRest ? `−${formatTime(rest, duration)}` : formatTime(second, duration)}
      <span className={styles.whole}>
        {showsRest
          ? ` · ${messages.until(formatClock(end, messages.labels.locale, timeZone))}`
          : ` / ${formatTime(duration)}`}
      </span>
    </button>
  );
}
