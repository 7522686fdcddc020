import { viewerOf } from '../catalogue/service.ts';
import { procedures } from '../procedures.ts';
import type { BlocksService } from './service.ts';

export function blocksProcedures(blocks: BlocksService) {
  return {
    getById: procedures.mediaViews.getById.handler(({ input, context }) =>
      blocks.view(input.alias, input.media_item_id, viewerOf(context)),
    ),
  };
}
