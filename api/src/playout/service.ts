import { playoutGrid, tickAt, tickFrom } from '@kadr/contract';
import type { ChannelSchedules, PlayedAsset } from '@kadr/contract';
import type { ApiPorts } from '../context/context.ts';
import type { Database } from '../database/database.ts';
import { planRuns } from './plan-runs.ts';
import type { Slot } from './plan-runs.ts';
import {
  deleteRunsBefore,
  findFillers,
  findRuns,
  findRunsBefore,
  findShownTimes,
  isChannelDue,
  markScheduled,
  replaceRuns,
  takeDueChannel,
} from './repository.ts';
import type { ShownTime } from './repository.ts';

/** The schedules of channels. Everything is in the database: all processes give the same answers. */
export interface PlayoutService extends ChannelSchedules {
  /**
   * Plans the schedules of channels again whose guide, fillers or films have changed. A channel that cannot be written
   * does not hold up the others.
   *
   * @throws the first fault, after every channel has been tried
   */
  refresh(): Promise<void>;
  purge(now: Date): Promise<void>;
}

/** Ticks from now after which a schedule may change: no player knows that part yet, even if clocks differ. */
const lead = 4;
/** The largest number of runs examined for one programme; more count as another programme's. */
const runsLookedAt = 20;
/** How long past runs are kept, in seconds. */
const knownFor = 30 * 24 * 60 * 60;

const seconds = (moment: Date): number => moment.getTime() / 1000;

interface PlayoutContext extends Pick<ApiPorts, 'media' | 'clock'> {
  readonly db: Database;
}

export function createPlayoutService(
  db: Database,
  { media, clock }: Pick<ApiPorts, 'media' | 'clock'>,
): PlayoutService {
  const ctx: PlayoutContext = { db, media, clock };

  return {
    live: (channelId, span) => findRuns(db, channelId, span),

    archive: (channelId, context) => archive(ctx, channelId, context),

    refresh: () => refresh(ctx),

    purge: (now) => deleteRunsBefore(db, tickAt(seconds(now) - knownFor)),
  };
}

/** A channel's times and fillers, with the segments of their assets; unplayable assets are left out. */
async function described(
  { media }: PlayoutContext,
  times: readonly ShownTime[],
  fillerIds: readonly string[],
): Promise<{ readonly slots: Slot[]; readonly fillers: PlayedAsset[] }> {
  const ids = new Set([...fillerIds, ...times.flatMap(({ assets }) => assets)]);
  const known = new Map<string, PlayedAsset>();
  for (const id of ids) {
    const segments = await media.segmentsOf(id);
    if (segments !== null && segments.length > 0) known.set(id, { id, segments: [...segments] });
  }
  const playable = (some: readonly string[]): PlayedAsset[] => some.flatMap((id) => known.get(id) ?? []);
  return {
    fillers: playable(fillerIds),
    slots: times.map(({ start, end, assets }) => ({
      first: tickFrom(start),
      end: tickFrom(end),
      assets: playable(assets),
    })),
  };
}

/** The current tick. */
function present({ clock }: PlayoutContext): number {
  return tickAt(seconds(clock()));
}

async function write(ctx: PlayoutContext, transaction: Database, channelId: number): Promise<void> {
  const isNew = (await findRunsBefore(transaction, channelId, present(ctx) + lead, 1)).length === 0;
  const times = await findShownTimes(transaction, channelId, {
    from: isNew ? playoutGrid.epoch : seconds(ctx.clock()),
    to: null,
  });
  const { slots, fillers } = await described(ctx, times, await findFillers(transaction, channelId));
  // Reading the films takes time; until then, viewers get the existing plan.
  const earliest = present(ctx) + lead;
  const before = await findRunsBefore(transaction, channelId, earliest, runsLookedAt);
  // No viewer has seen anything yet: the guide decides what was on.
  const from = before.length === 0 ? Math.min(slots[0]?.first ?? earliest, present(ctx)) : earliest;
  await replaceRuns(transaction, channelId, from, planRuns({ slots, fillers, from, before }));
}

/** Writes the schedule of the next channel behind the id `after`, and returns its id; undefined after the last one. */
async function writeNext(ctx: PlayoutContext, after: number, faults: unknown[]): Promise<number | undefined> {
  let channelId: number | undefined;
  try {
    // Usually there is none: checking needs no transaction.
    if (!(await isChannelDue(ctx.db, after))) return undefined;
    await ctx.db.transaction(async (transaction) => {
      channelId = await takeDueChannel(transaction, after);
      if (channelId === undefined) return;
      await write(ctx, transaction, channelId);
      await markScheduled(transaction, channelId);
    });
  } catch (fault) {
    faults.push(fault);
  }
  return channelId;
}

async function archive(
  ctx: PlayoutContext,
  channelId: Parameters<PlayoutService['archive']>[0],
  { start, end }: Parameters<PlayoutService['archive']>[1],
): ReturnType<PlayoutService['archive']> {
  const [fillerIds, times] = await Promise.all([
    findFillers(ctx.db, channelId),
    findShownTimes(ctx.db, channelId, { from: start, to: end }),
  ]);
  const { slots, fillers } = await described(ctx, times, fillerIds);
  return planRuns({ slots, fillers, from: tickFrom(start), before: [] });
}

async function refresh(ctx: PlayoutContext): Promise<void> {
  const faults: unknown[] = [];
  let at = await writeNext(ctx, 0, faults);
  while (at !== undefined) at = await writeNext(ctx, at, faults);
  if (faults.length > 0) throw faults[0];
}
