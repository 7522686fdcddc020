import { useTexts } from '../i18n/use-texts.ts';
import { Button } from './button.tsx';
import { Dialog } from './dialog.tsx';

interface ConfirmDialogProps {
  readonly title: string;
  readonly children?: React.ReactNode;
  /** The label of the confirming button. */
  readonly action: string;
  readonly isOpen: boolean;
  readonly isDangerous?: boolean;
  readonly onConfirm: () => void;
  readonly onClose: () => void;
}

/** Asks for confirmation before an action that is hard to undo. */
export function ConfirmDialog({
  title,
  children,
  action,
  isOpen,
  isDangerous = false,
  onConfirm,
  onClose,
}: ConfirmDialogProps) {
  const t = useTexts();
  return (
    <Dialog
      title={title}
      size="small"
      isAlert
      isOpen={isOpen}
      onClose={onClose}
      actions={
        <>
          <Button onPress={onClose}>{t('ui.cancel')}</Button>
          <Button
            look={isDangerous ? 'danger' : 'primary'}
            onPress={() => {
              onClose();
              onConfirm();
            }}
          >
            {action}
          </Button>
        </>
      }
    >
      {children}
    </Dialog>
  );
}
