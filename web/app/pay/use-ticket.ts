import type { Notification, Ticket, WireCardEntry } from '@kadr/contract';
import { useQueryClient } from '@tanstack/react-query';
import type { QueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { RefObject } from 'react';
import { isEmbedded } from '../data/entry-parameters.ts';
import { track } from '../data/events.ts';
import { failureOf } from '../data/page-errors.ts';
import { userQuery } from '../data/queries.ts';
import { apiOf } from '../data/query-client.ts';
import { useMessages } from '../i18n/messages.tsx';
import type { Translate } from '../i18n/messages.tsx';
import { isDecline } from '../purchase/after-refusal.ts';
import { confirmTicket } from '../purchase/confirm-ticket.ts';
import { createMoneyKeys } from '../purchase/money-keys.ts';
import { paymentMethodsQuery } from '../purchase/queries.ts';
import type { CardData } from './card-fields.ts';
import { postCard } from './post-card.ts';
import type { DirectEntry } from './post-card.ts';

/** Where a ticket stands, as the page shows it. */
export type TicketStep =
  | { readonly name: 'card'; readonly problem: CardProblem | null }
  /** The bank's own page takes the card. */
  | { readonly name: 'bank_page'; readonly url: string }
  | { readonly name: 'checking'; readonly notification: Notification | null; readonly isLong: boolean }
  | { readonly name: 'paid'; readonly notification: Notification | null }
  /** It can be paid no more. */
  | { readonly name: 'over'; readonly text: string };

export interface CardProblem {
  readonly text: string;
  readonly more: string | null;
}

export interface TicketActions {
  readonly step: TicketStep;
  readonly isBusy: boolean;
  readonly pay: (card: CardData) => Promise<void>;
  /** The card once more, after an answer that did not come. */
  readonly enterAgain: () => void;
  /** What was refused is read. */
  readonly forgetProblem: () => void;
}

interface TicketContext {
  readonly queries: QueryClient;
  readonly t: Translate;
  readonly ticket: Ticket;
  /** The attempt at hand: what it is confirmed by, and how its card is entered; null after a refusal. */
  readonly attempt: RefObject<Attempt>;
  readonly isOver: () => boolean;
  readonly show: (step: TicketStep) => void;
}

interface Attempt {
  readonly ticketId: string;
  readonly entry: WireCardEntry | null;
}

/** Leaves for the bank's page. */
const leave = (url: string): void => location.assign(url);

/**
 * A ticket that is paid by a card. What the bank tells the browser only makes the page ask the service, which asks the bank.
 *
 * @param isReturned whether the viewer comes from the bank's page
 */
export function useTicket(ticket: Ticket, isReturned: boolean): TicketActions {
  const t = useMessages();
  const queries = useQueryClient();
  const [step, show] = useState<TicketStep>(() => firstStep(ticket, isReturned, t));
  const [isBusy, setBusy] = useState(false);
  const attempt = useRef<Attempt>({ ticketId: ticket.ticket_id, entry: ticket.payment });
  const isGone = useRef(false);
  const ctx: TicketContext = { queries, t, ticket, attempt, isOver: () => isGone.current, show };
  const isAsked = useRef(false);
  useEffect(() => {
    isGone.current = false;
    if (step.name === 'checking' && !isAsked.current) {
      isAsked.current = true;
      void check(ctx, t('error.default'));
    }
    return () => {
      isGone.current = true;
    };
    // The first step alone.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, []);
  return {
    step,
    isBusy,
    pay: async (card) => {
      if (isBusy) return;
      setBusy(true);
      try {
        await pay(ctx, card);
      } catch (error) {
        showFailure(ctx, error, t('bank_card.error.default'));
      } finally {
        setBusy(false);
      }
    },
    enterAgain: () => show({ name: 'card', problem: null }),
    forgetProblem: () => show({ name: 'card', problem: null }),
  };
}

function firstStep({ status, payment }: Ticket, isReturned: boolean, t: Translate): TicketStep {
  // Paid or not: the confirmation has the words for it.
  if (isReturned) return { name: 'checking', notification: null, isLong: false };
  if (status === 'paid') return { name: 'paid', notification: null };
  if (status === 'expired') return { name: 'over', text: t('pay.expired') };
  if (payment?.kind === 'redirect') return { name: 'bank_page', url: payment.url };
  return { name: 'card', problem: null };
}

async function pay(ctx: TicketContext, card: CardData): Promise<void> {
  const entry = await entryFor(ctx);
  if (entry.kind === 'redirect') return leave(entry.url);
  // Cards go to the bank directly, or are entered on its page: no other way is offered.
  if (entry.kind !== 'direct_post') throw new Error(`Cards are not entered by ${entry.kind} here.`);
  const answer = await send(ctx, entry, card);
  if (answer.kind === 'bank_page') return leave(answer.url);
  if (answer.kind === 'refused') return refuse(ctx, answer.status);
  await check(ctx, ctx.t('bank_card.error.default'));
}

async function send({ queries }: TicketContext, entry: DirectEntry, card: CardData) {
  const phone = queries.getQueryData(userQuery().queryKey)?.phone ?? null;
  return postCard(entry, { card, phone }, { fetch: (address, init) => fetch(address, init), now: Date.now });
}

/** How the card is entered: of the attempt at hand, or of another after a refusal. */
async function entryFor({ queries, ticket, attempt }: TicketContext): Promise<WireCardEntry> {
  const { ticketId, entry } = attempt.current;
  if (entry !== null) return entry;
  const next = await nextAttempt(queries, ticket, ticketId);
  attempt.current = next;
  return next.entry;
}

const keys = createMoneyKeys();

async function nextAttempt(
  queries: QueryClient,
  ticket: Ticket,
  ticketId: string,
): Promise<Attempt & { readonly entry: WireCardEntry }> {
  const { purpose, amount, currency, is_should_link_card, content } = ticket;
  const { purchases, bankCards, topUps, subscriptions } = await apiOf(queries);
  const anyCard = purpose === 'renewal' ? await anyCardOf(queries) : 0;
  const { ticket_id, payment } = await keys.call([purpose, ticketId], async (keyed) => {
    switch (purpose) {
      case 'purchase':
        return { ticket_id: ticketId, ...(await purchases.retryTicket({ ticket_id: ticketId }, keyed)) };
      case 'card_bind':
        return bankCards.add({ currency }, keyed);
      case 'renewal':
        return subscriptions.pay({ service_id: content?.id ?? 0, payment_method_id: anyCard }, keyed);
      case 'account_refill':
      default:
        return topUps.create({ amount, currency, is_should_link_card }, keyed);
    }
  });
  if (payment === null || ticket_id === null) throw new Error('A new attempt names no way to enter a card.');
  return { ticketId: ticket_id, entry: payment };
}

/** The id of the method by which a card is entered. */
async function anyCardOf(queries: QueryClient): Promise<number> {
  const { items } = await queries.fetchQuery(paymentMethodsQuery());
  const methods = items.flatMap(({ payment_methods }) => payment_methods);
  const method = methods.find(({ name }) => name === 'any_card');
  if (method === undefined) throw new Error('No cards are taken.');
  return method.id;
}

/** The bank has refused: what its data or its state forbid leaves the order open, else the service knows the reason. */
async function refuse(ctx: TicketContext, status: number): Promise<void> {
  const { t, show } = ctx;
  track('card_payment_error', { status });
  const text = t('bank_card.error.default');
  const isOrderOpen = status === 2 || status === 4;
  if (isOrderOpen) return show({ name: 'card', problem: { text, more: null } });
  await check(ctx, text);
}

/** Asks the service what became of the payment, until it is known; the form waits with it while that is short. */
async function check(ctx: TicketContext, fallback: string): Promise<void> {
  const { queries, attempt, show, isOver } = ctx;
  const { ticketId } = attempt.current;
  try {
    const outcome = await confirmTicket(await apiOf(queries), {
      ticketId,
      hasSessionId: isEmbedded(),
      onWaiting: ({ notification }) => show({ name: 'checking', notification, isLong: true }),
      isOver,
    });
    if (outcome.kind === 'paid') show({ name: 'paid', notification: outcome.notification });
    else if (outcome.kind === 'bank_page') leave(outcome.url);
    else show({ name: 'checking', notification: outcome.notification, isLong: true });
  } catch (error) {
    showFailure(ctx, error, fallback);
  }
}

/** Says why it did not work; after the bank's refusal the next try is another attempt. */
function showFailure({ t, show, attempt }: TicketContext, error: unknown, fallback: string): void {
  const { status, error_code, description } = failureOf(error);
  if (isDecline(error_code)) {
    attempt.current = { ...attempt.current, entry: null };
    return show({ name: 'card', problem: { text: t('bank_card.error.default'), more: description } });
  }
  // What the service has settled against is settled: the ticket is too old, or the money went back.
  if (status === 409 || status === 404)
    return show({ name: 'over', text: description || t('error.default') });
  show({ name: 'card', problem: { text: description || fallback, more: null } });
}
