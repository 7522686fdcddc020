import type { ComponentProps } from 'react';
import button from '../ui/button.module.css';
import { classNames } from '../ui/class-names.ts';
import { LateIcon } from '../ui/late-icon.tsx';
import type { LateIconName } from '../ui/late-icon.tsx';

interface Look {
  readonly icon: LateIconName;
  /** Accessible name and tooltip. */
  readonly label: string;
  readonly size?: 'medium' | 'large';
}

const look = (size: 'medium' | 'large' = 'large'): string =>
  classNames(button.button, button.icon, button.secondary, button[size]);

/** A round button of the feed. */
export function ClipButton({
  icon,
  label,
  size,
  ...rest
}: Look & Omit<ComponentProps<'button'>, 'className' | 'style' | 'children' | 'aria-label'>) {
  return (
    <button type="button" title={label} {...rest} aria-label={label} className={look(size)}>
      <LateIcon name={icon} />
    </button>
  );
}

/** A link that looks the same. */
export function ClipLink({ icon, label, size, href }: Look & { readonly href: string }) {
  return (
    <a href={href} title={label} aria-label={label} className={look(size)}>
      <LateIcon name={icon} />
    </a>
  );
}
