import { procedures } from '../context/procedures.ts';
import type { PositionsService } from './service.ts';

export function positionsProcedures(positions: PositionsService) {
  return {
    save: procedures.positions.save.handler(({ input, context }) => positions.save(input, context)),
    adopt: procedures.positions.adopt.handler(async ({ input, context }) => ({
      adopted: await positions.adopt(input.places, context),
    })),
    list: procedures.positions.list.handler(({ input, context }) => positions.list(input, context)),
    delete: procedures.positions.delete.handler(async ({ input, context }) => {
      await positions.forget(input.media_item_id, context);
      return {};
    }),
    clear: procedures.positions.clear.handler(async ({ context }) => {
      await positions.forgetAll(context);
      return {};
    }),
  };
}
