import { useMessages } from '../i18n/messages.tsx';
import { Button } from '../ui/button.tsx';
import { MarkedText } from '../ui/marked-text.tsx';
import { BackButton } from './back-button.tsx';
import type { Back } from './back-button.tsx';
import { PayWords } from './pay-words.tsx';
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

/** The last step before money moves: shows the sum, and continues or exits. */
export function Confirmation({ payment, isBusy, back, onPay, onExit }: ConfirmationProps) {
  const t = useMessages();
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
          <PayWords price={price} />
        </Button>
        <Button size="large" disabled={isBusy} onClick={onExit}>
          {t('modals.exit')}
        </Button>
        {!isBusy && <BackButton back={back} />}
      </div>
    </>
  );
}
