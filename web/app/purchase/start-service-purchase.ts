import type { PurchaseOption } from '@kadr/contract';
import type { QueryClient } from '@tanstack/react-query';
import { serviceOptionsQuery } from './queries.ts';
import { userQuery } from '../data/queries.ts';
import { modals } from '../modals/modals.ts';
import { showError } from '../modals/open-modals.ts';
import { requestSignIn } from '../sign-in/request-sign-in.ts';
import { failureOf } from '../data/page-errors.ts';

/**
 * Subscribes to a service: a guest signs in first, and continues; then its periods are fetched, and paid in the payment
 * modal. Resolves when everything is closed: the viewer is on the same page, whose data are refetched.
 *
 * @param failedText text for a failure without a description from the service
 */
export async function startServicePurchase(
  queries: QueryClient,
  service: number,
  failedText: string,
): Promise<void> {
  const user = await queries.ensureQueryData(userQuery()).catch(() => null);
  if (user?.isAuth !== true && !(await requestSignIn())) return;
  let option: PurchaseOption | undefined;
  try {
    const { items } = await queries.fetchQuery(serviceOptionsQuery(service));
    option = items[0];
  } catch (error) {
    await showError({ text: failureOf(error).description || failedText });
    return;
  }
  if (option === undefined) {
    // The newly signed-in account has it, or it is no longer offered: the page says which.
    await queries.invalidateQueries();
    return;
  }
  await modals.open(() => import('./payment-modal.tsx').then((module) => module.PaymentModal), {
    option,
    player: null,
  });
}
