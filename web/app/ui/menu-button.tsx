import { useId, useRef } from 'react';
import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { Icon } from './icon.tsx';
import type { IconName } from './icon.tsx';
import styles from './menu-button.module.css';

export interface MenuButtonProps {
  /** Label of the button; its accessible name if only the icon is shown. */
  readonly label: string;
  readonly icon?: IconName;
  readonly showsLabel?: boolean;
  /** Changes when the menu must close: the address of the page. */
  readonly closesOn: string;
  /** `li` elements with links. */
  readonly children: ReactNode;
}

/**
 * A button with a short list of links below it, on the native popover: Esc and a click elsewhere close it, and the
 * browser tells assistive technology whether it is open.
 */
export function MenuButton({ label, icon, showsLabel = true, closesOn, children }: MenuButtonProps) {
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const menu = useRef<HTMLUListElement>(null);

  /** Places the menu under the button, aligned to the button's end if there is no space after it. */
  const place = (): void => {
    if (!button.current || !menu.current) return;
    const { left, right, bottom } = button.current.getBoundingClientRect();
    const isNearEnd = left > window.innerWidth / 2;
    menu.current.style.insetBlockStart = `${bottom + 8}px`;
    menu.current.style.insetInlineStart = isNearEnd ? 'auto' : `${left}px`;
    menu.current.style.insetInlineEnd = isNearEnd
      ? `${document.documentElement.clientWidth - right}px`
      : 'auto';
  };

  return (
    <>
      <button
        ref={button}
        type="button"
        className={classNames(styles.button, !showsLabel && styles.round)}
        popoverTarget={id}
        aria-label={showsLabel ? undefined : label}
        title={showsLabel ? undefined : label}
      >
        {icon && <Icon name={icon} />}
        {showsLabel && label}
        {showsLabel && <Icon name="chevron_down" />}
      </button>
      <ul
        // Another element is closed initially.
        key={closesOn}
        ref={menu}
        id={id}
        popover="auto"
        className={styles.menu}
        aria-label={label}
        onBeforeToggle={place}
      >
        {children}
      </ul>
    </>
  );
}
