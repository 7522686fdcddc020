import styles from './purchase.module.css';

/** How payment systems write their names. */
const names: Readonly<Record<string, string>> = {
  visa: 'Visa',
  mastercard: 'Mastercard',
  'american-express': 'American Express',
  'diners-club': 'Diners Club',
  discover: 'Discover',
  jcb: 'JCB',
  unionpay: 'UnionPay',
  maestro: 'Maestro',
  elo: 'Elo',
  mir: 'МИР',
  hiper: 'Hiper',
  hipercard: 'Hipercard',
};

/** The payment system of a card; null for one that nobody knows. */
export function systemOf(type: string | null): string | null {
  return type === null ? null : (names[type] ?? null);
}

/** The mark of a card's payment system; nothing for one that nobody knows. */
export function CardMark({ type }: { readonly type: string | null }) {
  const name = systemOf(type);
  return name === null ? null : (
    <span className={styles.mark} data-system={type}>
      {name}
    </span>
  );
}
