import { errors as joseErrors, jwtVerify, SignJWT } from 'jose';
import { z } from 'zod';
import { KadrError } from '@kadr/contract';

/** Name of the cookie that holds the session (SS-062). */
export const sessionCookieName = 'session';

/** How long a demo session lasts without being made anew, in seconds. */
const lifetime = 30 * 24 * 60 * 60;

const claimsSchema = z.object({ sid: z.uuid(), st: z.literal('demo') });

export interface SessionClaims {
  readonly id: string;
  readonly state: 'demo';
}

export interface SessionCookies {
  /** The value of a cookie for this session, signed. */
  sign(claims: SessionClaims, now: Date): Promise<string>;
  /** @throws KadrError SESSION_EXPIRED, or SESSION_NOT_FOUND for a value that we did not sign. */
  read(value: string, now: Date): Promise<SessionClaims>;
}

/** Sessions that live in their cookie (HS256 over a compact JWT): a demo session costs no row. */
export function sessionCookies(secret: Uint8Array): SessionCookies {
  return {
    sign: ({ id, state }, now) => {
      const seconds = Math.floor(now.getTime() / 1000);
      return new SignJWT({ sid: id, st: state })
        .setProtectedHeader({ alg: 'HS256' })
        .setIssuedAt(seconds)
        .setExpirationTime(seconds + lifetime)
        .sign(secret);
    },
    read: async (value, now) => {
      try {
        const { payload } = await jwtVerify(value, secret, {
          algorithms: ['HS256'],
          currentDate: now,
          requiredClaims: ['exp'],
        });
        const { sid, st } = claimsSchema.parse(payload);
        return { id: sid, state: st };
      } catch (cause) {
        throw new KadrError(
          cause instanceof joseErrors.JWTExpired ? 'SESSION_EXPIRED' : 'SESSION_NOT_FOUND',
          { cause },
        );
      }
    },
  };
}

/** The `Set-Cookie` header that hands a session to the browser. */
export function sessionCookieHeader(value: string, isSecure: boolean): string {
  return `${sessionCookieName}=${value}; Path=/; Max-Age=${lifetime}; HttpOnly; SameSite=Lax${isSecure ? '; Secure' : ''}`;
}
