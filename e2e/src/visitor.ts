import { sizes } from '@kadr/testing/browser';
import type { Browser, BrowserContext } from 'playwright-core';
import { inject } from 'vitest';
import { signIn } from './demo-viewer.ts';

/** A browser context of the shared demo in a language, optionally signed in, without the cookie banner. */
export async function visitor(
  browser: Browser,
  language: string,
  { isSignedIn = false, device = 'journey' } = {},
): Promise<BrowserContext> {
  const url = inject('demoUrl');
  const context = await browser.newContext({ viewport: sizes.laptop, reducedMotion: 'reduce' });
  await context.addCookies(
    [
      ['language', language],
      ['cookie_consent', 'yes'],
    ].map(([name = '', value = '']) => ({ name, value, url })),
  );
  await context.addInitScript(() => localStorage.setItem('skipProfiles', '1'));
  if (isSignedIn) await signIn(context, url, inject('journeyViewer'), device);
  return context;
}
