import { useMember } from './member.ts';

/** Returns the day of Unix seconds on the service's clock, by which reports begin their days: `2026-03-01`. */
export function useServiceDay(): (seconds: number) => string {
  const { service_time_zone: timeZone } = useMember();
  return (seconds) => new Date(seconds * 1000).toLocaleDateString('sv', { timeZone });
}
