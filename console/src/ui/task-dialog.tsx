import { useQueryClient } from '@tanstack/react-query';
import type { QueryKey } from '@tanstack/react-query';
import { useNotify } from 'ra-core';
import { useTask } from '../data/use-task.ts';
import { DialogForm } from './dialog-form.tsx';
import { Dialog } from './dialog.tsx';

export interface TaskDialogProps {
  readonly title: string;
  readonly hint?: string;
  /** Label of the submit button. */
  readonly action: string;
  /** Notice after success; omitted if the screen shows the result. */
  readonly done?: string;
  readonly isDangerous?: boolean;
  /** Whether the fields are filled in. */
  readonly isReady?: boolean;
  /** Key of the queries to refetch afterwards. */
  readonly queryKey: QueryKey;
  /** Runs the action. An error is shown, and the dialog stays open. */
  readonly onAct: () => Promise<unknown>;
  readonly onClose: () => void;
  readonly children: React.ReactNode;
}

/** A dialog with fields for an action; it closes after success. */
export function TaskDialog({ title, done, queryKey, onAct, onClose, ...form }: TaskDialogProps) {
  const task = useTask();
  const notify = useNotify();
  const queries = useQueryClient();
  const act = async (): Promise<void> => {
    const isDone = await task.run(async () => {
      await onAct();
    });
    if (!isDone) return;
    if (done !== undefined) notify(done, { type: 'success' });
    void queries.invalidateQueries({ queryKey });
    onClose();
  };
  return (
    <Dialog title={title} isOpen onClose={onClose}>
      <DialogForm {...form} task={task} onSubmit={() => void act()} onClose={onClose} />
    </Dialog>
  );
}
