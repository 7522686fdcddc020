import { mainBrand, replaceBrands, shippedBrands } from '@kadr/brands';
import type { Brand } from '@kadr/brands';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { askServer } from './testing/ask-server.ts';
import { builtWeb } from './testing/built-web.ts';
import { startFixtureServer } from './testing/fixture-server.ts';
import type { FixtureServer } from './testing/fixture-server.ts';

let server: FixtureServer;
/** The number of calls of the API by pages. */
let calls = 0;
/** An account, as an operator sees it. */
const seen = { age: 18, country: null, at: null, account: { id: 7, profile: 9 } };
beforeAll(async () => {
  server = await startFixtureServer({
    dist: await builtWeb(),
    onCall: () => {
      calls += 1;
    },
    previewOf: async (token) =>
      token === 'good' || token === 'seen'
        ? { brand: drafted, viewer: token === 'seen' ? seen : null }
        : null,
  });
});
afterEach(async () => {
  await server.web.showBrands(shippedBrands);
});
afterAll(async () => {
  replaceBrands(shippedBrands);
  await server.close();
});

/** A draft of the main brand. */
const drafted: Brand = {
  ...mainBrand,
  name: { ...mainBrand.name, rus: 'Черновик' },
  theme: { ...mainBrand.theme, accent: ['#86efac', '#bbf7d0'], on_accent: '#052e16' },
};

const stylesheetOf = (text: string): string =>
  /href="(\/assets\/[a-z]+-brand-[^"]+\.css)"/.exec(text)?.[1] ?? '';
const others = shippedBrands.filter(({ is_main }) => !is_main);

it('shows viewers a new version of a brand at once, with its new stylesheet beside the old one', async () => {
  const before = await askServer(server.url, '/');
  const green: Brand = {
    ...mainBrand,
    name: { ...mainBrand.name, rus: 'Берег' },
    theme: { ...mainBrand.theme, accent: ['#86efac', '#bbf7d0'], on_accent: '#052e16' },
    security: { ...mainBrand.security, frame_hosts: ['https://frames.example'] },
  };
  await server.web.showBrands([green, ...others]);
  const page = await askServer(server.url, '/');
  expect(page.text).toContain('Берег');
  expect(String(page.headers['content-security-policy'])).toContain('https://frames.example');
  const stylesheet = stylesheetOf(page.text);
  expect(stylesheet).not.toBe(stylesheetOf(before.text));
  expect((await askServer(server.url, stylesheet)).text).toContain('#86efac');
  // Open pages still find their files.
  expect((await askServer(server.url, stylesheetOf(before.text))).status).toBe(200);
});

it('keeps pages when the same brands are published once more', async () => {
  await server.web.showBrands(shippedBrands);
  await askServer(server.url, '/movies');
  const before = calls;
  expect(await server.web.showBrands(structuredClone(shippedBrands))).toBe(false);
  await askServer(server.url, '/movies');
  expect(calls).toBe(before);
  await server.web.showBrands([drafted, ...others]);
  await askServer(server.url, '/movies');
  expect(calls).toBeGreaterThan(before);
});

it('shows a new brand at its host, and the main brand there once it is archived', async () => {
  const seaside: Brand = {
    ...mainBrand,
    id: 'seaside',
    is_main: false,
    hosts: ['seaside.example'],
    name: { rus: 'Берег', eng: 'Seaside', hye: 'Ափ' },
    share_image: 'kadr/share.jpg',
    icon: 'kadr/icon.svg',
    touch_icon: 'kadr/touch-icon.png',
  };
  const page = async (): Promise<string> =>
    (await askServer(server.url, '/', { host: 'seaside.example' })).text;
  expect(await page()).not.toContain('Берег');
  await server.web.showBrands([...shippedBrands, seaside]);
  expect(await page()).toContain('Берег');
  await server.web.showBrands(shippedBrands);
  expect(await page()).not.toContain('Берег');
});

it('changes nothing when a picture is missing, or two brands clash', async () => {
  const lost: Brand = { ...mainBrand, name: { ...mainBrand.name, rus: 'Берег' }, icon: `/${'a'.repeat(64)}` };
  await expect(server.web.showBrands([lost, ...others])).rejects.toThrow('a picture that is not there');
  await expect(server.web.showBrands([...shippedBrands, mainBrand])).rejects.toThrow(
    'is a host of the brand',
  );
  expect((await askServer(server.url, '/')).text).not.toContain('Берег');
});

it('shows a draft only with its token, and caches nothing of it', async () => {
  for (const path of [
    '/',
    '/?brand_preview=wrong',
    '/?brand_preview=',
    '/?brand_preview=bad&brand_preview=good',
  ]) {
    const page = await askServer(server.url, path);
    expect(page.text).not.toContain('Черновик');
    expect(page.headers['x-robots-tag']).toBeUndefined();
  }
  const preview = await askServer(server.url, '/?brand_preview=good');
  expect(preview.text).toContain('Черновик');
  expect(preview.headers).toMatchObject({ 'x-robots-tag': 'noindex', 'cache-control': 'private, no-cache' });
  expect(String(preview.headers['content-security-policy'])).toContain("frame-ancestors 'self';");
  expect((await askServer(server.url, stylesheetOf(preview.text))).text).toContain('#86efac');
  expect((await askServer(server.url, '/')).text).not.toContain('Черновик');
});

it('says over the page that an operator sees it as an account, and nowhere else', async () => {
  const page = await askServer(server.url, '/?brand_preview=seen');
  expect(page.text).toContain('class="account-banner" role="note">Так сервис видит аккаунт № 7.');
  expect((await askServer(server.url, '/?brand_preview=good')).text).not.toContain('account-banner');
});
