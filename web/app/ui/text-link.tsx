import type { ComponentProps } from 'react';
import styles from './text-link.module.css';

export interface TextLinkProps extends Omit<ComponentProps<'a'>, 'className' | 'style'> {
  readonly href: string;
}

/** A link in text: underlined, so that colour is not the only difference (WCAG 2.2 §1.4.1). */
export function TextLink({ children, ...rest }: TextLinkProps) {
  return (
    <a {...rest} className={styles.link}>
      {children}
    </a>
  );
}
