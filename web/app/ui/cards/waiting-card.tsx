import { classNames } from '../class-names.ts';
import styles from './card.module.css';

/** A card that is not there yet: exactly the size of what comes. */
export function WaitingCard({ kind }: { readonly kind: 'poster' | 'big' | 'wide' }) {
  return (
    <li className={classNames(styles.card, styles[kind], styles.waiting)} aria-hidden="true">
      <span className={styles.picture} />
      <span className={styles.words}>
        <span className={styles.name}>
          <span className={styles.bar} />
        </span>
        <span className={styles.detail}>
          <span className={styles.bar} />
        </span>
      </span>
    </li>
  );
}
