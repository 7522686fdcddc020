import { procedures } from '../procedures.ts';
import type { ViewerOf } from '../profiles/audience.ts';
import type { KaraokePlaybackService } from './playback.ts';
import type { KaraokeService } from './service.ts';

export function karaokeProcedures(
  karaoke: KaraokeService,
  playback: KaraokePlaybackService,
  viewerOf: ViewerOf,
) {
  const { list, getById, play } = procedures.karaoke;
  return {
    list: list.handler(async ({ input: { only, ...page }, context }) => {
      const viewer = await viewerOf(context);
      return only === 'favourite' ? karaoke.kept(page, viewer) : karaoke.list(page, viewer);
    }),
    getById: getById.handler(async ({ input, context }) =>
      karaoke.karaokeItem(input.id, await viewerOf(context)),
    ),
    play: play.handler(({ input, context }) => playback.play(input.id, context)),
  };
}
