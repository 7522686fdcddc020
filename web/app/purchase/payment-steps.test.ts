import type { PaymentMethod, PurchaseOption, PurchasePeriod } from '@kadr/contract';
import { describe, expect, it } from 'vitest';
import { defaultPeriod, lackOf, nameOf, orderOf } from './payment-order.ts';
import { beginPayment, paymentStep } from './payment-steps.ts';
import type { Payment, PaymentEvent } from './payment-steps.ts';

const period = (duration: number | null, price_id: number, is_default = false): PurchasePeriod => ({
  duration,
  duration_unit: duration === null ? null : 'hour',
  is_default,
  prices: [
    {
      price_id,
      payment_method_id: 1,
      type: 'one_time',
      amount: price_id * 100,
      original_amount: null,
      currency: 'RUB',
      trial: null,
      intro: null,
      bonus_program: null,
    },
  ],
});
const sale: PurchaseOption = {
  seq_id: 1,
  usage_model: 'EST',
  service: null,
  content: { id: 7, name: 'Море', media_item_type: 'film', quality: 'HD' },
  periods: [period(null, 10, true)],
  is_quick_purchase: true,
};
const rental: PurchaseOption = {
  ...sale,
  seq_id: 2,
  usage_model: 'TVOD',
  periods: [period(48, 11), period(168, 12, true)],
  is_quick_purchase: false,
};
const method: PaymentMethod = {
  id: 1,
  name: 'account_prepaid',
  description: 'x',
  payment_url: null,
  bank_card: null,
  balances: [],
  bonus_program: null,
};
const chosen: PaymentEvent = { type: 'method', method, notification: null };

const after = (begun: Payment, ...events: readonly PaymentEvent[]): Payment =>
  events.reduce(paymentStep, begun);

describe('a payment', () => {
  it('begins with the PIN where the profile asks for it, else with the periods (CM-044, PR-077)', () => {
    expect(beginPayment({ option: rental, isPinRequired: true }).step).toBe('pin');
    expect(beginPayment({ option: rental, isPinRequired: false }).step).toBe('periods');
  });

  it('leaves the periods out where there is one, or one was given (CM-049)', () => {
    expect(beginPayment({ option: sale, isPinRequired: false }).step).toBe('methods');
    const given = beginPayment({ option: rental, period: rental.periods[0], isPinRequired: false });
    expect(given).toMatchObject({ step: 'methods', period: rental.periods[0] });
    expect(
      after(beginPayment({ option: sale, isPinRequired: true }), { type: 'pin', pin: '2468' }).step,
    ).toBe('methods');
  });

  it('has a PIN set in the place of 0000 (CM-045, PR-078)', () => {
    const begun = beginPayment({ option: rental, isPinRequired: true });
    const changing = after(begun, { type: 'pin', pin: '0000' });
    expect(changing).toMatchObject({ step: 'changePin', pin: null });
    expect(after(changing, { type: 'pin', pin: '2468' })).toMatchObject({ step: 'periods', pin: '2468' });
  });

  it('keeps any other PIN, and sends it with the order (CM-046, PR-078)', () => {
    const begun = beginPayment({ option: sale, isPinRequired: true });
    const payment = after(begun, { type: 'pin', pin: '2468' });
    expect(orderOf(payment, method, { hasSessionId: true })).toEqual({
      option: { media_item_id: 7, seq_id: 1 },
      price: { price_id: 10, payment_method_id: 1, amount: 1000, currency: 'RUB' },
      pin_code: '2468',
      has_session_id: true,
    });
  });

  it('goes from the periods to the methods, from there to the confirmation (CM-051, CM-052)', () => {
    const begun = beginPayment({ option: rental, isPinRequired: false });
    const [, week] = rental.periods;
    if (week === undefined) throw new Error('There is no week.');
    const methods = after(begun, { type: 'period', period: week });
    expect(methods.step).toBe('methods');
    const confirmation = after(methods, chosen);
    expect(confirmation).toMatchObject({ step: 'confirmation', method, period: week });
    expect(after(confirmation, { type: 'paid', notification: null }).step).toBe('success');
  });

  it('goes to the error with its words from wherever it is refused (CM-052)', () => {
    const methods = beginPayment({ option: sale, isPinRequired: false });
    for (const from of [methods, after(methods, chosen)])
      expect(after(from, { type: 'refused', problem: 'Мало денег' })).toMatchObject({
        step: 'error',
        problem: 'Мало денег',
      });
  });

  it('waits for a card on its own page, then for the bank, and is paid or refused (CM-043, CM-052, CM-058)', () => {
    const methods = beginPayment({ option: sale, isPinRequired: false });
    const card = after(methods, { type: 'card', address: '/pay?ticket_id=1' });
    expect(card).toMatchObject({ step: 'any_card', cardAddress: '/pay?ticket_id=1' });
    expect(after(card, { type: 'back' }).step).toBe('methods');
    const waiting = after(card, { type: 'processing', notification: null });
    expect(waiting.step).toBe('processing');
    expect(after(waiting, { type: 'paid', notification: null }).step).toBe('success');
    const refused = after(waiting, { type: 'refused', problem: 'Мало денег', code: 1_000_541 });
    expect(refused).toMatchObject({ step: 'error', problemCode: 1_000_541 });
    // Going back does not wait for the bank a second time.
    expect(after(refused, { type: 'back' }).step).toBe('methods');
  });

  it('lets another way be chosen after a refusal, wherever it came (CM-166)', () => {
    const begun = beginPayment({ option: rental, isPinRequired: false });
    const [day] = rental.periods;
    if (day === undefined) throw new Error('There is no day.');
    const refused = after(begun, { type: 'period', period: day }, chosen, { type: 'refused', problem: 'x' });
    const again = after(refused, { type: 'another_way' });
    expect(again).toMatchObject({ step: 'methods', trail: ['periods'], problem: null });
  });

  it('goes back to the step before, whichever it was (CM-053)', () => {
    const begun = beginPayment({ option: rental, isPinRequired: false });
    const [day] = rental.periods;
    if (day === undefined) throw new Error('There is no day.');
    const refused = after(begun, { type: 'period', period: day }, chosen, { type: 'refused', problem: 'x' });
    const steps = [refused];
    for (let times = 0; times < 4; times += 1) steps.push(after(steps.at(-1) ?? begun, { type: 'back' }));
    expect(steps.map(({ step }) => step)).toEqual(['error', 'confirmation', 'methods', 'periods', 'periods']);
  });

  it('cannot be gone back from once it is paid, and not be paid by what comes late', () => {
    const begun = beginPayment({ option: sale, isPinRequired: false });
    const paid = after(begun, chosen, { type: 'paid', notification: null });
    expect(after(paid, { type: 'back' })).toEqual(paid);
    expect(after(paid, chosen)).toEqual(paid);
    expect(after(begun, { type: 'pin', pin: '2468' })).toEqual(begun);
  });

  it('moves on from success to what is said of the product, where something is, and to nothing else (CM-043, CM-054)', () => {
    const begun = beginPayment({ option: sale, isPinRequired: false });
    const paid: PaymentEvent = { type: 'paid', notification: null };
    const onboarding = { title: 'Ваше кино', text: null, target: null };
    expect(after(begun, chosen, paid, { type: 'onward' }).step).toBe('success');
    const known = after(begun, { type: 'onboarding', onboarding });
    expect(after(known, { type: 'onward' })).toEqual(known);
    const said = after(known, chosen, paid, { type: 'onward' });
    expect(said).toMatchObject({ step: 'product_onboarding', onboarding, trail: [] });
    for (const late of [paid, { type: 'back' }, { type: 'processing', notification: null }] as const)
      expect(after(said, late)).toEqual(said);
  });

  it('asks for the PIN again when another one was set meanwhile', () => {
    const begun = beginPayment({ option: sale, isPinRequired: true });
    const payment = after(begun, { type: 'pin', pin: '2468' }, chosen, { type: 'pin_refused', problem: 'x' });
    expect(payment).toMatchObject({ step: 'pin', pin: null, problem: 'x', trail: [] });
  });
});

it('knows how much an account lacks; a trial costs nothing, other ways bring their own money (CM-119)', () => {
  const [price] = period(null, 10).prices;
  if (price === undefined) throw new Error('There is no price.');
  const account = (amount: number): PaymentMethod => ({ ...method, balances: [{ amount, currency: 'RUB' }] });
  expect([0, 400, 1000, 5000].map((amount) => lackOf(price, account(amount)))).toEqual([1000, 600, 0, 0]);
  expect(lackOf(price, method)).toBe(1000);
  expect(lackOf({ ...price, trial: { duration: 14, duration_unit: 'day' } }, method)).toBe(0);
  expect(lackOf(price, { ...method, name: 'any_card' })).toBe(0);
  expect([lackOf(null, method), lackOf(price, null)]).toEqual([0, 0]);
});

it('begins the choice of a period with the default one (CM-050)', () => {
  expect(defaultPeriod(rental)).toBe(rental.periods[1]);
  expect(defaultPeriod({ ...rental, periods: [period(1, 1), period(2, 2)] })?.duration).toBe(1);
});

it('names the linked card, and whether the one that is entered is kept (CM-062, CM-066, CM-129)', () => {
  const payment = beginPayment({ option: sale, isPinRequired: false });
  const linked = {
    ...method,
    name: 'linked_card' as const,
    bank_card: { id: 5, type: 'mir', last4: '0004' },
  };
  expect(orderOf(payment, linked, { hasSessionId: false })).toMatchObject({ bank_card_id: 5 });
  expect(orderOf(payment, method, { hasSessionId: false, isLinkingCard: true })).toMatchObject({
    is_should_link_card: true,
  });
  expect(Object.keys(orderOf(payment, method, { hasSessionId: false }) ?? {})).not.toContain('bank_card_id');
});

it('orders nothing by a method that has no price', () => {
  const payment = beginPayment({ option: sale, isPinRequired: false });
  expect(orderOf(payment, { ...method, id: 2 }, { hasSessionId: false })).toBeNull();
  expect(
    orderOf(beginPayment({ option: rental, isPinRequired: false }), method, { hasSessionId: false }),
  ).toBeNull();
});

describe('an order', () => {
  it('of a service names the service, that of a title the title', () => {
    const service: PurchaseOption = {
      ...sale,
      usage_model: 'SERVICE',
      service: { id: 9, name: 'Кино', content_type: 'service' },
      content: null,
    };
    const orderFor = (option: PurchaseOption) =>
      orderOf(beginPayment({ option, isPinRequired: false }), method, { hasSessionId: false })?.option;
    expect(orderFor(service)).toEqual({ service_id: 9 });
    expect(orderFor(sale)).toEqual({ media_item_id: 7, seq_id: 1 });
    expect([nameOf(service), nameOf(sale)]).toEqual(['Кино', 'Море']);
  });
});
