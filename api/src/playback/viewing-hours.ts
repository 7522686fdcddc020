import { KadrError, secondOfDay, secondsUntilWindowEnds } from '@kadr/contract';
import type { ApiDependencies, RequestContext } from '../context.ts';
import type { SessionService } from '../session/service.ts';
import { viewerTimeZone } from '../session/time-zone.ts';
import { viewTimeOf } from '../session/user.ts';

/**
 * Seconds until the hours of the viewer's profile end, null where they do not (VL-024).
 *
 * @throws KadrError VIEW_INTERVAL_OVER, VIEW_TIME_OVER
 */
export type HoursLeft = (context: RequestContext, now: Date) => Promise<number | null>;

export function createHoursLeft(
  sessions: Pick<SessionService, 'row'>,
  config: ApiDependencies['config'],
): HoursLeft {
  return async (context, now) => {
    const row = await sessions.row(context);
    if (row?.state !== 'normal') return null;
    const timeZone = viewerTimeZone(row, context, config);
    const left = secondsUntilWindowEnds(
      { allowed_from: row.view_allowed_from, allowed_to: row.view_allowed_to },
      secondOfDay(now, timeZone),
    );
    if (left === 0) throw new KadrError('VIEW_INTERVAL_OVER');
    if (!viewTimeOf(row, { timeZone, now }).isViewTimeLeft) throw new KadrError('VIEW_TIME_OVER');
    return left;
  };
}
