import { useFormats, useMessages } from '../i18n/messages.tsx';
import type { priceBy } from './payment-order.ts';
import type { Payment } from './payment-steps.ts';
import { PeriodName, Price, Trial } from './price.tsx';
import styles from './purchase.module.css';

/** The product, period and quality; renewal and free trial of a service. */
export function Summary({
  payment: { option, period, replaced },
  price,
}: {
  readonly payment: Pick<Payment, 'option' | 'period' | 'replaced'>;
  readonly price: ReturnType<typeof priceBy>;
}) {
  const t = useMessages();
  const { money } = useFormats();
  return (
    <p className={styles.summary}>
      <span>
        {period && <PeriodName period={period} />} · {option.content?.quality ?? t('purchase.renews')}
        {price && <Trial price={price} />}
        {price && replaced !== null && replaced.credit > 0 && (
          <span className={styles.trial}>
            {t('purchase.credited', {
              name: replaced.name,
              sum: money(replaced.credit, price.currency),
            })}
          </span>
        )}
      </span>
      {price?.bonus_program != null ? (
        <span className={styles.price}>{t('purchase.points', { count: price.bonus_program.points })}</span>
      ) : (
        price && <Price price={price} />
      )}
    </p>
  );
}
