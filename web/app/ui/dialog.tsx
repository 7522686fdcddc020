import { useEffect, useId, useRef } from 'react';
import type { ReactNode } from 'react';
import { useMessages } from '../i18n/messages.tsx';
import { IconButton } from './button.tsx';
import { classNames } from './class-names.ts';
import styles from './dialog.module.css';

export interface DialogProps {
  readonly open: boolean;
  /** Called when the viewer closes it (Esc or the cross) and when the browser does. */
  readonly onClose: () => void;
  readonly title: string;
  /** `full` fills the screen (menus); `picture` fits a picture; `window` is a column of words. */
  readonly size?: 'window' | 'picture' | 'full';
  /** A flow that forbids leaving: no cross, and Esc does nothing (SH-085). */
  readonly canClose?: boolean;
  /** The title is said, not shown. */
  readonly hidesTitle?: boolean;
  readonly children: ReactNode;
}

/**
 * A modal on the native element: the browser traps the focus, gives it back to what opened it, and makes the page behind
 * inert. Esc closes (SH-084); a click beside it does not (SH-086). The page behind stands still (`base.css`).
 */
export function Dialog({
  open,
  onClose,
  title,
  size = 'window',
  canClose = true,
  hidesTitle = false,
  children,
}: DialogProps) {
  const t = useMessages();
  const element = useRef<HTMLDialogElement>(null);
  const titleId = useId();

  useEffect(() => {
    const dialog = element.current;
    if (!dialog) return undefined;
    if (open && !dialog.open) dialog.showModal();
    else if (!open && dialog.open) dialog.close();
    return undefined;
  }, [open]);

  return (
    <dialog
      ref={element}
      className={classNames(styles.dialog, styles[size])}
      aria-labelledby={titleId}
      onCancel={(event) => {
        // A file input inside has a cancel of its own, which bubbles.
        if (event.target === event.currentTarget && !canClose) event.preventDefault();
      }}
      onClose={(event) => {
        if (event.target === event.currentTarget) onClose();
      }}
    >
      {open && (
        <div className={styles.content}>
          <header className={styles.header}>
            <h2 id={titleId} className={hidesTitle ? styles.unseen : styles.title}>
              {title}
            </h2>
            {canClose && (
              <IconButton
                icon="close"
                label={t('ui.close')}
                variant="ghost"
                onClick={() => element.current?.close()}
              />
            )}
          </header>
          {children}
        </div>
      )}
    </dialog>
  );
}
