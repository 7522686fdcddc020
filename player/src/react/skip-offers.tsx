/** Offers over the picture while titles run: to skip them, and to go on with what comes next. */
import type { ReactNode } from 'react';
import { endingStart, secondsLeft, skipTarget } from '../source/ending.ts';
import { useEndingPorts } from './context/ending-context.ts';
import { NextCard, NextPill } from './next-card.tsx';
import { useMessages, usePlayer, usePlayerState } from './context/player-context.ts';
import styles from './skip-offers.module.css';
import { isFilm, useEnding } from './use-ending.ts';

export function SkipOffers({ isHidden }: { readonly isHidden: boolean }): ReactNode {
  const player = usePlayer();
  const messages = useMessages();
  const ports = useEndingPorts();
  const { markers, next, renderEnd } = ports;
  const { ending, dismiss, goOn } = useEnding(ports);
  const position = usePlayerState('currentTime');
  const duration = usePlayerState('duration');
  const isEnded = usePlayerState('isEnded');
  const isPlaying = usePlayerState(isFilm);
  const isWished = usePlayerState('autoplayNext');
  const goesOn = isWished && next !== undefined && !ending.isDismissed;

  if (!isPlaying) return null;
  if (isEnded)
    return goesOn || !renderEnd ? null : (
      <div className={styles.end} data-end="">
        {renderEnd({ replay: () => void player.play('user') })}
      </div>
    );
  if (isHidden || duration === 0) return null;

  const recap = skipTarget(markers?.recap, position);
  if (recap !== null) return <SkipButton label={messages.skipRecap} target={recap} />;
  const intro = skipTarget(markers?.intro, position);
  if (intro !== null) return <SkipButton label={messages.skipIntro} target={intro} />;
  if (position < endingStart({ duration, credits: markers?.credits })) return null;
  if (next === undefined) {
    const end = skipTarget(markers?.credits, position);
    return end === null ? null : <SkipButton label={messages.skipCredits} target={end} />;
  }
  if (ending.isDismissed) return <NextPill goOn={goOn} />;
  return (
    <NextCard
      next={next}
      left={goesOn ? secondsLeft(ending, duration) : null}
      goOn={goOn}
      watchCredits={dismiss}
    />
  );
}

function SkipButton({ label, target }: { readonly label: string; readonly target: number }): ReactNode {
  const player = usePlayer();
  return (
    <div className={styles.place}>
      <button type="button" className={styles.button} onClick={() => player.seek(target)}>
        {label}
      </button>
    </div>
  );
}
