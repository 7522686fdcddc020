import { procedures } from '../procedures.ts';
import type { PlaybackService } from './service.ts';

export function playbackProcedures(playback: PlaybackService) {
  return {
    start: procedures.playback.start.handler(({ input, context }) =>
      playback.start(input.media_item_id, input.player_type, context),
    ),
    begun: procedures.playback.begun.handler(async ({ input, context }) => {
      await playback.begun(input.media_item_id, context);
      return {};
    }),
  };
}
