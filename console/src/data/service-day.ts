import { useMember } from './member.ts';

/** Returns the day of Unix seconds in the service's time zone, in which the days of reports begin: `2026-03-01`. */
export function useServiceDay(): (seconds: number) => string {
  const { service_time_zone: timeZone } = useMember();
  return (seconds) => new Date(seconds * 1000).toLocaleDateString('sv', { timeZone });
}
