import type { Browser, BrowserContext, Page } from 'playwright-core';
import { signIn } from './demo-viewer.ts';
import { operatorOf } from './operator.ts';
import type { Product } from './product.ts';

/** A viewer with a new account, signed in to the test's own service in a separate browser. */
export interface NewViewer {
  readonly email: string;
  readonly context: BrowserContext;
  readonly page: Page;
}

/** `name` is the part of the e-mail address before the @, once for each service. */
export async function newViewer(browser: Browser, product: Product, name: string): Promise<NewViewer> {
  const account = { email: `${name}@kadr.example`, password: 'a-good-password' };
  await operatorOf(product).operator.importAccounts({ accounts: [account] });
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
  await context.addCookies([
    { name: 'cookie_consent', value: 'yes', url: product.url },
    { name: 'language', value: 'rus', url: product.url },
  ]);
  await context.addInitScript(() => localStorage.setItem('skipProfiles', '1'));
  await signIn(context, product.url, account, `browser of ${name}`);
  return { email: account.email, context, page: await context.newPage() };
}
