import { createHmac, timingSafeEqual } from 'node:crypto';
import { errors as joseErrors, jwtVerify, SignJWT } from 'jose';
import { z } from 'zod';
import { KadrError } from '@kadr/contract';
import { writeCookie } from '@kadr/http';

/** Name of the cookie that holds the session. */
export const sessionCookieName = 'session';

const day = 24 * 60 * 60;

/** How long a session is good without being refreshed, in seconds. */
export const sessionLifetime = 30 * day;

/** How long after that it can still be refreshed, in seconds. */
export const refreshableFor = 60 * day;

const claimsSchema = z.object({ sid: z.uuid(), st: z.enum(['demo', 'account']) });

export interface CookieClaims {
  readonly id: string;
  /** Of a demo session the cookie is all there is; one of an account has a row. */
  readonly kind: 'demo' | 'account';
}

export interface SessionCookies {
  /** The value of a cookie for this session, signed. */
  sign(claims: CookieClaims, now: Date): Promise<string>;
  /** @throws KadrError SESSION_EXPIRED, or SESSION_NOT_FOUND for a value that we did not sign. */
  read(value: string, now: Date): Promise<CookieClaims>;
  /** Reads a session that may have expired. @throws KadrError SESSION_NOT_FOUND, also when it expired too long ago. */
  readRefreshable(value: string, now: Date): Promise<CookieClaims>;
  /** Whether a value is a good session of an account as far as the value itself can say; at once, without a promise. */
  isOfAccount(value: string, now: Date): boolean;
}

/** Sessions in their cookie (HS256 over a compact JWT): a demo session costs no row, and a forged one no statement. */
export function sessionCookies(secret: Uint8Array): SessionCookies {
  const verify = async (value: string, now: Date, tolerance: number): Promise<CookieClaims> => {
    try {
      const { payload } = await jwtVerify(value, secret, {
        algorithms: ['HS256'],
        currentDate: now,
        clockTolerance: tolerance,
        requiredClaims: ['exp'],
      });
      const { sid, st } = claimsSchema.parse(payload);
      return { id: sid, kind: st };
    } catch (cause) {
      throw new KadrError(cause instanceof joseErrors.JWTExpired ? 'SESSION_EXPIRED' : 'SESSION_NOT_FOUND', {
        cause,
      });
    }
  };
  return {
    sign: ({ id, kind }, now) => {
      const seconds = Math.floor(now.getTime() / 1000);
      return new SignJWT({ sid: id, st: kind })
        .setProtectedHeader({ alg: 'HS256' })
        .setIssuedAt(seconds)
        .setExpirationTime(seconds + sessionLifetime)
        .sign(secret);
    },
    read: (value, now) => verify(value, now, 0),
    readRefreshable: async (value, now) => {
      try {
        return await verify(value, now, refreshableFor);
      } catch (cause) {
        throw new KadrError('SESSION_NOT_FOUND', { cause });
      }
    },
    isOfAccount: (value, now) => {
      const [header, payload, signature, ...more] = value.split('.');
      if (payload === undefined || signature === undefined || more.length > 0) return false;
      // What says to be a demo session is not worth checking.
      const expiry = accountExpiry(payload);
      if (expiry === null || expiry * 1000 <= now.getTime()) return false;
      const expected = createHmac('sha256', secret).update(`${header}.${payload}`).digest();
      const presented = Buffer.from(signature, 'base64url');
      return presented.length === expected.length && timingSafeEqual(presented, expected);
    },
  };
}

/** End of an account's session (Unix seconds) in an unchecked payload; null for any other. Every cached page asks: no schema. */
function accountExpiry(payload: string): number | null {
  try {
    const claims: unknown = JSON.parse(Buffer.from(payload, 'base64url').toString());
    if (typeof claims !== 'object' || claims === null || !('st' in claims) || claims.st !== 'account')
      return null;
    return 'exp' in claims && typeof claims.exp === 'number' ? claims.exp : null;
  } catch {
    return null;
  }
}

/** The `Set-Cookie` header that hands a session to the browser, which keeps it as long as it can be refreshed. */
export function sessionCookieHeader(value: string, isSecure: boolean): string {
  const maxAge = sessionLifetime + refreshableFor;
  return writeCookie(sessionCookieName, value, { path: '/', maxAge, isHttpOnly: true, isSecure });
}
