import { procedures } from '../procedures.ts';
import type { LicencesService } from '../licences/service.ts';
import type { LeasesService } from './leases.ts';
import type { PlaybackService } from './service.ts';

export function playbackProcedures(
  playback: PlaybackService,
  leases: LeasesService,
  licences: LicencesService,
) {
  const { start, begun, heartbeat, leave, streams, stop, renewLicenceToken } = procedures.playback;
  return {
    start: start.handler(({ input, context }) =>
      playback.start(
        {
          reference: input.media_item_id,
          player: input.player_type,
          testImpressionId: input.test_impression_id,
        },
        context,
      ),
    ),
    renewLicenceToken: renewLicenceToken.handler(({ input, context }) =>
      licences.renew({ token: input.token, playbackSessionId: input.playback_session_id }, context),
    ),
    begun: begun.handler(async ({ input, context }) => {
      await playback.begun(input.playback_session_id, input.media_item_id, context);
      return {};
    }),
    heartbeat: heartbeat.handler(async ({ input, context }) => {
      await leases.hold(input.playback_session_id, input.media_item_id, context);
      return {};
    }),
    leave: leave.handler(async ({ input, context }) => {
      await leases.leave(input.playback_session_id, context);
      return {};
    }),
    streams: streams.handler(({ context }) => leases.streams(context)),
    stop: stop.handler(({ input, context }) => leases.stop(input.playback_session_id, context)),
  };
}
