import type { ReactNode } from 'react';
import { useMessages } from '../i18n/messages.tsx';
import { ButtonLink } from '../ui/button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { pageOf } from './watched.ts';
import type { Watched } from './watched.ts';
import styles from './watch-page.module.css';

export interface WatchMessageProps {
  readonly watched: Watched;
  readonly isEmbedded: boolean;
  readonly icon: 'alert' | 'clock' | 'device';
  readonly title: string;
  readonly text: string;
  /** Target of the link out. */
  readonly way?: 'title' | 'home';
  readonly children?: ReactNode;
}

/** Replaces the player; the link out is the main action if there is no other. */
export function WatchMessage({
  icon,
  title,
  text,
  watched,
  isEmbedded,
  way = 'title',
  children,
}: WatchMessageProps) {
  const t = useMessages();
  const hasSteps = [children].flat().some(Boolean);
  return (
    <div className={styles.message} role="alert">
      <EmptyState icon={icon} titleAs="h2" title={title} text={text}>
        {children}
        <ButtonLink
          href={way === 'home' ? '/' : pageOf(watched)}
          variant={hasSteps ? 'secondary' : 'primary'}
          {...(isEmbedded && { target: '_blank', rel: 'noopener' })}
        >
          {t(way === 'home' ? 'watch.toMain' : 'watch.toTitle')}
        </ButtonLink>
      </EmptyState>
    </div>
  );
}
