import type { RecordView } from '@kadr/contract';
import { service } from '../../data/client.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { MoreButton } from '../../ui/more-button.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { ChangeEntry } from './change-entry.tsx';
import styles from './history.module.css';
import { usePages } from '../../data/use-pages.ts';

interface HistoryDialogProps {
  readonly view: RecordView;
  readonly isOpen: boolean;
  readonly onClose: () => void;
  /** Receives the record after an undo; null: undo is not available. */
  readonly onUndone: ((view: RecordView) => void) | null;
}

/** The history of a record, latest first. */
export function HistoryDialog({ view, isOpen, onClose, onUndone }: HistoryDialogProps) {
  const t = useTexts();
  return (
    <Dialog title={t('history.title')} size="large" isOpen={isOpen} onClose={onClose}>
      {onUndone === null && <p>{t('history.saveFirst')}</p>}
      <History view={view} onUndone={onUndone} />
    </Dialog>
  );
}

function History({ view: { kind, id }, onUndone }: Pick<HistoryDialogProps, 'view' | 'onUndone'>) {
  const t = useTexts();
  const { query, items: changes } = usePages({
    queryKey: ['changes', kind, id],
    read: (page) =>
      service.operator.listChanges({
        kind,
        id,
        limit: 20,
        ...page,
      }),
    retry: 3,
  });
  if (query.isPending) return <Spinner />;
  if (changes.length === 0) return <EmptyState icon="history" title={t('history.empty')} />;
  return (
    <>
      <ol className={styles.changes}>
        {changes.map((change) => (
          <ChangeEntry key={change.id} change={change} onUndone={onUndone} />
        ))}
      </ol>
      <MoreButton query={query} isWide />
    </>
  );
}
