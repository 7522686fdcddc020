import type { MediaItem, PurchaseOption, UsageModel } from '@kadr/contract';
import type { QueryClient } from '@tanstack/react-query';
import { purchaseOptionsQuery } from './queries.ts';
import { mediaItemQuery, userQuery } from '../data/queries.ts';
import { showError } from '../modals/open-modals.ts';
import { modals } from '../modals/modals.ts';
import { requestSignIn } from '../sign-in/request-sign-in.ts';
import { failureOf } from '../data/page-errors.ts';
import { playerPath } from '../data/paths.ts';

export interface PurchaseWish {
  readonly item: Pick<MediaItem, 'id' | 'slug' | 'type' | 'name'>;
  /** The way to obtain it; null: all ways are offered. */
  readonly usageModel: UsageModel | null;
  /** Opens the bought title in another window. */
  readonly opensWindow?: boolean;
  /** Pays as soon as a payment method is chosen, if the option leaves no other choice. */
  readonly isQuick?: boolean;
  /** Text for a failure without a description from the service. */
  readonly failedText: string;
}

/**
 * Buys or rents a title: a guest signs in first, and continues; then the offers for the account are fetched, chosen
 * from if there are several, and paid. Resolves when everything is closed.
 */
export async function startPurchase(
  queries: QueryClient,
  { item, usageModel, opensWindow = false, isQuick = false, failedText }: PurchaseWish,
): Promise<void> {
  const user = await queries.ensureQueryData(userQuery()).catch(() => null);
  if (user?.isAuth !== true && !(await requestSignIn())) return;
  let options: readonly PurchaseOption[];
  try {
    ({ items: options } = await queries.fetchQuery(purchaseOptionsQuery(item.slug)));
  } catch (error) {
    await showError({ text: failureOf(error).description || failedText });
    return;
  }
  const [wished, ...others] = options.filter(
    ({ usage_model }) => usageModel === null || usage_model === usageModel,
  );
  if (wished === undefined) {
    // The newly signed-in account already has it, or it is no longer sold: the page says which.
    await Promise.all(
      [item.slug, item.id].map((id) => queries.invalidateQueries({ queryKey: mediaItemQuery(id).queryKey })),
    );
    return;
  }
  const option =
    others.length === 0
      ? wished
      : await modals.open(() => import('./options-modal.tsx').then((module) => module.OptionsModal), {
          options,
          name: item.name,
          first: wished.usage_model,
        });
  if (option === undefined) return;
  await modals.open(() => import('./payment-modal.tsx').then((module) => module.PaymentModal), {
    option,
    player: playerPath(item),
    opensWindow,
    autoConfirm: isQuick && option.is_quick_purchase,
  });
}
