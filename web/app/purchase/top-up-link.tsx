import type { Money } from '@kadr/contract';
import { useQuery } from '@tanstack/react-query';
import { useFormats, useMessages } from '../i18n/messages.tsx';
import { ButtonLink } from '../ui/button.tsx';
import { paymentMethodsQuery } from './queries.ts';
import { topUpAddressOf } from './top-up-address.ts';

/** Leads to the page that tops the account up, by what is missing, and from there on; nothing where cards are not taken. */
export function TopUpLink({
  lack = null,
  back,
}: {
  readonly lack?: Money | null;
  /** Path of the page to go on to. Modals stand outside of the router: theirs is `location.pathname`. */
  readonly back: string;
}) {
  const t = useMessages();
  const formats = useFormats();
  const { data } = useQuery(paymentMethodsQuery());
  const address = topUpAddressOf(data?.items);
  if (address === null) return null;
  const target = new URL(address);
  if (lack !== null) {
    target.searchParams.set('amount', String(lack.amount));
    target.searchParams.set('currency', lack.currency);
  }
  target.searchParams.set('back', back);
  return (
    <ButtonLink href={target.href} variant="primary" icon="card" size="large" data-native>
      {lack === null
        ? t('purchase.topUp')
        : t('purchase.topUpBy', { money: formats.money(lack.amount, lack.currency) })}
    </ButtonLink>
  );
}
