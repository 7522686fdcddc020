import type { QueryClient } from '@tanstack/react-query';
import { failureOf } from '../data/page-errors.ts';
import { toasts } from '../data/toasts.ts';
import type { Translate } from '../i18n/messages.tsx';
import { isBalanceShort } from './after-refusal.ts';
import { paymentMethodsQuery } from './queries.ts';
import { topUpAddressOf, topUpPage } from './top-up-address.ts';

/** Seconds for which the panel shows. */
const shownFor = 10;

/**
 * Shows a panel that the balance is insufficient, with a link to top it up if its address is known. Does nothing after
 * another refusal, or on a page without notifications: its form says so.
 *
 * @returns whether the panel is shown
 */
export function offerTopUp(queries: QueryClient, t: Translate, error: unknown): boolean {
  const { error_code, description } = failureOf(error);
  if (!isBalanceShort(error_code) || !toasts.isShown()) return false;
  void queries
    .fetchQuery(paymentMethodsQuery())
    .then(({ items }) => topUpAddressOf(items))
    // Without the methods there is no address.
    .catch(() => null)
    .then((address) => {
      const href = address === null ? null : topUpPage(address, { back: location.pathname });
      toasts.show({
        title: description || t('error.default'),
        tone: 'bad',
        duration: shownFor,
        ...(href !== null && { link: { href, name: t('purchase.topUp'), 'data-native': true } }),
      });
    });
  return true;
}
