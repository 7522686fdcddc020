import { procedures } from '../context/procedures.ts';
import type { ViewerOf } from '../audience/audience.ts';
import type { KaraokeService } from './service.ts';

export function karaokeProcedures(karaoke: KaraokeService, viewerOf: ViewerOf) {
  const { list, getById } = procedures.karaoke;
  return {
    list: list.handler(async ({ input: { only, ...page }, context }) => {
      const viewer = await viewerOf(context);
      return only === 'favourite' ? karaoke.kept(page, viewer) : karaoke.list(page, viewer);
    }),
    getById: getById.handler(async ({ input, context }) =>
      karaoke.karaokeItem(input.id, await viewerOf(context)),
    ),
  };
}
