import { setTimeout as pause } from 'node:timers/promises';
import type { KadrClient } from '@kadr/contract/client';
import { cards, enterCard } from './card-holder.ts';
import { persist, refusalIn } from './purchase-client.ts';
import type { CardEntry } from './purchase-client.ts';

/** An account that buys. */
export interface Buyer {
  readonly email: string;
  readonly client: KadrClient;
  /** Its linked card; null until it has one. */
  cardId: number | null;
}

/** An item for sale, and its price. */
export interface Ware {
  readonly slug: string;
  readonly option: Parameters<KadrClient['purchases']['buy']>[0]['option'];
  readonly price: { readonly price_id: number; readonly amount: number; readonly currency: 'RUB' };
}

/** The course of a purchase. */
export interface Way {
  /** `linked` charges the linked card; otherwise the number of the card to enter. */
  readonly pays: 'linked' | 'balance' | { readonly number: string };
  readonly isLinking?: boolean;
  /** The viewer's habit: closes the page, presses twice, or pays in a second tab by the linked card. */
  readonly habit?: 'leaves' | 'twice' | 'two tabs';
}

/** Ids of payment methods, as the contract has them. */
const [byBalance, byCard, byLinkedCard] = [1, 2, 100_000];

/** Ways in turn: each card of the bank with an effect on payments, the linked card, the balance. */
export const ways: readonly Way[] = [
  { pays: 'linked' },
  { pays: { number: cards.plain }, habit: 'leaves' },
  { pays: 'balance' },
  { pays: { number: cards.webhookThrice } },
  { pays: { number: cards.cut } },
  { pays: 'linked', habit: 'twice' },
  { pays: { number: cards.poor } },
  { pays: { number: cards.plain }, habit: 'two tabs' },
  { pays: { number: cards.secure } },
  { pays: { number: cards.webhooksReversed } },
  { pays: { number: cards.webhookLate }, habit: 'leaves' },
  { pays: { number: cards.apiFails } },
  { pays: 'linked', habit: 'leaves' },
  { pays: { number: cards.webhookFirst } },
  { pays: { number: cards.webhookWrong }, habit: 'twice' },
  { pays: 'balance', habit: 'twice' },
];

/** Cards that are linked in turn: their behaviour shows in renewals. */
export const linkedInTurn: readonly string[] = [
  cards.plain,
  cards.apiFails,
  cards.webhookThrice,
  cards.plain,
  cards.cut,
  cards.savedRecovers,
  cards.webhookFirst,
];

/** Milliseconds between two looks at a payment, and the most looks. */
const [lookEvery, mostLooks] = [500, 240];

/**
 * Buys something until that is acknowledged, or the viewer has left; a declined card is followed by a plain one.
 *
 * @throws what the service refuses it with permanently
 */
export async function purchase(origin: string, buyer: Buyer, ware: Ware, way: Way): Promise<'paid' | 'left'> {
  let current = way;
  for (let turn = 0; turn < 20; turn += 1) {
    const key = `${buyer.email.split('@')[0]}-${ware.slug}-${turn}`;
    try {
      return await attempt(origin, buyer, ware, { way: current, key });
    } catch (error) {
      const name = refusalIn(error);
      // An answer was lost, or the other tab was faster.
      if (name === 'ALREADY_PURCHASED') return 'paid';
      // The service was killed during its answer: for a minute its key is taken, but the ticket is not.
      const isAgain = name === 'IDEMPOTENCY_KEY_BUSY' || name === 'PAYMENT_UNAVAILABLE';
      const isOver = name === 'TICKET_EXPIRED' || name?.startsWith('PAYMENT_') === true;
      if (!isAgain && !isOver) throw error;
      if (!isAgain) current = { ...way, pays: { number: cards.plain } };
      await pause(lookEvery);
    }
  }
  throw new Error(`${buyer.email} could not buy ${ware.slug}.`);
}

async function attempt(
  origin: string,
  buyer: Buyer,
  ware: Ware,
  { way, key }: { readonly way: Way; readonly key: string },
): Promise<'paid' | 'left'> {
  const { purchases } = buyer.client;
  const order = await persist(() =>
    purchases.buy(wish(buyer, ware, way), { context: { 'idempotency-key': key } }),
  );
  const ticket = order.ticket_id ?? '';
  const number = typeof way.pays === 'object' ? way.pays.number : cards.plain;
  await enter(origin, order.payment, number);
  if (way.habit === 'leaves') return 'left';
  if (way.habit === 'two tabs' && buyer.cardId !== null)
    await persist(() => purchases.buy(wish(buyer, ware, { pays: 'linked' }))).catch(() => null);
  const confirmations = Array.from({ length: way.habit === 'twice' ? 2 : 1 }, () =>
    untilPaid(origin, buyer.client, { ticket, number }),
  );
  await Promise.all(confirmations);
  return 'paid';
}

function wish(buyer: Buyer, { option, price }: Ware, { pays, isLinking = false }: Way) {
  const isLinked = pays === 'linked' && buyer.cardId !== null;
  return {
    option,
    price: {
      ...price,
      payment_method_id: isLinked
        ? byLinkedCard + (buyer.cardId ?? 0)
        : pays === 'balance'
          ? byBalance
          : byCard,
    },
    ...(isLinking && { is_should_link_card: true }),
    is_confirmed: true,
    has_session_id: false,
  };
}

async function enter(origin: string, entry: CardEntry | null, number: string): Promise<void> {
  if (entry?.kind === 'direct_post') await enterCard(origin, entry, number);
}

/** Polls the ticket until it is paid; a card that did not reach the bank is entered again. */
async function untilPaid(
  origin: string,
  { purchases }: KadrClient,
  { ticket, number }: { readonly ticket: string; readonly number: string },
): Promise<void> {
  for (let look = 0; look < mostLooks; look += 1) {
    const { status, payment } = await persist(() =>
      purchases.confirmTicket({ ticket_id: ticket, has_session_id: false }),
    );
    if (status === 'paid') return;
    await enter(origin, payment, number);
    await pause(lookEvery);
  }
  throw new Error(`Nobody says what became of the ticket ${ticket}.`);
}
