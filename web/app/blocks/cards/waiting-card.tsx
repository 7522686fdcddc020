import { classNames } from '../../ui/class-names.ts';
import styles from './card.module.css';

/** The most cards of a row that the widest screen shows. */
export const mostWaiting = 16;

/** The placeholder of a card: exactly its size, and a single element, because a page has hundreds of them. */
export function WaitingCard({ kind }: { readonly kind: 'poster' | 'big' | 'wide' }) {
  return <li className={classNames(styles.card, styles[kind], styles.blank)} aria-hidden="true" />;
}
