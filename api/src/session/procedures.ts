import type { Session } from '@kadr/contract';
import { procedures } from '../context/procedures.ts';
import type { SessionService } from './service.ts';
import type { ViewerSession } from './session-context.ts';

export function sessionProcedures(sessions: SessionService) {
  const { createDemo, refresh, end, endAll } = procedures.session;
  return {
    createDemo: createDemo.handler(async ({ context }) => stateOf(await sessions.createDemo(context))),
    refresh: refresh.handler(async ({ context }) => stateOf(await sessions.refresh(context))),
    end: end.handler(async ({ context }) => stateOf(await sessions.end(context))),
    endAll: endAll.handler(async ({ input, context }) =>
      stateOf(await sessions.endEverywhere(input.keep_current, context)),
    ),
  };
}

/** A session as the viewer receives it. */
export function stateOf({ state }: ViewerSession): Session {
  return { session_state: state };
}
