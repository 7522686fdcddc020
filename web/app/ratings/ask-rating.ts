import type { MediaItem } from '@kadr/contract';
import type { QueryClient } from '@tanstack/react-query';
import { mediaItemQuery } from '../data/queries.ts';
import type { Translate } from '../i18n/messages.tsx';
import { modals } from '../modals/modals.ts';
import { failureOf } from '../data/page-errors.ts';
import { toasts } from '../data/toasts.ts';
import { rate } from './rate.ts';

/** Seconds for which the result of a rating is shown. */
const shownFor = 5;

/**
 * Asks a signed-in viewer to rate a title, submits the rating, and shows the result; does nothing if the modal is
 * dismissed. `item`, by id or slug, is fetched first.
 */
export async function askRating(
  queries: QueryClient,
  item: MediaItem | number | string,
  t: Translate,
): Promise<void> {
  try {
    const rated =
      typeof item === 'object' ? item : await queries.fetchQuery({ ...mediaItemQuery(item), staleTime: 0 });
    const value = await modals.open(() => import('./rating-modal.tsx').then((module) => module.RatingModal), {
      name: rated.name,
      current: rated.ratings.user,
    });
    if (value === undefined) return;
    await rate(queries, rated, value);
    toasts.show({
      title: value === 0 ? t('rating.removed') : t('rating.saved', { rating: value }),
      text: rated.name,
      poster: rated.logo,
      duration: shownFor,
    });
  } catch (error) {
    const title = failureOf(error).description || t('notification.rating.message_error');
    toasts.show({ title, tone: 'bad', duration: shownFor });
  }
}
