import { useFormats, useMessages } from '../i18n/messages.tsx';
import { Button } from '../ui/button.tsx';
import { MarkedText } from '../ui/marked-text.tsx';
import { BackButton } from './back-button.tsx';
import type { Back } from './back-button.tsx';
import { priceBy } from './payment-order.ts';
import type { Payment } from './payment-steps.ts';
import { Summary } from './payment-summary.tsx';
import styles from './purchase.module.css';

export interface ConfirmationProps {
  readonly payment: Payment;
  readonly isBusy: boolean;
  readonly back: Back;
  readonly onPay: () => Promise<void>;
  readonly onExit: () => void;
}

/** The last step before money moves: what it comes to, on or out. */
export function Confirmation({ payment, isBusy, back, onPay, onExit }: ConfirmationProps) {
  const t = useMessages();
  const formats = useFormats();
  const price = priceBy(payment.period, payment.method);
  const display = payment.notification?.display;
  return (
    <>
      <Summary payment={payment} price={price} />
      {display && (
        <p className={styles.text}>
          <strong className={styles.strong}>
            <MarkedText text={display.message} />
          </strong>{' '}
          {display.submessage !== null && <MarkedText text={display.submessage} />}
        </p>
      )}
      <div className={styles.steps}>
        <Button variant="primary" size="large" loading={isBusy} onClick={() => void onPay()}>
          {price === null
            ? t('modals.continue')
            : price.trial !== null
              ? t('purchase.try')
              : price.bonus_program === null
                ? t('purchase.pay', { price: formats.money(price.amount, price.currency) })
                : t('purchase.payPoints', {
                    points: t('purchase.points', { count: price.bonus_program.points }),
                  })}
        </Button>
        <Button size="large" disabled={isBusy} onClick={onExit}>
          {t('modals.exit')}
        </Button>
        {!isBusy && <BackButton back={back} />}
      </div>
    </>
  );
}
