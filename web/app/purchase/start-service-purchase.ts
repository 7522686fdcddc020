import type { PurchaseOption } from '@kadr/contract';
import type { QueryClient } from '@tanstack/react-query';
import { serviceOptionsQuery } from './queries.ts';
import { userQuery } from '../data/queries.ts';
import { modals } from '../modals/modals.ts';
import { showError } from '../modals/open-modals.ts';
import { requestSignIn } from '../sign-in/request-sign-in.ts';
import { failureOf } from '../data/page-errors.ts';

/**
 * Takes a service: a guest signs in first, and goes on; then its periods are asked for, and paid in the payment
 * modal. Resolves when all of it is closed: the viewer is where he was, and what he sees is refetched.
 *
 * @param failedText what to say when it does not work and the service says nothing
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
    // The account that has just signed in has it, or it is offered no more: what is shown says which.
    await queries.invalidateQueries();
    return;
  }
  await modals.open(() => import('./payment-modal.tsx').then((module) => module.PaymentModal), {
    option,
    player: null,
  });
}
