/** A round button with a pictogram; its name is for screen readers and the tooltip. */
import type { ReactNode, Ref } from 'react';
import { classNames } from './class-names.ts';
import styles from './icon-button.module.css';

export interface IconButtonProps {
  readonly label: string;
  readonly children: ReactNode;
  /** `isByKeyboard`: whether a key pressed the button. */
  readonly onClick: (isByKeyboard: boolean) => void;
  /** Keys that do the same, as `aria-keyshortcuts` spells them. */
  readonly keys?: string;
  readonly isExpanded?: boolean;
  readonly className?: string | undefined;
  readonly ref?: Ref<HTMLButtonElement>;
}

export function IconButton({
  label,
  children,
  onClick,
  keys,
  isExpanded,
  className,
  ref,
}: IconButtonProps): ReactNode {
  return (
    <button
      ref={ref}
      type="button"
      className={classNames(styles.button, className)}
      aria-label={label}
      title={label}
      onClick={(event) => onClick(event.detail === 0)}
      // A mouse leaves the focus where it was, so that the space bar goes on meaning "pause".
      onMouseDown={(event) => event.preventDefault()}
      {...(keys !== undefined && { 'aria-keyshortcuts': keys })}
      {...(isExpanded !== undefined && { 'aria-expanded': isExpanded, 'aria-haspopup': 'dialog' as const })}
    >
      {children}
    </button>
  );
}
