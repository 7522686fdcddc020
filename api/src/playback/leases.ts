import { defaultStreamLimit, KadrError, streamSilence } from '@kadr/contract';
import type { ActiveStream, ActiveStreams, PlayerType } from '@kadr/contract';
import type { TitleRow } from '../catalogue/title-row.ts';
import type { ApiPorts, RequestContext } from '../context/context.ts';
import type { Database } from '../database/database.ts';
import { describeDevice, terminalName } from '../devices/describe-device.ts';
import { requireEntitlement } from '../entitlement/entitlement.ts';
import type { ViewerSession } from '../session/session-context.ts';
import { findStreamLimit } from '../accounts/repository.ts';
import { knownFor } from './lease-store.ts';
import type { Holder, Lease } from './lease-store.ts';
import type { ShownReference, LeasesPorts, LeasesContext } from './lease-subject.ts';
import { find } from './lease-subject.ts';
import { secondsOf } from '../text/unix-seconds.ts';

/** The playing screens of an account, and how many may play at the same time. */
export interface LeasesService {
  /**
   * Takes a place for a playback, or keeps the one that it has; `isNew` when it has not had one before, `title` null
   * for a channel and a song. A short story takes none and is always new. The title, channel or song must still exist
   * and be allowed; a rental that was valid at the beginning stays valid to the film's end.
   *
   * @throws KadrError PLAYBACK_NOT_FOUND, STREAM_LIMIT, STREAM_STOPPED, NOT_FOUND, AGE_RESTRICTED, NOT_PLAYABLE,
   *   PURCHASE_REQUIRED; VIEW_INTERVAL_OVER and VIEW_TIME_OVER, which end the place; SESSION_NOT_FOUND and
   *   SESSION_EXPIRED.
   */
  hold(
    playbackId: string,
    word: PlayerWord,
    context: RequestContext,
  ): Promise<{ readonly isNew: boolean; readonly title: TitleRow | null }>;
  /** Gives up a place of the session, if it has one. */
  leave(playbackId: string, context: RequestContext): Promise<void>;
  streams(context: RequestContext): Promise<ActiveStreams>;
  /** Stops another screen and returns the screens that still play. @throws KadrError NOT_FOUND */
  stop(playbackId: string, context: RequestContext): Promise<ActiveStreams>;
  /** Deletes screens that have been silent for longer than any stream address is valid. */
  purge(now: Date): Promise<void>;
}

/** A player's heartbeat: what it shows, and whether it is paused. */
export interface PlayerWord {
  readonly shown: ShownReference;
  readonly isPaused: boolean;
}

export function createLeasesService(
  db: Database,
  ports: LeasesPorts,
  { config }: Pick<ApiPorts, 'config'>,
): LeasesService {
  const ctx: LeasesContext = { db, ...ports, defaultLimit: config.streamLimit ?? defaultStreamLimit };
  const { sessions, store } = ports;

  return {
    hold: (playbackId, word, context) => hold(ctx, playbackId, word, context),

    leave: (playbackId, context) => leave(ctx, playbackId, context),

    streams: async (context) => streamsOf(ctx, holderOf(await sessions.getOrCreate(context)), context),

    stop: (playbackId, context) => stop(ctx, playbackId, context),

    purge: (now) => store.purge(new Date(now.getTime() - knownFor)),
  };
}

async function streamsOf(
  { viewerOf, db, store, catalogue, channels, karaoke, defaultLimit }: LeasesContext,
  holder: Holder,
  context: RequestContext,
): Promise<ActiveStreams> {
  const viewer = await viewerOf(context);
  const [rows, own] = await Promise.all([
    store.findPlaying(holder, viewer.now),
    findStreamLimit(db, holder.accountId),
  ]);
  const of = (key: 'mediaItemId' | 'channelId' | 'karaokeItemId'): number[] =>
    rows.flatMap((row) => row[key] ?? []);
  const [cards, channelCards, songs] = await Promise.all([
    catalogue.cards(of('mediaItemId'), viewer),
    channels.cards(of('channelId'), viewer),
    karaoke.cards(of('karaokeItemId'), viewer),
  ]);
  return {
    streams: rows.map((row): ActiveStream => ({
      playback_session_id: row.id,
      media_item: cards.get(row.mediaItemId ?? 0) ?? null,
      channel: channelCards.get(row.channelId ?? 0) ?? null,
      karaoke_item: songs.get(row.karaokeItemId ?? 0) ?? null,
      device: {
        terminal_name: terminalName(row.deviceTypeIcon, context.language),
        title: row.deviceTitle,
        device_type_icon: row.deviceTypeIcon,
      },
      is_current: row.sessionId === holder.sessionId,
      begun_at: secondsOf(row.begunAt),
    })),
    limit: { stream_limit: own ?? defaultLimit },
  };
}

/**
 * Counts what a screen has played since its last heartbeat, and gives up its place when its profile may watch no more.
 */
async function requireHours(
  { sessions, viewCount, hoursLeft, store }: LeasesContext,
  lease: Lease | undefined,
  isRenewed: boolean,
  context: RequestContext,
): Promise<void> {
  const now = context.now();
  const row = await sessions.findDetails(context);
  if (row?.state !== 'normal') return;
  // After a longer silence, `settleSilent` counts.
  const isHeard = lease !== undefined && now.getTime() - lease.heartbeatAt.getTime() < streamSilence * 1000;
  const played =
    lease !== undefined && (isRenewed || isHeard) ? await viewCount.add(row, lease.countedAt, now) : 0;
  try {
    await hoursLeft(context, now, played);
  } catch (error) {
    if (lease !== undefined) await store.giveUp(lease.id, lease.sessionId);
    throw error;
  }
}

async function hold(
  ctx: LeasesContext,
  playbackId: string,
  { shown: reference, isPaused }: PlayerWord,
  context: RequestContext,
): Promise<{ readonly isNew: boolean; readonly title: TitleRow | null }> {
  const holder = holderOf(await ctx.sessions.getOrCreate(context));
  const viewer = await ctx.viewerOf(context);
  const { shown, title, entitlementAt } = await find(ctx, reference, viewer);
  // A browser without cookies is a new guest with every heartbeat.
  const owners = holder.accountId === null ? [holder.sessionId, null] : [holder.sessionId];
  const isIssuedFor = (player: PlayerType): boolean =>
    owners.some((sessionId) => ctx.ids.isOf(playbackId, { shown, player, sessionId }));
  // In short stories every swipe starts another one: they take no place.
  if (title !== null && isIssuedFor('stories')) {
    requireEntitlement(entitlementAt(viewer.now));
    return { isNew: true, title };
  }
  if (!isIssuedFor('player')) throw new KadrError('PLAYBACK_NOT_FOUND');
  const lease = await ctx.store.find(playbackId);
  if (lease !== undefined && lease.stoppedAt !== null) throw new KadrError('STREAM_STOPPED');
  const { now } = viewer;
  requireEntitlement(entitlementAt(lease?.begunAt ?? now));
  const isRenewed = lease !== undefined && (await ctx.store.renew(lease, { now, isPaused }));
  await requireHours(ctx, lease, isRenewed, context);
  if (isRenewed) return { isNew: false, title };
  const { typeIcon, title: deviceTitle } = describeDevice(context.userAgent);
  const taken = await ctx.store.take({
    ...holder,
    id: playbackId,
    mediaItemId: null,
    channelId: null,
    karaokeItemId: null,
    ...shown,
    deviceTypeIcon: typeIcon,
    deviceTitle,
    now,
    isPaused,
    limit: (await findStreamLimit(ctx.db, holder.accountId)) ?? ctx.defaultLimit,
  });
  if (taken === 'stopped') throw new KadrError('STREAM_STOPPED');
  if (taken === 'full') throw new KadrError('STREAM_LIMIT');
  return { ...taken, title };
}

async function leave(
  { sessions, store, viewCount }: LeasesContext,
  playbackId: string,
  context: RequestContext,
): Promise<void> {
  const { id } = await sessions.getOrCreate(context);
  const left = await store.giveUp(playbackId, id);
  const row = await sessions.findDetails(context);
  if (left !== undefined && row?.state === 'normal') await viewCount.add(row, left.countedAt, context.now());
}

async function stop(ctx: LeasesContext, playbackId: string, context: RequestContext): Promise<ActiveStreams> {
  const holder = holderOf(await ctx.sessions.getOrCreate(context));
  await ctx.db.transaction(async (transaction) => {
    const isStopped = await ctx.store.stop(transaction, playbackId, { holder, now: context.now() });
    if (!isStopped) throw new KadrError('NOT_FOUND');
    if (holder.accountId !== null) await ctx.push.publishStreams(transaction, holder.accountId);
  });
  return streamsOf(ctx, holder, context);
}

/** A session without a place among the account's devices has none of its streams either: it counts as a guest's. */
function holderOf({ id, state, accountId }: ViewerSession): Holder {
  return { sessionId: id, accountId: state === 'normal' ? accountId : null };
}
