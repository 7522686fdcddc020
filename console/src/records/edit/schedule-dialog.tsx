import { useState } from 'react';
import { useNow } from '../../data/use-now.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { MomentInput } from '../fields/time-fields.tsx';

interface ScheduleDialogProps {
  readonly isOpen: boolean;
  /** The currently scheduled time, in Unix seconds. */
  readonly first: number | null;
  readonly onClose: () => void;
  readonly onSchedule: (at: number) => void;
}

/** Schedules the publication of a draft. */
export function ScheduleDialog({ isOpen, first, onClose, onSchedule }: ScheduleDialogProps) {
  const t = useTexts();
  const [at, setAt] = useState(first);
  const now = useNow();
  const isPast = at !== null && at <= now;
  return (
    <Dialog
      title={t('schedule.title')}
      size="small"
      isOpen={isOpen}
      onClose={onClose}
      actions={
        <>
          <Button onPress={onClose}>{t('ui.cancel')}</Button>
          <Button
            look="primary"
            isDisabled={at === null || isPast}
            onPress={() => {
              if (at === null) return;
              onClose();
              onSchedule(at);
            }}
          >
            {t('schedule.action')}
          </Button>
        </>
      }
    >
      <p>{t('schedule.explained')}</p>
      <MomentInput
        label={t('schedule.at')}
        value={at}
        onChange={setAt}
        error={isPast ? t('schedule.past') : undefined}
      />
    </Dialog>
  );
}
