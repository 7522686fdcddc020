import { useState } from 'react';
import { useTexts } from '../i18n/use-texts.ts';
import { TaskDialog } from './task-dialog.tsx';
import type { TaskDialogProps } from './task-dialog.tsx';
import { TextField } from './text-field.tsx';

interface ActionDialogProps extends Omit<TaskDialogProps, 'onAct' | 'children'> {
  /** Runs the action. An error is shown, and the dialog stays open. */
  readonly onAct: (reason: string) => Promise<unknown>;
  /** Fields above the reason. */
  readonly children?: React.ReactNode;
}

/** The service's minimum length of a reason. */
const shortestReason = 3;

/** A dialog for an action whose reason is recorded in the audit. */
export function ActionDialog({ isReady = true, onAct, children, ...dialog }: ActionDialogProps) {
  const t = useTexts();
  const [reason, setReason] = useState('');
  const given = reason.trim();
  return (
    <TaskDialog {...dialog} isReady={isReady && given.length >= shortestReason} onAct={() => onAct(given)}>
      {children}
      <TextField
        label={t('ui.reason')}
        hint={t('ui.reasonHint')}
        value={reason}
        onChange={setReason}
        isFocusedFirst={children === undefined}
      />
    </TaskDialog>
  );
}
