import type { RecordView } from '@kadr/contract';
import { useState } from 'react';
import { useFormState } from 'react-hook-form';
import { useTexts } from '../../i18n/use-texts.ts';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { Menu } from '../../ui/menu.tsx';
import type { MenuAction } from '../../ui/menu.tsx';
import { HistoryDialog } from '../history/history-dialog.tsx';
import { ScheduleDialog } from './schedule-dialog.tsx';
import type { Saving } from './use-saving.tsx';
import { UnsavedMark } from './unsaved-mark.tsx';
import { ViewAsButton } from './view-as-button.tsx';

interface EditActionsProps {
  readonly saving: Saving;
  readonly view: RecordView;
  readonly isDraft: boolean;
  readonly mayWrite: boolean;
  readonly onUndone: (view: RecordView) => void;
}

type Open = 'history' | 'schedule' | 'remove' | null;

/** Actions on a record: save, save as a draft, history, remove. */
export function EditActions({ saving, view, isDraft, mayWrite, onUndone }: EditActionsProps) {
  const t = useTexts();
  const [open, setOpen] = useState<Open>(null);
  const { isDirty } = useFormState();
  const isNew = view.id === '';
  const close = (): void => setOpen(null);
  const more: MenuAction[] = [
    { id: 'draft', label: t('edit.saveDraft'), icon: 'pages', onAction: () => void saving.saveDraft(null) },
    { id: 'schedule', label: t('edit.schedule'), icon: 'clock', onAction: () => setOpen('schedule') },
    ...(isNew || view.record === null
      ? []
      : [
          {
            id: 'remove',
            label: t('ui.remove'),
            icon: 'trash',
            isDangerous: true,
            onAction: () => setOpen('remove'),
          } as const,
        ]),
  ];
  return (
    <>
      <UnsavedMark />
      <ViewAsButton view={view} />
      {!isNew && (
        <Button icon="history" onPress={() => setOpen('history')}>
          {t('history.title')}
        </Button>
      )}
      {mayWrite && (
        <>
          <Menu
            label={t('edit.more')}
            trigger={<Button icon="more" aria-label={t('edit.more')} />}
            actions={more}
          />
          <Button look="primary" isPending={saving.isBusy} onPress={() => void saving.save()}>
            {isDraft ? t('edit.saveDraft') : isNew ? t('edit.create') : t('edit.save')}
          </Button>
        </>
      )}
      <HistoryDialog
        view={view}
        isOpen={open === 'history'}
        onClose={close}
        onUndone={isDirty ? null : onUndone}
      />
      <ScheduleDialog
        isOpen={open === 'schedule'}
        first={view.draft?.publish_at ?? null}
        onClose={close}
        onSchedule={(at) => void saving.saveDraft(at)}
      />
      <ConfirmDialog
        title={t('edit.removeTitle', { id: view.id })}
        action={t('ui.remove')}
        isDangerous
        isOpen={open === 'remove'}
        onClose={close}
        onConfirm={() => void saving.remove()}
      >
        <p>{t('edit.removeHint')}</p>
      </ConfirmDialog>
    </>
  );
}
