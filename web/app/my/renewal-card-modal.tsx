import type { BankCard, Subscription } from '@kadr/contract';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { userQuery } from '../data/queries.ts';
import { apiOf } from '../data/query-client.ts';
import { refresh } from '../data/query-families.ts';
import { useFormats, useMessages } from '../i18n/messages.tsx';
import { ListFailed } from '../layout/list-failed.tsx';
import type { ModalProps } from '../modals/modals.ts';
import { bankCardsQuery } from '../pay/queries.ts';
import { CardMark } from '../purchase/card-mark.tsx';
import { Choice } from '../purchase/choice.tsx';
import { cardEnd } from '../purchase/payment-systems.ts';
import { paymentMethodsQuery } from '../purchase/queries.ts';
import { Told } from '../purchase/told.tsx';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import { useTask } from '../ui/use-task.ts';
import { useAddCard } from './add-card.ts';
import styles from './service-modals.module.css';

interface RenewalCardProps {
  readonly subscription: Subscription;
}

/** Chooses the means of payment of a service's renewals: a linked card, or the account's balance. */
export function RenewalCardModal({ subscription, close }: RenewalCardProps & ModalProps<void>) {
  const t = useMessages();
  const { data, isError, isFetching, refetch } = useQuery(bankCardsQuery());
  const { service } = subscription;
  return (
    <Dialog open onClose={() => close()} title={t('my.renewalCardTitle', { name: service.name })}>
      {data !== undefined ? (
        <CardForm
          subscription={subscription}
          cards={data.items.filter(({ expiry }) => expiry !== 'expired')}
          close={() => close()}
        />
      ) : isError ? (
        <ListFailed isFetching={isFetching} refetch={refetch} />
      ) : (
        <Skeleton className={styles.waiting} />
      )}
    </Dialog>
  );
}

function CardForm({
  subscription,
  cards,
  close,
}: RenewalCardProps & { readonly cards: readonly BankCard[]; readonly close: () => void }) {
  const t = useMessages();
  const queries = useQueryClient();
  const add = useAddCard();
  const { isBusy, error, run } = useTask();
  const { service, bank_card } = subscription;
  // The balance is not a card.
  const ids = [...cards.map(({ id }) => id), null];
  // If the card has expired, nothing is preselected.
  const [chosen, choose] = useState(() => ids.find((id) => id === (bank_card?.id ?? null)));
  const save = async (): Promise<void> => {
    if (chosen === undefined) return;
    const isDone = await run(async () => {
      const { subscriptions } = await apiOf(queries);
      await subscriptions.setCard({ service_id: service.id, bank_card_id: chosen });
      await refresh(queries, 'subscriptions');
    });
    if (isDone) close();
  };
  return (
    <>
      <Choice
        label={t('my.renewalCardBy')}
        name="renewal-card"
        chosen={chosen}
        onChoose={choose}
        entries={ids.map((id) => ({
          id: String(id ?? 'balance'),
          value: id,
          content: <Way card={cards.find((card) => card.id === id)} currency={subscription.currency} />,
        }))}
      />
      <p className={styles.textBelow}>
        <When subscription={subscription} />
      </p>
      {(error ?? add.error) !== null && <Told text={error ?? add.error ?? ''} more={null} />}
      <div className={styles.steps}>
        <Button
          variant="primary"
          size="large"
          loading={isBusy}
          disabled={chosen === undefined}
          onClick={() => void save()}
        >
          {t('my.save')}
        </Button>
        <Button size="large" icon="card" loading={add.isBusy} onClick={() => void add.run()}>
          {t('my.addCard')}
        </Button>
      </div>
    </>
  );
}

/** Time of the next charge to the chosen means of payment. */
function When({ subscription: { due, amount, currency, ends_at } }: RenewalCardProps) {
  const t = useMessages();
  const { money, moment } = useFormats();
  const { data: user } = useQuery(userQuery());
  if (due !== null) return t('my.renewalCardSoon', { sum: money(due.amount, currency) });
  const date = moment(ends_at, user?.currentTimeZone ?? 'UTC');
  return t('my.renewalCardWhen', { date, sum: money(amount, currency) });
}

function Way({ card, currency }: { readonly card: BankCard | undefined; readonly currency: string }) {
  const t = useMessages();
  const { money } = useFormats();
  const { data } = useQuery(paymentMethodsQuery());
  if (card !== undefined)
    return (
      <>
        <span>{cardEnd(card.last4)}</span>
        <CardMark type={card.type} />
      </>
    );
  const balances = data?.items.flatMap(({ payment_methods }) =>
    payment_methods.flatMap((method) => method.balances),
  );
  const balance = balances?.find((one) => one.currency === currency)?.amount ?? 0;
  return (
    <>
      <span>{t('my.renewalBalance')}</span>
      <span className={styles.note}>{money(balance, currency)}</span>
    </>
  );
}
