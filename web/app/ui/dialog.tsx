import { useId, useLayoutEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { useMessages } from '../i18n/messages.tsx';
import { IconButton } from './button.tsx';
import { classNames } from './class-names.ts';
import styles from './dialog.module.css';

export interface DialogProps {
  readonly open: boolean;
  /** Called when the viewer or the browser closes it (Esc or the cross). */
  readonly onClose: () => void;
  readonly title: string;
  /**
   * `full` fills the screen (menus); `picture` fits a picture; `window` is a column of text, `gate` one that fills the
   * screen of a phone.
   */
  readonly size?: 'window' | 'gate' | 'picture' | 'full';
  /** False for a flow that must not be left: no cross, and Esc does nothing. */
  readonly canClose?: boolean;
  /** The title is announced, but not visible. */
  readonly hidesTitle?: boolean;
  readonly children: ReactNode;
}

/**
 * A modal on the native element: the browser traps the focus, returns it to the opener, and makes the page behind
 * inert. Esc closes it; a click beside it does not. The page behind does not scroll (`base.css`). A dialog that the
 * server has rendered open is visible before hydration.
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

  // Only for the server's markup: in the browser, the element manages its open state.
  const [isOpenMarkup] = useState(open);

  // The browser sends `close` a task after it has closed the dialog and returned the focus. A press in between would
  // try to open a dialog that still counts as open, and be lost.
  const isLeft = useRef(false);
  const leave = (): void => {
    if (isLeft.current) return;
    isLeft.current = true;
    onClose();
  };

  useLayoutEffect(() => {
    const dialog = element.current;
    if (!dialog || !open) return undefined;
    isLeft.current = false;
    if (!dialog.matches(':modal')) {
      dialog.removeAttribute('open');
      dialog.showModal();
    }
    // Before the element is removed, so that the focus returns.
    return () => dialog.close();
  }, [open]);

  return (
    <dialog
      ref={element}
      open={isOpenMarkup}
      className={classNames(styles.dialog, styles[size])}
      aria-labelledby={titleId}
      // Chromium allows `cancel` to be prevented only once: a second Esc would close the dialog anyway.
      closedby={canClose ? undefined : 'none'}
      onCancel={(event) => {
        // A file input inside has its own `cancel` event, which bubbles.
        if (event.target !== event.currentTarget) return;
        if (canClose) leave();
        else event.preventDefault();
      }}
      onClose={(event) => {
        // A close that has been reverted in the meantime (effects run twice in development) does not count.
        if (event.target === event.currentTarget && !event.currentTarget.open && open) leave();
      }}
    >
      {open && (
        <div className={styles.content}>
          <div className={styles.header}>
            <h2 id={titleId} className={hidesTitle ? styles.unseen : styles.title}>
              {title}
            </h2>
            {canClose && (
              <IconButton
                icon="close"
                label={t('ui.close')}
                variant="ghost"
                onClick={() => {
                  element.current?.close();
                  leave();
                }}
              />
            )}
          </div>
          {children}
        </div>
      )}
    </dialog>
  );
}
