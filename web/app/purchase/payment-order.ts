/** Orders: the product, the payment method, and the price. */
import type { BuyInput, PaymentMethod, PurchaseOption, PurchasePeriod, PurchasePrice } from '@kadr/contract';
import type { Payment } from './payment-steps.ts';

/** The preselected period. */
export function defaultPeriod({ periods }: PurchaseOption): PurchasePeriod | undefined {
  return periods.find(({ is_default }) => is_default) ?? periods[0];
}

/** Price of a period by a method. */
export function priceBy(
  period: PurchasePeriod | null,
  method: Pick<PaymentMethod, 'id'> | null,
): PurchasePrice | null {
  return period?.prices.find(({ payment_method_id }) => payment_method_id === method?.id) ?? null;
}

/**
 * The sum that a method lacks for a price, in minor units; 0 if it is sufficient, if the method pays from elsewhere,
 * and for a trial, which costs nothing now.
 */
export function lackOf(
  price: Pick<PurchasePrice, 'amount' | 'currency' | 'trial'> | null,
  method: Pick<PaymentMethod, 'name' | 'balances'> | null,
): number {
  if (price === null || price.trial !== null || method?.name !== 'account_prepaid') return 0;
  const balance = method.balances.find(({ currency }) => currency === price.currency)?.amount ?? 0;
  return Math.max(0, price.amount - balance);
}

/** Points that a bonus method lacks; 0 for every other method. */
export function pointsLackOf(
  price: Pick<PurchasePrice, 'bonus_program'> | null,
  method: Pick<PaymentMethod, 'bonus_program'> | null,
): number {
  const needed = price?.bonus_program?.points ?? 0;
  return Math.max(0, needed - (method?.bonus_program?.points ?? 0));
}

/** Whether a method can pay the price: the balance or points suffice, and the bonus programme is joined. */
export function canPay(price: PurchasePrice | null, method: PaymentMethod): boolean {
  if (method.name !== 'bonus') return lackOf(price, method) === 0;
  return method.bonus_program?.status === 'registered' && pointsLackOf(price, method) === 0;
}

/** The product of an option, as an order names it. */
function thingOf({
  option: { service, content, seq_id },
  replaced,
}: Pick<Payment, 'option' | 'replaced'>): BuyInput['option'] | null {
  if (service !== null && replaced !== null)
    return { service_id: service.id, instead_of: replaced.id, credit: replaced.credit };
  if (service !== null) return { service_id: service.id };
  return content === null ? null : { media_item_id: content.id, seq_id };
}

/** Name of the product: a service, or a title. */
export function nameOf({ service, content }: PurchaseOption): string {
  return service?.name ?? content?.name ?? '';
}

/** The order for the current choice; null before it is complete. */
export function orderOf(
  payment: Pick<Payment, 'option' | 'period' | 'pin' | 'replaced'>,
  method: PaymentMethod | null,
  {
    hasSessionId,
    isLinkingCard = false,
  }: { readonly hasSessionId: boolean; readonly isLinkingCard?: boolean },
): Omit<BuyInput, 'is_confirmed'> | null {
  const { period, pin, replaced } = payment;
  const price = priceBy(period, method);
  const thing = thingOf(payment);
  if (price === null || thing === null) return null;
  return {
    option: thing,
    price: {
      price_id: price.price_id,
      payment_method_id: price.payment_method_id,
      // The service deducts the credit itself.
      amount: price.amount + (replaced?.credit ?? 0),
      currency: price.currency,
      ...(price.bonus_program !== null && { points: price.bonus_program.points }),
    },
    ...(method?.bank_card != null && { bank_card_id: method.bank_card.id }),
    ...(isLinkingCard && { is_should_link_card: true }),
    ...(pin !== null && { pin_code: pin }),
    has_session_id: hasSessionId,
  };
}
