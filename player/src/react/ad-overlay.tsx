/** The layer over an advertisement: that it is one, whose, how long; and what the viewer may do about it. */
import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import type { ShownAd, ShownAdIcon } from '../source/ad-plan.ts';
import { formatTime } from '../timeline/timeline.ts';
import { IconButton } from './controls/icon-button.tsx';
import { PauseIcon, PlayIcon } from './controls/icons.tsx';
import { classNames } from './controls/class-names.ts';
import { useMessages, usePlayer, usePlayerState } from './context/player-context.ts';
import styles from './ad-overlay.module.css';

interface AdOverlayProps {
  /** The controls that advertisements and content share. */
  readonly volume: ReactNode;
  readonly windowButtons: ReactNode;
}

export function AdOverlay({ volume, windowButtons }: AdOverlayProps): ReactNode {
  const player = usePlayer();
  const { ad: words, play, pause } = useMessages();
  const ad = usePlayerState('ad');
  if (ad === null) return null;
  const { number, count, advertiser, duration, currentTime, isPaused, canVisit } = ad;
  const which = count !== null && count > 1 ? words.of(number, count) : null;
  const left = Math.max(0, Math.ceil(duration - currentTime));
  return (
    <section className={styles.overlay} aria-label={words.mark}>
      {ad.icons.length > 0 && (
        <div className={styles.icons}>
          {ad.icons.map((icon) => (
            <Icon key={icon.url} icon={icon} />
          ))}
        </div>
      )}
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
          {duration > 0 && <span className={styles.timeLeft}>{formatTime(left)}</span>}
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

/** At the advertiser's place, but always within the picture (VAST 4.3 §3.11). */
function Icon({ icon }: { readonly icon: ShownAdIcon }): ReactNode {
  const player = usePlayer();
  const { ad: words } = useMessages();
  const place = useRef<HTMLDivElement>(null);
  const { url, width, height, x, y, text, canVisit } = icon;
  useEffect(() => {
    const style = place.current?.style;
    style?.setProperty('--kp-ad-icon-x', `${typeof x === 'number' ? x : 0}px`);
    style?.setProperty('--kp-ad-icon-y', `${typeof y === 'number' ? y : 0}px`);
    style?.setProperty('--kp-ad-icon-width', `${width}px`);
    style?.setProperty('--kp-ad-icon-height', `${height}px`);
  }, [x, y, width, height]);
  const name = text === '' ? words.about : text;
  const picture = (
    <img
      className={styles.iconPicture}
      src={url}
      alt={canVisit ? '' : name}
      onLoad={() => player.adIconShown(url)}
      draggable={false}
    />
  );
  return (
    <div
      ref={place}
      className={classNames(
        styles.icon,
        x === 'right' ? styles.right : styles.left,
        y === 'bottom' ? styles.bottom : styles.top,
      )}
    >
      {canVisit ? (
        <button
          type="button"
          className={styles.iconButton}
          aria-label={`${name} ${words.newTab}`}
          title={name}
          onClick={() => player.visitAdIcon(url)}
        >
          {picture}
        </button>
      ) : (
        picture
      )}
    </div>
  );
}

/** Counts down to the moment from which the viewer may skip it. */
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
