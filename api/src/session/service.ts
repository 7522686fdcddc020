import type { ApiPorts, RequestContext } from '../context/context.ts';
import type { Database } from '../database/database.ts';
import {
  deleteSessionsBefore,
  deleteSessionsOf,
  findProfiles,
  profileStatement,
  sessionStatement,
} from './repository.ts';
import { OncePerCall } from './once-per-call.ts';
import type { SessionRow } from './repository.ts';
import { refreshableFor, sessionCookies } from './session-cookie.ts';
import type { CookieClaims } from './session-cookie.ts';
import type {
  ViewerSession,
  SignedInSession,
  SignedIn,
  SessionPorts,
  SessionContext,
} from './session-context.ts';
import {
  findSession,
  beginDemo,
  getOrCreate,
  requireAccount,
  findDetails,
  forgetSession,
} from './read-session.ts';
import { createDemo, drop, begin, refresh, endEverywhere } from './begin-session.ts';

export interface SessionService {
  /** Begins a guest's session, or keeps the current one, and sets its cookie. */
  createDemo(context: RequestContext): Promise<ViewerSession>;
  /**
   * Replaces the current session by one of an account: normal when the account has a place for the device, otherwise
   * restricted.
   */
  begin(who: SignedIn, context: RequestContext): Promise<ViewerSession>;
  /**
   * Renews the session, even one that expired recently. A restricted session becomes normal when the account now has a
   * place for its device.
   *
   * @throws KadrError SESSION_NOT_FOUND
   */
  refresh(context: RequestContext): Promise<ViewerSession>;
  /** Signs out: a guest's session replaces the current one. */
  end(context: RequestContext): Promise<ViewerSession>;
  /**
   * The request's session. A viewer without one gets a guest's, and its cookie.
   *
   * @throws KadrError SESSION_NOT_FOUND for a cookie that is not ours or a session that was ended, SESSION_EXPIRED.
   */
  getOrCreate(context: RequestContext): Promise<ViewerSession>;
  /** The request's session; null without one, or for an invalid cookie. Sets no cookie, never throws. */
  find(context: RequestContext): Promise<ViewerSession | null>;
  /**
   * The account's session with everything that pages show. Null for a guest, and for a session that was ended.
   *
   * @throws KadrError SESSION_EXPIRED
   */
  findDetails(context: RequestContext): Promise<SessionRow | null>;
  /**
   * The account that the request is signed in to; `isRestrictedAllowed` also takes a session without a device place.
   *
   * @throws KadrError SIGN_IN_REQUIRED for a guest, and for a restricted session unless allowed; otherwise as
   *   `getOrCreate`.
   */
  requireAccount(
    context: RequestContext,
    options?: { readonly isRestrictedAllowed: boolean },
  ): Promise<SignedInSession>;
  /**
   * Makes later reads of the request's session hit the database, because the request may have changed it. Never throws.
   */
  forget(context: RequestContext): Promise<void>;
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

export function createSessionService(
  db: Database,
  { knownDevices, kept }: SessionPorts,
  {
    secrets,
    random,
    config,
    pool,
    brands,
    countryOf,
  }: Pick<ApiPorts, 'secrets' | 'random' | 'config' | 'pool' | 'brands' | 'countryOf'>,
): SessionService {
  const cookies = sessionCookies(secrets.session);
  const find = sessionStatement(pool);
  const readClaims = new OncePerCall<CookieClaims>();
  const readRows = new OncePerCall<SessionRow | undefined>();
  const ctx: SessionContext = {
    db,
    knownDevices,
    kept,
    random,
    config,
    brands,
    countryOf,
    cookies,
    find,
    findAs: profileStatement(pool),
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

    forget: (context) => forgetSession(ctx, context),

    endAll: async (accountIds) => {
      await deleteSessionsOf(db, accountIds);
      for (const id of accountIds) kept.forgetAccount(id);
    },

    endEverywhere: (keepsCurrent, context) => endEverywhere(ctx, keepsCurrent, context),

    profilesOf: (ids) => findProfiles(db, ids),

    isOfAccount: (value, now) => cookies.isOfAccount(value, now),

    purge: (now) => deleteSessionsBefore(db, new Date(now.getTime() - refreshableFor * 1000)),
  };
}
