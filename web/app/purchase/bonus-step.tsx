import type { PaymentMethod, PurchasePrice } from '@kadr/contract';
import type { ReactNode } from 'react';
import { useMessages } from '../i18n/messages.tsx';
import { Button } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import { pointsLackOf } from './payment-order.ts';
import styles from './purchase.module.css';

export interface BonusStepProps {
  readonly method: PaymentMethod;
  readonly price: PurchasePrice | null;
  readonly isBusy: boolean;
  /** Label of the button that continues to the payment. */
  readonly payWords: ReactNode;
  readonly onActivate: () => void;
  readonly onPay: () => void;
}

/** The next step for a chosen bonus programme: pay, join first, or wait for admission. */
export function BonusStep({ method, price, isBusy, payWords, onActivate, onPay }: BonusStepProps) {
  const t = useMessages();
  const status = method.bonus_program?.status ?? 'not_registered';
  const lack = pointsLackOf(price, method);
  if (status === 'registered' && lack > 0)
    return (
      <div className={styles.missing}>
        <output className={styles.lack}>
          <Icon name="info" />
          {t('purchase.missingPoints', { count: lack })}
        </output>
        <p className={styles.text}>{t('purchase.bonusWays')}</p>
      </div>
    );
  const words = {
    registered: payWords,
    processing: t('purchase.bonusProcessing'),
    not_registered: t('purchase.bonusJoin'),
  };
  return (
    <div className={styles.steps}>
      <Button
        variant="primary"
        size="large"
        loading={isBusy}
        disabled={status === 'processing'}
        onClick={status === 'registered' ? onPay : onActivate}
      >
        {words[status]}
      </Button>
    </div>
  );
}
