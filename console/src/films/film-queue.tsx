import type { ListedIngest } from '@kadr/contract';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { service } from '../data/client.ts';
import { useAction } from '../data/use-action.ts';
import { useTexts } from '../i18n/use-texts.ts';
import { Badge } from '../ui/badge.tsx';
import { Button } from '../ui/button.tsx';
import { ConfirmDialog } from '../ui/confirm-dialog.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { Menu } from '../ui/menu.tsx';
import { Panel } from '../ui/page.tsx';
import { Spinner } from '../ui/spinner.tsx';
import styles from './films.module.css';
import { IngestName } from './ingest-name.tsx';
import { ingestsKey, lookEvery } from './ingest-queries.ts';
import { Progress } from './progress-bar.tsx';
import { useSizes } from '../i18n/use-sizes.ts';
import { Failure } from '../ui/failure.tsx';

interface FilmQueueProps {
  readonly mayWrite: boolean;
  /** Number of films being uploaded here: one that leaves this list is queued. */
  readonly sendings: number;
}

/** Running ingests, and the queue in order. */
export function FilmQueue({ mayWrite, sendings }: FilmQueueProps) {
  const t = useTexts();
  const { data, isPending, error } = useQuery({
    queryKey: [...ingestsKey, 'open', sendings],
    placeholderData: keepPreviousData,
    queryFn: () => service.operator.listIngests({ state: 'open', limit: 100 }),
    refetchInterval: (query) => (query.state.data?.items.length ? lookEvery.busy : lookEvery.idle),
    retry: false,
  });
  const items = data?.items ?? [];
  const queued = items
    .filter(({ place }) => place !== null)
    .toSorted((a, b) => Number(a.place) - Number(b.place));
  return (
    <Panel title={t('films.queue.title')} hint={t('films.queue.hint')}>
      <Failure error={error} />
      {isPending ? (
        <Spinner />
      ) : items.length === 0 ? (
        <EmptyState icon="check" title={t('films.queue.nothing')} />
      ) : (
        <ol className={styles.rows}>
          {items
            .filter(({ place }) => place === null)
            .map((ingest) => (
              <QueueRow key={ingest.id} ingest={ingest} queued={queued} mayWrite={mayWrite} />
            ))}
          {queued.map((ingest) => (
            <QueueRow key={ingest.id} ingest={ingest} queued={queued} mayWrite={mayWrite} />
          ))}
        </ol>
      )}
    </Panel>
  );
}

interface QueueRowProps {
  readonly ingest: ListedIngest;
  /** All queued ingests, in order. */
  readonly queued: readonly ListedIngest[];
  readonly mayWrite: boolean;
}

function QueueRow({ ingest, queued, mayWrite }: QueueRowProps) {
  const t = useTexts();
  const sizes = useSizes();
  const { state, percent, time_left: timeLeft, place } = ingest;
  return (
    <li className={styles.ingest}>
      <IngestName ingest={ingest} />
      <div className={styles.now}>
        {place === null ? (
          <Progress
            label={t('films.progressOf', { name: ingest.name ?? ingest.file_name })}
            percent={percent}
          >
            {t(`ingestQueue.${state}`)}, {t('films.percent', { percent: Math.floor(percent) })}
            {timeLeft === null ? '' : ` · ${sizes.left(timeLeft)}`}
          </Progress>
        ) : (
          <Badge>{place === 1 ? t('films.queue.next') : t('films.queue.place', { place })}</Badge>
        )}
      </div>
      {mayWrite && <RowActions ingest={ingest} queued={queued} />}
    </li>
  );
}

function RowActions({ ingest, queued }: Omit<QueueRowProps, 'mayWrite'>) {
  const t = useTexts();
  const act = useAction(ingestsKey);
  const [isAsking, setAsking] = useState(false);
  const { id } = ingest;
  const name = ingest.name ?? ingest.file_name;
  const at = queued.findIndex((one) => one.id === id);
  const moveBefore = (before: number | null) => void act(() => service.operator.moveIngest({ id, before }));
  const at0 = (index: number): number | null => queued[index]?.id ?? null;
  const moves = [
    { id: 'first', label: t('films.queue.first'), isDisabled: at <= 0, onAction: () => moveBefore(at0(0)) },
    { id: 'up', label: t('films.queue.up'), isDisabled: at <= 0, onAction: () => moveBefore(at0(at - 1)) },
    {
      id: 'down',
      label: t('films.queue.down'),
      isDisabled: at === queued.length - 1,
      onAction: () => moveBefore(at0(at + 2)),
    },
  ];
  return (
    <>
      <Menu
        label={`${t('ui.actions')}: ${name}`}
        trigger={<Button look="quiet" isSmall icon="more" aria-label={`${t('ui.actions')}: ${name}`} />}
        actions={[
          ...(at === -1 ? [] : moves),
          {
            id: 'cancel',
            label: t('films.queue.cancel'),
            icon: 'close',
            isDangerous: true,
            onAction: () => setAsking(true),
          },
        ]}
      />
      <ConfirmDialog
        title={t('films.queue.cancelTitle', { name })}
        action={t('films.queue.cancel')}
        isDangerous
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        onConfirm={() => void act(() => service.operator.cancelIngest({ id }), t('films.queue.cancelled'))}
      >
        <p>{t('films.queue.cancelHint')}</p>
      </ConfirmDialog>
    </>
  );
}
