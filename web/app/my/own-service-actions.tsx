import type { Subscription } from '@kadr/contract';
import type { KadrClient } from '@kadr/contract/client';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { failureOf } from '../data/page-errors.ts';
import { userQuery } from '../data/queries.ts';
import { apiOf } from '../data/query-client.ts';
import { forgetAnswers } from '../data/sign-in.ts';
import { useFormats, useMessages } from '../i18n/messages.tsx';
import { confirm, showError } from '../modals/open-modals.ts';
import { Button } from '../ui/button.tsx';
import styles from './own-service.module.css';

type Work = (api: KadrClient) => Promise<unknown>;

/** What can be done about a service of the account: to pay it first, where it is not paid. */
export function OwnServiceActions({ subscription }: { readonly subscription: Subscription }) {
  const t = useMessages();
  const { moment, money } = useFormats();
  const { data: user } = useQuery(userQuery());
  const { isBusy, run } = useChange();
  const { service, standing, due, pause, new_price, next_service, ends_at, is_trial, currency } =
    subscription;
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
  const price = due === null ? '' : money(due.amount, currency);
  return (
    <div className={styles.actions}>
      {due !== null && (
        <Action
          variant="primary"
          isBusy={isBusy}
          words={[t('my.payService', { price }), t('my.payServiceOf', { price, name })]}
          onPress={() => run((api) => pay(api, subscription))}
        />
      )}
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
  const [isBusy, setBusy] = useState(false);
  const run = async (work: Work): Promise<void> => {
    setBusy(true);
    try {
      await work(await apiOf(queries));
      await forgetAnswers(queries).catch(() => undefined);
    } catch (error) {
      await showError({ text: failureOf(error).description || t('my.serviceFailed') });
    } finally {
      setBusy(false);
    }
  };
  return { isBusy, run };
}

/** Pays with the card of the subscription, or the account's first one; without a card with the balance. */
async function pay(
  { subscriptions, purchases }: KadrClient,
  { service, bank_card }: Subscription,
): Promise<void> {
  const { items } = await purchases.paymentMethods({ types: 'purchase' });
  const methods = items.flatMap(({ payment_methods }) => payment_methods);
  const cards = methods.filter(({ name }) => name === 'linked_card');
  const method =
    cards.find((one) => one.bank_card?.id === bank_card?.id) ??
    cards[0] ??
    methods.find(({ name }) => name === 'account_prepaid');
  if (method === undefined) throw new Error('There is no way to pay.');
  const { ticket_id, payment } = await subscriptions.pay({
    service_id: service.id,
    payment_method_id: method.id,
  });
  // The bank wants to see the holder.
  if (payment?.kind === 'redirect') location.assign(payment.url);
  else if (ticket_id !== null) await purchases.confirmTicket({ ticket_id, has_session_id: false });
}
