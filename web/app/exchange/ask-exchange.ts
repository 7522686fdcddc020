import type { MediaItem, MediaItemCard } from '@kadr/contract';
import type { QueryClient } from '@tanstack/react-query';
import { mediaItemQuery } from '../data/queries.ts';
import { apiOf } from '../data/query-client.ts';
import type { Translate } from '../i18n/messages.tsx';
import { modals } from '../modals/modals.ts';
import { askRating } from '../ratings/ask-rating.ts';
import { failureOf } from '../data/page-errors.ts';
import { titlePath } from '../data/paths.ts';
import { toasts } from '../data/toasts.ts';
import { refresh } from '../data/query-families.ts';

/** Seconds for which the result is shown. */
const shownFor = 10;

type ExchangeAction = MediaItem['actions'][number] & { readonly type: 'exchange' };

/** The exchange action of a title; null when it has none (any more). */
export function exchangeActionOf({ actions }: Pick<MediaItem, 'actions'>): ExchangeAction | null {
  return actions.find((action): action is ExchangeAction => action.type === 'exchange') ?? null;
}

/**
 * Asks the owner of a film whether he liked it: if so, he may rate it; otherwise he chooses another film, and the
 * exchange action of his film is run. A film that cannot be exchanged is rated. An `item` given by id is loaded first.
 */
export async function askExchange(
  queries: QueryClient,
  item: MediaItem | number,
  t: Translate,
): Promise<void> {
  try {
    const given =
      typeof item === 'object' ? item : await queries.fetchQuery({ ...mediaItemQuery(item), staleTime: 0 });
    const action = exchangeActionOf(given);
    if (action === null) return await askRating(queries, given, t);
    const answer = await modals.open(
      () => import('./exchange-question-modal.tsx').then((module) => module.ExchangeQuestionModal),
      { name: given.name },
    );
    if (answer === 'like') return await askRating(queries, given, t);
    if (answer === undefined) return;
    const wanted = await modals.open(
      () => import('./exchange-offers-modal.tsx').then((module) => module.ExchangeOffersModal),
      { given },
    );
    if (wanted !== undefined) await exchange(queries, { action, wanted }, t);
  } catch (error) {
    // In the service's own words.
    const title = failureOf(error).description || t('exchange.failed');
    toasts.show({ title, tone: 'bad', duration: shownFor });
  }
}

async function exchange(
  queries: QueryClient,
  { action, wanted }: { readonly action: ExchangeAction; readonly wanted: MediaItemCard },
  t: Translate,
): Promise<void> {
  const { exchanges } = await apiOf(queries);
  const { notification } = await exchanges.make({ action, wanted_media_item_id: wanted.id });
  await refresh(queries, 'media-item', 'media-items', 'purchases', 'positions');
  const { message, submessage } = notification.display;
  toasts.show({
    title: message,
    ...(submessage !== null && { text: submessage }),
    poster: wanted.logo,
    duration: shownFor,
    link: { href: titlePath(wanted), name: t('exchange.toTitle') },
  });
}
