import { systemOf } from './payment-systems.ts';
import styles from './purchase.module.css';

/** The mark of a card's payment system; nothing for an unknown one. */
export function CardMark({ type }: { readonly type: string | null }) {
  const name = systemOf(type);
  return name === null ? null : (
    <span className={styles.mark} data-system={type}>
      {name}
    </span>
  );
}
