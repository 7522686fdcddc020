import type { PaymentMethod, Subscription } from '@kadr/contract';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { userQuery } from '../data/queries.ts';
import { toasts } from '../data/toasts.ts';
import { useFormats, useMessages } from '../i18n/messages.tsx';
import { confirm } from '../modals/open-modals.ts';
import { createMoneyKeys } from '../purchase/money-keys.ts';
import { paymentMethodsQuery } from '../purchase/queries.ts';
import styles from './own-service.module.css';
import { payDue, waysToPay } from './pay-due.ts';
import { ServiceAction, useServiceChange } from './service-action.tsx';
import type { ServiceChange } from './service-action.tsx';
import { ServiceChoices } from './service-choices.tsx';

/** Actions on a service of the account: if it is unpaid, payment first. */
export function OwnServiceActions({ subscription }: { readonly subscription: Subscription }) {
  const t = useMessages();
  const { moment } = useFormats();
  const { data: user } = useQuery(userQuery());
  const change = useServiceChange();
  const { isBusy, run } = change;
  const { service, standing, due, pause, new_price, next_service, ends_at, is_trial } = subscription;
  const { id: service_id, name } = service;
  const date = moment(ends_at, user?.currentTimeZone ?? 'UTC');
  const isWaiting = due !== null || standing === 'paused';
  const cancel = async (): Promise<void> => {
    const isSure = await confirm({
      title: t('my.cancelServiceTitle', { name }),
      text: isWaiting ? t('my.endServiceText') : t('my.cancelServiceText', { date }),
      continueWords: t('my.cancelService'),
      exitWords: t('my.keepService'),
    });
    if (isSure) await run(({ subscriptions }) => subscriptions.cancel({ service_id }));
  };
  const isActive = standing === 'active';
  return (
    <div className={styles.actions}>
      {due !== null && <PayActions subscription={subscription} due={due} change={change} />}
      {isActive && new_price?.is_accepted === false && (
        <ServiceAction
          variant="primary"
          isBusy={isBusy}
          words={[t('my.acceptPrice'), t('my.acceptPriceOf', { name })]}
          onPress={() =>
            run(({ subscriptions }) => subscriptions.acceptPrice({ service_id, amount: new_price.amount }))
          }
        />
      )}
      {isActive && next_service !== null && (
        <ServiceAction
          isBusy={isBusy}
          words={[t('my.keepThis'), t('my.keepServiceOf', { name })]}
          onPress={() => run(({ subscriptions }) => subscriptions.changeAtEnd({ service_id, next: null }))}
        />
      )}
      {due === null && (standing === 'cancelled' || pause !== null) && (
        <ServiceAction
          variant="primary"
          isBusy={isBusy}
          words={
            pause === null
              ? [t('my.resumeService'), t('my.resumeServiceOf', { name })]
              : [t('my.endPause'), t('my.endPauseOf', { name })]
          }
          onPress={() => run(({ subscriptions }) => subscriptions.resume({ service_id }))}
        />
      )}
      <ServiceChoices subscription={subscription} />
      {isActive && pause === null && !is_trial && (
        <ServiceAction
          isBusy={isBusy}
          words={[t('my.pauseService'), t('my.pauseServiceOf', { name })]}
          onPress={() => run(({ subscriptions }) => subscriptions.pause({ service_id, months: 1 }))}
        />
      )}
      {standing !== 'cancelled' && (
        <ServiceAction
          variant="ghost"
          isBusy={isBusy}
          words={[t('my.cancelService'), t('my.cancelServiceOf', { name })]}
          onPress={cancel}
        />
      )}
    </div>
  );
}

/** Pays the sum due: by one press if possible, or with a new card. */
function PayActions({
  subscription,
  due,
  change: { isBusy, run },
}: {
  readonly subscription: Subscription;
  readonly due: NonNullable<Subscription['due']>;
  readonly change: ServiceChange;
}) {
  const t = useMessages();
  const { money } = useFormats();
  const { data } = useQuery(paymentMethodsQuery());
  const [keys] = useState(() => createMoneyKeys());
  const { service, currency } = subscription;
  const methods = data?.items.flatMap(({ payment_methods }) => payment_methods) ?? [];
  const { ready, newCard } = waysToPay(methods, subscription);
  const first = ready ?? newCard;
  const price = money(due.amount, currency);
  const pay = (method: PaymentMethod) =>
    run(async (api) => {
      const open = await payDue(api, { serviceId: service.id, method, keys });
      if (open !== null) toasts.show({ title: open.display.message, text: open.display.submessage ?? '' });
    });
  if (first === null) return null;
  return (
    <>
      <ServiceAction
        variant="primary"
        isBusy={isBusy}
        words={[t('my.payService', { price }), t('my.payServiceOf', { price, name: service.name })]}
        onPress={() => pay(first)}
      />
      {ready !== null && newCard !== null && (
        <ServiceAction
          isBusy={isBusy}
          words={[t('my.payAnotherCard'), t('my.payAnotherCardOf', { name: service.name })]}
          onPress={() => pay(newCard)}
        />
      )}
    </>
  );
}
