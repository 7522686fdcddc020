import type { MediaItemCard } from '@kadr/contract';
import { useEffect, useEffectEvent, useState } from 'react';
import { useMessages } from '../i18n/messages.tsx';
import { PosterFan } from '../ui/poster-fan.tsx';
import { Progress } from '../ui/progress.tsx';
import styles from './cold-start-modal.module.css';
import { turnedPosters } from './steps.ts';

export interface ResultProps {
  readonly posters: readonly MediaItemCard[];
  /** How long it is shown, in seconds. */
  readonly seconds: number;
  readonly onEnd: () => void;
}

/** The chosen posters, each in front in turn, until the time is up. */
export function Result({ posters, seconds, onEnd }: ResultProps) {
  const t = useMessages();
  const [turns, setTurns] = useState(0);
  const end = useEffectEvent(onEnd);
  useEffect(() => {
    const turning = setInterval(() => setTurns((now) => now + 1), 1000);
    const ending = setTimeout(() => end(), seconds * 1000);
    return () => {
      clearInterval(turning);
      clearTimeout(ending);
    };
  }, [seconds]);
  return (
    <div className={styles.result}>
      <PosterFan titles={turnedPosters(posters, turns)} className={styles.fan} />
      <output>{t('coldStart.resultText')}</output>
      <Progress label={t('coldStart.resultTitle')} />
    </div>
  );
}
