import { KadrError, shortSeriesCategory } from '@kadr/contract';
import type { Playback, PlayerType, Preparation } from '@kadr/contract';
import type { AdsService } from '../ads/service.ts';
import type { AssetRow } from '../assets/repository.ts';
import type { AssetsService } from '../assets/service.ts';
import { entitlementItem } from '../catalogue/card.ts';
import type { Viewer } from '../audience/viewer.ts';
import type { CatalogueService } from '../catalogue/service.ts';
import type { TitleRow } from '../catalogue/title-row.ts';
import type { ApiPorts, RequestContext } from '../context/context.ts';
import { entitlementOf, requireEntitlement } from '../entitlement/entitlement.ts';
import type { LicencesService } from '../licences/service.ts';
import { isFinished } from '../positions/finished.ts';
import type { ViewerOf } from '../audience/audience.ts';
import type { SessionService } from '../session/service.ts';
import type { LeasesService } from './leases.ts';
import type { ShownReference } from './lease-subject.ts';
import { markersWithin } from './markers.ts';
import { sessionOfPlayback } from './playback-ids.ts';
import type { PlaybackIds } from './playback-ids.ts';
import type { IngestsService } from '../ingests/service.ts';
import { addressesEnd } from './addresses-end.ts';
import { isReady, refuseUnprepared } from './unprepared.ts';
import { heldClaims } from './stream-claims.ts';
import type { HoursLeft } from '../view-limits/hours-left.ts';

/** A request to watch. */
export interface AskedPlayback {
  /** Id or slug. */
  readonly reference: string;
  readonly player: PlayerType;
  /** Tests advertisements with this id. */
  readonly testImpressionId?: string | null;
}

export interface PlaybackService {
  /**
   * Lets a viewer watch a title, the episode at which a series or season continues, or a trailer.
   *
   * @throws KadrError NOT_FOUND, AGE_RESTRICTED, GEO_BLOCKED, NOT_PLAYABLE, PURCHASE_REQUIRED; PREPARING, which starts
   *   the packaging of a film on demand, and PREPARATION_FAILED; VIEW_INTERVAL_OVER and VIEW_TIME_OVER for a profile
   *   that may not watch now; SESSION_NOT_FOUND and SESSION_EXPIRED for an invalid session cookie.
   */
  start(asked: AskedPlayback, context: RequestContext): Promise<Playback>;
  /**
   * Starts the packaging of a title that a viewer may watch, if it is packaged on demand.
   *
   * @throws KadrError as `start`, and TOO_MANY_REQUESTS when a failed one was tried `again` too often.
   */
  prepare(asked: AskedPlayback & { readonly again: boolean }, context: RequestContext): Promise<Preparation>;
  /**
   * Takes the screen's place and counts a start of a title for its popularity, once per playback: after `start` alone a
   * player may only be preparing. A failure to count is logged, not returned to the viewer.
   *
   * @throws KadrError as {@link LeasesService.hold}
   */
  begun(playbackId: string, shown: ShownReference, context: RequestContext): Promise<void>;
}

export interface PlaybackPorts {
  readonly catalogue: CatalogueService;
  readonly assets: AssetsService;
  readonly ingests: Pick<IngestsService, 'preparation' | 'prepare'>;
  readonly sessions: SessionService;
  readonly viewerOf: ViewerOf;
  readonly hoursLeft: HoursLeft;
  readonly licences: LicencesService;
  readonly ids: PlaybackIds;
  readonly leases: Pick<LeasesService, 'hold'>;
  readonly ads: AdsService;
}

interface PlaybackContext extends Pick<ApiPorts, 'media' | 'log'>, Omit<PlaybackPorts, 'leases'> {}

export function createPlaybackService(
  { leases, ...ports }: PlaybackPorts,
  { media, log }: Pick<ApiPorts, 'media' | 'log'>,
): PlaybackService {
  const ctx: PlaybackContext = { ...ports, media, log };

  return {
    start: (input, context) => start(ctx, input, context),

    prepare: async (input, context) => {
      const { asset } = await watchable(ctx, input, context);
      return asset.isPrepared ? isReady : ctx.ingests.prepare(asset.id, input.again);
    },

    begun: async (playbackId, shown, context) => {
      const { isNew, title } = await leases.hold(playbackId, { shown, isPaused: false }, context);
      if (isNew && title !== null) await countPlay(ctx, title, context);
    },
  };
}

async function start(
  ctx: PlaybackContext,
  { reference, player, testImpressionId = null }: AskedPlayback,
  context: RequestContext,
): Promise<Playback> {
  const session = await ctx.sessions.getOrCreate(context);
  const { viewer, title, asset, hours } = await watchable(ctx, { reference, player }, context);
  const isTrailer = player === 'trailer';
  // Trailers and stories start by themselves on pages that show them.
  if (!asset.isPrepared) await refuseUnprepared(ctx.ingests, asset.id, player === 'player');

  const expiresAt = addressesEnd(viewer.now, asset.duration, hours);
  const playbackSessionId = ctx.ids.issue({
    sessionId: sessionOfPlayback(session, context),
    shown: { mediaItemId: title.id },
    player,
  });
  const claims = {
    p: playbackSessionId,
    s: session.id,
    a: asset.id,
    m: title.id,
    t: player,
    g: session.accountId === null,
  };
  const markers = markersWithin(asset.duration, isTrailer ? null : title.markers, viewer.language);
  const occasion = {
    title,
    player,
    duration: asset.duration,
    markers,
    testImpressionId,
    sessionId: session.id,
  };
  const [token, drmConfig, next, marks, plan] = await Promise.all([
    ctx.media.signStreamToken({
      a: asset.id,
      s: session.id,
      e: expiresAt,
      ...(takesPlace(player, title) && heldClaims(playbackSessionId, { mediaItemId: title.id }, viewer.now)),
    }),
    ctx.licences.config(asset, claims, viewer.now),
    isTrailer || title.type !== 'episode' ? null : ctx.catalogue.episodeOf(title, viewer),
    ctx.catalogue.marks([title.id], viewer),
    ctx.ads.plan(occasion, viewer, context),
  ]);
  return {
    playback_session_id: playbackSessionId,
    content: {
      id: title.id,
      slug: title.slug,
      type: title.type,
      name: title.name,
      series_name: title.series_name,
      season_order_number: title.season_order_number,
      order_number: title.order_number,
    },
    asset: ctx.assets.stream(asset, token),
    drm_config: drmConfig,
    thumbnails_url: ctx.assets.thumbnailsUrl(asset, token),
    duration: asset.duration,
    start_time: isTrailer ? 0 : startOf(marks.get(title.id)?.position?.timepoint ?? 0, asset.duration),
    expires_at: expiresAt,
    next_episode: next,
    markers,
    ads: plan,
  };
}

/** The playable title and asset. @throws KadrError unless the viewer may watch it */
async function watchable(
  ctx: PlaybackContext,
  { reference, player }: Pick<AskedPlayback, 'reference' | 'player'>,
  context: RequestContext,
): Promise<{ viewer: Viewer; title: TitleRow; asset: AssetRow; hours: number | null }> {
  const viewer = await ctx.viewerOf(context);
  const asked = await ctx.catalogue.title(reference, viewer);
  const isTrailer = player === 'trailer';
  const title = isTrailer ? asked : await playedTitle(ctx, asked, viewer);
  if (!isTrailer) requireEntitlement(entitlementOf(entitlementItem(title), viewer));

  const hours = isTrailer ? null : await ctx.hoursLeft(context, viewer.now);

  const assetId = isTrailer ? title.trailer_asset_id : title.asset_id;
  const asset = assetId === null ? undefined : (await ctx.assets.find([assetId])).get(assetId);
  if (asset === undefined) throw new KadrError('NOT_PLAYABLE');
  return { viewer, title, asset, hours };
}

/** For a series or season, the episode at which it continues. */
async function playedTitle(
  { catalogue }: PlaybackContext,
  asked: TitleRow,
  viewer: Viewer,
): Promise<TitleRow> {
  if (asked.type !== 'series' && asked.type !== 'season') return asked;
  const position = await catalogue.episodeOf(asked, viewer);
  if (position === null) throw new KadrError('NOT_PLAYABLE');
  return catalogue.title(String(position.episode_id), viewer);
}

/** Counts a start; a failure does not keep the viewer from watching. */
async function countPlay(
  { catalogue, log }: PlaybackContext,
  title: TitleRow,
  { requestId, now }: RequestContext,
): Promise<void> {
  try {
    await catalogue.countPlay(title, now());
  } catch (error) {
    log.warn({ requestId, err: error }, 'failed to count a playback start');
  }
}

/** The position at which playback resumes: `timepoint`, or the start when that is the end. Both in seconds. */
function startOf(timepoint: number, duration: number): number {
  return isFinished(timepoint, duration) ? 0 : timepoint;
}

/** Whether watching takes a place among the playing screens: trailers and clips in a feed do not. */
function takesPlace(player: PlayerType, { category }: Pick<TitleRow, 'category'>): boolean {
  return player === 'player' || (player === 'stories' && category !== shortSeriesCategory);
}
