import type { MediaItem, MediaItemType } from '@kadr/contract';
import { useQueryClient } from '@tanstack/react-query';
import type { QueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { channelQuery, epgQuery } from '../data/channel-queries.ts';
import { karaokeItemQuery } from '../data/listed-queries.ts';
import { mediaItemQuery, userQuery } from '../data/queries.ts';
import { apiOf } from '../data/query-client.ts';
import { useMessages } from '../i18n/messages.tsx';
import { requestSignIn } from '../modals/request-sign-in.ts';
import { failureOf } from '../routing/page-errors.ts';
import { IconButton } from '../ui/button.tsx';
import { toasts } from '../ui/toasts.ts';

/** What can be kept: titles, channels, programmes and karaoke items (CT-065). */
type Keepable = Pick<MediaItem, 'id' | 'slug' | 'name' | 'logo' | 'is_favorite'> & {
  readonly type: MediaItemType | 'channel' | 'epg' | 'karaoke_item';
};

/** Seconds for which it is said that something was kept or dropped. */
const shownFor = 5;

/**
 * Keeps something or drops it (CT-061 – CT-064): what it shows changes at the click and back when the service refuses. A
 * guest is asked to sign in first, and then it goes on.
 */
export function FavouriteButton({
  item,
  onShown,
}: {
  readonly item: Keepable;
  /** Told what it shows from now on, where the item is kept elsewhere than under its own query. */
  readonly onShown?: (isKept: boolean) => void;
}) {
  const t = useMessages();
  const queries = useQueryClient();
  const isBusy = useRef(false);
  const fail = (error: unknown): void => {
    const title = failureOf(error).description || t('favourites.failed');
    toasts.show({ title, tone: 'bad', duration: shownFor });
  };
  const showNow = (isKept: boolean): void => {
    show(queries, item, isKept);
    onShown?.(isKept);
  };
  const change = async (isKept: boolean): Promise<void> => {
    showNow(isKept);
    try {
      await keep(queries, item, isKept);
    } catch (error) {
      showNow(!isKept);
      throw error;
    }
    void queries.invalidateQueries({ queryKey: ['favourites'] });
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
    // What a guest wanted is to keep it, whatever the account has kept already.
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

async function keep(queries: QueryClient, { id, type }: Keepable, isKept: boolean): Promise<void> {
  const { favourites } = await apiOf(queries);
  const favourite = { item_type: type, item_id: id };
  await (isKept ? favourites.add(favourite) : favourites.delete(favourite));
}

function show(queries: QueryClient, { id, slug, type }: Keepable, isKept: boolean): void {
  const shown = <T extends object>(item: T | undefined): T | undefined =>
    item && { ...item, is_favorite: isKept };
  for (const key of [slug, id]) {
    if (type === 'channel') queries.setQueryData(channelQuery(key).queryKey, shown);
    else if (type === 'epg') queries.setQueryData(epgQuery(key).queryKey, shown);
    else if (type === 'karaoke_item') queries.setQueryData(karaokeItemQuery(key).queryKey, shown);
    else queries.setQueryData(mediaItemQuery(key).queryKey, shown);
  }
}
