import { procedures } from '../context/procedures.ts';
import type { LicencesService } from '../licences/service.ts';
import type { LeasesService } from './leases.ts';
import type { ShownReference } from './lease-subject.ts';
import type { ChannelPlaybackService } from './channel-playback.ts';
import type { PlaybackService } from './service.ts';
import type { KaraokePlaybackService } from './song-playback.ts';

export function playbackProcedures({
  playback,
  channelPlayback,
  singing,
  leases,
  licences,
}: {
  readonly playback: PlaybackService;
  readonly channelPlayback: ChannelPlaybackService;
  readonly singing: KaraokePlaybackService;
  readonly leases: LeasesService;
  readonly licences: LicencesService;
}) {
  const { start, prepare, startChannel, begun, heartbeat, leave, streams, stop, renewLicenceToken } =
    procedures.playback;
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
    prepare: prepare.handler(({ input: { media_item_id, karaoke_item_id, player_type, again }, context }) =>
      karaoke_item_id === undefined
        ? playback.prepare({ reference: media_item_id ?? '', player: player_type, again }, context)
        : singing.prepare({ reference: karaoke_item_id, again }, context),
    ),
    startChannel: startChannel.handler(({ input, context }) =>
      channelPlayback.start(input.channel_id, input.start_time ?? null, context),
    ),
    renewLicenceToken: renewLicenceToken.handler(({ input, context }) =>
      licences.renew({ token: input.token, playbackSessionId: input.playback_session_id }, context),
    ),
    begun: begun.handler(async ({ input, context }) => {
      await playback.begun(input.playback_session_id, shownIn(input), context);
      return {};
    }),
    heartbeat: heartbeat.handler(async ({ input, context }) => {
      await leases.hold(
        input.playback_session_id,
        { shown: shownIn(input), isPaused: input.is_paused },
        context,
      );
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

/** Starts a song; the other operations of its group are in `karaoke`. */
export function songPlaybackProcedures(songs: KaraokePlaybackService) {
  const { play } = procedures.karaoke;
  return { play: play.handler(({ input, context }) => songs.play(input.id, context)) };
}

function shownIn({
  media_item_id = '',
  channel_id,
  karaoke_item_id,
}: {
  readonly media_item_id?: string | undefined;
  readonly channel_id?: string | undefined;
  readonly karaoke_item_id?: string | undefined;
}): ShownReference {
  if (karaoke_item_id !== undefined) return { karaokeItem: karaoke_item_id };
  return channel_id === undefined ? { mediaItem: media_item_id } : { channel: channel_id };
}
