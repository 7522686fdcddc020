import { procedures } from '../context/procedures.ts';
import type { TopUpsService } from './service.ts';

export function topUpsProcedures(topUps: TopUpsService) {
  const { create, getAutomatic, setAutomatic } = procedures.topUps;
  return {
    create: create.handler(({ input, context }) => topUps.create(input, context)),
    getAutomatic: getAutomatic.handler(({ context }) => topUps.automatic(context)),
    setAutomatic: setAutomatic.handler(async ({ input, context }) => {
      await topUps.setAutomatic(input.automatic, context);
      return {};
    }),
  };
}
