import type { AccountPage, AccountPayment } from '@kadr/contract';
import { useState } from 'react';
import { service } from '../data/client.ts';
import { useFormats } from '../i18n/use-format.ts';
import { useTexts } from '../i18n/use-texts.ts';
import { ActionDialog } from '../ui/action-dialog.tsx';
import { AmountField } from '../ui/amount-field.tsx';
import { Select } from '../ui/select.tsx';
import { refundableOf } from './payment-lists.ts';

interface RefundDialogProps {
  readonly account: Pick<AccountPage, 'id' | 'san'>;
  readonly payment: AccountPayment;
  readonly onClose: () => void;
}

const destinations = ['origin', 'account'] as const;

/** Refunds a payment, in whole or in part. An attempt without a response is repeated with the same idempotency key. */
export function RefundDialog({ account, payment, onClose }: RefundDialogProps) {
  const t = useTexts();
  const formats = useFormats();
  const most = refundableOf(payment);
  const [key] = useState(() => crypto.randomUUID());
  const [amount, setAmount] = useState<number | null>(most);
  const [destination, setDestination] = useState<(typeof destinations)[number]>('origin');
  const isTooMuch = amount !== null && amount > most;
  const left = formats.money({ amount: most, currency: payment.currency });
  return (
    <ActionDialog
      title={t('money.refundTitle', { what: payment.content?.name ?? t(`paymentKind.${payment.kind}`) })}
      action={t('money.refund')}
      done={t('money.refundDone')}
      isReady={amount !== null && !isTooMuch}
      queryKey={['people', account.id]}
      onClose={onClose}
      onAct={async (reason) => {
        const input = { account: { san: account.san }, payment_id: payment.id, key, reason, destination };
        await service.operator.refund({ ...input, amount });
      }}
    >
      <AmountField
        label={t('money.refundAmount', { currency: payment.currency })}
        hint={t('money.refundMost', { amount: left })}
        error={isTooMuch ? t('money.refundMost', { amount: left }) : undefined}
        value={amount}
        onChange={setAmount}
      />
      <Select
        label={t('money.destination')}
        value={destination}
        choices={destinations.map((value) => ({ value, label: t(`refundDestination.${value}`) }))}
        onChange={(chosen) => setDestination(destinations.find((one) => one === chosen) ?? 'origin')}
      />
    </ActionDialog>
  );
}
