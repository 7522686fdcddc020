import type { RequestContext } from '../context/context.ts';
import { cookiesOf } from './sign-in.ts';
import type { TestApi } from './test-api.ts';

/** A browser for tests, which keeps its cookies from call to call. */
export interface TestBrowser {
  readonly api: ReturnType<TestApi['client']>;
  readonly cookies: Readonly<Record<string, string>>;
}

let opened = 0;

/** Opens a browser without a history; its name is new unless `over` sets it. */
export function openBrowser(test: TestApi, over: Partial<RequestContext> = {}): TestBrowser {
  opened += 1;
  const cookies: Record<string, string> = { ...over.cookies };
  const context = test.context({ deviceId: `browser-${opened}`, ...over });
  const api = test.api.client({
    ...context,
    cookies,
    setCookie: (header) => void Object.assign(cookies, cookiesOf([header])),
  });
  return { api, cookies };
}

/** Registers a phone number and returns the browser, then signed in. */
export async function register(
  test: TestApi,
  phone: string,
  over: Partial<RequestContext> = {},
): Promise<TestBrowser> {
  return signInByPhone(test, phone, 'register', over);
}

/** Signs in with an SMS code, in a new browser. */
export async function signInByPhone(
  test: TestApi,
  phone: string,
  mode: 'register' | 'authorize' = 'authorize',
  over: Partial<RequestContext> = {},
): Promise<TestBrowser> {
  const browser = openBrowser(test, over);
  await browser.api.signIn.sendSmsCode({ phone, action: mode === 'authorize' ? 'auth' : 'register' });
  await browser.api.session.create({
    login: phone,
    login_mode: mode,
    login_type: 'phone',
    password: test.codeFor(phone) ?? '',
  });
  return browser;
}
