import { useQueryClient } from '@tanstack/react-query';
import type { QueryKey } from '@tanstack/react-query';
import { useNotify } from 'ra-core';
import { useState } from 'react';
import { useTask } from '../data/use-task.ts';
import { useTexts } from '../i18n/use-texts.ts';
import { Button } from './button.tsx';
import { Dialog } from './dialog.tsx';
import { Form, FormActions } from './form.tsx';
import { Notice } from './notice.tsx';
import { TextField } from './text-field.tsx';

interface ActionDialogProps {
  readonly title: string;
  readonly hint?: string;
  /** What the button that does it says. */
  readonly action: string;
  /** What is said once it is done; left out where something else shows it. */
  readonly done?: string;
  readonly isDangerous?: boolean;
  /** Whether the fields are filled in. */
  readonly isReady?: boolean;
  /** What is read again afterwards. */
  readonly queryKey: QueryKey;
  /** Does it. What it throws is shown, and the dialog stays. */
  readonly onAct: (reason: string) => Promise<unknown>;
  readonly onClose: () => void;
  /** Fields above the reason. */
  readonly children?: React.ReactNode;
}

/** As short as the service takes a reason. */
const shortestReason = 3;

/** Does something that the audit keeps with the reason for it. */
export function ActionDialog(props: ActionDialogProps) {
  const { title, hint, action, done, isDangerous = false, isReady = true } = props;
  const { queryKey, onAct, onClose, children } = props;
  const t = useTexts();
  const task = useTask();
  const notify = useNotify();
  const queries = useQueryClient();
  const [reason, setReason] = useState('');
  const isComplete = isReady && reason.trim().length >= shortestReason;
  const act = async (): Promise<void> => {
    if (!isComplete) return;
    const isDone = await task.run(async () => {
      await onAct(reason.trim());
    });
    if (!isDone) return;
    if (done !== undefined) notify(done, { type: 'success' });
    void queries.invalidateQueries({ queryKey });
    onClose();
  };
  return (
    <Dialog title={title} isOpen onClose={onClose}>
      <Form onSubmit={() => void act()}>
        {hint !== undefined && <p>{hint}</p>}
        {task.error !== null && <Notice tone="bad">{task.error}</Notice>}
        {children}
        <TextField
          label={t('ui.reason')}
          hint={t('ui.reasonHint')}
          value={reason}
          onChange={setReason}
          isFocusedFirst={children === undefined}
        />
        <FormActions>
          <Button
            look={isDangerous ? 'danger' : 'primary'}
            type="submit"
            isPending={task.isBusy}
            isDisabled={!isComplete}
          >
            {action}
          </Button>
          <Button onPress={onClose}>{t('ui.cancel')}</Button>
        </FormActions>
      </Form>
    </Dialog>
  );
}
