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

/** A service that the bought one replaces at once: the rest of its period is deducted from the price. */
export interface Replaced {
  readonly id: number;
  readonly name: string;
  /** Minor units, as shown to the viewer. */
  readonly credit: number;
}

/** A payment in progress: its step, and the choices so far. */
export interface Payment {
  readonly step: PaymentStep;
  /** Steps to go back through, the last one at the end. */
  readonly trail: readonly PaymentStep[];
  /** Its prices are those due now. */
  readonly option: PurchaseOption;
  /** Null if nothing is replaced. */
  readonly replaced: Replaced | null;
  readonly pin: string | null;
  readonly period: PurchasePeriod | null;
  readonly method: PaymentMethod | null;
  /** Keep the new card. */
  readonly isLinkingCard: boolean;
  /** Page that takes the card: of this site, or of the bank. */
  readonly cardAddress: string | null;
  /** The service's notification about the order: its terms before payment, then the confirmation. */
  readonly notification: Notification | null;
  /** Onboarding of the product after payment; null without one. */
  readonly onboarding: Onboarding | null;
  /** The refusal in words, and the service's error code. */
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
  /** Already chosen. */
  readonly period?: PurchasePeriod | undefined;
  readonly replaced?: Replaced | undefined;
  /** Whether the profile needs the PIN to buy. */
  readonly isPinRequired: boolean;
}

/** Starts a payment with the PIN if the profile requires it, otherwise with the periods. */
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

/** An option with the prices due now: less a credit. */
function lessCredit(option: PurchaseOption, credit: number): PurchaseOption {
  return {
    ...option,
    periods: option.periods.map((period) => ({
      ...period,
      prices: period.prices.map((price) => Object.assign({}, price, { amount: price.amount - credit })),
    })),
  };
}

/** Returns the payment after an event; an event that does not belong to the current step changes nothing. */
export function paymentStep(payment: Payment, event: PaymentEvent): Payment {
  const { step } = payment;
  switch (event.type) {
    case 'pin':
      if (step !== 'pin' && step !== 'changePin') return payment;
      // `0000` means no PIN: one has to be set.
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

/** After the bank's refusal, going back leads to the step that called the bank, not to the one that waited for it. */
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

/** Skips the periods if there is only one, or one is already chosen. */
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
