import type { PurchasePeriod, PurchasePrice } from '@kadr/contract';
import { useFormats, useMessages } from '../i18n/messages.tsx';
import styles from './purchase.module.css';

/** An amount with its currency, and the price before a discount; with a period it is per period (“299 ₽ a month”). */
export function Price({
  price: { amount, original_amount, currency },
  period,
}: {
  readonly price: Pick<PurchasePrice, 'amount' | 'original_amount'> & { readonly currency: string };
  /** Only if the messages of services are loaded. */
  readonly period?: Pick<PurchasePeriod, 'duration' | 'duration_unit'>;
}) {
  const formats = useFormats();
  const t = useMessages();
  const price = formats.money(amount, currency);
  const { duration = null, duration_unit: unit = null } = period ?? {};
  return (
    <span className={styles.price}>
      {original_amount !== null && original_amount > amount && (
        <s aria-label={t('purchase.before', { price: formats.money(original_amount, currency) })}>
          {formats.money(original_amount, currency)}
        </s>
      )}
      <span>
        {duration !== null && unit !== null ? t('services.perPeriod', { price, unit, duration }) : price}
      </span>
    </span>
  );
}

/** The free trial; nothing for a price without one. */
export function Trial({ price: { trial } }: { readonly price: Pick<PurchasePrice, 'trial'> }) {
  const t = useMessages();
  if (trial === null) return null;
  const time = t('purchase.period', { unit: trial.duration_unit, duration: trial.duration });
  return <span className={styles.trial}>{t('purchase.trial', { time })}</span>;
}

/** A period: a duration with its unit, or without an end. */
export function PeriodName({
  period: { duration, duration_unit },
}: {
  readonly period: Pick<PurchasePeriod, 'duration' | 'duration_unit'>;
}) {
  const t = useMessages();
  if (duration === null || duration_unit === null) return t('purchase.forGood');
  return t('purchase.period', { unit: duration_unit, duration });
}
