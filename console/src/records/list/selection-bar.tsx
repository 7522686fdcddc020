import type { RecordKind } from '@kadr/contract';
import { useDeleteMany, useNotify, useRefresh } from 'ra-core';
import type { ListControllerResult } from 'ra-core';
import { useState } from 'react';
import { descriptionOf } from '../../data/client.ts';
import type { ListedRecord } from '../../data/records-provider.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import styles from './list.module.css';

interface SelectionBarProps {
  readonly kind: RecordKind;
  readonly list: ListControllerResult<ListedRecord>;
}

/** Actions on the selected records. */
export function SelectionBar({ kind, list }: SelectionBarProps) {
  const t = useTexts();
  const notify = useNotify();
  const refresh = useRefresh();
  const [isAsking, setAsking] = useState(false);
  const [removeMany, { isPending }] = useDeleteMany();
  const count = list.selectedIds.length;
  const remove = (): void =>
    void removeMany(
      kind,
      { ids: list.selectedIds },
      {
        mutationMode: 'pessimistic',
        onSuccess: () => notify(t('list.removed', { count }), { type: 'success' }),
        onError: (error) => notify(descriptionOf(error) ?? t('ui.unreachable'), { type: 'error' }),
        onSettled: () => {
          list.onUnselectItems();
          refresh();
        },
      },
    );
  return (
    <div className={styles.selection}>
      <span>{t('list.selected', { count })}</span>
      <Button look="quiet" isSmall onPress={() => list.onUnselectItems()}>
        {t('list.unselect')}
      </Button>
      <Button look="danger" isSmall icon="trash" isPending={isPending} onPress={() => setAsking(true)}>
        {t('ui.remove')}
      </Button>
      <ConfirmDialog
        title={t('list.removeTitle', { count })}
        action={t('ui.remove')}
        isDangerous
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        onConfirm={remove}
      >
        <p>{t('list.removeHint')}</p>
      </ConfirmDialog>
    </div>
  );
}
