import type { GuideChangeSet } from '@kadr/contract';
import { useState } from 'react';
import { service } from '../data/client.ts';
import { useAction } from '../data/use-action.ts';
import { usePages } from '../data/use-pages.ts';
import { useFormats } from '../i18n/use-format.ts';
import { useTexts } from '../i18n/use-texts.ts';
import { Button } from '../ui/button.tsx';
import { ConfirmDialog } from '../ui/confirm-dialog.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { Failure } from '../ui/failure.tsx';
import { MoreButton } from '../ui/more-button.tsx';
import { Panel } from '../ui/page.tsx';
import { televisionKey } from './television-queries.ts';
import styles from './television.module.css';
import { useAuthorName } from '../records/history/author-name.ts';

/** Changes of the guide, latest first, each with its undo. */
export function GuideHistory({ mayUndo }: { readonly mayUndo: boolean }) {
  const t = useTexts();
  const { query, items } = usePages({
    queryKey: [...televisionKey, 'changes'],
    read: (page) => service.operator.listGuideChanges(page),
  });
  return (
    <Panel title={t('guide.history')} hint={t('guide.historyHint')}>
      <Failure error={query.error} />
      {query.isSuccess && items.length === 0 && <EmptyState icon="history" title={t('guide.noHistory')} />}
      <ol className={styles.history}>
        {items.map((change) => (
          <ChangeItem key={change.id} change={change} mayUndo={mayUndo} />
        ))}
      </ol>
      <MoreButton query={query} />
    </Panel>
  );
}

function ChangeItem({ change, mayUndo }: { readonly change: GuideChangeSet; readonly mayUndo: boolean }) {
  const t = useTexts();
  const authorOf = useAuthorName();
  const formats = useFormats();
  const act = useAction(televisionKey);
  const [isAsking, setAsking] = useState(false);
  const { id, at, by, source, file_name: file, channels, undone } = change;
  const sum = (kind: 'added' | 'moved' | 'changed' | 'removed'): number =>
    channels.reduce((total, one) => total + one[kind], 0);
  const counts = (['added', 'moved', 'changed', 'removed'] as const)
    .map((kind) => [t(`guideChange.${kind}`), sum(kind)] as const)
    .filter(([, count]) => count > 0)
    .map(([words, count]) => `${words}: ${formats.number(count)}`);
  const title = file === null ? t(`guideSource.${source}`) : `${t(`guideSource.${source}`)} · ${file}`;
  return (
    <li className={styles.past}>
      <span>
        {title}
        <span className={styles.second}>
          {[
            formats.moment(at),
            authorOf(by),
            channels
              .slice(0, 5)
              .map(({ channel }) => channel)
              .join(', '),
            ...counts,
          ].join(' · ')}
        </span>
        {undone !== null && (
          <span className={styles.second}>
            {t('guide.undone', { by: authorOf(undone.by), at: formats.moment(undone.at) })}
          </span>
        )}
      </span>
      {mayUndo && undone === null && (
        <Button isSmall icon="undo" onPress={() => setAsking(true)}>
          {t('guide.undo')}
        </Button>
      )}
      <ConfirmDialog
        title={t('guide.undoTitle', { name: title })}
        action={t('guide.undo')}
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        onConfirm={() => void act(() => service.operator.undoGuideChange({ id }), t('guide.wasUndone'))}
      >
        <p>{t('guide.undoHint')}</p>
      </ConfirmDialog>
    </li>
  );
}
