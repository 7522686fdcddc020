import { useMessages } from '../i18n/messages.tsx';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import styles from './modals.module.css';
import type { ModalProps } from './modals.ts';

export interface ConfirmModalProps {
  /** A question. */
  readonly title: string;
  readonly text: string;
  /** Labels of the two buttons; by default “Continue” and “Exit”. */
  readonly continueWords?: string;
  readonly exitWords?: string;
}

/** Asks for confirmation. Closed with true to continue. */
export function ConfirmModal({
  title,
  text,
  continueWords,
  exitWords,
  close,
}: ConfirmModalProps & ModalProps<boolean>) {
  const t = useMessages();
  return (
    <Dialog open onClose={close} title={title}>
      <p className={styles.text}>{text}</p>
      <div className={styles.steps}>
        <Button variant="primary" onClick={() => close(true)}>
          {continueWords ?? t('modals.continue')}
        </Button>
        <Button onClick={() => close(false)}>{exitWords ?? t('modals.exit')}</Button>
      </div>
    </Dialog>
  );
}
