import { Button as AriaButton, Link as AriaLink } from 'react-aria-components';
import type { ButtonProps as AriaButtonProps, LinkProps } from 'react-aria-components';
import styles from './button.module.css';
import { classNames } from './class-names.ts';
import { Icon } from './icon.tsx';
import type { IconName } from './icon.tsx';

type Look = 'primary' | 'plain' | 'quiet' | 'danger';

interface Shape {
  readonly look?: Look;
  readonly icon?: IconName;
  readonly isSmall?: boolean;
  readonly children?: React.ReactNode;
}

interface ButtonProps extends Shape, Omit<AriaButtonProps, 'children' | 'className' | 'style' | 'isPending'> {
  /** Whether the action is running: the button keeps the focus and shows it. */
  readonly isPending?: boolean;
}

/** A button; without text it needs an `aria-label`. */
export function Button({
  look = 'plain',
  icon,
  isSmall = false,
  isPending = false,
  children,
  ...props
}: ButtonProps) {
  return (
    <AriaButton
      {...props}
      className={classNames(classOf(look, isSmall, children), isPending && styles.pending)}
    >
      {icon && <Icon name={icon} />}
      {children}
    </AriaButton>
  );
}

/** A link that looks like a button. */
export function ButtonLink({
  look = 'plain',
  icon,
  isSmall = false,
  children,
  ...props
}: Shape & Omit<LinkProps, 'children' | 'className' | 'style'>) {
  return (
    <AriaLink {...props} className={classOf(look, isSmall, children)}>
      {icon && <Icon name={icon} />}
      {children}
    </AriaLink>
  );
}

function classOf(look: Look, isSmall: boolean, children: React.ReactNode): string {
  return classNames(
    styles.button,
    styles[look],
    isSmall && styles.small,
    (children === undefined || children === null) && styles.bare,
  );
}
