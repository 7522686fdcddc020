import { timeZoneSchema } from '@kadr/contract';
import type { ApiConfig, RequestContext } from '../context.ts';
import type { SessionRow } from './repository.ts';

/** The viewer's time zone: his own, else the one that his browser keeps, else the service's. */
export function viewerTimeZone(
  row: Pick<SessionRow, 'time_zone'> | null,
  { cookies }: Pick<RequestContext, 'cookies'>,
  { timeZone }: Pick<ApiConfig, 'timeZone'>,
): string {
  const own = row?.time_zone ?? timeZoneSchema.safeParse(cookies['time_zone']).data;
  return own ?? timeZone ?? 'Europe/Moscow';
}
