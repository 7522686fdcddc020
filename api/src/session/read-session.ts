import { KadrError } from '@kadr/contract';
import type { RequestContext } from '../context/context.ts';
import { seeDevice } from '../devices/repository.ts';
import { maskedEmail, maskedPhone } from '../text/masks.ts';
import { isSecure } from './choice-cookie.ts';
import type { SessionRow } from './repository.ts';
import { sessionCookieHeader, sessionCookieName } from './session-cookie.ts';
import type { CookieClaims } from './session-cookie.ts';
import { uuid } from '../text/uuid.ts';
import type { ViewerSession, SignedInSession, SessionContext } from './session-context.ts';

/** How long a device counts as just seen, in milliseconds. */
const seenFor = 10 * 60_000;

export function cookieOf({ cookies: { [sessionCookieName]: value } }: RequestContext): string | null {
  return value === undefined || value === '' ? null : value;
}

export async function hand(
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
  { readRows, find, kept }: SessionContext,
  id: string,
  { call, isRead }: RequestContext,
): Promise<SessionRow | undefined> {
  return readRows.read(call, id, () => (isRead === true ? kept.get(id, () => find(id)) : find(id)));
}

/**
 * The session row that an operator sees when viewing as an account, with masked addresses. Null for every other call.
 *
 * @throws KadrError SESSION_NOT_FOUND when the profile no longer exists
 */
async function rowSeenAs(
  { readRows, findAs }: SessionContext,
  { preview, call }: RequestContext,
): Promise<SessionRow | null> {
  const account = preview?.account;
  if (account === undefined) return null;
  const row = await readRows.read(call, 'as', () => findAs(account));
  if (row === undefined) throw new KadrError('SESSION_NOT_FOUND');
  return { ...row, email: maskedEmail(row.email), phone: maskedPhone(row.phone) };
}

export async function sessionOf(
  ctx: SessionContext,
  claims: CookieClaims,
  context: RequestContext,
): Promise<ViewerSession> {
  if (claims.kind === 'demo') return demoSession(claims.id);
  const row = await rowOf(ctx, claims.id, context);
  if (row === undefined) throw new KadrError('SESSION_NOT_FOUND');
  return ofRow(row);
}

export async function findSession(
  ctx: SessionContext,
  context: RequestContext,
): Promise<ViewerSession | null> {
  const seen = await orNull(() => rowSeenAs(ctx, context));
  if (seen !== null) return ofRow(seen);
  const value = cookieOf(context);
  if (value === null) return null;
  return orNull(async () => sessionOf(ctx, await claimsOf(ctx, value, context), context));
}

export async function beginDemo(ctx: SessionContext, context: RequestContext): Promise<ViewerSession> {
  const id = uuid(ctx.random(16));
  await hand(ctx, context, { id, kind: 'demo' });
  return demoSession(id);
}

export async function getOrCreate(ctx: SessionContext, context: RequestContext): Promise<ViewerSession> {
  const seen = await rowSeenAs(ctx, context);
  if (seen !== null) return ofRow(seen);
  const value = cookieOf(context);
  return value === null
    ? beginDemo(ctx, context)
    : sessionOf(ctx, await claimsOf(ctx, value, context), context);
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

export async function requireAccount(
  ctx: SessionContext,
  context: RequestContext,
  { isRestrictedAllowed }: { readonly isRestrictedAllowed: boolean } = { isRestrictedAllowed: false },
): Promise<SignedInSession> {
  if (cookieOf(context) === null && !context.preview?.account) throw new KadrError('SIGN_IN_REQUIRED');
  const { id, state, accountId, profileId, deviceId } = await getOrCreate(ctx, context);
  const counts = state === 'normal' || (state === 'restricted' && isRestrictedAllowed);
  if (!counts || accountId === null || profileId === null) throw new KadrError('SIGN_IN_REQUIRED');
  return { sessionId: id, accountId, profileId, deviceId };
}

export async function findDetails(ctx: SessionContext, context: RequestContext): Promise<SessionRow | null> {
  const seen = await rowSeenAs(ctx, context);
  if (seen !== null) return seen;
  const value = cookieOf(context);
  if (value === null) return null;
  const now = context.now();
  const claims = await orNull(() => claimsOf(ctx, value, context));
  if (claims === null) return refuseExpired(ctx, value, context);
  const row = claims.kind === 'account' ? await rowOf(ctx, claims.id, context) : undefined;
  if (row === undefined) return null;
  const isSeen = row.device_seen_at === null || now.getTime() - row.device_seen_at.getTime() < seenFor;
  if (row.device_id !== null && !isSeen) {
    await seeDevice(ctx.db, row.device_id, now);
    ctx.kept.forgetSession(row.id);
  }
  return row;
}

/** Marks the request's session as changed, so that it is read again. */
export async function forgetSession(ctx: SessionContext, context: RequestContext): Promise<void> {
  const value = cookieOf(context);
  if (value === null) return;
  const claims = await orNull(() => claimsOf(ctx, value, context));
  if (claims?.kind !== 'account') return;
  ctx.kept.forgetSession(claims.id);
  const row = await ctx.readRows.known(context.call, claims.id)?.catch(() => undefined);
  if (row !== undefined) ctx.kept.forgetAccount(row.account_id);
}

function demoSession(id: string): ViewerSession {
  return { id, state: 'demo', accountId: null, profileId: null, deviceId: null };
}

function ofRow({ id, state, account_id, profile_id, device_id }: SessionRow): ViewerSession {
  return { id, state, accountId: account_id, profileId: profile_id, deviceId: device_id };
}

/** The result, or null when the session is refused. */
export async function orNull<T>(find: () => Promise<T>): Promise<T | null> {
  try {
    return await find();
  } catch (error) {
    if (error instanceof KadrError) return null;
    throw error;
  }
}
