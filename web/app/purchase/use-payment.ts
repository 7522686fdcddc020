import type { Notification, PaymentMethod, PurchaseOption, PurchasePeriod, User } from '@kadr/contract';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { QueryClient } from '@tanstack/react-query';
import { useEffect, useReducer, useRef, useState } from 'react';
import type { Dispatch } from 'react';
import { isEmbedded } from '../data/entry-parameters.ts';
import { failureOf } from '../data/page-errors.ts';
import { userQuery } from '../data/queries.ts';
import { apiOf } from '../data/query-client.ts';
import { refresh } from '../data/query-families.ts';
import { forgetAnswers } from '../data/sign-in.ts';
import { useMessages } from '../i18n/messages.tsx';
import type { Translate } from '../i18n/messages.tsx';
import { showError } from '../modals/open-modals.ts';
import { isWrongPin, pinProblem } from '../profiles/pin-problem.ts';
import { wayOnFrom } from './after-refusal.ts';
import { cardPageOf, ticketPath } from './card-page-address.ts';
import { confirmTicket } from './confirm-ticket.ts';
import { createMoneyKeys } from './money-keys.ts';
import type { MoneyKeys } from './money-keys.ts';
import { findOnboarding } from './onboarding.ts';
import { orderOf, priceBy } from './payment-order.ts';
import { beginPayment, paymentStep } from './payment-steps.ts';
import type { Payment, PaymentEvent, Replaced } from './payment-steps.ts';
import { orderPreviewQuery, paymentMethodsQuery } from './queries.ts';
import { offerTopUp } from './top-up-panel.ts';

export interface PaymentOptions {
  readonly option: PurchaseOption;
  /** Already chosen. */
  readonly period?: PurchasePeriod | undefined;
  /** A service that this one replaces. */
  readonly replaced?: Replaced | undefined;
  /** Pays as soon as a method is chosen, without another press. */
  readonly autoConfirm: boolean;
  /** Opens pages in another window: this one belongs to another site, and banks refuse frames. */
  readonly opensWindow: boolean;
  /** Navigates to the page that takes the card. */
  readonly leave?: (address: string) => void;
}

export interface PaymentActions {
  readonly payment: Payment;
  readonly dispatch: Dispatch<PaymentEvent>;
  readonly isBusy: boolean;
  /** Resolves to an error text about the PIN, or null. */
  readonly enterPin: (pin: string) => Promise<string | null>;
  readonly choose: (method: PaymentMethod, isLinkingCard: boolean) => Promise<void>;
  /** Joins the bonus programme of a method; an error says so if it no longer exists. */
  readonly activate: (method: PaymentMethod) => void;
  readonly pay: () => Promise<void>;
  /** Asks for the result of a card that was entered in another window. */
  readonly look: () => Promise<void>;
}

/** Dependencies of an order. */
interface PaymentContext extends Required<Pick<PaymentOptions, 'opensWindow' | 'leave'>> {
  readonly queries: QueryClient;
  readonly dispatch: Dispatch<PaymentEvent>;
  readonly keys: MoneyKeys;
  readonly isOver: () => boolean;
  /** The last ordered ticket. */
  readonly ticket: { current: string | null };
}

/** A payment, and the actions that advance it: calls of the service, one at a time. */
export function usePayment({
  option,
  period,
  replaced,
  autoConfirm,
  opensWindow,
  leave = (address) => location.assign(address),
}: PaymentOptions): PaymentActions {
  const t = useMessages();
  const queries = useQueryClient();
  const { data: user } = useQuery(userQuery());
  const start = { option, period, replaced, isPinRequired: asksForPin(user?.profile) };
  const [payment, dispatch] = useReducer(paymentStep, start, beginPayment);
  const [isBusy, setBusy] = useState(false);
  const [keys] = useState(() => createMoneyKeys());
  const ticket = useRef<string | null>(null);
  const isClosed = useRef(false);
  useEffect(() => {
    isClosed.current = false;
    return () => {
      isClosed.current = true;
    };
  }, []);
  useOnboarding(queries, option, dispatch);
  const ctx: PaymentContext = {
    queries,
    dispatch,
    keys,
    opensWindow,
    leave,
    ticket,
    isOver: () => isClosed.current,
  };

  const busily = async (work: () => Promise<void>): Promise<void> => {
    if (isBusy) return;
    setBusy(true);
    try {
      await work();
    } catch (error) {
      refuse(ctx, t, error);
    } finally {
      setBusy(false);
    }
  };
  return {
    payment,
    dispatch,
    isBusy,
    enterPin: (pin) => enterPin(ctx, t, pin),
    choose: (method, isLinkingCard) =>
      busily(async () => {
        const order = orderOf(payment, method, { hasSessionId: isEmbedded(), isLinkingCard });
        if (order === null) return;
        const isTrial = priceBy(payment.period, method)?.trial != null;
        if (autoConfirm || (method.name === 'any_card' && !isTrial))
          return buy(ctx, { payment, method, isLinkingCard });
        const { notification } = await queries.fetchQuery(orderPreviewQuery(order));
        dispatch({ type: 'method', method, isLinkingCard, notification });
      }),
    activate: (method) => activate(ctx, t, method),
    pay: () =>
      busily(async () => {
        const { method, isLinkingCard } = payment;
        if (method !== null) await buy(ctx, { payment, method, isLinkingCard });
      }),
    look: () =>
      busily(async () => {
        if (ticket.current !== null) await followTicket(ctx, ticket.current);
      }),
  };
}

function asksForPin(profile: User['profile'] | undefined): boolean {
  return profile !== undefined && profile !== 'not_available' && profile.purchase_limits.is_pin_required;
}

/** Fetches the onboarding of the product, so that it is available when the payment is complete. */
function useOnboarding(queries: QueryClient, option: PurchaseOption, dispatch: Dispatch<PaymentEvent>): void {
  useEffect(() => {
    void findOnboarding(queries, option).then((onboarding) => dispatch({ type: 'onboarding', onboarding }));
  }, [queries, option, dispatch]);
}

function activate({ dispatch }: PaymentContext, t: Translate, method: PaymentMethod): void {
  if (method.bonus_program === null)
    void showError({ title: 'NONAME', text: t('modal.bonus_activate.error.subtitle') });
  else dispatch({ type: 'activate', method });
}

async function enterPin({ queries, dispatch }: PaymentContext, t: Translate, pin: string) {
  try {
    const { valid } = await (await apiOf(queries)).profiles.pinValidate({ pin_code: pin });
    if (!valid) return t('input.pin.validate');
    dispatch({ type: 'pin', pin });
    return null;
  } catch (error) {
    return pinProblem(t, error);
  }
}

function refuse({ queries, dispatch }: PaymentContext, t: Translate, error: unknown): void {
  const { status, error_code, description } = failureOf(error);
  if (isWrongPin(error)) {
    dispatch({ type: 'pin_refused', problem: pinProblem(t, error) });
    return;
  }
  dispatch({ type: 'refused', problem: description || t('error.default'), code: error_code ?? null });
  // The page's data about the account are outdated.
  if (wayOnFrom(error_code ?? null) === 'top_up') {
    void queries.invalidateQueries({ queryKey: userQuery().queryKey });
    void queries.invalidateQueries({ queryKey: paymentMethodsQuery().queryKey });
  }
  offerTopUp(queries, t, error);
  // So are its data about the title: its price has changed, or it is no longer sold.
  if (status === 409) void refresh(queries, 'media-item', 'service', 'purchase-options', 'subscriptions');
}

interface Wish {
  readonly payment: Payment;
  readonly method: PaymentMethod;
  readonly isLinkingCard: boolean;
}

/** Orders the current choice, and pays it: from the balance, by a linked card, or on the page that takes a card. */
async function buy(ctx: PaymentContext, { payment, method, isLinkingCard }: Wish): Promise<void> {
  const order = orderOf(payment, method, { hasSessionId: isEmbedded(), isLinkingCard });
  if (order === null) return;
  const input = { ...order, is_confirmed: true };
  const api = await apiOf(ctx.queries);
  const bought = await ctx.keys.call(input, (keyed) => api.purchases.buy(input, keyed));
  const { ticket_id, status, notification } = bought;
  ctx.ticket.current = ticket_id;
  const address = cardPageOf(bought);
  if (address !== null) return goToCard(ctx, address);
  if (status !== 'wait_payment' || ticket_id === null) return succeed(ctx, notification);
  const isPaid = await followTicket(ctx, ticket_id);
  const isTrial = priceBy(payment.period, method)?.trial != null;
  if (isPaid && isTrial && method.name === 'any_card') await bindCard(ctx);
}

/** Shows that the bank is processing, and its answer; resolves to true once the ticket is paid. */
async function followTicket(ctx: PaymentContext, ticketId: string): Promise<boolean> {
  const outcome = await confirmTicket(await apiOf(ctx.queries), {
    ticketId,
    hasSessionId: isEmbedded(),
    onWaiting: ({ notification }) => ctx.dispatch({ type: 'processing', notification }),
    isOver: ctx.isOver,
  });
  if (outcome.kind === 'paid') {
    await succeed(ctx, outcome.notification);
    return true;
  }
  if (outcome.kind === 'bank_page') goToCard(ctx, outcome.url);
  else ctx.dispatch({ type: 'processing', notification: outcome.notification });
  return false;
}

async function succeed({ dispatch, queries }: PaymentContext, notification: Notification | null) {
  dispatch({ type: 'paid', notification });
  await forgetAnswers(queries).catch(() => undefined);
}

/** A trial has begun; the card for its renewals is entered on a separate page. The trial does not depend on it. */
async function bindCard({ queries, leave, opensWindow }: PaymentContext): Promise<void> {
  const bind = await (await apiOf(queries)).bankCards.add({}).catch(() => null);
  if (bind !== null && !opensWindow) leave(ticketPath(bind.ticket_id));
}

function goToCard({ dispatch, leave, opensWindow }: PaymentContext, address: string): void {
  dispatch({ type: 'card', address });
  // In a frame of another site the viewer opens it.
  if (!opensWindow) leave(address);
}
