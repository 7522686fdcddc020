import { KadrError } from '@kadr/contract';
import type { MediaItemCard, MediaItemType } from '@kadr/contract';
import { entitlementItem } from '../catalogue/card.ts';
import type { CatalogueService } from '../catalogue/service.ts';
import type { RequestContext } from '../context/context.ts';
import type { Database } from '../database/database.ts';
import { isStillComing } from '../entitlement/entitlement.ts';
import type { Limit, LimitsService } from '../limits/service.ts';
import type { ViewerOf } from '../audience/audience.ts';
import type { SessionService } from '../session/service.ts';
import { deleteRating, writeRating } from './repository.ts';

/**
 * A profile's ratings of titles. Every operation returns the title's ratings after the change, and throws KadrError
 * SIGN_IN_REQUIRED for a guest, NOT_FOUND and AGE_RESTRICTED for a title that the viewer may not see,
 * TOO_MANY_REQUESTS.
 */
export interface RatingsService {
  /**
   * 0 removes the rating.
   *
   * @throws KadrError NOT_PLAYABLE for a title that is not out yet
   */
  set(
    rating: { readonly content_id: number; readonly rating: number },
    context: RequestContext,
  ): Promise<MediaItemCard['ratings']>;
  /** @throws KadrError NOT_FOUND for a title of another type */
  delete(
    content: { readonly content_id: number; readonly content_type: MediaItemType },
    context: RequestContext,
  ): Promise<MediaItemCard['ratings']>;
}

/** Limited, because each change also writes the title's row. */
const changes: Limit = { name: 'ratings', most: 60, seconds: 60 };

export function createRatingsService(
  db: Database,
  {
    sessions,
    catalogue,
    limits,
    viewerOf,
  }: {
    readonly sessions: Pick<SessionService, 'requireAccount'>;
    readonly catalogue: Pick<CatalogueService, 'title'>;
    readonly limits: Pick<LimitsService, 'take'>;
    readonly viewerOf: ViewerOf;
  },
): RatingsService {
  const begin = async (id: number, context: RequestContext) => {
    const { profileId } = await sessions.requireAccount(context);
    const now = context.now();
    if (!(await limits.take(changes, String(profileId), now))) throw new KadrError('TOO_MANY_REQUESTS');
    const viewer = await viewerOf(context);
    const title = await catalogue.title(String(id), viewer);
    /** The title's ratings after the change; the viewer's own is known already. */
    const after = async (user: number | null): Promise<MediaItemCard['ratings']> => ({
      wink: (await catalogue.title(String(id), viewer)).rating,
      user,
    });
    return { profileId, now, title, after };
  };
  return {
    set: async ({ content_id, rating }, context) => {
      const { profileId, now, title, after } = await begin(content_id, context);
      if (rating === 0) {
        await deleteRating(db, profileId, title.id);
        return after(null);
      }
      if (!title.is_playable || isStillComing(entitlementItem(title), now))
        throw new KadrError('NOT_PLAYABLE');
      await writeRating(db, { profileId, mediaItemId: title.id, rating, ratedAt: now });
      return after(rating);
    },

    delete: async ({ content_id, content_type }, context) => {
      const { profileId, title, after } = await begin(content_id, context);
      if (title.type !== content_type) throw new KadrError('NOT_FOUND');
      await deleteRating(db, profileId, title.id);
      return after(null);
    },
  };
}
