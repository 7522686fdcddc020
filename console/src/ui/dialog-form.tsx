import type { Task } from '../data/use-task.ts';
import { useTexts } from '../i18n/use-texts.ts';
import { Button } from './button.tsx';
import { Form, FormActions } from './form.tsx';
import { Notice } from './notice.tsx';

interface DialogFormProps {
  /** The task of the form; its error is shown above the fields. */
  readonly task: Pick<Task, 'error' | 'isBusy'>;
  readonly hint?: string | undefined;
  /** Label of the submit button. */
  readonly action: string;
  /** Whether the fields are filled in. */
  readonly isReady?: boolean;
  readonly isDangerous?: boolean;
  readonly onSubmit: () => void;
  readonly onClose: () => void;
  readonly children: React.ReactNode;
}

/** The fields of a dialog, with buttons to submit and cancel. */
export function DialogForm(props: DialogFormProps) {
  const { task, hint, action, isReady = true, isDangerous = false, onSubmit, onClose, children } = props;
  const t = useTexts();
  return (
    <Form onSubmit={() => isReady && onSubmit()}>
      {hint !== undefined && <p>{hint}</p>}
      {task.error !== null && <Notice tone="bad">{task.error}</Notice>}
      {children}
      <FormActions>
        <Button
          look={isDangerous ? 'danger' : 'primary'}
          type="submit"
          isPending={task.isBusy}
          isDisabled={!isReady}
        >
          {action}
        </Button>
        <Button onPress={onClose}>{t('ui.cancel')}</Button>
      </FormActions>
    </Form>
  );
}
