import { KadrError } from '@kadr/contract';
import type { MediaItemCard, MediaItemType } from '@kadr/contract';
import { readCursor, writeCursor } from '../lists/list-cursor.ts';
import { listPage } from '../lists/list-page.ts';
import type { CatalogueService } from '../catalogue/service.ts';
import type { ChannelsService } from '../channels/service.ts';
import type { RequestContext } from '../context/context.ts';
import type { Database } from '../database/database.ts';
import type { ViewerOf } from '../audience/audience.ts';
import type { Viewer } from '../audience/viewer.ts';
import type { KaraokeService } from '../karaoke/service.ts';
import type { SessionService } from '../session/service.ts';
import { addFavourite, countFavourites, deleteFavourite, listFavourites } from './repository.ts';

export interface Favourite {
  readonly item_type: MediaItemType | 'channel' | 'epg' | 'karaoke_item';
  readonly item_id: number;
}

/** The favourites of a profile; everything throws KadrError SIGN_IN_REQUIRED for a guest. */
export interface FavouritesService {
  /** Titles, the latest first, except those that the profile may not see, or may no longer see. */
  list(
    page: { readonly cursor?: string | undefined; readonly limit: number },
    context: RequestContext,
  ): Promise<{ items: MediaItemCard[]; next_cursor: string | null }>;
  /** The same for a given profile, without reading a session. */
  listOf(
    profileId: number,
    page: { readonly cursor?: string | undefined; readonly limit: number },
    viewer: Viewer,
  ): Promise<{ items: MediaItemCard[]; next_cursor: string | null }>;
  /** @throws KadrError NOT_FOUND, AGE_RESTRICTED for a title that the viewer may not see; FAVOURITES_FULL */
  add(favourite: Favourite, context: RequestContext): Promise<void>;
  delete(favourite: Favourite, context: RequestContext): Promise<void>;
}

/** The most favourites of a profile: every card that it sees is compared with them. */
const most = 1000;

export function createFavouritesService(
  db: Database,
  {
    sessions,
    catalogue,
    channels,
    karaoke,
    viewerOf,
  }: {
    readonly sessions: Pick<SessionService, 'requireAccount'>;
    readonly catalogue: Pick<CatalogueService, 'cards' | 'title'>;
    readonly channels: Pick<ChannelsService, 'keep' | 'drop'>;
    readonly karaoke: Pick<KaraokeService, 'keep' | 'drop'>;
    readonly viewerOf: ViewerOf;
  },
): FavouritesService {
  const listOf: FavouritesService['listOf'] = async (profileId, { cursor, limit }, viewer) => {
    const after = cursor === undefined ? null : readCursor('favourites', cursor);
    const found = await listFavourites(
      db,
      profileId,
      after && { id: after.id, addedAt: after.key ?? 0 },
      limit + 1,
    );
    const { page, next_cursor } = listPage(found, limit, ({ id, addedAt: key }) =>
      writeCursor('favourites', { id, key }),
    );
    const cards = await catalogue.cards(
      page.map(({ id }) => id),
      viewer,
    );
    return {
      items: page.flatMap(({ id }) => cards.get(id) ?? []),
      next_cursor,
    };
  };
  return {
    list: async (page, context) => {
      const { profileId } = await sessions.requireAccount(context);
      return listOf(profileId, page, await viewerOf(context));
    },
    listOf,

    add: async ({ item_type, item_id }, context) => {
      const { profileId } = await sessions.requireAccount(context);
      const viewer = await viewerOf(context);
      if (item_type === 'karaoke_item') return karaoke.keep(item_id, profileId, viewer, context.now());
      if (item_type === 'channel' || item_type === 'epg')
        return channels.keep(item_type, item_id, profileId, viewer);
      const title = await catalogue.title(String(item_id), viewer);
      if (title.type !== item_type) throw new KadrError('NOT_FOUND');
      if ((await countFavourites(db, profileId)) >= most) throw new KadrError('FAVOURITES_FULL');
      await addFavourite(db, { profileId, mediaItemId: title.id, addedAt: context.now() });
    },

    delete: async ({ item_type, item_id }, context) => {
      const { profileId } = await sessions.requireAccount(context);
      if (item_type === 'karaoke_item') return karaoke.drop(item_id, profileId);
      if (item_type === 'channel' || item_type === 'epg') return channels.drop(item_type, item_id, profileId);
      await deleteFavourite(db, profileId, item_id);
    },
  };
}
