import type { Session } from '@kadr/contract';
import { procedures } from '../procedures.ts';
import type { SignInService } from '../sign-in/service.ts';
import type { SessionService, ViewerSession } from './service.ts';
import type { ViewerService } from './viewer.ts';

export function sessionProcedures(sessions: SessionService, signIn: SignInService, viewers: ViewerService) {
  const { createDemo, create, createByAssertion, refresh, end, endAll } = procedures.session;
  const { user, updateUser, setViewedTime } = procedures.session;
  return {
    createDemo: createDemo.handler(async ({ context }) => stateOf(await sessions.createDemo(context))),
    create: create.handler(async ({ input, context }) => stateOf(await signIn.create(input, context))),
    createByAssertion: createByAssertion.handler(async ({ input, context }) =>
      stateOf(await signIn.createByAssertion(input, context)),
    ),
    refresh: refresh.handler(async ({ context }) => stateOf(await sessions.refresh(context))),
    end: end.handler(async ({ context }) => stateOf(await sessions.end(context))),
    endAll: endAll.handler(async ({ input, context }) =>
      stateOf(await sessions.endEverywhere(input.keep_current, context)),
    ),
    user: user.handler(({ context }) => viewers.user(context)),
    updateUser: updateUser.handler(({ input, context }) => viewers.update(input, context)),
    setViewedTime: setViewedTime.handler(({ input, context }) =>
      viewers.addViewedTime(input.seconds, context),
    ),
  };
}

/** What a viewer is told of his session. */
export function stateOf({ state }: ViewerSession): Session {
  return { session_state: state };
}
