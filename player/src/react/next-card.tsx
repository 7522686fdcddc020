/** The next title with a countdown to its automatic start, and a button to stay. */
import type { ReactNode } from 'react';
import { COUNTDOWN } from '../source/ending.ts';
import { classNames } from './controls/class-names.ts';
import type { NextUp } from './context/ending-context.ts';
import { PlayIcon } from './controls/icons.tsx';
import { useMessages } from './context/player-context.ts';
import styles from './skip-offers.module.css';

interface NextCardProps {
  readonly next: NextUp;
  /** Seconds until it starts automatically; null when it does not. */
  readonly left: number | null;
  readonly goOn: () => void;
  readonly watchCredits: () => void;
}

export function NextCard({ next, left, goOn, watchCredits }: NextCardProps): ReactNode {
  const messages = useMessages();
  const { title, caption, picture } = next;
  const seconds = left === null ? null : Math.ceil(left);
  return (
    <section className={classNames(styles.place, styles.card)} aria-label={messages.nextUp} data-next="">
      {picture !== undefined && <img className={styles.picture} src={picture} alt="" />}
      <div className={styles.words}>
        <p className={styles.kicker} aria-hidden={seconds !== null}>
          {seconds === null ? messages.nextUp : messages.nextIn(seconds)}
        </p>
        <p className={styles.title}>{title}</p>
        {caption !== undefined && <p className={styles.caption}>{caption}</p>}
      </div>
      {/* Spoken once, when it appears: a clock that speaks every second leaves room for nothing else. */}
      <output className={styles.unseen}>
        {left === null ? messages.nextOffered(title) : messages.nextSoon(title)}
      </output>
      <div className={styles.actions}>
        <button type="button" className={classNames(styles.button, styles.primary)} onClick={goOn}>
          {left === null ? <PlayIcon /> : <Ring share={1 - left / COUNTDOWN} />}
          {messages.watchNext}
        </button>
        <button type="button" className={styles.button} onClick={watchCredits}>
          {messages.watchCredits}
        </button>
      </div>
    </section>
  );
}

/** After the credits were asked for: the way on stays at hand. */
export function NextPill({ goOn }: { readonly goOn: () => void }): ReactNode {
  const messages = useMessages();
  return (
    <div className={styles.place}>
      <button type="button" className={styles.button} onClick={goOn}>
        <PlayIcon />
        {messages.watchNext}
      </button>
    </div>
  );
}

/** A circle around the triangle that fills as time passes; with reduced motion only the triangle shows. */
function Ring({ share }: { readonly share: number }): ReactNode {
  return (
    <span className={styles.ring} aria-hidden="true">
      <svg viewBox="0 0 24 24" className={styles.circle}>
        <circle cx="12" cy="12" r="10.5" pathLength="100" className={styles.track} />
        <circle
          cx="12"
          cy="12"
          r="10.5"
          pathLength="100"
          className={styles.passed}
          strokeDasharray={`${Math.round(share * 100)} 100`}
        />
      </svg>
      <PlayIcon />
    </span>
  );
}
