import { playoutGrid, tickAt, tickFrom } from '@kadr/contract';
import type { PlayedAsset, ScheduledRun } from '@kadr/contract';
import type { ApiDependencies } from '../context.ts';
import type { Database } from '../database/database.ts';
import { planRuns } from './plan-runs.ts';
import type { Slot } from './plan-runs.ts';
import {
  deleteRunsBefore,
  findFillers,
  findRuns,
  findRunsBefore,
  findShownTimes,
  markScheduled,
  replaceRuns,
  takeDueChannel,
} from './repository.ts';
import type { ShownTime } from './repository.ts';

/** What channels play. Everything is in the database: any process answers the same. */
export interface PlayoutService {
  /** What a channel plays between two ticks: what begins in them and what was on before. None where it plays nothing. */
  live(
    channelId: number,
    span: { readonly from: number; readonly to: number },
  ): Promise<readonly ScheduledRun[]>;
  /** What was on between two moments (Unix seconds), by the guide. */
  archive(
    channelId: number,
    span: { readonly start: number; readonly end: number },
  ): Promise<readonly ScheduledRun[]>;
  /** Writes the schedules anew of channels whose guide, fillers or films have changed. */
  refresh(now: Date): Promise<void>;
  tidy(now: Date): Promise<void>;
}

/** Ticks after now from which on a schedule may change: nobody has been told of them, whatever clocks differ by. */
const lead = 4;
/** Runs that one programme may have been cut into; more are looked upon as another programme's. */
const runsLookedAt = 20;
/** Seconds for which it stays known what was on. */
const knownFor = 30 * 24 * 60 * 60;

const seconds = (moment: Date): number => moment.getTime() / 1000;

export function createPlayoutService(
  db: Database,
  { media }: Pick<ApiDependencies, 'media'>,
): PlayoutService {
  /** A channel's times and fillers, with how their assets are cut; what cannot be played is left out. */
  const described = async (
    times: readonly ShownTime[],
    fillerIds: readonly string[],
  ): Promise<{ readonly slots: Slot[]; readonly fillers: PlayedAsset[] }> => {
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
  };

  const write = async (transaction: Database, channelId: number, now: Date): Promise<void> => {
    const earliest = tickAt(seconds(now)) + lead;
    const before = await findRunsBefore(transaction, channelId, earliest, runsLookedAt);
    const isNew = before.length === 0;
    const times = await findShownTimes(transaction, channelId, {
      from: isNew ? playoutGrid.epoch : playoutGrid.epoch + earliest * playoutGrid.tick,
      to: null,
    });
    const { slots, fillers } = await described(times, await findFillers(transaction, channelId));
    // Nobody has seen anything yet: what the guide says was on was on.
    const from = isNew ? Math.min(slots[0]?.first ?? earliest, tickAt(seconds(now))) : earliest;
    await replaceRuns(transaction, channelId, from, planRuns({ slots, fillers, from, before }));
  };

  return {
    live: (channelId, span) => findRuns(db, channelId, span),

    archive: async (channelId, { start, end }) => {
      const [fillerIds, times] = await Promise.all([
        findFillers(db, channelId),
        findShownTimes(db, channelId, { from: start, to: end }),
      ]);
      const { slots, fillers } = await described(times, fillerIds);
      return planRuns({ slots, fillers, from: tickFrom(start), before: [] });
    },

    refresh: async (now) => {
      for (let isMore = true; isMore;)
        isMore = await db.transaction(async (transaction) => {
          const channelId = await takeDueChannel(transaction);
          if (channelId === undefined) return false;
          await write(transaction, channelId, now);
          await markScheduled(transaction, channelId);
          return true;
        });
    },

    tidy: (now) => deleteRunsBefore(db, tickAt(seconds(now) - knownFor)),
  };
}
