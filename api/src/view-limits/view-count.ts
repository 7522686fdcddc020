import { streamSilence } from '@kadr/contract';
import { addViewedTime } from '../accounts/repository.ts';
import type { ApiConfig } from '../context/context.ts';
import type { Database } from '../database/database.ts';
import type { SessionRow } from '../session/repository.ts';
import { accountTimeZone } from '../session/time-zone.ts';
import { dayOf } from './view-time.ts';

/** The playing time of screens, by the service's clock; a profile's daily time is its sum. */
export interface ViewCount {
  /**
   * Adds the seconds that a screen has played since the last count, and returns them; simultaneous screens each count.
   */
  add(row: SessionRow, countedAt: Date | null, now: Date): Promise<number>;
  /**
   * Adds screens of the profile that fell silent without leaving, each with the longest silence; returns the seconds.
   */
  settle(row: SessionRow, now: Date): Promise<number>;
}

export interface ViewCountPorts {
  readonly config: Pick<ApiConfig, 'timeZone'>;
  /** Stops counting screens of a profile that fell silent; returns their number. */
  readonly settleSilent: (profileId: number, now: Date) => Promise<number>;
}

export function createViewCount(db: Database, { config, settleSilent }: ViewCountPorts): ViewCount {
  const write = async (row: SessionRow, seconds: number, now: Date): Promise<number> => {
    if (seconds > 0)
      await addViewedTime(db, row.profile_id, seconds, dayOf(now, accountTimeZone(row, config)));
    return seconds;
  };
  return {
    add: async (row, countedAt, now) => {
      if (row.max_view_time === null || countedAt === null) return 0;
      const seconds = Math.round((now.getTime() - countedAt.getTime()) / 1000);
      return write(row, Math.min(Math.max(0, seconds), streamSilence), now);
    },
    settle: async (row, now) => {
      if (row.max_view_time === null) return 0;
      return write(row, (await settleSilent(row.profile_id, now)) * streamSilence, now);
    },
  };
}
