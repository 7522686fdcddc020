import { useQuery } from '@tanstack/react-query';
import { useFormats, useMessages } from '../i18n/messages.tsx';
import { ButtonLink } from '../ui/button.tsx';
import { paymentMethodsQuery } from './queries.ts';
import { topUpAddressOf, topUpPage } from './top-up-address.ts';
import type { TopUpWish } from './top-up-address.ts';

/**
 * Link to the page that tops up the account by the missing sum, and continues from there; nothing if cards are not
 * accepted.
 */
export function TopUpLink({ lack = null, back }: TopUpWish) {
  const t = useMessages();
  const formats = useFormats();
  const { data } = useQuery(paymentMethodsQuery());
  const address = topUpAddressOf(data?.items);
  if (address === null) return null;
  return (
    <ButtonLink
      href={topUpPage(address, { lack, back })}
      variant="primary"
      icon="card"
      size="large"
      data-native
    >
      {lack === null
        ? t('purchase.topUp')
        : t('purchase.topUpBy', { money: formats.money(lack.amount, lack.currency) })}
    </ButtonLink>
  );
}
