import { classNames } from '../../ui/class-names.ts';
import styles from './card.module.css';

/** As many as the widest screen has of one row in sight. */
export const mostWaiting = 16;

/** A card that is not there yet: exactly the size of what comes, and one element, for a page has hundreds of them. */
export function WaitingCard({ kind }: { readonly kind: 'poster' | 'big' | 'wide' }) {
  return <li className={classNames(styles.card, styles[kind], styles.blank)} aria-hidden="true" />;
}
