import type { Subscription, SubscriptionChange } from '@kadr/contract';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { userQuery } from '../data/queries.ts';
import { apiOf } from '../data/query-client.ts';
import { refresh } from '../data/query-families.ts';
import { useFormats, useMessages } from '../i18n/messages.tsx';
import { ListFailed } from '../layout/list-failed.tsx';
import type { ModalProps } from '../modals/modals.ts';
import { Choice } from '../purchase/choice.tsx';
import { cardNameOf } from '../purchase/payment-systems.ts';
import { Told } from '../purchase/told.tsx';
import { Button, ButtonLink } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import { useTask } from '../ui/use-task.ts';
import { subscriptionChangesQuery } from './queries.ts';
import styles from './service-modals.module.css';

interface ChangeProps {
  readonly subscription: Subscription;
}

/**
 * Replaces a service by another: the credit, the sum due, and when. Closed with a change that is paid now; a change at
 * the end of the period is submitted here.
 */
export function ChangeServiceModal({ subscription, close }: ChangeProps & ModalProps<SubscriptionChange>) {
  const t = useMessages();
  const { service } = subscription;
  const { data, isError, isFetching, refetch } = useQuery(subscriptionChangesQuery(service.id));
  return (
    <Dialog open onClose={() => close()} title={t('my.changeServiceTitle', { name: service.name })}>
      {data !== undefined ? (
        data.items.length === 0 ? (
          <None />
        ) : (
          <Changes subscription={subscription} changes={data.items} close={close} />
        )
      ) : isError ? (
        <ListFailed isFetching={isFetching} refetch={refetch} />
      ) : (
        <Skeleton className={styles.waiting} />
      )}
    </Dialog>
  );
}

function None() {
  const t = useMessages();
  return (
    <>
      <p className={styles.text}>{t('my.changeServiceNone')}</p>
      <div className={styles.steps}>
        <ButtonLink href="/services">{t('my.otherServices')}</ButtonLink>
      </div>
    </>
  );
}

function Changes({
  subscription,
  changes,
  close,
}: ChangeProps & ModalProps<SubscriptionChange> & { readonly changes: readonly SubscriptionChange[] }) {
  const t = useMessages();
  const queries = useQueryClient();
  const { isBusy, error, run } = useTask();
  const dateOf = useDates();
  const [picked, pick] = useState(changes[0]?.price_id);
  const chosen = changes.find(({ price_id }) => price_id === picked) ?? changes[0];
  if (chosen === undefined) return null;
  const confirm = async (): Promise<void> => {
    if (chosen.begins === 'now') return close(chosen);
    const isDone = await run(async () => {
      const { service, price_id } = chosen;
      const { subscriptions } = await apiOf(queries);
      await subscriptions.changeAtEnd({
        service_id: subscription.service.id,
        next: { service_id: service.id, price_id },
      });
      await refresh(queries, 'subscriptions');
    });
    if (isDone) close();
  };
  return (
    <>
      <Choice
        label={t('my.changeServiceTo')}
        name="change"
        chosen={chosen}
        onChoose={({ price_id }) => pick(price_id)}
        entries={changes.map((change) => ({
          id: String(change.price_id),
          value: change,
          content: <ChangeWords change={change} />,
        }))}
      />
      <Preview subscription={subscription} change={chosen} />
      {error !== null && <Told text={error} more={null} />}
      <div className={styles.steps}>
        <Button variant="primary" size="large" loading={isBusy} onClick={() => void confirm()}>
          {chosen.begins === 'now'
            ? t('my.changeServicePay')
            : t('my.changeServiceLater', { date: dateOf(chosen.begins_at) })}
        </Button>
        <Button size="large" disabled={isBusy} onClick={() => close()}>
          {t('my.keepThis')}
        </Button>
      </div>
    </>
  );
}

function ChangeWords({
  change: { service, amount, currency, duration, duration_unit: unit, begins, begins_at },
}: {
  readonly change: SubscriptionChange;
}) {
  const t = useMessages();
  const { money } = useFormats();
  const dateOf = useDates();
  return (
    <>
      <span className={styles.choiceName}>
        {service.name}
        <span className={styles.note}>
          {begins === 'now' ? t('my.changeBeginsNow') : t('my.changeBeginsAt', { date: dateOf(begins_at) })}
        </span>
      </span>
      <span className={styles.price}>
        {t('services.perPeriod', { price: money(amount, currency), unit, duration })}
      </span>
    </>
  );
}

/** The terms of a change. */
function Preview({
  subscription: { service, bank_card },
  change,
}: ChangeProps & { readonly change: SubscriptionChange }) {
  const t = useMessages();
  const { money } = useFormats();
  const dateOf = useDates();
  const { amount, credit, due, currency, begins, begins_at, next_payment_at } = change;
  const sum = (hundredths: number): string => money(hundredths, currency);
  if (begins === 'now')
    return (
      <section className={styles.preview} aria-live="polite">
        <dl className={styles.facts}>
          <Fact name={t('my.changePrice')}>{sum(amount)}</Fact>
          {credit > 0 && <Fact name={t('my.changeCredit', { name: service.name })}>−{sum(credit)}</Fact>}
          <Fact name={t('my.changeDue')} isTotal>
            {sum(due)}
          </Fact>
          <Fact name={t('my.changeNextPayment')}>
            {t('my.changeOn', { date: dateOf(next_payment_at), sum: sum(amount) })}
          </Fact>
        </dl>
        <p className={styles.note}>
          {t('my.changeNowText', { name: service.name, credit: credit > 0 ? 'yes' : 'no' })}
        </p>
      </section>
    );
  const card = bank_card === null ? null : cardNameOf(bank_card);
  return (
    <section className={styles.preview} aria-live="polite">
      <dl className={styles.facts}>
        <Fact name={t('my.changeDue')} isTotal>
          {sum(0)}
        </Fact>
        <Fact name={t('my.changeFirstPayment')}>
          {t('my.changeOn', { date: dateOf(begins_at), sum: sum(due) })}
        </Fact>
        <Fact name={t('my.changeNextPayment')}>
          {t('my.changeOn', { date: dateOf(next_payment_at), sum: sum(amount) })}
        </Fact>
      </dl>
      <p className={styles.note}>
        {t('my.changeLaterText', {
          name: service.name,
          date: dateOf(begins_at),
          by: card === null ? 'balance' : 'card',
          card: card ?? '',
        })}
      </p>
    </section>
  );
}

function Fact({
  name,
  isTotal = false,
  children,
}: {
  readonly name: string;
  readonly isTotal?: boolean;
  readonly children: ReactNode;
}) {
  return (
    <div className={isTotal ? styles.total : styles.fact}>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

/** Returns a function that formats Unix seconds as a date in the account's time zone. */
function useDates(): (seconds: number) => string {
  const { moment } = useFormats();
  const { data: user } = useQuery(userQuery());
  return (seconds) => moment(seconds, user?.currentTimeZone ?? 'UTC').split(' ')[0] ?? '';
}
