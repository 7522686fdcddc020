import { writeCookie } from '@kadr/http';
import type { ApiPorts, RequestContext } from '../context/context.ts';
import { digestOf } from '../sealing/random-secret.ts';
import { isSecure } from '../session/choice-cookie.ts';

const cookieName = 'console_session';
const secretPattern = /^[\w-]{43}$/;

/** The hash of the secret in the cookie; null without one. */
export function presentedHash({ cookies }: Pick<RequestContext, 'cookies'>): string | null {
  const value = cookies[cookieName];
  return value !== undefined && secretPattern.test(value) ? digestOf(value) : null;
}

/** Sets the cookie for this site's API only; an empty secret without a lifetime clears it. */
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
