import { channelPath } from '../routing/paths.ts';

/** Page of a programme at one of its times, by the id that the guide has for it (CT-010). */
export function epgPath(channel: string, id: number): string {
  return `${channelPath(channel)}/shows/${id}`;
}
