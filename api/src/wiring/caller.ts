import type { ApiDependencies, RequestContext } from '../context/context.ts';
import { createAccountDataService } from '../account-data/service.ts';
import { createPasswords } from '../accounts/password.ts';
import { createPasswordCheck } from '../sign-in/password-check.ts';
import { createAccountsService } from '../accounts/service.ts';
import { createCodesService } from '../codes/service.ts';
import { favouritesStatement } from '../favourites/repository.ts';
import { createDevicesService } from '../devices/service.ts';
import { createLimitsService } from '../limits/service.ts';
import { createPasskeysService } from '../passkeys/service.ts';
import { createViewerOf, createWatcherOf } from '../audience/audience.ts';
import { createPins } from '../pins/pins.ts';
import { createGuard } from '../rights/guard.ts';
import { createPushGround } from '../push/push.ts';
import { createKnownDevices } from '../session/known-device.ts';
import { createSessionService } from '../session/service.ts';
import { viewerTimeZone } from '../session/time-zone.ts';
import { createSignInService } from '../sign-in/service.ts';
import { createSignInsService } from '../sign-ins/service.ts';
import { createTvCodesService } from '../tv-codes/service.ts';
import type { Database } from '../database/database.ts';

export type CallerDomains = ReturnType<typeof callerDomains>;

/** Who calls, and the accounts. */
export function callerDomains(db: Database, dependencies: ApiDependencies) {
  const limits = createLimitsService(db);
  const { bus, ended, blocked, push, timers } = createPushGround(db, dependencies);
  const passwords = createPasswords(dependencies.random);
  const passwordCheck = createPasswordCheck(db, { passwords, limits });
  const accounts = createAccountsService(db, passwords, dependencies);
  const knownDevices = createKnownDevices(dependencies);
  const sessions = createSessionService(db, { knownDevices }, dependencies);
  const codes = createCodesService(db, { sessions, limits, knownDevices }, dependencies);
  const signIn = createSignInService(
    db,
    { accounts, sessions, codes, limits, passwords, passwordCheck, knownDevices },
    dependencies,
  );
  const pins = createPins(db, { passwords, secret: dependencies.secrets.session });
  const guard = createGuard({ sessions, pins });
  const devices = createDevicesService(db, {
    holder: (context) => sessions.holder(context),
    endSession: (context) => sessions.end(context),
  });
  const signIns = createSignInsService(
    db,
    { accountOf: (context) => sessions.account(context) },
    dependencies,
  );
  const tvCodes = createTvCodesService(db, { sessions, limits, push }, dependencies);
  const passkeys = createPasskeysService(db, { sessions, codes }, dependencies);
  const accountData = createAccountDataService(db, { sessions, codes, limits });
  const viewerOf = createViewerOf(sessions, favouritesStatement(dependencies.pool));
  const watcherOf = createWatcherOf(viewerOf, dependencies);
  const timeZoneOf = async (context: RequestContext): Promise<string> =>
    viewerTimeZone(await sessions.row(context), context, dependencies.config);
  return {
    limits,
    bus,
    ended,
    blocked,
    push,
    timers,
    passwordCheck,
    accounts,
    sessions,
    codes,
    signIn,
    pins,
    guard,
    devices,
    signIns,
    tvCodes,
    passkeys,
    accountData,
    viewerOf,
    watcherOf,
    timeZoneOf,
  };
}
