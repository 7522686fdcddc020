import {
  catchupAccess,
  isInCatchupWindow,
  isPauseLiveAllowed,
  KadrError,
  pauseLiveDuration,
  tickFrom,
} from '@kadr/contract';
import type { Channel, ChannelPlayback, Epg } from '@kadr/contract';
import type { AssetsService } from '../assets/service.ts';
import type { ChannelsService } from '../channels/service.ts';
import type { ApiPorts, RequestContext } from '../context/context.ts';
import { requireEntitlement } from '../entitlement/entitlement.ts';
import type { PlayoutService } from '../playout/service.ts';
import type { ViewerOf } from '../audience/audience.ts';
import type { SessionService } from '../session/service.ts';
import { addressesEnd } from './addresses-end.ts';
import { sessionOfPlayback } from './playback-ids.ts';
import { heldClaims } from './stream-claims.ts';
import type { PlaybackIds } from './playback-ids.ts';
import type { HoursLeft } from '../view-limits/hours-left.ts';

export interface ChannelPlaybackService {
  /**
   * Lets a viewer watch a channel: live, or the programme that began at `startTime` (Unix seconds).
   *
   * @throws KadrError NOT_FOUND, AGE_RESTRICTED, GEO_BLOCKED, NOT_PLAYABLE, PURCHASE_REQUIRED, CATCHUP_NOT_AVAILABLE;
   *   VIEW_INTERVAL_OVER and VIEW_TIME_OVER for a profile that may not watch now; SESSION_NOT_FOUND and SESSION_EXPIRED
   *   for an invalid session cookie.
   */
  start(reference: string, startTime: number | null, context: RequestContext): Promise<ChannelPlayback>;
}

export interface ChannelPlaybackPorts {
  readonly channels: Pick<ChannelsService, 'watched' | 'programmeAt'>;
  readonly playout: Pick<PlayoutService, 'archive'>;
  readonly assets: Pick<AssetsService, 'channelStream'>;
  readonly sessions: SessionService;
  readonly viewerOf: ViewerOf;
  readonly hoursLeft: HoursLeft;
  readonly ids: PlaybackIds;
}

interface ChannelPlaybackContext extends Pick<ApiPorts, 'media'>, ChannelPlaybackPorts {}

export function createChannelPlayback(
  { channels, playout, assets, sessions, viewerOf, hoursLeft, ids }: ChannelPlaybackPorts,
  { media }: Pick<ApiPorts, 'media'>,
): ChannelPlaybackService {
  const ctx: ChannelPlaybackContext = {
    channels,
    playout,
    assets,
    sessions,
    viewerOf,
    hoursLeft,
    ids,
    media,
  };

  return {
    start: (reference, startTime, context) => start(ctx, reference, startTime, context),
  };
}

/** The range of a recorded playback: a programme, up to now if it is still on. */
async function rangeOf(
  { playout }: ChannelPlaybackContext,
  channel: Channel,
  programme: Epg,
  now: number,
): Promise<{ readonly start: number; readonly end: number }> {
  if (!isInCatchupWindow(programme, channel, now)) throw new KadrError('CATCHUP_NOT_AVAILABLE');
  const access = catchupAccess(channel);
  if (access === 'for_sale') throw new KadrError('PURCHASE_REQUIRED');
  if (access === 'none') throw new KadrError('CATCHUP_NOT_AVAILABLE');
  const range = { start: programme.start_time, end: Math.min(programme.end_time, Math.floor(now)) };
  if (tickFrom(range.end) <= tickFrom(range.start)) throw new KadrError('CATCHUP_NOT_AVAILABLE');
  if ((await playout.archive(channel.id, range)).length === 0) throw new KadrError('NOT_PLAYABLE');
  return range;
}

async function start(
  ctx: ChannelPlaybackContext,
  reference: string,
  startTime: number | null,
  context: RequestContext,
): Promise<ChannelPlayback> {
  const session = await ctx.sessions.getOrCreate(context);
  const viewer = await ctx.viewerOf(context);
  const { channel, playerType, entitlement } = await ctx.channels.watched(reference, viewer);
  requireEntitlement(entitlement);
  const now = viewer.now.getTime() / 1000;
  const programme = await ctx.channels.programmeAt(channel.id, startTime ?? now, viewer);
  if (startTime !== null && programme?.start_time !== startTime) throw new KadrError('CATCHUP_NOT_AVAILABLE');
  if (programme !== null && programme.age_level.age_value > viewer.audience.pageAge)
    throw new KadrError('AGE_RESTRICTED');
  const hours = await ctx.hoursLeft(context, viewer.now);
  const range = startTime === null || programme === null ? null : await rangeOf(ctx, channel, programme, now);

  const pauseLive = range === null && isPauseLiveAllowed(channel) ? pauseLiveDuration(channel) : 0;
  const path = range === null ? `live/${channel.id}` : `archive/${channel.id}/${range.start}-${range.end}`;
  const expiresAt = addressesEnd(viewer.now, range === null ? Infinity : range.end - range.start, hours);
  const shown = { channelId: channel.id };
  const playbackSessionId = ctx.ids.issue({
    sessionId: sessionOfPlayback(session, context),
    shown,
    player: 'player',
  });
  const token = await ctx.media.signStreamToken({
    a: path,
    s: session.id,
    e: expiresAt,
    ...heldClaims(playbackSessionId, shown, viewer.now),
    ...(range === null && { b: pauseLive }),
  });
  return {
    playback_session_id: playbackSessionId,
    type: range === null ? 'live' : 'archive',
    channel,
    programme,
    // The live-TV SDK plays live only.
    asset: ctx.assets.channelStream(path, token, range === null ? playerType : 'shaka'),
    drm_config: null,
    pause_live_duration: pauseLive,
    server_time: viewer.now.getTime(),
    expires_at: expiresAt,
  };
}
