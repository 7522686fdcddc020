import { useId, useLayoutEffect, useRef, useState } from 'react';
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
  /**
   * `full` fills the screen (menus); `picture` fits a picture; `window` is a column of words, `gate` one that fills the screen
   * of a phone.
   */
  readonly size?: 'window' | 'gate' | 'picture' | 'full';
  /** A flow that forbids leaving: no cross, and Esc does nothing. */
  readonly canClose?: boolean;
  /** The title is said, not shown. */
  readonly hidesTitle?: boolean;
  readonly children: ReactNode;
}

/**
 * A modal on the native element: the browser traps the focus, gives it back to what opened it, and makes the page behind
 * inert. Esc closes; a click beside it does not. The page behind stands still (`base.css`). One that the
 * server has rendered open is there before the browser takes over.
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

  // Of the server's markup only: in the browser, being open is the element's own affair.
  const [isOpenMarkup] = useState(open);

  // The browser sends `close` a task after it has closed the dialog and given the focus back. A press in between would
  // open what counts as open still, and be lost.
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
    // Before the element goes, so that the focus returns to what had it.
    return () => dialog.close();
  }, [open]);

  return (
    <dialog
      ref={element}
      open={isOpenMarkup}
      className={classNames(styles.dialog, styles[size])}
      aria-labelledby={titleId}
      // Chromium lets `cancel` be refused once only: a second Esc would close all the same.
      closedby={canClose ? undefined : 'none'}
      onCancel={(event) => {
        // A file input inside has its own `cancel` event, which bubbles.
        if (event.target !== event.currentTarget) return;
        if (canClose) leave();
        else event.preventDefault();
      }}
      onClose={(event) => {
        // A close that was undone meanwhile (effects run twice in development) does not count.
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
