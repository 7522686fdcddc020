import type { AccountImport } from '@kadr/contract';
import type { RequestContext } from '../context/context.ts';
import type { TestApi } from './test-api.ts';

export const testAccount = {
  email: 'anna@kadr.example',
  phone: '+79990000001',
  password: 'a-good-password',
  profile_name: 'Анна',
  // Tests sign in often, each time from another device.
  device_limit: 1000,
} satisfies AccountImport;

/** Cookies of `Set-Cookie` headers, by name. */
export function cookiesOf(headers: readonly string[]): Record<string, string> {
  return Object.fromEntries(
    headers.map((header): [string, string] => {
      const [pair = ''] = header.split(';');
      const at = pair.indexOf('=');
      return [pair.slice(0, at), pair.slice(at + 1)];
    }),
  );
}

/** Signs in by e-mail and returns the browser's cookies. @throws the service's errors */
export async function signIn(
  test: TestApi,
  { email = testAccount.email, password = testAccount.password } = {},
  over: Partial<RequestContext> = {},
): Promise<Record<string, string>> {
  const context = test.context(over);
  await test.api
    .client(context)
    .session.create({ login: email, login_mode: 'authorize', login_type: 'email', password });
  return { ...over.cookies, ...cookiesOf(context.set) };
}
