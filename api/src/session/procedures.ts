import type { Session } from '@kadr/contract';
import { procedures } from '../procedures.ts';
import type { SessionService, ViewerSession } from './service.ts';
import type { ViewerService } from './viewer.ts';

export function sessionProcedures(sessions: SessionService, viewers: ViewerService) {
  const { createDemo, create, refresh, end, user, updateUser, setViewedTime } = procedures.session;
  return {
    createDemo: createDemo.handler(async ({ context }) => stateOf(await sessions.createDemo(context))),
    create: create.handler(async ({ input, context }) => stateOf(await sessions.create(input, context))),
    refresh: refresh.handler(async ({ context }) => stateOf(await sessions.refresh(context))),
    end: end.handler(async ({ context }) => stateOf(await sessions.end(context))),
    user: user.handler(({ context }) => viewers.user(context)),
    updateUser: updateUser.handler(({ input, context }) => viewers.update(input, context)),
    setViewedTime: setViewedTime.handler(({ input, context }) =>
      viewers.addViewedTime(input.seconds, context),
    ),
  };
}

function stateOf({ state }: ViewerSession): Session {
  return { session_state: state };
}
