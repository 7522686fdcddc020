import type { Notification, WireCardEntry } from '@kadr/contract';
import { useQueryClient } from '@tanstack/react-query';
import type { QueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { RefObject } from 'react';
import { activate, takeRefusal } from '../codes/activate.ts';
import { isEmbedded } from '../data/entry-parameters.ts';
import { track } from '../data/events.ts';
import { failureOf } from '../data/page-errors.ts';
import { userQuery } from '../data/queries.ts';
import { apiOf } from '../data/query-client.ts';
import { useMessages } from '../i18n/messages.tsx';
import type { Translate } from '../i18n/messages.tsx';
import { isDecline, wayOnFrom } from '../purchase/after-refusal.ts';
import { confirmTicket } from '../purchase/confirm-ticket.ts';
import type { CardData, CardExtra } from './card-fields.ts';
import { nextAttempt } from './next-attempt.ts';
import type { Attempt } from './next-attempt.ts';
import { forgetCode, rememberCode, rememberedCode } from './pay-address.ts';
import { postCard } from './post-card.ts';
import type { DirectEntry } from './post-card.ts';
import { extrasOf, fieldsOf, firstStep } from './ticket-step.ts';
import type { CardProblem, Payable, TicketStep } from './ticket-step.ts';
import { bindMethodsQuery } from './queries.ts';

export interface TicketActions {
  readonly step: TicketStep;
  readonly isBusy: boolean;
  /** Fields that the bank requires besides the card. */
  readonly extras: readonly CardExtra[];
  /** Null if the bank's own page takes the card. */
  readonly pay: (card: CardData | null) => Promise<void>;
  /** Called when the bank's own fields have taken a card: asks the service for the result. */
  readonly entered: () => Promise<void>;
  /** Shows the card again, after an answer that did not arrive. */
  readonly enterAgain: () => void;
  /** Called when the viewer has read the refusal. */
  readonly forgetProblem: () => void;
}

export interface TicketOptions {
  /** Whether the viewer returns from the bank's page. */
  readonly isReturned?: boolean;
  /** The promo code that waits for the card. */
  readonly code?: string | null;
}

interface TicketContext {
  readonly queries: QueryClient;
  readonly t: Translate;
  readonly ticket: Payable;
  readonly code: string | null;
  /** The current attempt: its ticket, and the way to enter its card; null after a refusal. */
  readonly attempt: RefObject<Attempt>;
  readonly isOver: () => boolean;
  readonly show: (step: TicketStep) => void;
}

/** Navigates to the bank's page. */
const leave = (url: string): void => location.assign(url);

/**
 * Pays a ticket by card. The bank's answer to the browser only makes the page ask the service, which asks the bank. A
 * promo code that waits for a card is sent once the card is linked.
 */
export function useTicket(
  ticket: Payable,
  { isReturned = false, code = null }: TicketOptions = {},
): TicketActions {
  const t = useMessages();
  const queries = useQueryClient();
  const [step, show] = useState<TicketStep>(() => firstStep(ticket, isReturned, t));
  const [isBusy, setBusy] = useState(false);
  const attempt = useRef<Attempt>({ ticketId: ticket.ticket_id, entry: ticket.payment });
  const isGone = useRef(false);
  const [extras, setExtras] = useState(() => extrasOf(ticket.payment));
  const isOver = (): boolean => isGone.current;
  const ctx: TicketContext = { queries, t, ticket, code, attempt, isOver, show };
  const isAsked = useRef(false);
  useEffect(() => {
    isGone.current = false;
    if (step.name === 'checking' && !isAsked.current) {
      isAsked.current = true;
      void check(ctx, t('error.default'), showBankPage);
    }
    return () => {
      isGone.current = true;
    };
    // Only for the first step.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, []);
  return {
    step,
    isBusy,
    extras,
    pay: async (card) => {
      if (isBusy) return;
      setBusy(true);
      try {
        await pay(ctx, card);
      } catch (error) {
        await showFailure(
          ctx,
          error,
          t(ticket.purpose === 'card_bind' ? 'error.default' : 'bank_card.error.default'),
        );
      } finally {
        setExtras(extrasOf(attempt.current.entry));
        setBusy(false);
      }
    },
    entered: () => check(ctx, t('bank_card.error.default')),
    enterAgain: () => showCard(ctx, null),
    forgetProblem: () => showCard(ctx, null),
  };
}

/** Shows the entry of a card for the current attempt. */
function showCard({ show, attempt }: TicketContext, problem: CardProblem | null): void {
  const { entry } = attempt.current;
  if (entry?.kind === 'redirect') show({ name: 'bank_page', url: entry.url, problem });
  else show({ name: 'card', problem, fields: fieldsOf(attempt.current) });
}

async function pay(ctx: TicketContext, card: CardData | null): Promise<void> {
  const entry = await entryFor(ctx);
  if (entry.kind === 'redirect') return leave(entry.url);
  if (entry.kind === 'tokenise') return showCard(ctx, null);
  if (card === null) throw new Error('There is no card to send.');
  // The form now asks for the fields that it did not know about.
  if (entry.fields.some((name) => card[name] === undefined)) return;
  const answer = await send(ctx, entry, card);
  if (answer.kind === 'bank_page') return leave(answer.url);
  if (answer.kind === 'refused') return refuse(ctx, answer.status);
  await check(ctx, ctx.t('bank_card.error.default'));
}

async function send({ queries }: TicketContext, entry: DirectEntry, card: CardData) {
  const phone = queries.getQueryData(userQuery().queryKey)?.phone ?? null;
  return postCard(entry, { card, phone }, { fetch: (address, init) => fetch(address, init), now: Date.now });
}

/** The way to enter the card: of the current attempt, or of a new one after a refusal. */
async function entryFor({ queries, ticket, code, attempt }: TicketContext): Promise<WireCardEntry> {
  const { ticketId, entry } = attempt.current;
  if (entry !== null) return entry;
  const waiting = code ?? rememberedCode(sessionStorage, ticketId ?? '');
  const next = await nextAttempt(queries, ticket, ticketId);
  attempt.current = next;
  if (waiting !== null) rememberCode(sessionStorage, next.ticketId, waiting);
  return next.entry;
}

/**
 * Handles a refusal of the bank: invalid data or an invalid state leave the order open, otherwise the service knows the
 * reason.
 */
async function refuse(ctx: TicketContext, status: number): Promise<void> {
  const { t } = ctx;
  track('card_payment_error', { status });
  const text = t('bank_card.error.default');
  const isOrderOpen = status === 2 || status === 4;
  if (isOrderOpen) return showCard(ctx, { text, more: null });
  await check(ctx, text);
}

/** Asks the service for the result of the payment until it is known; the form waits for it while that is short. */
async function check(
  ctx: TicketContext,
  fallback: string,
  onBankPage: (ctx: TicketContext, url: string) => void = (_, url) => leave(url),
): Promise<void> {
  const { queries, attempt, show, isOver } = ctx;
  const { ticketId } = attempt.current;
  try {
    const outcome = await confirmTicket(await apiOf(queries), {
      ticketId: ticketId ?? '',
      hasSessionId: isEmbedded(),
      onWaiting: ({ notification }) => show({ name: 'checking', notification, isLong: true }),
      isOver,
    });
    if (outcome.kind === 'paid') await finish(ctx, outcome.notification);
    else if (outcome.kind === 'bank_page') onBankPage(ctx, outcome.url);
    else show({ name: 'checking', notification: outcome.notification, isLong: true });
  } catch (error) {
    await showFailure(ctx, error, fallback);
  }
}

/**
 * Offers the bank's page to viewers who left it unfinished, without sending them there again: they may have had a
 * reason.
 */
function showBankPage(ctx: TicketContext, url: string): void {
  const { attempt, t } = ctx;
  attempt.current = { ...attempt.current, entry: { kind: 'redirect', url } };
  showCard(ctx, { text: t('pay.unfinished'), more: null });
}

/** Completes a payment. A promo code that waited for the card is sent again: the viewer has already activated it. */
async function finish(ctx: TicketContext, notification: Notification | null): Promise<void> {
  const { queries, attempt, t, show } = ctx;
  const waiting = rememberedCode(sessionStorage, attempt.current.ticketId ?? '');
  if (waiting === null) return show({ name: 'paid', notification });
  forgetCode(sessionStorage);
  try {
    show({ name: 'redeemed', notification: await activate(queries, waiting) });
  } catch (error) {
    show({ name: 'code_refused', code: waiting, text: takeRefusal(error).text || t('error.default') });
  }
}

/** Shows a failure; after the bank's refusal the next try is a new attempt. */
async function showFailure(ctx: TicketContext, error: unknown, fallback: string): Promise<void> {
  const { t, show, attempt } = ctx;
  const { status, error_code, description } = failureOf(error);
  if (isDecline(error_code)) {
    const isElsewhere = await isEnteredElsewhere(ctx);
    attempt.current = { ...attempt.current, entry: null };
    // The bank's page or fields belong to an attempt: without a new one there is nothing to fill in.
    if (isElsewhere) await entryFor(ctx).catch(() => null);
    const problem = { text: t('bank_card.error.default'), more: description };
    if (isElsewhere && attempt.current.entry === null) return show({ name: 'bank_page', url: null, problem });
    return showCard(ctx, problem);
  }
  // The service has closed the ticket: it is too old, or the money was returned.
  if ((status === 409 || status === 404) && wayOnFrom(error_code) !== 'again')
    return show({ name: 'over', text: description || t('error.default') });
  showCard(ctx, { text: description || fallback, more: null });
}

/**
 * Whether the bank takes cards only on its page or in its fields. A redirect may also lead to 3-D Secure: the method
 * tells.
 */
async function isEnteredElsewhere({ queries, attempt, ticket }: TicketContext): Promise<boolean> {
  const entry = attempt.current.entry ?? ticket.payment;
  if (entry?.kind === 'direct_post') return false;
  if (entry?.kind === 'tokenise') return true;
  const method = await queries.fetchQuery(bindMethodsQuery()).catch(() => null);
  return method?.payment_url === null;
}
