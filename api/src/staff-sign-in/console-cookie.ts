import { createHash } from 'node:crypto';
import { writeCookie } from '@kadr/http';
import type { ApiPorts, RequestContext } from '../context/context.ts';
import { isSecure } from '../session/choice-cookie.ts';

const cookieName = 'console_session';
const secretPattern = /^[\w-]{43}$/;

/** A fresh secret, and what is kept of it. */
export function newSecret({ random }: Pick<ApiPorts, 'random'>): { secret: string; secretHash: string } {
  const secret = Buffer.from(random(32)).toString('base64url');
  return { secret, secretHash: digest(secret) };
}

/** What is kept of the secret that the cookie carries; null without one. */
export function presentedHash({ cookies }: Pick<RequestContext, 'cookies'>): string | null {
  const value = cookies[cookieName];
  return value !== undefined && secretPattern.test(value) ? digest(value) : null;
}

/** Hands a secret to the browser, for the API of this site only; an empty one with no time takes the cookie away. */
export function handSecret(
  secret: string,
  maxAge: number,
  context: RequestContext,
  config: ApiPorts['config'],
): void {
  context.setCookie(
    writeCookie(cookieName, secret, {
      path: '/api',
      maxAge,
      isHttpOnly: true,
      isStrict: true,
      isSecure: isSecure(context, config),
    }),
  );
}

/** What is kept of a random secret: SHA-256 in base64url. */
export function digest(secret: string): string {
  return createHash('sha256').update(secret).digest('base64url');
}
