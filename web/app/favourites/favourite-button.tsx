import type { MediaItem } from '@kadr/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { userQuery } from '../data/queries.ts';
import { useMessages } from '../i18n/messages.tsx';
import { requestSignIn } from '../sign-in/request-sign-in.ts';
import { failureOf } from '../data/page-errors.ts';
import { IconButton } from '../ui/button.tsx';
import { toasts } from '../data/toasts.ts';
import { setFavourite } from './set-favourite.ts';
import type { Keepable } from './set-favourite.ts';

/** Seconds for which the result is shown. */
const shownFor = 5;

/**
 * Adds an item to the favourites or removes it: the button changes at the click, and back when the service refuses. A
 * guest is asked to sign in first; then the item is added.
 */
export function FavouriteButton({
  item,
  onShown,
}: {
  readonly item: Keepable & Pick<MediaItem, 'name' | 'logo' | 'is_favorite'>;
  /** Called with the new state, where the item is stored elsewhere than under its own query. */
  readonly onShown?: (isKept: boolean) => void;
}) {
  const t = useMessages();
  const queries = useQueryClient();
  const isBusy = useRef(false);
  const fail = (error: unknown): void => {
    const title = failureOf(error).description || t('favourites.failed');
    toasts.show({ title, tone: 'bad', duration: shownFor });
  };
  const change = async (isKept: boolean): Promise<void> => {
    onShown?.(isKept);
    try {
      await setFavourite(queries, item, isKept);
    } catch (error) {
      onShown?.(!isKept);
      throw error;
    }
    toasts.show({
      title: t(isKept ? 'favourites.added' : 'favourites.removed'),
      text: item.name,
      poster: item.logo,
      duration: shownFor,
      ...(isKept && { link: { href: '/my/collection', name: t('favourites.toCollection') } }),
    });
  };
  const toggle = async (): Promise<void> => {
    const user = await queries.ensureQueryData(userQuery());
    if (user.isAuth) return change(!item.is_favorite);
    // A guest wanted to add it, whatever the account's favourites contain.
    if (await requestSignIn()) await change(true);
  };
  return (
    <IconButton
      size="large"
      icon={item.is_favorite ? 'heart_full' : 'heart'}
      label={t('favourites.add')}
      title={t(item.is_favorite ? 'favourites.isKept' : 'favourites.add')}
      aria-pressed={item.is_favorite}
      data-event="ui_button_click"
      data-event-name="favourite"
      onClick={() => {
        if (isBusy.current) return;
        isBusy.current = true;
        void toggle()
          .catch(fail)
          .finally(() => (isBusy.current = false));
      }}
    />
  );
}
