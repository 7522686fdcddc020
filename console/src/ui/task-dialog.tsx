import { useQueryClient } from '@tanstack/react-query';
import type { QueryKey } from '@tanstack/react-query';
import { useNotify } from 'ra-core';
import { useTask } from '../data/use-task.ts';
import { DialogForm } from './dialog-form.tsx';
import { Dialog } from './dialog.tsx';

export interface TaskDialogProps {
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
  readonly onAct: () => Promise<unknown>;
  readonly onClose: () => void;
  readonly children: React.ReactNode;
}

/** Fields with which something is done; then the dialog closes. */
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
