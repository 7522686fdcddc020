import { createHmac, timingSafeEqual } from 'node:crypto';
import { SignJWT } from 'jose';
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

const claimsSchema = z.object({ sid: z.uuid(), st: z.enum(['demo', 'account']), exp: z.number() });

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
  const read: SessionCookies['read'] = async (value, now) => claimsOf(secret, value, { now, tolerance: 0 });
  return {
    sign: ({ id, kind }, now) => {
      const seconds = Math.floor(now.getTime() / 1000);
      return new SignJWT({ sid: id, st: kind })
        .setProtectedHeader({ alg: 'HS256' })
        .setIssuedAt(seconds)
        .setExpirationTime(seconds + sessionLifetime)
        .sign(secret);
    },
    read,
    readRefreshable: async (value, now) => {
      try {
        return claimsOf(secret, value, { now, tolerance: refreshableFor });
      } catch (cause) {
        throw new KadrError('SESSION_NOT_FOUND', { cause });
      }
    },
    isOfAccount: (value, now) => {
      // What says to be a demo session is not worth checking.
      const claims = jsonIn(value.split('.')[1]);
      if (!isRecord(claims) || claims['st'] !== 'account') return false;
      return (
        typeof claims['exp'] === 'number' && claims['exp'] * 1000 > now.getTime() && isSigned(secret, value)
      );
    },
  };
}

/**
 * What a value of ours says (RFC 7519, HS256 alone). At once: WebCrypto would send every call through a thread.
 *
 * @throws KadrError SESSION_EXPIRED more than `tolerance` seconds after its end, SESSION_NOT_FOUND
 */
function claimsOf(
  secret: Uint8Array,
  value: string,
  { now, tolerance }: { readonly now: Date; readonly tolerance: number },
): CookieClaims {
  const [header, payload] = value.split('.').map(jsonIn);
  const claims = claimsSchema.safeParse(payload).data;
  const isOurs = isRecord(header) && header['alg'] === 'HS256' && header['crit'] === undefined;
  if (!isOurs || claims === undefined || !isSigned(secret, value)) throw new KadrError('SESSION_NOT_FOUND');
  if (claims.exp <= Math.floor(now.getTime() / 1000) - tolerance) throw new KadrError('SESSION_EXPIRED');
  return { id: claims.sid, kind: claims.st };
}

/** Whether all three parts are there, and the last one is our signature of the others. */
function isSigned(secret: Uint8Array, value: string): boolean {
  const [header, payload, signature, ...more] = value.split('.');
  if (payload === undefined || signature === undefined || more.length > 0) return false;
  const expected = createHmac('sha256', secret).update(`${header}.${payload}`).digest();
  const presented = Buffer.from(signature, 'base64url');
  return presented.length === expected.length && timingSafeEqual(presented, expected);
}

/** The JSON in a part of a value; undefined when there is none. */
function jsonIn(part: string | undefined): unknown {
  try {
    return part === undefined ? undefined : JSON.parse(Buffer.from(part, 'base64url').toString());
  } catch {
    return undefined;
  }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

/** The `Set-Cookie` header that hands a session to the browser, which keeps it as long as it can be refreshed. */
export function sessionCookieHeader(value: string, isSecure: boolean): string {
  const maxAge = sessionLifetime + refreshableFor;
  return writeCookie(sessionCookieName, value, { path: '/', maxAge, isHttpOnly: true, isSecure });
}
