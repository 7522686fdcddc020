import { writeCookie } from '@kadr/http';
import type { ApiPorts, RequestContext } from '../context/context.ts';
import { digestOf } from '../sealing/random-secret.ts';
import { isSecure } from '../session/choice-cookie.ts';

const cookieName = 'console_session';
const secretPattern = /^[\w-]{43}$/;

/** What is kept of the secret that the cookie carries; null without one. */
export function presentedHash({ cookies }: Pick<RequestContext, 'cookies'>): string | null {
  const value = cookies[cookieName];
  return value !== undefined && secretPattern.test(value) ? digestOf(value) : null;
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
