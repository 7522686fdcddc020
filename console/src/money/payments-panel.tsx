import type { AccountPage, AccountPayment } from '@kadr/contract';
import { useState } from 'react';
import { service } from '../data/client.ts';
import { useMay } from '../data/member.ts';
import { useFormats } from '../i18n/use-format.ts';
import { useTexts } from '../i18n/use-texts.ts';
import { Badge } from '../ui/badge.tsx';
import { Button } from '../ui/button.tsx';
import { DataCell, DataTable } from '../ui/data-table.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { MoreButton } from '../ui/more-button.tsx';
import { Panel } from '../ui/page.tsx';
import { Spinner } from '../ui/spinner.tsx';
import { DisputeDialog } from './dispute-dialog.tsx';
import styles from './money.module.css';
import { paymentsKey, refundableOf } from './payment-lists.ts';
import { RefundDialog } from './refund-dialog.tsx';
import { Failure } from '../ui/failure.tsx';
import { usePages } from '../data/use-pages.ts';

type PaidAccount = Pick<AccountPage, 'id' | 'san'>;

/** Money received from and returned to an account, with refundable amounts. */
export function PaymentsPanel({ account }: { readonly account: PaidAccount }) {
  const t = useTexts();
  const [refunded, setRefunded] = useState<AccountPayment | null>(null);
  const [disputed, setDisputed] = useState<number | null>(null);
  const { query, items: payments } = usePages({
    queryKey: paymentsKey(account.id),
    read: (page) =>
      service.operator.listPayments({
        account: { san: account.san },
        limit: 20,
        ...page,
      }),
  });
  return (
    <Panel title={t('money.payments')}>
      <Failure error={query.error} />
      {query.isPending ? (
        <Spinner />
      ) : payments.length === 0 ? (
        <EmptyState icon="money" title={t('money.noPayments')} />
      ) : (
        <DataTable
          label={t('money.payments')}
          columns={[t('money.at'), t('money.what'), [t('money.amount')], [t('money.balance')], '']}
        >
          {payments.map((payment) => (
            <PaymentRow
              key={payment.id}
              payment={payment}
              onRefund={() => setRefunded(payment)}
              onDispute={() => setDisputed(payment.order_id)}
            />
          ))}
        </DataTable>
      )}
      <MoreButton query={query} />
      {refunded !== null && (
        <RefundDialog account={account} payment={refunded} onClose={() => setRefunded(null)} />
      )}
      {disputed !== null && (
        <DisputeDialog
          orderId={disputed}
          queryKey={['people', account.id]}
          onClose={() => setDisputed(null)}
        />
      )}
    </Panel>
  );
}

interface PaymentRowProps {
  readonly payment: AccountPayment;
  readonly onRefund: () => void;
  readonly onDispute: () => void;
}

function PaymentRow({ payment, onRefund, onDispute }: PaymentRowProps) {
  const t = useTexts();
  const formats = useFormats();
  const mayWrite = useMay()('money:write');
  const { currency, content, bank_card: card, order_id: order } = payment;
  const what = content?.name ?? '';
  return (
    <tr>
      <DataCell isQuiet>{formats.moment(payment.created_at)}</DataCell>
      <DataCell>
        {t(`paymentKind.${payment.kind}`)}
        {what !== '' && `: ${what}`}
        <span className={styles.second}>
          {card === null
            ? t(payment.is_by_card ? 'money.byCard' : 'money.byBalance')
            : `${card.type} •• ${card.last4}`}
          {order !== null && ` · ${t('money.order', { order: String(order) })}`}
        </span>
      </DataCell>
      <DataCell isNumber>
        {formats.money({ amount: payment.amount, currency })}
        {payment.refunded > 0 && (
          <span className={styles.second}>
            <Badge tone="info">
              {t('money.refunded', { amount: formats.money({ amount: payment.refunded, currency }) })}
            </Badge>
          </span>
        )}
      </DataCell>
      <DataCell isNumber>{formats.money({ amount: payment.balance, currency })}</DataCell>
      <DataCell>
        {mayWrite && (
          <span className={styles.end}>
            {refundableOf(payment) > 0 && (
              <Button isSmall aria-label={`${t('money.refund')}: ${what} ${payment.id}`} onPress={onRefund}>
                {t('money.refund')}
              </Button>
            )}
            {order !== null && (
              <Button look="quiet" isSmall aria-label={`${t('money.dispute')}: ${order}`} onPress={onDispute}>
                {t('money.dispute')}
              </Button>
            )}
          </span>
        )}
      </DataCell>
    </tr>
  );
}
