import { mainBrand } from '@kadr/brands';
import { afterEach, describe, expect, it } from 'vitest';
import { askServer } from './testing/ask-server.ts';
import { builtWeb } from './testing/built-web.ts';
import { startFixtureServer } from './testing/fixture-server.ts';
import type { FixtureServer, FixtureServerOptions } from './testing/fixture-server.ts';

let server: FixtureServer | null = null;

afterEach(() => server?.close());

async function open(options: FixtureServerOptions = {}, headers: Record<string, string> = {}) {
  server = await startFixtureServer({ dist: await builtWeb(), ...options });
  const page = await askServer(server.url, '/', headers);
  const json =
    /<script type="application\/json" id="kadr-state">(.*?)<\/script>/s.exec(page.text)?.[1] ?? 'null';
  return { page, url: server.url, state: JSON.parse(json) as unknown };
}

describe('the initial data of a page', () => {
  it('is what the browser is to know of the service (PF-009, PF-039, PF-043, PF-044, PF-046, SS-073, SS-074, SS-080, AN-014, AN-015)', async () => {
    const { page, url, state } = await open({}, { cookie: 'language=eng' });
    expect(state).toMatchObject({
      language: 'eng',
      device_type: 'NCWEB',
      type: 'client',
      revision: 'fixture',
      environment: 'production',
      endpoints: {
        api: '/api',
        watchers: '/api/events',
        watchers_apikey: null,
        errors: null,
        teleport: null,
      },
      images_base_url: '/images',
      main_hostname: '127.0.0.1',
      hostnames: mainBrand.hosts,
      public_url: url,
      brand: {
        id: 'kadr',
        languages: ['rus', 'eng', 'hye'],
        chat: mainBrand.chat,
        landings: mainBrand.landings,
        without_cookie_info: mainBrand.without_cookie_info,
        without_external_advertising: mainBrand.without_external_advertising,
        top_info_params: { mediaView: { text: expect.any(String) } },
      },
    });
    // The texts are a module of the language, fetched with the page.
    expect(page.text).toMatch(/data-modules="[^"]*\/assets\/[^" ]*eng[^" ]*\.js/);
  });

  it('says where analytics and errors go when that is not here, and the page may call there; and of peer delivery where it is on (PF-040, SS-059, DR-041)', async () => {
    const { page, state } = await open({
      watchersUrl: 'https://watchers.example/collect',
      watchersKey: 'k-1',
      errorsUrl: 'https://key@errors.example/7',
      teleport: { vodKey: 'films', liveKey: 'channels', stun: ['stun:stun.example'] },
    });
    expect(state).toMatchObject({
      endpoints: {
        watchers: 'https://watchers.example/collect',
        watchers_apikey: 'k-1',
        errors: 'https://key@errors.example/7',
        teleport: { vod_key: 'films', live_key: 'channels', stun: ['stun:stun.example'] },
      },
    });
    const policy = String(page.headers['content-security-policy']);
    expect(/connect-src ([^;]*)/.exec(policy)?.[1]).toBe(
      "'self' https://watchers.example https://errors.example",
    );
  });
});
