import type { Notification, PaymentMethod, PurchaseOption, PurchasePeriod } from '@kadr/contract';
import { noPin } from '../profiles/pin-problem.ts';
import type { Onboarding } from './onboarding.ts';

/** Steps of the payment modal. */
export type PaymentStep =
  | 'pin'
  | 'changePin'
  | 'periods'
  | 'methods'
  | 'confirmation'
  | 'any_card'
  | 'bonus'
  | 'processing'
  | 'success'
  | 'product_onboarding'
  | 'error';

/** A service whose place the one that is bought takes at once: what is left of it is taken off the price. */
export interface Replaced {
  readonly id: number;
  readonly name: string;
  /** Minor units, as it was shown. */
  readonly credit: number;
}

/** A payment under way: where it is, and what has been chosen on the way. */
export interface Payment {
  readonly step: PaymentStep;
  /** Steps to go back through, the last one at the end. */
  readonly trail: readonly PaymentStep[];
  /** Its prices are what is paid now. */
  readonly option: PurchaseOption;
  /** Null for what takes nothing's place. */
  readonly replaced: Replaced | null;
  readonly pin: string | null;
  readonly period: PurchasePeriod | null;
  readonly method: PaymentMethod | null;
  /** Keep the card that is entered. */
  readonly isLinkingCard: boolean;
  /** Page that takes the card: ours, or the bank's. */
  readonly cardAddress: string | null;
  /** What the service said of the order: before it is paid what it comes to, then that it is paid. */
  readonly notification: Notification | null;
  /** What is said of the product once it is paid; null: nothing. */
  readonly onboarding: Onboarding | null;
  /** What was refused, in words, and the service's code for it. */
  readonly problem: string | null;
  readonly problemCode: number | null;
}

export type PaymentEvent =
  | { readonly type: 'pin'; readonly pin: string }
  | { readonly type: 'pin_refused'; readonly problem: string }
  | { readonly type: 'period'; readonly period: PurchasePeriod }
  | {
      readonly type: 'method';
      readonly method: PaymentMethod;
      readonly isLinkingCard?: boolean;
      readonly notification: Notification | null;
    }
  | { readonly type: 'activate'; readonly method: PaymentMethod }
  | { readonly type: 'activated' }
  | { readonly type: 'card'; readonly address: string }
  | { readonly type: 'processing'; readonly notification: Notification | null }
  | { readonly type: 'onboarding'; readonly onboarding: Onboarding | null }
  | { readonly type: 'paid'; readonly notification: Notification | null }
  | { readonly type: 'onward' }
  | { readonly type: 'refused'; readonly problem: string; readonly code?: number | null }
  | { readonly type: 'another_way' }
  | { readonly type: 'back' };

export interface PaymentStart {
  readonly option: PurchaseOption;
  /** Chosen already. */
  readonly period?: PurchasePeriod | undefined;
  readonly replaced?: Replaced | undefined;
  /** The profile buys with the PIN only. */
  readonly isPinRequired: boolean;
}

/** A payment begins with the PIN where the profile asks for it, otherwise with the periods. */
export function beginPayment({ option: offered, period, replaced, isPinRequired }: PaymentStart): Payment {
  const option = replaced === undefined ? offered : lessCredit(offered, replaced.credit);
  const only = option.periods.length === 1 ? option.periods[0] : undefined;
  const payment: Payment = {
    step: 'pin',
    trail: [],
    option,
    replaced: replaced ?? null,
    pin: null,
    period: period ?? only ?? null,
    method: null,
    isLinkingCard: false,
    cardAddress: null,
    notification: null,
    onboarding: null,
    problem: null,
    problemCode: null,
  };
  return isPinRequired ? payment : afterPin(payment);
}

/** An option at what is paid now: its prices less a credit. */
function lessCredit(option: PurchaseOption, credit: number): PurchaseOption {
  return {
    ...option,
    periods: option.periods.map((period) => ({
      ...period,
      prices: period.prices.map((price) => Object.assign({}, price, { amount: price.amount - credit })),
    })),
  };
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
    case 'method': {
      if (step !== 'methods') return payment;
      const { method, notification, isLinkingCard = false } = event;
      return forward({ ...payment, method, notification, isLinkingCard }, 'confirmation');
    }
    case 'activate':
      return step === 'methods' ? forward({ ...payment, method: event.method }, 'bonus') : payment;
    case 'activated':
      return step === 'bonus' ? back(payment) : payment;
    case 'card':
      return isOver(payment) ? payment : forward({ ...payment, cardAddress: event.address }, 'any_card');
    case 'processing':
      return isOver(payment) ? payment : { ...payment, step: 'processing', notification: event.notification };
    case 'onboarding':
      return { ...payment, onboarding: event.onboarding };
    case 'onward':
      return step === 'success' && payment.onboarding !== null
        ? { ...payment, step: 'product_onboarding' }
        : payment;
    case 'paid':
      if (isOver(payment)) return payment;
      return { ...payment, step: 'success', trail: [], notification: event.notification, problem: null };
    case 'refused':
      return refused(payment, event);
    case 'another_way':
      return isOver(payment)
        ? payment
        : { ...payment, ...untilMethods(payment), step: 'methods', problem: null };
    case 'back':
    default:
      return back(payment);
  }
}

function isOver({ step }: Payment): boolean {
  return step === 'success' || step === 'product_onboarding';
}

/** The bank's refusal leads back to the step that asked the bank, not to the one that waited for it. */
function refused(
  payment: Payment,
  { problem, code = null }: PaymentEvent & { readonly type: 'refused' },
): Payment {
  const asked = { ...payment, problem, problemCode: code };
  return payment.step === 'processing' ? { ...asked, step: 'error' } : forward(asked, 'error');
}

/** The steps before the choice of a method. */
function untilMethods({ trail }: Payment): Pick<Payment, 'trail'> {
  const at = trail.indexOf('methods');
  return { trail: at === -1 ? trail : trail.slice(0, at) };
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
