import { KadrError } from '@kadr/contract';
import { procedures } from '../context/procedures.ts';
import type { TvCodesService } from './service.ts';

export function tvCodesProcedures(tvCodes: TvCodesService) {
  const { create, poll, describe, authorize, activate } = procedures.tvCodes;
  return {
    create: create.handler(({ context }) => tvCodes.create(context)),
    poll: poll.handler(async ({ input, context }) => {
      const { state, session } = await tvCodes.poll(input.device_code, context);
      return { state, session_state: session?.state ?? null };
    }),
    describe: describe.handler(({ input, context }) => tvCodes.describe(input.code, context)),
    authorize: authorize.handler(({ input, context }) => tvCodes.authorize(input.code, context)),
    activate: activate.handler(async ({ input, context }) => {
      const { success, notification } = await tvCodes.authorize(input.code, context);
      // This call can report a failure only by its error.
      if (!success) throw new KadrError('TV_CODE_UNKNOWN', { field: 'code' });
      return { notification };
    }),
  };
}
