import type { MediaItem } from '@kadr/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { userQuery } from '../data/queries.ts';
import { useMessages } from '../i18n/messages.tsx';
import { requestSignIn } from '../sign-in/request-sign-in.ts';
import { Button, IconButton } from '../ui/button.tsx';
import { askRating } from './ask-rating.ts';

/** Rates a released title. A guest is asked to sign in first, and then for the rating. */
export function RatingButton({ item }: { readonly item: MediaItem }) {
  const t = useMessages();
  const queries = useQueryClient();
  const isBusy = useRef(false);
  const ask = async (): Promise<void> => {
    const user = await queries.ensureQueryData(userQuery());
    if (user.isAuth) return askRating(queries, item, t);
    // The viewer who just signed in may have rated it already.
    if (await requestSignIn()) await askRating(queries, item.slug, t);
  };
  const begin = (): void => {
    if (isBusy.current) return;
    isBusy.current = true;
    void ask()
      .catch(() => undefined)
      .finally(() => (isBusy.current = false));
  };
  if (item.is_coming_soon) return null;
  const { user: own } = item.ratings;
  const facts = {
    'data-event': 'ui_button_click',
    'data-event-name': 'rating',
    'aria-haspopup': 'dialog',
  } as const;
  return own === null ? (
    <IconButton size="large" icon="star" label={t('ratings.rate')} {...facts} onClick={begin} />
  ) : (
    <Button size="large" icon="star" {...facts} onClick={begin}>
      {t('ratings.yours', { rating: own })}
    </Button>
  );
}
