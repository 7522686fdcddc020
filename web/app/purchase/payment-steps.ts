import type {
  BuyInput,
  Notification,
  PaymentMethod,
  PurchaseOption,
  PurchasePeriod,
  PurchasePrice,
} from '@kadr/contract';
import { noPin } from '../profiles/pin-problem.ts';

/** Steps of the payment modal, as far as the account's own money needs them. */
export type PaymentStep = 'pin' | 'changePin' | 'periods' | 'methods' | 'confirmation' | 'success' | 'error';

/** A payment under way: where it is, and what has been chosen on the way. */
export interface Payment {
  readonly step: PaymentStep;
  /** Steps to go back through, the last one at the end. */
  readonly trail: readonly PaymentStep[];
  readonly option: PurchaseOption;
  readonly pin: string | null;
  readonly period: PurchasePeriod | null;
  readonly method: PaymentMethod | null;
  /** What the service said of the order: before it is paid what it comes to, then that it is paid. */
  readonly notification: Notification | null;
  /** What was refused, in words. */
  readonly problem: string | null;
}

export type PaymentEvent =
  | { readonly type: 'pin'; readonly pin: string }
  | { readonly type: 'pin_refused'; readonly problem: string }
  | { readonly type: 'period'; readonly period: PurchasePeriod }
  | { readonly type: 'method'; readonly method: PaymentMethod; readonly notification: Notification | null }
  | { readonly type: 'paid'; readonly notification: Notification | null }
  | { readonly type: 'refused'; readonly problem: string }
  | { readonly type: 'back' };

export interface PaymentStart {
  readonly option: PurchaseOption;
  /** Chosen already. */
  readonly period?: PurchasePeriod | undefined;
  /** The profile buys with the PIN only. */
  readonly isPinRequired: boolean;
}

/** A payment begins with the PIN where the profile asks for it, otherwise with the periods. */
export function beginPayment({ option, period, isPinRequired }: PaymentStart): Payment {
  const only = option.periods.length === 1 ? option.periods[0] : undefined;
  const payment: Payment = {
    step: 'pin',
    trail: [],
    option,
    pin: null,
    period: period ?? only ?? null,
    method: null,
    notification: null,
    problem: null,
  };
  return isPinRequired ? payment : afterPin(payment);
}

/** What comes next; what does not belong to the step at hand changes nothing. */
export function paymentStep(payment: Payment, event: PaymentEvent): Payment {
  const { step } = payment;
  switch (event.type) {
    case 'pin':
      if (step !== 'pin' && step !== 'changePin') return payment;
      // `0000` stands for none: one has to be set.
      if (event.pin === noPin) return { ...payment, step: 'changePin', problem: null };
      return afterPin({ ...payment, pin: event.pin, problem: null });
    case 'pin_refused':
      return { ...payment, step: 'pin', trail: [], pin: null, problem: event.problem };
    case 'period':
      return step === 'periods' ? forward({ ...payment, period: event.period }, 'methods') : payment;
    case 'method':
      return step === 'methods'
        ? forward({ ...payment, method: event.method, notification: event.notification }, 'confirmation')
        : payment;
    case 'paid':
      return { ...payment, step: 'success', trail: [], notification: event.notification, problem: null };
    case 'refused':
      return { ...forward(payment, 'error'), problem: event.problem };
    case 'back':
    default:
      return back(payment);
  }
}

/** Periods are left out where there is one, or one was chosen already. */
function afterPin(payment: Payment): Payment {
  return { ...payment, step: payment.period === null ? 'periods' : 'methods', trail: [] };
}

function forward(payment: Payment, step: PaymentStep): Payment {
  return { ...payment, step, trail: [...payment.trail, payment.step] };
}

function back(payment: Payment): Payment {
  const step = payment.trail.at(-1);
  return step === undefined
    ? payment
    : { ...payment, step, trail: payment.trail.slice(0, -1), problem: null };
}

/** The period to begin the choice with. */
export function defaultPeriod({ periods }: PurchaseOption): PurchasePeriod | undefined {
  return periods.find(({ is_default }) => is_default) ?? periods[0];
}

/** What a period costs by a method. */
export function priceBy(
  period: PurchasePeriod | null,
  method: Pick<PaymentMethod, 'id'> | null,
): PurchasePrice | null {
  return period?.prices.find(({ payment_method_id }) => payment_method_id === method?.id) ?? null;
}

/**
 * What a method lacks to pay a price, in minor units; 0 where it has enough, where it pays from elsewhere, and for a trial,
 * which costs nothing now.
 */
export function lackOf(
  price: PurchasePrice | null,
  method: Pick<PaymentMethod, 'name' | 'balances'> | null,
): number {
  if (price === null || price.trial !== null || method?.name !== 'account_prepaid') return 0;
  const balance = method.balances.find(({ currency }) => currency === price.currency)?.amount ?? 0;
  return Math.max(0, price.amount - balance);
}

/** What an option is of, as an order names it. */
function thingOf({ service, content, seq_id }: PurchaseOption): BuyInput['option'] | null {
  if (service !== null) return { service_id: service.id };
  return content === null ? null : { media_item_id: content.id, seq_id };
}

/** What is bought, by name: a service, or a title. */
export function nameOf({ service, content }: PurchaseOption): string {
  return service?.name ?? content?.name ?? '';
}

/** What is sent to buy what was chosen; null before everything is. */
export function orderOf(
  { option, period, pin }: Payment,
  method: PaymentMethod | null,
  has_session_id: boolean,
): Omit<BuyInput, 'is_confirmed'> | null {
  const price = priceBy(period, method);
  const thing = thingOf(option);
  if (price === null || thing === null) return null;
  return {
    option: thing,
    price: {
      price_id: price.price_id,
      payment_method_id: price.payment_method_id,
      amount: price.amount,
      currency: price.currency,
    },
    ...(pin !== null && { pin_code: pin }),
    has_session_id,
  };
}
