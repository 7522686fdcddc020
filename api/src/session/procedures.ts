import { procedures } from '../procedures.ts';
import type { SessionService } from './service.ts';

export function sessionProcedures(sessions: SessionService) {
  return {
    createDemo: procedures.session.createDemo.handler(async ({ context }) => {
      const { state } = await sessions.createDemo(context);
      return { session_state: state };
    }),
    user: procedures.session.user.handler(({ context }) => sessions.user(context)),
  };
}
