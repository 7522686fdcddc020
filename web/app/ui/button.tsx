import type { ComponentProps, ReactNode } from 'react';
import styles from './button.module.css';
import { classNames } from './class-names.ts';
import { Icon } from './icon.tsx';
import type { IconName } from './icon.tsx';

interface ButtonLook {
  /** `primary` is the main action; `secondary` is beside it; `ghost` is text only. */
  readonly variant?: 'primary' | 'secondary' | 'ghost';
  readonly size?: 'small' | 'medium' | 'large';
  readonly icon?: IconName | undefined;
  /** On narrow screens only the icon is visible; the text stays the accessible name. */
  readonly collapses?: boolean;
  readonly children: ReactNode;
}

export interface ButtonProps
  extends ButtonLook, Omit<ComponentProps<'button'>, 'children' | 'className' | 'style'> {
  /** Work is in progress: the button keeps its size and its name, is announced as busy and does nothing. */
  readonly loading?: boolean;
}

export function Button({
  variant = 'secondary',
  size = 'medium',
  icon,
  collapses = false,
  loading = false,
  children,
  onClick,
  ...rest
}: ButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      className={classNames(
        styles.button,
        styles[variant],
        styles[size],
        collapses && styles.collapses,
        loading && styles.loading,
      )}
      aria-busy={loading || undefined}
      onClick={(event) => {
        if (loading) event.preventDefault();
        else onClick?.(event);
      }}
    >
      {icon && <Icon name={icon} />}
      <span className={styles.words}>{children}</span>
    </button>
  );
}

export interface ButtonLinkProps
  extends ButtonLook, Omit<ComponentProps<'a'>, 'children' | 'className' | 'style'> {
  readonly href: string;
}

/** A link that looks like a button. */
export function ButtonLink({
  variant = 'secondary',
  size = 'medium',
  icon,
  collapses = false,
  children,
  ...rest
}: ButtonLinkProps) {
  return (
    <a
      {...rest}
      className={classNames(styles.button, styles[variant], styles[size], collapses && styles.collapses)}
    >
      {icon && <Icon name={icon} />}
      <span className={styles.words}>{children}</span>
    </a>
  );
}

export interface IconButtonProps extends Omit<
  ComponentProps<'button'>,
  'children' | 'className' | 'style' | 'aria-label'
> {
  readonly icon: IconName;
  /** Accessible name and tooltip. */
  readonly label: string;
  readonly size?: 'small' | 'medium' | 'large';
  readonly variant?: 'secondary' | 'ghost';
}

export function IconButton({
  icon,
  label,
  size = 'medium',
  variant = 'secondary',
  ...rest
}: IconButtonProps) {
  return (
    <button
      type="button"
      title={label}
      {...rest}
      aria-label={label}
      className={classNames(styles.button, styles.icon, styles[variant], styles[size])}
    >
      <Icon name={icon} />
    </button>
  );
}
