import type { RecordView } from '@kadr/contract';
import { useState } from 'react';
import { service } from '../../data/client.ts';
import { useTask } from '../../data/use-task.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { Button } from '../../ui/button.tsx';
import styles from './edit.module.css';

interface SavedNoticeProps {
  /** The resulting change; null when nothing changed. */
  readonly change: number | null;
  readonly onUndone: (view: RecordView) => void;
}

/** Confirms that a record is saved, and offers to undo that. */
export function SavedNotice({ change, onUndone }: SavedNoticeProps) {
  const t = useTexts();
  const task = useTask();
  const [isUndone, setUndone] = useState(false);
  const undo = () =>
    task.run(async () => {
      if (change === null) return;
      onUndone(await service.operator.undoChange({ id: change }));
      setUndone(true);
    });
  return (
    <span className={styles.saved}>
      {task.error ?? (isUndone ? t('edit.undone') : t('edit.saved'))}
      {change !== null && !isUndone && (
        <Button look="quiet" isSmall icon="undo" isPending={task.isBusy} onPress={() => void undo()}>
          {t('edit.undo')}
        </Button>
      )}
    </span>
  );
}
