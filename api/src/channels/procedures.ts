import { procedures } from '../context/procedures.ts';
import type { RequestContext } from '../context/context.ts';
import type { ViewerOf } from '../audience/audience.ts';
import type { ChannelsService } from './service.ts';

export function channelsProcedures(
  channels: ChannelsService,
  viewerOf: ViewerOf,
  timeZoneOf: (context: RequestContext) => Promise<string>,
) {
  const { list, themes, getById } = procedures.channels;
  return {
    channels: {
      list: list.handler(async ({ input: { only, ...page }, context }) => {
        const viewer = await viewerOf(context);
        return only === 'favourite' ? channels.kept(page, viewer) : channels.list(page, viewer);
      }),
      themes: themes.handler(async ({ context }) => ({
        items: await channels.themes(await viewerOf(context)),
      })),
      getById: getById.handler(async ({ input, context }) =>
        channels.channel(input.id, await viewerOf(context)),
      ),
    },
    epgs: {
      list: procedures.epgs.list.handler(async ({ input: { id, day, time_zone }, context }) =>
        channels.guide(
          id,
          { day, timeZone: time_zone ?? (await timeZoneOf(context)) },
          await viewerOf(context),
        ),
      ),
      favourites: procedures.epgs.favourites.handler(async ({ input, context }) =>
        channels.keptProgrammes(input, await viewerOf(context)),
      ),
      getById: procedures.epgs.getById.handler(async ({ input, context }) =>
        channels.epg(input.id, await viewerOf(context)),
      ),
    },
  };
}
