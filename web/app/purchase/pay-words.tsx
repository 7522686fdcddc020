import type { PurchasePrice } from '@kadr/contract';
import { useFormats, useMessages } from '../i18n/messages.tsx';

/** Label of the paying button: the sum, the points, or that nothing is charged yet. */
export function PayWords({ price }: { readonly price: PurchasePrice | null }) {
  const t = useMessages();
  const formats = useFormats();
  if (price === null) return t('modals.continue');
  if (price.trial !== null) return t('purchase.try');
  return price.bonus_program === null
    ? t('purchase.pay', { price: formats.money(price.amount, price.currency) })
    : t('purchase.payPoints', { points: t('purchase.points', { count: price.bonus_program.points }) });
}
