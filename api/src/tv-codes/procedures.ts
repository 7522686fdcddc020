import { procedures } from '../context/procedures.ts';
import type { TvCodesService } from './service.ts';

export function tvCodesProcedures(tvCodes: TvCodesService) {
  const { create, poll, describe, confirm } = procedures.tvCodes;
  return {
    create: create.handler(({ context }) => tvCodes.create(context)),
    poll: poll.handler(async ({ input, context }) => {
      const { state, session } = await tvCodes.poll(input.device_code, context);
      return { state, session_state: session?.state ?? null };
    }),
    describe: describe.handler(({ input, context }) => tvCodes.describe(input.code, context)),
    confirm: confirm.handler(async ({ input, context }) => {
      await tvCodes.confirm(input.code, context);
      return {};
    }),
  };
}
