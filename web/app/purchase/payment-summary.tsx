import { useMessages } from '../i18n/messages.tsx';
import type { priceBy } from './payment-order.ts';
import type { Payment } from './payment-steps.ts';
import { PeriodName, Price } from './price.tsx';
import styles from './purchase.module.css';

/** What is bought, for how long, and in which quality; that a service renews itself, and what of it is free at first. */
export function Summary({
  payment: { option, period },
  price,
}: {
  readonly payment: Pick<Payment, 'option' | 'period'>;
  readonly price: ReturnType<typeof priceBy>;
}) {
  const t = useMessages();
  return (
    <p className={styles.summary}>
      <span>
        {period && <PeriodName period={period} />} · {option.content?.quality ?? t('purchase.renews')}
        {price?.trial && (
          <span className={styles.trial}>
            {t('purchase.trial', {
              time: t('purchase.period', {
                unit: price.trial.duration_unit,
                duration: price.trial.duration,
              }),
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
