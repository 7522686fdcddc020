import { timeZoneSchema } from '@kadr/contract';
import type { ApiConfig, RequestContext } from '../context/context.ts';
import type { SessionRow } from './repository.ts';

/** The service's time zone. */
export function serviceTimeZone({ timeZone = 'Europe/Moscow' }: Pick<ApiConfig, 'timeZone'>): string {
  return timeZone;
}

/**
 * The time zone of an account's viewing hours and days: its own, which the master profile chooses, otherwise the
 * service's. The browser's time zone has no influence.
 */
export function accountTimeZone(
  { time_zone }: Pick<SessionRow, 'time_zone'>,
  config: Pick<ApiConfig, 'timeZone'>,
): string {
  return time_zone ?? serviceTimeZone(config);
}

/** The viewer's time zone: his account's; without an account the one stored in his browser, otherwise the service's. */
export function viewerTimeZone(
  row: Pick<SessionRow, 'time_zone'> | null,
  { cookies }: Pick<RequestContext, 'cookies'>,
  config: Pick<ApiConfig, 'timeZone'>,
): string {
  if (row !== null) return accountTimeZone(row, config);
  return timeZoneSchema.safeParse(cookies['time_zone']).data ?? serviceTimeZone(config);
}
