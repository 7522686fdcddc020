import { useMessages } from '../i18n/messages.tsx';
import { Button } from '../ui/button.tsx';
import { classNames } from '../ui/class-names.ts';
import { Dialog } from '../ui/dialog.tsx';
import { Icon } from '../ui/icon.tsx';
import styles from './modals.module.css';
import type { ModalProps } from './modals.ts';

export interface MessageModalProps {
  /** `error`: something failed; `success`: it succeeded. */
  readonly kind: 'error' | 'success';
  /** If omitted, an error has a default title. */
  readonly title?: string;
  readonly text: string;
}

/** Shows a message without a choice. */
export function MessageModal({ kind, title, text, close }: MessageModalProps & ModalProps<void>) {
  const t = useMessages();
  const isError = kind === 'error';
  return (
    <Dialog open onClose={close} title={title ?? t(isError ? 'modals.errorTitle' : 'modals.successTitle')}>
      <div className={styles.lead}>
        <span className={classNames(styles.sign, isError ? styles.bad : styles.good)}>
          <Icon name={isError ? 'alert' : 'check'} />
        </span>
        <p className={styles.text}>{text}</p>
      </div>
      <div className={styles.steps}>
        <Button variant="primary" onClick={() => close()}>
          {t('modals.understood')}
        </Button>
      </div>
    </Dialog>
  );
}
