import { procedures } from '../procedures.ts';
import type { LicencesService } from '../licences/service.ts';
import type { PlaybackService } from './service.ts';

export function playbackProcedures(playback: PlaybackService, licences: LicencesService) {
  return {
    start: procedures.playback.start.handler(({ input, context }) =>
      playback.start(input.media_item_id, input.player_type, context),
    ),
    renewLicenceToken: procedures.playback.renewLicenceToken.handler(({ input, context }) =>
      licences.renew({ token: input.token, playbackSessionId: input.playback_session_id }, context),
    ),
    begun: procedures.playback.begun.handler(async ({ input, context }) => {
      await playback.begun(input.media_item_id, context);
      return {};
    }),
  };
}
