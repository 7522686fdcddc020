import { KadrError, secondsUntilWindowEnds } from '@kadr/contract';
import type { ApiPorts, RequestContext } from '../context/context.ts';
import type { SessionService } from '../session/service.ts';
import { accountTimeZone } from '../session/time-zone.ts';
import { viewTimeOf } from './view-time.ts';
import type { ViewCount } from './view-count.ts';

/**
 * Seconds until the hours of the viewer's profile end, null when they do not. `played` are seconds that this call has
 * counted already.
 *
 * @throws KadrError VIEW_INTERVAL_OVER, VIEW_TIME_OVER
 */
export type HoursLeft = (context: RequestContext, now: Date, played?: number) => Promise<number | null>;

export function createHoursLeft(
  sessions: Pick<SessionService, 'findDetails'>,
  viewCount: Pick<ViewCount, 'settle'>,
  config: ApiPorts['config'],
): HoursLeft {
  return async (context, now, played = 0) => {
    const row = await sessions.findDetails(context);
    if (row?.state !== 'normal') return null;
    const timeZone = accountTimeZone(row, config);
    const left = secondsUntilWindowEnds(
      { allowed_from: row.view_allowed_from, allowed_to: row.view_allowed_to },
      now,
      timeZone,
    );
    if (left === 0) throw new KadrError('VIEW_INTERVAL_OVER');
    const seconds = played + (await viewCount.settle(row, now));
    const { maxViewTime, curViewTime } = viewTimeOf(row, { timeZone, now });
    if (maxViewTime !== null && curViewTime + seconds >= maxViewTime) throw new KadrError('VIEW_TIME_OVER');
    return left;
  };
}
