import { lazy, Suspense } from 'react';
import type { ReactNode } from 'react';
import { useMessages } from '../i18n/messages.tsx';
import type { Watching } from './use-watching.ts';
import styles from './watch-page.module.css';

/** Loaded lazily: most titles play. */
const WatchRefusal = lazy(async () => ({ default: (await import('./watch-refusal.tsx')).WatchRefusal }));
const ViewingOver = lazy(async () => ({ default: (await import('./watch-refusal.tsx')).ViewingOver }));

interface NoPlayerProps {
  readonly watching: Watching;
  readonly isEmbedded: boolean;
  /** Replaces the text of a refusal. */
  readonly children?: ReactNode;
}

/** Replaces a player: shows that it is loading, or why it is missing. */
export function NoPlayer({ watching, isEmbedded, children }: NoPlayerProps) {
  const t = useMessages();
  const { watched, status, refusal, hasBegun, isAway, isBusy, again } = watching;
  const waiting = (
    <div className={styles.waiting}>
      <progress className={styles.unseen} aria-label={t('routing.loading')} />
      <output>{isAway && t('watch.away')}</output>
    </div>
  );
  if (status !== 'open')
    return (
      <Suspense fallback={waiting}>
        <ViewingOver status={status} watched={watched} isEmbedded={isEmbedded} />
      </Suspense>
    );
  if (refusal === null) return waiting;
  return (
    <Suspense fallback={waiting}>
      {children ?? (
        <WatchRefusal
          failure={refusal}
          hasBegun={hasBegun}
          watched={watched}
          isEmbedded={isEmbedded}
          isBusy={isBusy}
          again={again}
        />
      )}
    </Suspense>
  );
}
