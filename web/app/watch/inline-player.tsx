import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { mediaItemQuery } from '../data/queries.ts';
import { useMessages } from '../i18n/messages.tsx';
import { failureOf } from '../data/page-errors.ts';
import { Playing } from './playing.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import styles from './player-block.module.css';

export interface InlinePlayerProps {
  readonly slug: string;
  readonly onEnded: () => void;
}

/** The player of a block, once there is something to play. */
export function InlinePlayer({ slug, onEnded }: InlinePlayerProps) {
  const t = useMessages();
  const { data: item, error } = useQuery(mediaItemQuery(slug));
  const inline = useMemo(() => ({ onEnded }), [onEnded]);
  if (error !== null)
    return (
      <div className={styles.failed}>
        <EmptyState
          icon="alert"
          titleAs="h3"
          title={t('watch.failedTitle')}
          text={failureOf(error).description || t('watch.failedText')}
        />
      </div>
    );
  return item === undefined ? null : (
    <Playing item={item} playerType="player" isEmbedded={false} inline={inline} />
  );
}
