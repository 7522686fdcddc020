import { writeCookie } from '@kadr/http';
import type { ApiPorts, RequestContext } from '../context/context.ts';

/** Lifetime of a viewer's choice, in seconds: a year. */
const year = 365 * 24 * 60 * 60;

/** Stores a viewer's choice in this browser, where the web app may read it. */
export function keepChoice(
  context: RequestContext,
  config: ApiPorts['config'],
  name: 'language' | 'time_zone',
  value: string,
): void {
  context.setCookie(
    writeCookie(name, value, { path: '/', maxAge: year, isSecure: isSecure(context, config) }),
  );
}

/** Whether cookies are `Secure`: when viewers connect by TLS. */
export function isSecure(
  { protocol }: Pick<RequestContext, 'protocol'>,
  { publicUrl }: ApiPorts['config'],
): boolean {
  return publicUrl === null ? protocol === 'https' : publicUrl.startsWith('https:');
}
