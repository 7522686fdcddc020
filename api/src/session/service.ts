import { KadrError } from '@kadr/contract';
import type { CreateSessionInput, Session } from '@kadr/contract';
import { normalizeLogin } from '../accounts/login.ts';
import type { AccountsService } from '../accounts/service.ts';
import type { ApiDependencies, RequestContext } from '../context.ts';
import type { Database } from '../database/database.ts';
import type { LimitsService } from '../limits/service.ts';
import { isSecure, keepChoice } from './choice-cookie.ts';
import {
  deleteSession,
  deleteSessionsBefore,
  deleteSessionsOf,
  insertSession,
  refreshSession,
  sessionStatement,
} from './repository.ts';
import type { SessionRow } from './repository.ts';
import {
  refreshableFor,
  sessionCookieHeader,
  sessionCookieName,
  sessionCookies,
  sessionLifetime,
} from './session-cookie.ts';
import type { CookieClaims } from './session-cookie.ts';
import { takeSignInTry } from './sign-in-limits.ts';
import { uuid } from './uuid.ts';

/** Whose request it is. Only a `normal` session has somebody signed in (SS-002, SS-004). */
export interface ViewerSession {
  readonly id: string;
  readonly state: Session['session_state'];
  /** Null in a demo session. */
  readonly accountId: number | null;
  readonly profileId: number | null;
}

export interface SessionService {
  /** Begins a demo session, or goes on with the viewer's own, and hands its cookie to the browser (SS-003, SS-006). */
  createDemo(context: RequestContext): Promise<ViewerSession>;
  /**
   * Signs in (SS-007): a session with a row in the place of whatever session there was.
   *
   * @throws KadrError WRONG_CREDENTIALS, whether the login exists or not; SIGN_IN_ATTEMPTS; INVALID_INPUT for a login that
   *   is none, or a way to sign in that this service does not have.
   */
  create(input: CreateSessionInput, context: RequestContext): Promise<ViewerSession>;
  /**
   * Makes the session last anew, also one that has expired of late (SS-048).
   *
   * @throws KadrError SESSION_NOT_FOUND
   */
  refresh(context: RequestContext): Promise<ViewerSession>;
  /** Signs out, or drops a session that is no good: a demo session takes its place (SS-012, SS-049). */
  end(context: RequestContext): Promise<ViewerSession>;
  /**
   * The request's session; a viewer without one gets a demo session (SS-003).
   *
   * @throws KadrError SESSION_NOT_FOUND for a cookie that we did not sign or a session that was ended (SS-047),
   *   SESSION_EXPIRED (SS-048).
   */
  ensure(context: RequestContext): Promise<ViewerSession>;
  /** The request's session, null where there is none that is good. */
  known(context: RequestContext): Promise<ViewerSession | null>;
  /**
   * Whose account it is.
   *
   * @throws KadrError SIGN_IN_REQUIRED without a session that counts as authenticated; else as `ensure`.
   */
  account(
    context: RequestContext,
  ): Promise<{ readonly sessionId: string; readonly accountId: number; readonly profileId: number }>;
  /**
   * The account's session with all that pages are told of it; null for viewers without one, also when it was ended.
   *
   * @throws KadrError SESSION_EXPIRED
   */
  row(context: RequestContext): Promise<SessionRow | null>;
  /** Signs out everybody who is signed in to these accounts. */
  endAll(accountIds: readonly number[]): Promise<void>;
  /** Whether the value of a session cookie is that of an account, as far as the value itself can say. */
  isOfAccount(value: string, now: Date): boolean;
  /** Forgets sessions that nobody can go on with. */
  tidy(now: Date): Promise<void>;
}

export interface SessionPorts {
  readonly accounts: Pick<AccountsService, 'authenticate'>;
  readonly limits: LimitsService;
}

export function createSessionService(
  db: Database,
  { accounts, limits }: SessionPorts,
  {
    secrets,
    random,
    config,
    pool,
    brands,
  }: Pick<ApiDependencies, 'secrets' | 'random' | 'config' | 'pool' | 'brands'>,
): SessionService {
  const cookies = sessionCookies(secrets.session);
  const find = sessionStatement(pool);
  const cookieOf = ({ cookies: { [sessionCookieName]: value } }: RequestContext): string | null =>
    value === undefined || value === '' ? null : value;

  const hand = async (context: RequestContext, claims: CookieClaims): Promise<void> => {
    context.setCookie(
      sessionCookieHeader(await cookies.sign(claims, context.now()), isSecure(context, config)),
    );
  };

  const sessionOf = async (claims: CookieClaims): Promise<ViewerSession> => {
    if (claims.kind === 'demo') return demoSession(claims.id);
    const row = await find(claims.id);
    if (row === undefined) throw new KadrError('SESSION_NOT_FOUND');
    return ofRow(row);
  };

  const known = async (context: RequestContext): Promise<ViewerSession | null> => {
    const value = cookieOf(context);
    if (value === null) return null;
    return orNull(async () => sessionOf(await cookies.read(value, context.now())));
  };

  const beginDemo = async (context: RequestContext): Promise<ViewerSession> => {
    const id = uuid(random(16));
    await hand(context, { id, kind: 'demo' });
    return demoSession(id);
  };

  const createDemo = async (context: RequestContext): Promise<ViewerSession> => {
    const session = await known(context);
    if (session === null) return beginDemo(context);
    // A session of an account lasts anew only when it is refreshed.
    if (session.accountId === null) await hand(context, { id: session.id, kind: 'demo' });
    return session;
  };

  const ensure = async (context: RequestContext): Promise<ViewerSession> => {
    const value = cookieOf(context);
    return value === null ? beginDemo(context) : sessionOf(await cookies.read(value, context.now()));
  };

  /** Ends the session of an account that the request's cookie names, also an expired one. */
  const drop = async (context: RequestContext): Promise<void> => {
    const value = cookieOf(context);
    if (value === null) return;
    const claims = await orNull(() => cookies.readRefreshable(value, context.now()));
    if (claims?.kind === 'account') await deleteSession(db, claims.id);
  };

  const expiryFrom = (now: Date): Date => new Date(now.getTime() + sessionLifetime * 1000);

  return {
    createDemo,
    known,
    ensure,

    create: async ({ login, login_mode, login_type, password }, context) => {
      const brand = brands.find(({ id }) => id === context.brand);
      if (login_mode !== 'authorize') throw notOffered('login_mode', login_mode);
      if (brand?.login_types.includes(login_type) !== true) throw notOffered('login_type', login_type);
      const name = normalizeLogin(login, login_type);
      const attempt = await takeSignInTry(limits, name, context);
      const found = await accounts.authenticate(name, login_type, password);
      if (found === null) throw new KadrError('WRONG_CREDENTIALS');
      await attempt.succeeded();
      await drop(context);

      const now = context.now();
      const { account, profileId } = found;
      const id = uuid(random(16));
      await insertSession(db, {
        id,
        accountId: account.id,
        profileId,
        state: 'normal',
        deviceUid: context.deviceId,
        brand: context.brand,
        createdAt: now,
        refreshedAt: now,
        expiresAt: expiryFrom(now),
      });
      await hand(context, { id, kind: 'account' });
      // The viewer's own language shows from the next page on (PF-007).
      if (account.language !== null && brand.languages.includes(account.language))
        keepChoice(context, config, 'language', account.language);
      return { id, state: 'normal', accountId: account.id, profileId };
    },

    refresh: async (context) => {
      const value = cookieOf(context);
      if (value === null) throw new KadrError('SESSION_NOT_FOUND');
      const now = context.now();
      const claims = await cookies.readRefreshable(value, now);
      const session = await sessionOf(claims);
      const isThere =
        claims.kind === 'demo' ||
        (await refreshSession(db, claims.id, { refreshedAt: now, expiresAt: expiryFrom(now) }));
      // Ended by another tab meanwhile.
      if (!isThere) throw new KadrError('SESSION_NOT_FOUND');
      await hand(context, claims);
      return session;
    },

    end: async (context) => {
      await drop(context);
      return beginDemo(context);
    },

    account: async (context) => {
      if (cookieOf(context) === null) throw new KadrError('SIGN_IN_REQUIRED');
      const { id, state, accountId, profileId } = await ensure(context);
      if (state !== 'normal' || accountId === null || profileId === null)
        throw new KadrError('SIGN_IN_REQUIRED');
      return { sessionId: id, accountId, profileId };
    },

    row: async (context) => {
      const value = cookieOf(context);
      if (value === null) return null;
      const claims = await orNull(() => cookies.readRefreshable(value, context.now()));
      if (claims?.kind !== 'account') return null;
      await cookies.read(value, context.now());
      return (await find(claims.id)) ?? null;
    },

    endAll: (accountIds) => deleteSessionsOf(db, accountIds),

    isOfAccount: (value, now) => cookies.isOfAccount(value, now),

    tidy: (now) => deleteSessionsBefore(db, new Date(now.getTime() - refreshableFor * 1000)),
  };
}

function demoSession(id: string): ViewerSession {
  return { id, state: 'demo', accountId: null, profileId: null };
}

function ofRow({ id, state, account_id, profile_id }: SessionRow): ViewerSession {
  return { id, state, accountId: account_id, profileId: profile_id };
}

/** What is found, or null where the session is refused. */
async function orNull<T>(find: () => Promise<T>): Promise<T | null> {
  try {
    return await find();
  } catch (error) {
    if (error instanceof KadrError) return null;
    throw error;
  }
}

function notOffered(field: string, value: string): KadrError {
  return new KadrError('INVALID_INPUT', {
    message: `${field}: “${value}” is not offered here.`,
    field,
  });
}
