import { Dialog as AriaDialog, Heading, Modal, ModalOverlay } from 'react-aria-components';
import { useTexts } from '../i18n/use-texts.ts';
import { Button } from './button.tsx';
import { classNames } from './class-names.ts';
import styles from './dialog.module.css';

interface DialogProps {
  readonly title: string;
  readonly isOpen: boolean;
  /** Null: only the dialog's own buttons close it. */
  readonly onClose: (() => void) | null;
  readonly size?: 'small' | 'medium' | 'large' | 'wide';
  readonly children: React.ReactNode;
  /** The buttons at the bottom. */
  readonly actions?: React.ReactNode;
  /** Whether the dialog requires an answer. */
  readonly isAlert?: boolean;
}

/** A modal dialog. */
export function Dialog({
  title,
  isOpen,
  onClose,
  size = 'medium',
  children,
  actions,
  isAlert = false,
}: DialogProps) {
  const t = useTexts();
  return (
    <ModalOverlay
      className={classNames(styles.overlay)}
      isOpen={isOpen}
      onOpenChange={(open) => open || onClose?.()}
      isDismissable={onClose !== null && !isAlert}
      isKeyboardDismissDisabled={onClose === null}
    >
      <Modal className={classNames(styles.modal, styles[size])}>
        <AriaDialog className={classNames(styles.dialog)} role={isAlert ? 'alertdialog' : 'dialog'}>
          <header className={styles.head}>
            <Heading slot="title" className={classNames(styles.title)}>
              {title}
            </Heading>
            {onClose !== null && (
              <Button look="quiet" isSmall icon="close" aria-label={t('ui.close')} onPress={onClose} />
            )}
          </header>
          <div className={styles.body}>{children}</div>
          {actions !== undefined && <footer className={styles.foot}>{actions}</footer>}
        </AriaDialog>
      </Modal>
    </ModalOverlay>
  );
}
