import type { Session, SignInMethod } from '@kadr/contract';
import type { ApiPorts } from '../context/context.ts';
import type { Database } from '../database/database.ts';
import type { profileStatement, sessionStatement } from './repository.ts';
import type { KnownDevices } from './known-device.ts';
import type { KeptSessions } from './kept-sessions.ts';
import type { OncePerCall } from './once-per-call.ts';
import type { SessionRow } from './repository.ts';
import type { sessionCookies } from './session-cookie.ts';
import type { CookieClaims } from './session-cookie.ts';

/** The session of a request. Only a `normal` session is signed in. */
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

/** An account whose owner has proved his identity, and the kind of proof. */
export interface SignedIn {
  readonly accountId: number;
  readonly method: SignInMethod;
}

export interface SessionPorts {
  readonly knownDevices: KnownDevices;
  readonly kept: KeptSessions;
}

export interface SessionContext
  extends Pick<ApiPorts, 'random' | 'config' | 'brands' | 'countryOf'>, SessionPorts {
  readonly db: Database;
  readonly cookies: ReturnType<typeof sessionCookies>;
  readonly find: ReturnType<typeof sessionStatement>;
  readonly findAs: ReturnType<typeof profileStatement>;
  readonly readClaims: OncePerCall<CookieClaims>;
  readonly readRows: OncePerCall<SessionRow | undefined>;
}
