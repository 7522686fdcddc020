import type { ColdStartService } from '../cold-start/service.ts';
import type { PositionsService } from '../positions/service.ts';
import { procedures } from '../context/procedures.ts';
import type { ViewerOf } from '../audience/audience.ts';
import type { BlocksService } from './service.ts';

export function blocksProcedures(
  blocks: BlocksService,
  viewerOf: ViewerOf,
  coldStart: Pick<ColdStartService, 'taste'>,
  positions: Pick<PositionsService, 'continued'>,
) {
  return {
    getById: procedures.mediaViews.getById.handler(async ({ input, context }) => {
      const viewer = await viewerOf(context);
      return blocks.view(input.alias, input.media_item_id, viewer, {
        taste: () => coldStart.taste(viewer, context),
        continued: () => positions.continued(viewer),
      });
    }),
  };
}
