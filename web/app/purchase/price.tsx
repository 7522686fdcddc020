import type { PurchasePeriod, PurchasePrice } from '@kadr/contract';
import { useFormats, useMessages } from '../i18n/messages.tsx';
import styles from './purchase.module.css';

/** An amount with its currency, and beside it what it was before a discount. */
export function Price({
  price: { amount, original_amount, currency },
}: {
  readonly price: Pick<PurchasePrice, 'amount' | 'original_amount'> & { readonly currency: string };
}) {
  const formats = useFormats();
  const t = useMessages();
  return (
    <span className={styles.price}>
      {original_amount !== null && original_amount > amount && (
        <s aria-label={t('purchase.before', { price: formats.money(original_amount, currency) })}>
          {formats.money(original_amount, currency)}
        </s>
      )}
      <span>{formats.money(amount, currency)}</span>
    </span>
  );
}

/** For how long: a duration with its unit, or without an end. */
export function PeriodName({
  period: { duration, duration_unit },
}: {
  readonly period: Pick<PurchasePeriod, 'duration' | 'duration_unit'>;
}) {
  const t = useMessages();
  if (duration === null || duration_unit === null) return t('purchase.forGood');
  return t('purchase.period', { unit: duration_unit, duration });
}
