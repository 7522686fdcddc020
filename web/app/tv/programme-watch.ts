import type { Epg, PlayerAnalyticsEvent } from '@kadr/contract';

type Programme = Pick<Epg, 'id' | 'start_time' | 'end_time'>;
type NewProgram = Extract<PlayerAnalyticsEvent, { readonly name: 'new_program' }>;

/** The programme at a time, in Unix seconds; undefined in a gap of the guide. */
export function programmeAt<One extends Programme>(epgs: readonly One[], moment: number): One | undefined {
  return epgs.find(({ start_time, end_time }) => start_time <= moment && moment < end_time);
}

/**
 * Detects when another programme has begun on a channel. The first one is not a change, and the programme before a gap
 * counts until the next one begins. `playbackSessionId` is null if the channel has no stream.
 */
export function createProgrammeWatch(
  channelId: number,
  playbackSessionId: string | null,
  put: (event: NewProgram) => void,
): (current: Pick<Programme, 'id'> | undefined) => void {
  let previous: number | null = null;
  return (current) => {
    if (current === undefined || current.id === previous) return;
    if (previous !== null)
      put({
        name: 'new_program',
        data: {
          channel_id: channelId,
          epg_id: current.id,
          previous_epg_id: previous,
          playback_session_id: playbackSessionId,
        },
      });
    previous = current.id;
  };
}
