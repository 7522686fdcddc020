import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { track } from '../data/events.ts';
import { mediaViewQuery } from './view-query.ts';
import { useMessages } from '../i18n/messages.tsx';
import { MediaBlocks } from './media-blocks.tsx';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { Progress } from '../ui/progress.tsx';
import { closeUnwatched, recommendationSeconds } from './auto-close.ts';
import type { AutoClosePorts } from './auto-close.ts';
import styles from '../modals/modals.module.css';
import type { ModalProps } from '../modals/modals.ts';

export interface RecommendationModalProps {
  readonly title: string;
  readonly subtitle: string | null;
  /** Main view whose first block is recommended. */
  readonly alias: string;
  /** The title to which the view belongs; null for a view without a title. */
  readonly mediaItemId: number | null;
  /** The A/B test of which it is a part: it then stays until it is closed. */
  readonly abTest: string | null;
}

/**
 * Recommends something to watch next. It closes when the viewer does not react, and when there is nothing to recommend.
 */
export function RecommendationModal({
  title,
  subtitle,
  alias,
  mediaItemId,
  abTest,
  close,
}: RecommendationModalProps & ModalProps<void>) {
  const t = useMessages();
  const { data, isPending } = useQuery(mediaViewQuery(alias, mediaItemId ?? undefined));
  const block = data?.blocks.find(({ kind, titles }) => kind === 'custom' || titles.length > 0);
  const isEmpty = !isPending && block === undefined;
  const isShown = block !== undefined;

  useEffect(() => {
    if (isEmpty) close();
  }, [isEmpty, close]);
  useEffect(() => {
    if (isShown)
      track('target_view', {
        name: 'recommendation',
        target: alias,
        media_item_id: mediaItemId,
        ab_test: abTest,
      });
  }, [isShown, alias, mediaItemId, abTest]);
  useEffect(() => closeUnwatched(recommendationSeconds(abTest), () => close(), browser), [abTest, close]);

  return (
    <Dialog open onClose={close} title={title} size="picture">
      {subtitle && <p className={styles.text}>{subtitle}</p>}
      <div className={styles.block}>
        {block ? <MediaBlocks blocks={[block]} /> : <Progress label={t('routing.loading')} />}
      </div>
      <div className={styles.steps}>
        <Button onClick={() => close()}>{t('modals.thanksNextTime')}</Button>
      </div>
    </Dialog>
  );
}

const browser: AutoClosePorts = {
  after: (milliseconds, run) => {
    const timer = setTimeout(run, milliseconds);
    return () => clearTimeout(timer);
  },
  onMouseMove: (listener) => {
    document.addEventListener('mousemove', listener);
    return () => document.removeEventListener('mousemove', listener);
  },
};
