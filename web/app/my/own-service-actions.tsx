import type { PaymentMethod, Subscription } from '@kadr/contract';
import type { KadrClient } from '@kadr/contract/client';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { failureOf } from '../data/page-errors.ts';
import { userQuery } from '../data/queries.ts';
import { apiOf } from '../data/query-client.ts';
import { forgetAnswers } from '../data/sign-in.ts';
import { toasts } from '../data/toasts.ts';
import { useFormats, useMessages } from '../i18n/messages.tsx';
import { confirm, showError } from '../modals/open-modals.ts';
import { createMoneyKeys } from '../purchase/money-keys.ts';
import { paymentMethodsQuery } from '../purchase/queries.ts';
import { offerTopUp } from '../purchase/top-up-panel.ts';
import { Button } from '../ui/button.tsx';
import { useTask } from '../ui/use-task.ts';
import styles from './own-service.module.css';
import { payDue, waysToPay } from './pay-due.ts';

type Work = (api: KadrClient) => Promise<unknown>;

/** What can be done about a service of the account: to pay it first, where it is not paid. */
export function OwnServiceActions({ subscription }: { readonly subscription: Subscription }) {
  const t = useMessages();
  const { moment } = useFormats();
  const { data: user } = useQuery(userQuery());
  const change = useChange();
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
        <Action
          variant="primary"
          isBusy={isBusy}
          words={[t('my.acceptPrice'), t('my.acceptPriceOf', { name })]}
          onPress={() =>
            run(({ subscriptions }) => subscriptions.acceptPrice({ service_id, amount: new_price.amount }))
          }
        />
      )}
      {isActive && next_service !== null && (
        <Action
          isBusy={isBusy}
          words={[t('my.keepThis'), t('my.keepServiceOf', { name })]}
          onPress={() => run(({ subscriptions }) => subscriptions.changeAtEnd({ service_id, next: null }))}
        />
      )}
      {due === null && (standing === 'cancelled' || pause !== null) && (
        <Action
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
      {isActive && pause === null && !is_trial && (
        <Action
          variant="ghost"
          isBusy={isBusy}
          words={[t('my.pauseService'), t('my.pauseServiceOf', { name })]}
          onPress={() => run(({ subscriptions }) => subscriptions.pause({ service_id, months: 1 }))}
        />
      )}
      {standing !== 'cancelled' && (
        <Action
          isBusy={isBusy}
          words={[t('my.cancelService'), t('my.cancelServiceOf', { name })]}
          onPress={cancel}
        />
      )}
    </div>
  );
}

/** Pays what is due: by one press where that is possible, or by a card that is entered. */
function PayActions({
  subscription,
  due,
  change: { isBusy, run },
}: {
  readonly subscription: Subscription;
  readonly due: NonNullable<Subscription['due']>;
  readonly change: ReturnType<typeof useChange>;
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
      <Action
        variant="primary"
        isBusy={isBusy}
        words={[t('my.payService', { price }), t('my.payServiceOf', { price, name: service.name })]}
        onPress={() => pay(first)}
      />
      {ready !== null && newCard !== null && (
        <Action
          isBusy={isBusy}
          words={[t('my.payAnotherCard'), t('my.payAnotherCardOf', { name: service.name })]}
          onPress={() => pay(newCard)}
        />
      )}
    </>
  );
}

function Action({
  words: [label, longLabel],
  variant = 'secondary',
  isBusy,
  onPress,
}: {
  /** On the button, and for a screen reader, which does not see whose it is. */
  readonly words: readonly [label: string, longLabel: string];
  readonly variant?: 'primary' | 'secondary' | 'ghost';
  readonly isBusy: boolean;
  readonly onPress: () => Promise<void>;
}) {
  return (
    <Button
      size="small"
      variant={variant}
      loading={isBusy}
      aria-label={longLabel}
      onClick={() => void onPress()}
    >
      {label}
    </Button>
  );
}

/** Changes a subscription, and shows what became of it. */
function useChange(): { readonly isBusy: boolean; readonly run: (work: Work) => Promise<void> } {
  const t = useMessages();
  const queries = useQueryClient();
  const { isBusy, run } = useTask((error) => {
    if (!offerTopUp(queries, t, error))
      void showError({ text: failureOf(error).description || t('my.serviceFailed') });
    return null;
  });
  return {
    isBusy,
    run: async (work) => {
      await run(async () => {
        await work(await apiOf(queries));
        await forgetAnswers(queries).catch(() => undefined);
      });
    },
  };
}
