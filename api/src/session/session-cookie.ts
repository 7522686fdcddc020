import { createHmac, timingSafeEqual } from 'node:crypto';
import { SignJWT } from 'jose';
import { LRUCache } from 'lru-cache';
import { z } from 'zod';
import { KadrError } from '@kadr/contract';
import { writeCookie } from '@kadr/http';
import { secondsOf } from '../text/unix-seconds.ts';

/** Name of the cookie that holds the session. */
export const sessionCookieName = 'session';

const day = 24 * 60 * 60;

/** How long a session is valid without a refresh, in seconds. */
export const sessionLifetime = 30 * day;

/** How long after that it can still be refreshed, in seconds. */
export const refreshableFor = 60 * day;

const claimsSchema = z.object({ sid: z.uuid(), st: z.enum(['demo', 'account']), exp: z.number() });

export interface CookieClaims {
  readonly id: string;
  /** A demo session exists only in its cookie; an account's has a row. */
  readonly kind: 'demo' | 'account';
}

export interface SessionCookies {
  /** The signed value of a cookie for this session. */
  sign(claims: CookieClaims, now: Date): Promise<string>;
  /** @throws KadrError SESSION_EXPIRED, or SESSION_NOT_FOUND for a value that we did not sign. */
  read(value: string, now: Date): Promise<CookieClaims>;
  /** Reads a session that may have expired. @throws KadrError SESSION_NOT_FOUND, also when it expired too long ago. */
  readRefreshable(value: string, now: Date): Promise<CookieClaims>;
  /** Whether a value is a valid session of an account, judged by the value alone; synchronous. */
  isOfAccount(value: string, now: Date): boolean;
}

/** Sessions in their cookie (HS256 over a compact JWT): a demo session costs no row, and a forged one no statement. */
export function sessionCookies(secret: Uint8Array): SessionCookies {
  const verified = new LRUCache<string, Claims>({ max: mostVerified });
  /** The claims of a value that we signed; null for any other value. */
  const claimsOf = (value: string): Claims | null => {
    const known = verified.get(value);
    if (known !== undefined) return known;
    const claims = verify(secret, value);
    if (claims !== null) verified.set(value, claims);
    return claims;
  };
  return {
    sign: ({ id, kind }, now) => {
      const seconds = secondsOf(now);
      return new SignJWT({ sid: id, st: kind })
        .setProtectedHeader({ alg: 'HS256' })
        .setIssuedAt(seconds)
        .setExpirationTime(seconds + sessionLifetime)
        .sign(secret);
    },
    read: async (value, now) => {
      const claims = claimsOf(value);
      if (claims === null) throw new KadrError('SESSION_NOT_FOUND');
      if (!isGood(claims, now)) throw new KadrError('SESSION_EXPIRED');
      return claims;
    },
    readRefreshable: async (value, now) => {
      const claims = claimsOf(value);
      if (claims === null || !isGood(claims, now, refreshableFor)) throw new KadrError('SESSION_NOT_FOUND');
      return claims;
    },
    isOfAccount: (value, now) => {
      // A guest's value needs no verification: every cached page calls this.
      if (!verified.has(value) && kindOf(value) !== 'account') return false;
      const claims = claimsOf(value);
      return claims?.kind === 'account' && isGood(claims, now);
    },
  };
}

interface Claims extends CookieClaims {
  /** Unix seconds. */
  readonly expiry: number;
}

/** The largest number of verified cookies remembered: each is verified once, not with every call. */
const mostVerified = 10_000;

function isGood({ expiry }: Claims, now: Date, tolerance = 0): boolean {
  return expiry + tolerance > secondsOf(now);
}

/**
 * Verifies a value and returns its claims (RFC 7519, HS256 only); null unless we signed it. Synchronous, because
 * WebCrypto would use a thread for each call.
 */
function verify(secret: Uint8Array, value: string): Claims | null {
  const [header, payload] = value.split('.').map(jsonIn);
  const claims = claimsSchema.safeParse(payload).data;
  const isOurs = isRecord(header) && header['alg'] === 'HS256' && header['crit'] === undefined;
  if (!isOurs || claims === undefined || !isSigned(secret, value)) return null;
  return { id: claims.sid, kind: claims.st, expiry: claims.exp };
}

/** The kind that a value claims, unverified. */
function kindOf(value: string): unknown {
  const payload = jsonIn(value.split('.')[1]);
  return isRecord(payload) ? payload['st'] : undefined;
}

/** Whether a value has three parts, the last of which is our signature of the others. */
function isSigned(secret: Uint8Array, value: string): boolean {
  const [header, payload, signature, ...more] = value.split('.');
  if (payload === undefined || signature === undefined || more.length > 0) return false;
  const expected = createHmac('sha256', secret).update(`${header}.${payload}`).digest();
  const presented = Buffer.from(signature, 'base64url');
  return presented.length === expected.length && timingSafeEqual(presented, expected);
}

/** The JSON in a part of a value; undefined for invalid JSON. */
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

/** The `Set-Cookie` header of a session, which the browser keeps as long as the session can be refreshed. */
export function sessionCookieHeader(value: string, isSecure: boolean): string {
  const maxAge = sessionLifetime + refreshableFor;
  return writeCookie(sessionCookieName, value, { path: '/', maxAge, isHttpOnly: true, isSecure });
}
