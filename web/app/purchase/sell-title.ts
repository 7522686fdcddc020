import type { QueryClient } from '@tanstack/react-query';
import { titlePath } from '../data/paths.ts';
import { failureOf } from '../data/page-errors.ts';
import { mediaItemQuery } from '../data/queries.ts';
import { toasts } from '../data/toasts.ts';
import type { Translate } from '../i18n/messages.tsx';
import { startPurchase } from './start-purchase.ts';

/** Seconds for which the panel shows that the title is not for sale. */
const shownFor = 10;

/**
 * Opens the quick purchase of a title that the service offers, by id. If the account already has it, or it is no longer
 * sold, a panel says so and links to its page. Resolves when everything is closed.
 */
export async function sellTitle(queries: QueryClient, mediaItemId: number, t: Translate): Promise<void> {
  try {
    const item = await queries.fetchQuery({ ...mediaItemQuery(mediaItemId), staleTime: 0 });
    if (item.purchase_variants.length > 0) {
      await startPurchase(queries, {
        item,
        usageModel: null,
        isQuick: true,
        failedText: t('title.purchaseFailed'),
      });
      return;
    }
    const { name } = item;
    toasts.show({
      title: item.purchase_state === null ? t('purchase.notSold') : t('purchase.haveText', { name }),
      ...(item.purchase_state === null && { text: name }),
      poster: item.logo,
      duration: shownFor,
      link: { href: titlePath(item), name: t('purchase.toTitle') },
    });
  } catch (error) {
    const title = failureOf(error).description || t('title.purchaseFailed');
    toasts.show({ title, tone: 'bad', duration: shownFor });
  }
}
