import { defaultDeviceLimit, KadrError, timeZoneSchema } from '@kadr/contract';
import type { Session, SignInMethod } from '@kadr/contract';
import { findById, findMasterProfile, updateAccount } from '../accounts/repository.ts';
import type { ApiPorts, RequestContext } from '../context/context.ts';
import type { Database } from '../database/database.ts';
import { describeDevice } from '../devices/describe-device.ts';
import { lockDevices, seeDevice, takePlace } from '../devices/repository.ts';
import { insertSignIn } from '../sign-ins/repository.ts';
import { isSecure, keepChoice } from './choice-cookie.ts';
import {
  deleteSession,
  deleteSessionsBefore,
  deleteSessionsOf,
  findProfiles,
  insertSession,
  placeSession,
  refreshSession,
  sessionStatement,
} from './repository.ts';
import type { KnownDevices } from './known-device.ts';
import { OncePerCall } from './once-per-call.ts';
import type { SessionRow } from './repository.ts';
import {
  refreshableFor,
  sessionCookieHeader,
  sessionCookieName,
  sessionCookies,
  sessionLifetime,
} from './session-cookie.ts';
import type { CookieClaims } from './session-cookie.ts';
import { uuid } from '../text/uuid.ts';

/** Whose request it is. Only a `normal` session is signed in. */
export interface ViewerSession {
  readonly id: string;
  readonly state: Session['session_state'];
  /** Null in a demo session. */
  readonly accountId: number | null;
  readonly profileId: number | null;
  /** Null in a demo session, and in a restricted one: its account has no place for the device. */
  readonly deviceId: number | null;
}

/** A session that counts as its account's. */
export interface SignedInSession {
  readonly sessionId: string;
  readonly accountId: number;
  readonly profileId: number;
  readonly deviceId: number | null;
}

export interface SessionService {
  /** Begins a guest's session, or keeps the present one, and sets its cookie. */
  createDemo(context: RequestContext): Promise<ViewerSession>;
  /**
   * Begins the session of an account, in place of the present one: normal when the account has a place for the device, else
   * restricted.
   */
  begin(who: SignedIn, context: RequestContext): Promise<ViewerSession>;
  /**
   * Renews the session, also one that expired recently. A restricted one becomes normal when
   * the account has a place for its device now.
   *
   * @throws KadrError SESSION_NOT_FOUND
   */
  refresh(context: RequestContext): Promise<ViewerSession>;
  /** Signs out: a guest's session takes the place of the present one. */
  end(context: RequestContext): Promise<ViewerSession>;
  /**
   * The request's session. A viewer without one gets a guest's, and its cookie.
   *
   * @throws KadrError SESSION_NOT_FOUND for a cookie that is not ours or a session that was ended, SESSION_EXPIRED.
   */
  getOrCreate(context: RequestContext): Promise<ViewerSession>;
  /** The request's session as it is: null without one, also for a cookie that is refused. Sets no cookie, never throws. */
  find(context: RequestContext): Promise<ViewerSession | null>;
  /**
   * The account's session with all that pages show of it. Null for a guest, and for a session that was ended.
   *
   * @throws KadrError SESSION_EXPIRED
   */
  findDetails(context: RequestContext): Promise<SessionRow | null>;
  /**
   * The account that the request is signed in to; `isRestrictedAllowed` also takes a session without a device place.
   *
   * @throws KadrError SIGN_IN_REQUIRED for a guest, and for a restricted session unless allowed; else as `getOrCreate`.
   */
  requireAccount(
    context: RequestContext,
    options?: { readonly isRestrictedAllowed: boolean },
  ): Promise<SignedInSession>;
  /** Ends all sessions of these accounts. */
  endAll(accountIds: readonly number[]): Promise<void>;
  /**
   * Ends all sessions of the account, or all but this one.
   *
   * @throws KadrError SIGN_IN_REQUIRED
   */
  endEverywhere(keepsCurrent: boolean, context: RequestContext): Promise<ViewerSession>;
  /** The profile of each of these sessions; ended ones are missing. */
  profilesOf(ids: readonly string[]): Promise<ReadonlyMap<string, number>>;
  /** Whether a session cookie is an account's. Checks the signature only; does not query the database. */
  isOfAccount(value: string, now: Date): boolean;
  /** Deletes sessions that can no longer be refreshed. */
  purge(now: Date): Promise<void>;
}

/** An account whose owner has proved who he is, and how. */
export interface SignedIn {
  readonly accountId: number;
  readonly method: SignInMethod;
}

/** How long a device counts as just seen, in milliseconds. */
const seenFor = 10 * 60_000;

export interface SessionPorts {
  readonly knownDevices: KnownDevices;
}

interface SessionContext extends Pick<ApiPorts, 'random' | 'config' | 'brands'>, SessionPorts {
  readonly db: Database;
  readonly cookies: ReturnType<typeof sessionCookies>;
  readonly find: ReturnType<typeof sessionStatement>;
  readonly readClaims: OncePerCall<CookieClaims>;
  readonly readRows: OncePerCall<SessionRow | undefined>;
}

export function createSessionService(
  db: Database,
  { knownDevices }: SessionPorts,
  {
    secrets,
    random,
    config,
    pool,
    brands,
  }: Pick<ApiPorts, 'secrets' | 'random' | 'config' | 'pool' | 'brands'>,
): SessionService {
  const cookies = sessionCookies(secrets.session);
  const find = sessionStatement(pool);
  const readClaims = new OncePerCall<CookieClaims>();
  const readRows = new OncePerCall<SessionRow | undefined>();
  const ctx: SessionContext = {
    db,
    knownDevices,
    random,
    config,
    brands,
    cookies,
    find,
    readClaims,
    readRows,
  };

  return {
    createDemo: (context) => createDemo(ctx, context),
    find: (context) => findSession(ctx, context),
    getOrCreate: (context) => getOrCreate(ctx, context),

    begin: (input, context) => begin(ctx, input, context),

    refresh: (context) => refresh(ctx, context),

    end: async (context) => {
      await drop(ctx, context);
      return beginDemo(ctx, context);
    },

    requireAccount: (context, options) => requireAccount(ctx, context, options),

    findDetails: (context) => findDetails(ctx, context),

    endAll: (accountIds) => deleteSessionsOf(db, accountIds),

    endEverywhere: (keepsCurrent, context) => endEverywhere(ctx, keepsCurrent, context),

    profilesOf: (ids) => findProfiles(db, ids),

    isOfAccount: (value, now) => cookies.isOfAccount(value, now),

    purge: (now) => deleteSessionsBefore(db, new Date(now.getTime() - refreshableFor * 1000)),
  };
}

function cookieOf({ cookies: { [sessionCookieName]: value } }: RequestContext): string | null {
  return value === undefined || value === '' ? null : value;
}

async function hand(
  { cookies, config }: SessionContext,
  context: RequestContext,
  claims: CookieClaims,
): Promise<void> {
  context.setCookie(
    sessionCookieHeader(await cookies.sign(claims, context.now()), isSecure(context, config)),
  );
}

/** @throws KadrError SESSION_EXPIRED, SESSION_NOT_FOUND */
function claimsOf(
  { readClaims, cookies }: SessionContext,
  value: string,
  { call, now }: RequestContext,
): Promise<CookieClaims> {
  return readClaims.read(call, value, () => cookies.read(value, now()));
}

function rowOf(
  { readRows, find }: SessionContext,
  id: string,
  { call }: RequestContext,
): Promise<SessionRow | undefined> {
  return readRows.read(call, id, () => find(id));
}

async function sessionOf(
  ctx: SessionContext,
  claims: CookieClaims,
  context: RequestContext,
): Promise<ViewerSession> {
  if (claims.kind === 'demo') return demoSession(claims.id);
  const row = await rowOf(ctx, claims.id, context);
  if (row === undefined) throw new KadrError('SESSION_NOT_FOUND');
  return ofRow(row);
}

async function findSession(ctx: SessionContext, context: RequestContext): Promise<ViewerSession | null> {
  const value = cookieOf(context);
  if (value === null) return null;
  return orNull(async () => sessionOf(ctx, await claimsOf(ctx, value, context), context));
}

async function beginDemo(ctx: SessionContext, context: RequestContext): Promise<ViewerSession> {
  const id = uuid(ctx.random(16));
  await hand(ctx, context, { id, kind: 'demo' });
  return demoSession(id);
}

async function createDemo(ctx: SessionContext, context: RequestContext): Promise<ViewerSession> {
  const session = await findSession(ctx, context);
  if (session === null) return beginDemo(ctx, context);
  // An account's session is renewed only by a refresh.
  if (session.accountId === null) await hand(ctx, context, { id: session.id, kind: 'demo' });
  return session;
}

async function getOrCreate(ctx: SessionContext, context: RequestContext): Promise<ViewerSession> {
  const value = cookieOf(context);
  return value === null
    ? beginDemo(ctx, context)
    : sessionOf(ctx, await claimsOf(ctx, value, context), context);
}

/** Deletes the account's session that the cookie names, also an expired one. */
async function drop({ cookies, db }: SessionContext, context: RequestContext): Promise<void> {
  const value = cookieOf(context);
  if (value === null) return;
  const claims = await orNull(() => cookies.readRefreshable(value, context.now()));
  if (claims?.kind === 'account') await deleteSession(db, claims.id);
}

/** Takes a place for the request's device; null when the account has none left. */
async function place(
  transaction: Database,
  accountId: number,
  uid: string,
  { userAgent, now }: RequestContext,
): Promise<number | null> {
  const account = await lockDevices(transaction, accountId);
  return takePlace(transaction, {
    accountId,
    uid,
    limit: account?.deviceLimit ?? defaultDeviceLimit,
    now: now(),
    ...describeDevice(userAgent),
  });
}

/** The session; a restricted one becomes normal when the account has a free place for its device now. */
async function placed(
  { db }: SessionContext,
  session: ViewerSession,
  context: RequestContext,
): Promise<ViewerSession> {
  const { id, state, accountId } = session;
  if (state !== 'restricted' || accountId === null) return session;
  const deviceId = await db.transaction(async (transaction) => {
    const placeId = await place(transaction, accountId, context.deviceId ?? `device-${id}`, context);
    if (placeId !== null) await placeSession(transaction, id, placeId);
    return placeId;
  });
  return { ...session, state: stateWith(deviceId), deviceId };
}

/** An account's session is restricted without a place for its device. */
function stateWith(deviceId: number | null): 'normal' | 'restricted' {
  return deviceId === null ? 'restricted' : 'normal';
}

/** Null for a cookie that is not ours. @throws KadrError SESSION_EXPIRED for an account's that can be refreshed */
async function refuseExpired(
  { cookies }: SessionContext,
  value: string,
  context: RequestContext,
): Promise<null> {
  const claims = await orNull(() => cookies.readRefreshable(value, context.now()));
  if (claims?.kind === 'account') throw new KadrError('SESSION_EXPIRED');
  return null;
}

function expiryFrom(now: Date): Date {
  return new Date(now.getTime() + sessionLifetime * 1000);
}

async function requireAccount(
  ctx: SessionContext,
  context: RequestContext,
  { isRestrictedAllowed }: { readonly isRestrictedAllowed: boolean } = { isRestrictedAllowed: false },
): Promise<SignedInSession> {
  if (cookieOf(context) === null) throw new KadrError('SIGN_IN_REQUIRED');
  const { id, state, accountId, profileId, deviceId } = await getOrCreate(ctx, context);
  const counts = state === 'normal' || (state === 'restricted' && isRestrictedAllowed);
  if (!counts || accountId === null || profileId === null) throw new KadrError('SIGN_IN_REQUIRED');
  return { sessionId: id, accountId, profileId, deviceId };
}

async function begin(
  ctx: SessionContext,
  { accountId, method }: SignedIn,
  context: RequestContext,
): Promise<ViewerSession> {
  await drop(ctx, context);
  const now = context.now();
  const id = uuid(ctx.random(16));
  const profileId = await findMasterProfile(ctx.db, accountId);
  const account = await findById(ctx.db, accountId);
  if (profileId === undefined || account === undefined)
    throw new Error(`The account ${accountId} is gone, or has no master profile.`);
  const uid = context.deviceId ?? `device-${id}`;
  const device = describeDevice(context.userAgent);
  const deviceId = await ctx.db.transaction(async (transaction) => {
    const placeId = await place(transaction, accountId, uid, context);
    await insertSession(transaction, {
      id,
      accountId,
      profileId,
      state: stateWith(placeId),
      deviceId: placeId,
      deviceUid: uid,
      brand: context.brand,
      createdAt: now,
      refreshedAt: now,
      expiresAt: expiryFrom(now),
    });
    await insertSignIn(transaction, {
      accountId,
      sessionId: id,
      at: now,
      method,
      ip: context.ip,
      ...device,
    });
    return placeId;
  });
  // The account takes the time zone that was chosen in this browser before.
  const chosen = timeZoneSchema.safeParse(context.cookies['time_zone']).data;
  if (account.timeZone === null && chosen !== undefined)
    await updateAccount(ctx.db, accountId, { timeZone: chosen });
  await hand(ctx, context, { id, kind: 'account' });
  await ctx.knownDevices.note(accountId, context);
  // The viewer's own language shows from the next page on.
  const brand = ctx.brands.find((one) => one.id === context.brand);
  if (account.language !== null && brand?.languages.includes(account.language) === true)
    keepChoice(context, ctx.config, 'language', account.language);
  return { id, state: stateWith(deviceId), accountId, profileId, deviceId };
}

async function refresh(ctx: SessionContext, context: RequestContext): Promise<ViewerSession> {
  const value = cookieOf(context);
  if (value === null) throw new KadrError('SESSION_NOT_FOUND');
  const now = context.now();
  const claims = await ctx.cookies.readRefreshable(value, now);
  const session = await sessionOf(ctx, claims, context);
  const isThere =
    claims.kind === 'demo' ||
    (await refreshSession(ctx.db, claims.id, { refreshedAt: now, expiresAt: expiryFrom(now) }));
  // Ended by another tab meanwhile.
  if (!isThere) throw new KadrError('SESSION_NOT_FOUND');
  const refreshed = await placed(ctx, session, context);
  await hand(ctx, context, claims);
  return refreshed;
}

async function findDetails(ctx: SessionContext, context: RequestContext): Promise<SessionRow | null> {
  const value = cookieOf(context);
  if (value === null) return null;
  const now = context.now();
  const claims = await orNull(() => claimsOf(ctx, value, context));
  if (claims === null) return refuseExpired(ctx, value, context);
  const row = claims.kind === 'account' ? await rowOf(ctx, claims.id, context) : undefined;
  if (row === undefined) return null;
  const isSeen = row.device_seen_at === null || now.getTime() - row.device_seen_at.getTime() < seenFor;
  if (row.device_id !== null && !isSeen) await seeDevice(ctx.db, row.device_id, now);
  return row;
}

async function endEverywhere(
  ctx: SessionContext,
  keepsCurrent: boolean,
  context: RequestContext,
): Promise<ViewerSession> {
  const session = await requireAccount(ctx, context);
  if (!keepsCurrent) {
    await deleteSessionsOf(ctx.db, [session.accountId]);
    return beginDemo(ctx, context);
  }
  const { sessionId, accountId, profileId, deviceId } = session;
  await deleteSessionsOf(ctx.db, [accountId], { sessionId, deviceId });
  return { id: sessionId, state: 'normal', accountId, profileId, deviceId };
}

function demoSession(id: string): ViewerSession {
  return { id, state: 'demo', accountId: null, profileId: null, deviceId: null };
}

function ofRow({ id, state, account_id, profile_id, device_id }: SessionRow): ViewerSession {
  return { id, state, accountId: account_id, profileId: profile_id, deviceId: device_id };
}

/** The result, or null where the session is refused. */
async function orNull<T>(find: () => Promise<T>): Promise<T | null> {
  try {
    return await find();
  } catch (error) {
    if (error instanceof KadrError) return null;
    throw error;
  }
}
