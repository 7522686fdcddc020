import { timeZoneSchema } from '@kadr/contract';
import type { ApiConfig, RequestContext } from '../context/context.ts';
import type { SessionRow } from './repository.ts';

/** The service's time zone. */
export function serviceTimeZone({ timeZone = 'Europe/Moscow' }: Pick<ApiConfig, 'timeZone'>): string {
  return timeZone;
}

/**
 * The time zone that an account's hours and days of view follow: its own, which the master profile chooses, else the
 * service's. What a browser keeps or says changes nothing.
 */
export function accountTimeZone(
  { time_zone }: Pick<SessionRow, 'time_zone'>,
  config: Pick<ApiConfig, 'timeZone'>,
): string {
  return time_zone ?? serviceTimeZone(config);
}

/** The viewer's time zone: his account's; without one that which his browser keeps, else the service's. */
export function viewerTimeZone(
  row: Pick<SessionRow, 'time_zone'> | null,
  { cookies }: Pick<RequestContext, 'cookies'>,
  config: Pick<ApiConfig, 'timeZone'>,
): string {
  if (row !== null) return accountTimeZone(row, config);
  return timeZoneSchema.safeParse(cookies['time_zone']).data ?? serviceTimeZone(config);
}
