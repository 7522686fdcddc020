import type { ComponentProps } from 'react';
import styles from './text-link.module.css';

export interface TextLinkProps extends Omit<ComponentProps<'a'>, 'className' | 'style'> {
  readonly href: string;
}

/** A link among words: underlined, so that colour is not what tells it from them (WCAG 2.2 §1.4.1). */
export function TextLink({ children, ...rest }: TextLinkProps) {
  return (
    <a {...rest} className={styles.link}>
      {children}
    </a>
  );
}
