import type { ApiPorts, RequestContext } from '../context/context.ts';
import { createAccountDataService } from '../account-data/service.ts';
import { createPasswords } from '../accounts/password.ts';
import { createPasswordCheck } from '../sign-in/password-check.ts';
import { createAccountsService } from '../accounts/service.ts';
import { createCodesService } from '../codes/service.ts';
import { createDevicesService } from '../devices/service.ts';
import { createPasskeysService } from '../passkeys/service.ts';
import { createViewerOf, createWatcherOf } from '../audience/audience.ts';
import { createPins } from '../pins/pins.ts';
import { createGuard } from '../rights/guard.ts';
import { channels } from '../push/bus-message.ts';
import { createPushPorts } from '../push/push.ts';
import { createKeptSessions } from '../session/kept-sessions.ts';
import { createKnownDevices } from '../session/known-device.ts';
import { createSessionService } from '../session/service.ts';
import { viewerTimeZone } from '../session/time-zone.ts';
import { createSignInService } from '../sign-in/service.ts';
import { createSignInsService } from '../sign-ins/service.ts';
import { createTvCodesService } from '../tv-codes/service.ts';
import { createAuditService } from '../audit/service.ts';
import { createLettersService } from '../letters/service.ts';
import { staffDomains } from './staff.ts';
import type { Database } from '../database/database.ts';
import type { KeptReads } from '../kept/kept-reads.ts';
import type { Engines } from './engines.ts';

export type CallerDomains = ReturnType<typeof callerDomains>;

/** Domains of the caller, and of accounts. */
export function callerDomains(
  db: Database,
  ports: ApiPorts,
  { kept, limits, leaseStore }: Pick<Engines, 'limits' | 'leaseStore'> & { readonly kept: KeptReads },
) {
  const keptSessions = createKeptSessions(ports);
  const { bus, ended, blocked, push, timers } = createPushPorts(db, { ...ports, kept, keptSessions });
  bus.subscribe(channels.sessionEnded, (id) => {
    leaseStore.endSession(id).catch((error: unknown) => {
      ports.log.warn({ err: error }, 'failed to release the screens of an ended session');
    });
  });
  const passwords = createPasswords(ports.random, ports.config.passwordCost);
  const passwordCheck = createPasswordCheck(db, { passwords, limits });
  const accounts = createAccountsService(db, passwords, ports);
  const knownDevices = createKnownDevices(ports);
  const sessions = createSessionService(db, { knownDevices, kept: keptSessions }, ports);
  const codes = createCodesService(db, { sessions, limits, knownDevices }, ports);
  const signIn = createSignInService(
    db,
    { accounts, sessions, codes, limits, passwords, passwordCheck, knownDevices },
    ports,
  );
  const pins = createPins(db, { passwords, secret: ports.secrets.session });
  const letters = createLettersService(db, ports);
  const audit = createAuditService(db, ports);
  const staff = staffDomains(db, { audit, limits, passwords, letters }, ports);
  const guard = createGuard({ sessions, pins, staff: staff.sessions });
  const devices = createDevicesService(db, {
    accountOf: (context) => sessions.requireAccount(context, { isRestrictedAllowed: true }),
    endSession: (context) => sessions.end(context),
  });
  const signIns = createSignInsService(
    db,
    { accountOf: (context) => sessions.requireAccount(context) },
    ports,
  );
  const tvCodes = createTvCodesService(db, { sessions, limits, push }, ports);
  const passkeys = createPasskeysService(db, { sessions, codes }, ports);
  const accountData = createAccountDataService(db, { sessions, codes, limits });
  const viewerOf = createViewerOf(sessions);
  const watcherOf = createWatcherOf(viewerOf, ports);
  const timeZoneOf = async (context: RequestContext): Promise<string> =>
    viewerTimeZone(await sessions.findDetails(context), context, ports.config);
  return {
    limits,
    letters,
    audit,
    staff,
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
