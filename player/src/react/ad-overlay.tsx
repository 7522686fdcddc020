/** What lies over an advertisement: that it is one, whose, how long; and what the viewer may do about it. */
import type { ReactNode } from 'react';
import type { ShownAd } from '../ads/ad-plan.ts';
import type { PlayerState } from '../store/state.ts';
import { formatTime } from '../timeline/timeline.ts';
import { IconButton } from './icon-button.tsx';
import { PauseIcon, PlayIcon } from './icons.tsx';
import { useMessages, usePlayer, usePlayerState } from './player-context.ts';
import styles from './ad-overlay.module.css';

interface AdOverlayProps {
  /** The controls that are the same for everything that plays. */
  readonly volume: ReactNode;
  readonly windowButtons: ReactNode;
}

const readAd = (state: PlayerState): ShownAd | null => state.ad;

export function AdOverlay({ volume, windowButtons }: AdOverlayProps): ReactNode {
  const player = usePlayer();
  const { ad: words, play, pause } = useMessages();
  const ad = usePlayerState(readAd);
  if (ad === null) return null;
  const { number, count, advertiser, duration, currentTime, isPaused, canVisit } = ad;
  const which = count !== null && count > 1 ? words.of(number, count) : null;
  const left = Math.max(0, Math.ceil(duration - currentTime));
  return (
    <section className={styles.overlay} aria-label={words.mark}>
      <div className={styles.offers}>
        {canVisit && (
          <button type="button" className={styles.button} onClick={player.visitAdvertiser}>
            {words.visit}
            <span className={styles.unseen}>{words.newTab}</span>
          </button>
        )}
        <Skip ad={ad} />
      </div>
      <progress
        className={styles.progress}
        value={duration > 0 ? currentTime : 0}
        max={Math.max(duration, 1)}
        aria-hidden="true"
      />
      <div className={styles.row}>
        <IconButton label={isPaused ? play : pause} keys="Space k" onClick={player.togglePlay}>
          {isPaused ? <PlayIcon /> : <PauseIcon />}
        </IconButton>
        {volume}
        <p className={styles.mark}>
          <strong>{words.mark}</strong>
          {which !== null && <span>{which}</span>}
          {duration > 0 && <span className={styles.left}>{formatTime(left)}</span>}
          {advertiser !== null && <span className={styles.advertiser}>{advertiser}</span>}
        </p>
        <span className={styles.spring} />
        {windowButtons}
      </div>
      <output className={styles.unseen}>
        {[words.mark, which, advertiser].filter((part) => part !== null).join(', ')}
      </output>
    </section>
  );
}

/** Counts down to the moment from which the viewer need not see more. */
function Skip({ ad: { skipOffset, currentTime, duration } }: { readonly ad: ShownAd }): ReactNode {
  const player = usePlayer();
  const { ad: words } = useMessages();
  if (skipOffset === null || (duration > 0 && skipOffset >= duration)) return null;
  const left = Math.ceil(skipOffset - currentTime);
  if (left > 0) return <span className={styles.countdown}>{words.skipIn(left)}</span>;
  return (
    <button type="button" className={styles.button} onClick={player.skipAd}>
      {words.skip}
    </button>
  );
}
