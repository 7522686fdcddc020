import { defaultDeviceLimit, KadrError, timeZoneSchema } from '@kadr/contract';
import { findById, findMasterProfile, updateAccount } from '../accounts/repository.ts';
import type { RequestContext } from '../context/context.ts';
import type { Database } from '../database/database.ts';
import { describeDevice } from '../devices/describe-device.ts';
import { lockDevices, takePlace } from '../devices/repository.ts';
import { insertSignIn } from '../sign-ins/repository.ts';
import { keepChoice } from './choice-cookie.ts';
import {
  deleteSession,
  deleteSessionsOf,
  insertSession,
  placeSession,
  refreshSession,
} from './repository.ts';
import { sessionLifetime } from './session-cookie.ts';
import { uuid } from '../text/uuid.ts';
import type { ViewerSession, SignedIn, SessionContext } from './session-context.ts';
import { cookieOf, hand, sessionOf, findSession, beginDemo, requireAccount, orNull } from './read-session.ts';

export async function createDemo(ctx: SessionContext, context: RequestContext): Promise<ViewerSession> {
  const session = await findSession(ctx, context);
  if (session === null) return beginDemo(ctx, context);
  // An account's session is renewed only by a refresh.
  if (session.accountId === null) await hand(ctx, context, { id: session.id, kind: 'demo' });
  return session;
}

/** Deletes the account's session that the cookie names, even an expired one. */
export async function drop({ cookies, db, kept }: SessionContext, context: RequestContext): Promise<void> {
  const value = cookieOf(context);
  if (value === null) return;
  const claims = await orNull(() => cookies.readRefreshable(value, context.now()));
  if (claims?.kind !== 'account') return;
  await deleteSession(db, claims.id);
  kept.forgetSession(claims.id);
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

/** The session; a restricted one becomes normal when the account now has a free place for its device. */
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

/** Without a place for its device, an account's session is restricted. */
function stateWith(deviceId: number | null): 'normal' | 'restricted' {
  return deviceId === null ? 'restricted' : 'normal';
}

function expiryFrom(now: Date): Date {
  return new Date(now.getTime() + sessionLifetime * 1000);
}

export async function begin(
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
    throw new Error(`The account ${accountId} no longer exists, or has no master profile.`);
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
      country: ctx.countryOf(context.ip),
      brand: context.brand,
      ...device,
    });
    return placeId;
  });
  // The account adopts the time zone that was chosen in this browser before.
  const chosen = timeZoneSchema.safeParse(context.cookies['time_zone']).data;
  if (account.timeZone === null && chosen !== undefined)
    await updateAccount(ctx.db, accountId, { timeZone: chosen });
  await hand(ctx, context, { id, kind: 'account' });
  await ctx.knownDevices.note(accountId, context);
  // From the next page on, the viewer's own language is used.
  const brand = ctx.brands.find((one) => one.id === context.brand);
  if (account.language !== null && brand?.languages.includes(account.language) === true)
    keepChoice(context, ctx.config, 'language', account.language);
  return { id, state: stateWith(deviceId), accountId, profileId, deviceId };
}

export async function refresh(ctx: SessionContext, context: RequestContext): Promise<ViewerSession> {
  const value = cookieOf(context);
  if (value === null) throw new KadrError('SESSION_NOT_FOUND');
  const now = context.now();
  const claims = await ctx.cookies.readRefreshable(value, now);
  const session = await sessionOf(ctx, claims, context);
  const isThere =
    claims.kind === 'demo' ||
    (await refreshSession(ctx.db, claims.id, { refreshedAt: now, expiresAt: expiryFrom(now) }));
  // Another tab has ended it in the meantime.
  if (!isThere) throw new KadrError('SESSION_NOT_FOUND');
  const refreshed = await placed(ctx, session, context);
  await hand(ctx, context, claims);
  return refreshed;
}

export async function endEverywhere(
  ctx: SessionContext,
  keepsCurrent: boolean,
  context: RequestContext,
): Promise<ViewerSession> {
  const { sessionId, accountId, profileId, deviceId } = await requireAccount(ctx, context);
  await deleteSessionsOf(ctx.db, [accountId], keepsCurrent ? { sessionId, deviceId } : null);
  ctx.kept.forgetAccount(accountId);
  if (!keepsCurrent) return beginDemo(ctx, context);
  return { id: sessionId, state: 'normal', accountId, profileId, deviceId };
}
