import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startScreens } from '../ui/testing/screens.ts';
import type { Screens } from '../ui/testing/screens.ts';

let screens: Screens;

beforeAll(async () => {
  screens = await startScreens();
});
afterAll(() => screens.close());

const name = (page: Page) => page.getByRole('heading', { level: 1 }).innerText();

it('leaves the title to watch to chance, and something else is another one (CS-041)', async () => {
  const low = await screens.open('/my/random', { isSignedIn: true, before: () => (Math.random = () => 0) });
  const high = await screens.open('/my/random', {
    isSignedIn: true,
    before: () => (Math.random = () => 0.999),
  });
  const first = await name(low);
  expect(await name(high)).not.toBe(first);
  expect(await low.getByRole('link', { name: 'Смотреть' }).getAttribute('href')).toMatch(
    /^\/\w+\/[\w-]+\/player$/,
  );
  await low.getByRole('button', { name: 'Что-нибудь другое' }).click();
  await expect.poll(() => name(low)).not.toBe(first);
});
