import type { ListedIngest } from '@kadr/contract';
import { useState } from 'react';
import { service } from '../data/client.ts';
import { tracksPath } from '../data/film-paths.ts';
import { useAction } from '../data/use-action.ts';
import { useTexts } from '../i18n/use-texts.ts';
import { Button, ButtonLink } from '../ui/button.tsx';
import { ConfirmDialog } from '../ui/confirm-dialog.tsx';
import styles from './films.module.css';
import { ingestsKey } from './ingest-queries.ts';

interface ArrivedActionsProps {
  readonly ingest: ListedIngest;
  readonly mayWrite: boolean;
}

/** Actions on a finished ingest. */
export function ArrivedActions({ ingest, mayWrite }: ArrivedActionsProps) {
  const t = useTexts();
  const act = useAction(ingestsKey);
  const { id, state, asset_id: asset, kind } = ingest;
  const name = ingest.name ?? ingest.file_name;
  return (
    <div className={styles.actions}>
      {asset !== null && kind !== 'karaoke' && (state === 'published' || state === 'review') && (
        <ButtonLink isSmall href={tracksPath(asset)} aria-label={`${t('tracks.open')}: ${name}`}>
          {t('tracks.open')}
        </ButtonLink>
      )}
      {mayWrite && state === 'review' && (
        <>
          <Button
            isSmall
            look="primary"
            aria-label={`${t('films.publish')}: ${name}`}
            onPress={() => void act(() => service.operator.publishIngest({ id }), t('films.published'))}
          >
            {t('films.publish')}
          </Button>
          <DiscardButton id={id} name={name} />
        </>
      )}
      {mayWrite && state === 'failed' && (
        <Button
          isSmall
          aria-label={`${t('ui.tryAgain')}: ${name}`}
          onPress={() => void act(() => service.operator.retryIngest({ id }), t('films.retried'))}
        >
          {t('ui.tryAgain')}
        </Button>
      )}
    </div>
  );
}

function DiscardButton({ id, name }: { readonly id: number; readonly name: string }) {
  const t = useTexts();
  const act = useAction(ingestsKey);
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <Button
        look="quiet"
        isSmall
        icon="trash"
        aria-label={`${t('films.discard')}: ${name}`}
        onPress={() => setAsking(true)}
      />
      <ConfirmDialog
        title={t('films.discardTitle', { name })}
        action={t('films.discard')}
        isDangerous
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        onConfirm={() => void act(() => service.operator.cancelIngest({ id }), t('films.queue.cancelled'))}
      >
        <p>{t('films.discardHint')}</p>
      </ConfirmDialog>
    </>
  );
}
