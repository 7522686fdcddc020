import type { BuyInput, CardBind, PurchaseOption } from '@kadr/contract';
import { paymentMethodIds } from '@kadr/contract';
import { customerWith, openShop, openServices, orderOf } from './shop.ts';
import type { Customer } from './shop.ts';
import { createScriptedBank, mastercard } from './scripted-bank.ts';
import type { ScriptedBank } from './scripted-bank.ts';
import { createTestApi, testBegins } from './test-api.ts';
import type { TestApi } from './test-api.ts';

export interface CardShop {
  readonly test: TestApi;
  readonly bank: ScriptedBank;
}

/** The shop of the tests, with a bank for cards that tests control. */
export async function openCardShop(): Promise<CardShop> {
  const clock = { now: testBegins };
  const bank = createScriptedBank(() => clock.now);
  const test = await createTestApi({ payments: bank.port, clock });
  await openShop(test);
  await openServices(test);
  return { test, bank };
}

/** The input to buy a title's first option, or a service, by a payment method. */
export async function cardOrder(
  { purchases }: Customer,
  { slug, alias }: { readonly slug?: string; readonly alias?: string },
  methodId: number = paymentMethodIds.anyCard,
): Promise<BuyInput> {
  const { items } =
    slug === undefined
      ? await purchases.serviceOptions({ id: alias ?? '' })
      : await purchases.options({ id: slug });
  return orderOf(byMethod(items[0], methodId));
}

/** An option reduced to one payment method. */
function byMethod(option: PurchaseOption | undefined, methodId: number): PurchaseOption | undefined {
  return (
    option && {
      ...option,
      periods: option.periods.map((period) => ({
        ...period,
        prices: period.prices.filter(({ payment_method_id }) => payment_method_id === methodId),
      })),
    }
  );
}

/** A customer with this balance who has linked a card, and the card's id. */
export async function customerWithCard(
  { test, bank }: CardShop,
  amount = 0,
  card: Partial<typeof mastercard> = {},
) {
  const viewer = await customerWith(test, amount);
  const cardId = await linkCard(bank, viewer, card);
  return { ...viewer, cardId, methodId: paymentMethodIds.linkedCard + cardId };
}

/** Links a card; returns its id. */
export async function linkCard(
  bank: ScriptedBank,
  { client }: Customer,
  card: Partial<typeof mastercard> = {},
): Promise<number> {
  const bind: CardBind = await client.bankCards.add({});
  bank.enter(bind.req_id, { saved: { ...mastercard, ...card } });
  await confirmed(client, bind.ticket_id);
  const { items } = await client.bankCards.list();
  return Math.max(...items.map(({ id }) => id));
}

export function confirmed({ purchases }: Pick<Customer['client'], 'purchases'>, ticketId: string | null) {
  return purchases.confirmTicket({ ticket_id: ticketId ?? '', has_session_id: false });
}

/** The codes of the events that are sent to pages while `work` runs. */
export async function eventsWhile(
  { pool }: Pick<TestApi, 'pool'>,
  work: () => Promise<unknown>,
): Promise<string[]> {
  const listener = await pool.connect();
  const heard: string[] = [];
  const told = (payload: string): void => {
    const event = JSON.parse(payload) as { readonly event_code?: string };
    if (event.event_code !== undefined) heard.push(event.event_code);
  };
  try {
    listener.on('notification', ({ payload }) => told(payload ?? '{}'));
    await listener.query('listen kadr_push');
    await work();
    // PostgreSQL delivers earlier notifications with the result of the next statement.
    await listener.query('select 1');
    return heard;
  } finally {
    await listener.query('unlisten *');
    listener.removeAllListeners('notification');
    listener.release();
  }
}

/** The bank's name for the payment whose card is entered. */
export const entryOf = (payment: { readonly kind: string; readonly order?: string } | null): string =>
  payment?.order ?? '';
