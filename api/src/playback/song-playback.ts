import { KadrError } from '@kadr/contract';
import type { KaraokePlayback, Preparation } from '@kadr/contract';
import type { AssetsService } from '../assets/service.ts';
import type { ApiPorts, RequestContext } from '../context/context.ts';
import { requireEntitlement } from '../entitlement/entitlement.ts';
import type { IngestsService } from '../ingests/service.ts';
import { addressesEnd } from './addresses-end.ts';
import { isReady, refuseUnprepared } from './unprepared.ts';
import { sessionOfPlayback } from './playback-ids.ts';
import type { PlaybackIds } from './playback-ids.ts';
import { heldClaims } from './stream-claims.ts';
import type { HoursLeft } from '../view-limits/hours-left.ts';
import type { ViewerOf } from '../audience/audience.ts';
import type { SessionService } from '../session/service.ts';
import type { KaraokeService } from '../karaoke/service.ts';

export interface KaraokePlaybackService {
  /**
   * Lets a viewer sing a song.
   *
   * @throws KadrError NOT_FOUND, AGE_RESTRICTED, GEO_BLOCKED, NOT_PLAYABLE, PURCHASE_REQUIRED; VIEW_INTERVAL_OVER and
   *   VIEW_TIME_OVER for a profile that may not watch now; SESSION_NOT_FOUND and SESSION_EXPIRED for an invalid session
   *   cookie.
   */
  play(reference: string, context: RequestContext): Promise<KaraokePlayback>;
  /**
   * Starts the packaging of a song that a viewer may sing, if it is packaged on demand.
   *
   * @throws KadrError as `play`.
   */
  prepare(
    asked: { readonly reference: string; readonly again: boolean },
    context: RequestContext,
  ): Promise<Preparation>;
}

export function createKaraokePlayback(
  {
    karaoke,
    assets,
    ingests,
    sessions,
    viewerOf,
    hoursLeft,
    ids,
  }: {
    karaoke: KaraokeService;
    assets: AssetsService;
    ingests: Pick<IngestsService, 'preparation' | 'prepare'>;
    sessions: SessionService;
    viewerOf: ViewerOf;
    hoursLeft: HoursLeft;
    ids: PlaybackIds;
  },
  { media }: Pick<ApiPorts, 'media'>,
): KaraokePlaybackService {
  const singable = async (reference: string, context: RequestContext) => {
    const viewer = await viewerOf(context);
    const { entitlement, assetId, ...song } = await karaoke.song(reference, viewer);
    requireEntitlement(entitlement);
    const hours = await hoursLeft(context, viewer.now);
    const asset = assetId === null ? undefined : (await assets.find([assetId])).get(assetId);
    if (asset === undefined) throw new KadrError('NOT_PLAYABLE');
    return { viewer, song, hours, asset };
  };
  return {
    prepare: async ({ reference, again }, context) => {
      const { asset } = await singable(reference, context);
      return asset.isPrepared ? isReady : ingests.prepare(asset.id, again);
    },

    play: async (reference, context) => {
      const session = await sessions.getOrCreate(context);
      const { viewer, song, hours, asset } = await singable(reference, context);
      if (!asset.isPrepared) await refuseUnprepared(ingests, asset.id, true);
      const { id, slug, name, artist } = song;
      const expiresAt = addressesEnd(viewer.now, asset.duration, hours);
      const shown = { karaokeItemId: id };
      const playbackSessionId = ids.issue({
        sessionId: sessionOfPlayback(session, context),
        shown,
        player: 'player',
      });
      const token = await media.signStreamToken({
        a: asset.id,
        s: session.id,
        e: expiresAt,
        ...heldClaims(playbackSessionId, shown, viewer.now),
      });
      return {
        playback_session_id: playbackSessionId,
        content: { id, slug, name, artist },
        asset: assets.stream(asset, token),
        lyrics_url: assets.lyricsUrl(asset, token),
        guide_track: asset.audio[1]?.label ?? null,
        thumbnails_url: assets.thumbnailsUrl(asset, token),
        duration: asset.duration,
        expires_at: expiresAt,
      };
    },
  };
}
