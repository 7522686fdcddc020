import { procedures } from '../context/procedures.ts';
import type { ViewerService } from './service.ts';

export function viewerProcedures(viewers: ViewerService) {
  const { user, updateUser, setViewedTime } = procedures.session;
  return {
    user: user.handler(({ context }) => viewers.user(context)),
    updateUser: updateUser.handler(({ input, context }) => viewers.update(input, context)),
    setViewedTime: setViewedTime.handler(({ input, context }) =>
      viewers.addViewedTime(input.seconds, context),
    ),
  };
}
