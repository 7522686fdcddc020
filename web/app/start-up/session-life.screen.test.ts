import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gunzipSync } from 'node:zlib';
import { KadrError } from '@kadr/contract';
import type { AnalyticsEvent, ErrorName, User } from '@kadr/contract';
import type { KadrClient } from '@kadr/contract/client';
import { shareBrowser, untilReady } from '@kadr/testing/browser';
import type { SharedBrowser } from '@kadr/testing/browser';
import type { BrowserContext, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { builtWeb } from '../../server/testing/built-web.ts';
import { fixtureViewer } from '../../server/testing/fixture-client.ts';
import { startFixtureServer } from '../../server/testing/fixture-server.ts';
import type { FixtureServer } from '../../server/testing/fixture-server.ts';

let server: FixtureServer;
let browser: SharedBrowser;
let context: BrowserContext;
let page: Page;
let apiRequests: string[] = [];
let recorded: AnalyticsEvent[] = [];
let redeemed: string[] = [];
let documents: string[] = [];
/** Refuses an operation, while it is set. */
let refusal: ((operation: string) => void) | null = null;
/** Changes the viewer's data. */
let alterUser: ((user: User) => User) | null = null;

beforeAll(async () => {
  server = await startFixtureServer({
    dist: await builtWeb(),
    onApiRequest: (method, path) => apiRequests.push(`${method} ${path}`),
    onCall: (operation) => refusal?.(operation),
    alter: (client): KadrClient => ({
      ...client,
      session: {
        ...client.session,
        user: async () => {
          const user = await client.session.user();
          return alterUser?.(user) ?? user;
        },
      },
      promoCodes: {
        redeem: ({ code }) => {
          redeemed.push(code);
          if (code !== 'SUMMER') throw new KadrError('PROMO_CODE_UNKNOWN');
          return Promise.resolve({
            notification: {
              event_type: 'display',
              display: {
                message: 'Лето <b>с кино</b>',
                submessage:
                  '<img src=x onerror="document.title=1"><script>document.title=2</script><a href="javascript:alert(1)">Нет</a> <a href="https://shop.example/" onclick="alert(1)">Да</a>',
                poster: `/${'b'.repeat(64)}`,
                target: null,
              },
            },
          });
        },
      },
      analytics: {
        record: ({ events }) => {
          recorded.push(...events);
          return Promise.resolve({});
        },
      },
    }),
  });
  browser = await shareBrowser({ hasPictures: false });
});
afterAll(async () => {
  await browser.close();
  await server.close();
});
beforeEach(async () => {
  [apiRequests, recorded, redeemed, documents, refusal, alterUser] = [[], [], [], [], null, null];
  context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  page = await context.newPage();
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents.push(new URL(request.url()).pathname);
  });
});
afterEach(() => context.close());

async function open(path: string): Promise<void> {
  await page.goto(server.url + path);
  await untilReady(page);
}
const signedIn = () =>
  context.addCookies([
    { name: 'session_state', value: 'normal', url: server.url },
    { name: 'skipProfiles', value: '1', url: server.url },
  ]);
const address = (): string => page.url().slice(server.url.length);
const namesOf = (events: readonly AnalyticsEvent[]): string[] => events.map(({ name }) => name);
/** Waits for an event, which a page sends at once when it is hidden, instead of with the next batch. */
const untilRecorded = (name: string): Promise<void> =>
  expect
    .poll(async () => {
      await page.evaluate(() => {
        Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true });
        document.dispatchEvent(new Event('visibilitychange'));
        Reflect.deleteProperty(document, 'visibilityState');
      });
      return namesOf(recorded);
    })
    .toContain(name);

describe('the address of the first page', () => {
  it('loses `link` and `access`, and redeems the code a second later with a panel (SS-014, SS-018, SS-020, SH-097, SH-098, AN-049, NT-055, NT-056, PC-050, PC-052)', async () => {
    await open('/movies?link=1&access=SUMMER&sort=new');
    expect(address()).toBe('/movies?sort=new');
    const panel = page.getByRole('region', { name: 'Сообщения' }).locator('> div');
    await expect.poll(() => panel.count()).toBe(1);
    await expect.poll(() => redeemed).toEqual(['SUMMER']);
    const waited = await page.evaluate(() => {
      const [load] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
      const call = performance.getEntriesByType('resource').find(({ name }) => name.includes('promo_codes'));
      return (call?.startTime ?? 0) - (load?.responseStart ?? 0);
    });
    expect(waited).toBeGreaterThanOrEqual(1000);
    // Sanitised (SH-097), with its picture (SH-098).
    await expect.poll(() => panel.locator('b').innerText()).toBe('с кино');
    expect(await panel.locator('[onclick], [onerror], script').count()).toBe(0);
    expect(await panel.getByText('Нет').getAttribute('href')).toBeNull();
    expect(await panel.getByText('Да').getAttribute('href')).toBe('https://shop.example/');
    // Its layout size: the panel may still be moving in, which shifts the painted box by fractions.
    const picture = panel.locator('img').first();
    expect(
      await picture.evaluate((image: HTMLImageElement) => [image.offsetWidth, image.offsetHeight]),
    ).toEqual([176, 254]);
    expect(await page.title()).not.toMatch(/^[12]$/);
    await expect.poll(() => panel.count()).toBe(0);
    await untilRecorded('promo_code_success');
  });

  it('says nothing of a code that is none (SS-019, AN-050, NT-057, PC-051, PC-053)', async () => {
    await open('/?access=WINTER');
    await untilRecorded('promo_code_error');
    await expect.poll(() => redeemed).toEqual(['WINTER']);
    expect(await page.evaluate(() => document.cookie)).not.toContain('promocode_attempts');
    expect(await page.getByRole('region', { name: 'Сообщения' }).locator('> div').count()).toBe(0);
    expect(await page.locator('dialog[open]').count()).toBe(0);
  });

  it('keeps where a viewer came from, the device and the code of a TV (SS-021, SS-067, SS-068)', async () => {
    await open('/?utm_source=letter&utm_medium=cpc&utm_campaign=new&ott_tv_code=12AB');
    const kept = () =>
      page.evaluate(() => ({
        mark: localStorage.getItem('utm_mark'),
        uid: localStorage.getItem('uid'),
        code: sessionStorage.getItem('ott_tv_code'),
      }));
    await expect.poll(async () => (await kept()).uid).toMatch(/^[0-9a-f]{32}$/);
    await expect.poll(async () => (await kept()).code).toBe('12AB');
    const mark = { utm_source: 'letter', utm_medium: 'cpc', utm_campaign: 'new' };
    expect(JSON.parse((await kept()).mark ?? '')).toMatchObject(mark);
  });

  it('names the device and the running build in every call while the tab lasts (SS-015, SS-016, SS-045, PL-138, DR-057)', async () => {
    const named: (readonly (string | undefined)[])[] = [];
    page.on('request', (request) => {
      if (!/\/api\/(?:sessions|media_views)/.test(request.url())) return;
      void request
        .allHeaders()
        .then((headers) => named.push([headers['x-device-id'], headers['x-app-version']]));
    });
    await open('/?uid=box-7');
    await page.evaluate(() => document.querySelector<HTMLAnchorElement>('header a[href="/series"]')?.click());
    await page.waitForURL('**/series');
    await expect
      .poll(() => named)
      .toEqual([
        ['box-7', 'fixture'],
        ['box-7', 'fixture'],
      ]);
  });
});

describe('the request to sign in', () => {
  const dialog = () => page.getByRole('dialog', { name: 'Вход или регистрация' });

  it('opens for a guest at `check_auth`, takes the focus, and says in words what is wrong (SS-025, SS-098, PF-037, AN-008, AU-029)', async () => {
    await open('/?check_auth=1');
    await dialog().waitFor();
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.getAttribute('name')))
      .toBe('username');
    await page.keyboard.type('nobody');
    await page.keyboard.press('Enter');
    await expect.poll(() => dialog().innerText()).toContain('Введите адрес почты');
    refusal = (operation) => {
      if (operation === 'signIn.checkLogin') throw new KadrError('SIGN_IN_ATTEMPTS');
    };
    await page.getByLabel('Телефон или почта').fill('viewer@kadr.example');
    await page.keyboard.press('Enter');
    await expect.poll(() => dialog().innerText()).toContain('Too many attempts to sign in');
    await expect.poll(() => documents).toHaveLength(1);
    await untilRecorded('login_check_failed');
    const failed = recorded.find(({ name }) => name === 'login_check_failed');
    expect(failed?.data).toMatchObject({ login_type: 'email', response_code: 429, error_code: 1_000_436 });
  });

  it('ends with a session of the viewer’s own, and the page refetches (SS-007, AU-018, AU-060)', async () => {
    await page.addInitScript(() => localStorage.setItem('skipProfiles', '1'));
    await open('/?auth_phone=79001234567&auth_app=1');
    await dialog().waitFor();
    expect(await page.getByLabel('Телефон или почта').inputValue()).toBe('(900) 123-45-67');
    await page.keyboard.press('Enter');
    await page.getByLabel('Код из СМС').fill('1234');
    await expect.poll(() => page.locator('dialog[open]').count()).toBe(0);
    expect(apiRequests).toContain('GET /api/user');
    const cookies = await context.cookies();
    expect(cookies.find(({ name }) => name === 'session_state')?.value).toBe('normal');
  });

  it('closes by Esc and by the way back, and the focus and the page are where they were (SH-084, SH-081, AU-076)', async () => {
    // A language is set: its step may be closed.
    await context.addCookies([{ name: 'language', value: 'rus', url: server.url }]);
    await open('/movies');
    await page.evaluate(() => document.querySelector<HTMLAnchorElement>('header a[href="/series"]')?.click());
    await page.waitForURL('**/series');
    const opener = page.getByRole('banner').getByRole('button', { name: 'Войти' });
    const languages = page.getByRole('dialog', { name: 'Выберите язык' });
    await opener.click();
    await languages.waitFor();
    await page.mouse.click(5, 5);
    expect(await languages.count()).toBe(1);
    await page.keyboard.press('Escape');
    await expect.poll(() => page.locator('dialog[open]').count()).toBe(0);
    expect(await opener.evaluate((element) => element === document.activeElement)).toBe(true);
    await opener.click();
    await languages.waitFor();
    await page.goBack();
    await expect.poll(() => page.locator('dialog[open]').count()).toBe(0);
    expect(address()).toBe('/movies');
  });

  it('is not shown to who is signed in (AU-001)', async () => {
    await page.addInitScript(() => localStorage.setItem('skipProfiles', '1'));
    await signedIn();
    await open('/?check_auth=1');
    await untilRecorded('start_app');
    expect(await page.locator('dialog[open]').count()).toBe(0);
  });
});

describe('a session that is no good', () => {
  const go = (): Promise<void> =>
    page.evaluate(() => document.querySelector<HTMLAnchorElement>('header a[href="/series"]')?.click());

  /** Calls of the page after its session was refused. */
  const afterRefusal = async (error: ErrorName): Promise<readonly string[]> => {
    await open('/');
    await expect.poll(() => apiRequests).toContain('POST /api/sessions/demo');
    apiRequests = [];
    refusal = (operation) => {
      if (operation !== 'mediaViews.getById' || documents.length > 1) return;
      throw new KadrError(error);
    };
    await go();
    await expect.poll(() => documents.length).toBe(2);
    await untilReady(page);
    await expect.poll(() => documents).toHaveLength(2);
    return apiRequests;
  };

  it('because it is unknown gives way to a new one, which a cookie of 5 s tells other tabs (SS-047, SS-061)', async () => {
    expect(await afterRefusal('SESSION_NOT_FOUND')).toContain('POST /api/sessions/demo');
    const temporary = (await context.cookies()).find(({ name }) => name === 'session_renewed');
    expect((temporary?.expires ?? 0) - Date.now() / 1000).toBeLessThanOrEqual(5);
  });

  it('because it is over is refreshed (SS-048)', async () => {
    expect(await afterRefusal('SESSION_EXPIRED')).toContain('PUT /api/session');
  });

  it('because it is refused is dropped (SS-049)', async () => {
    expect(await afterRefusal('UNAUTHORIZED')).toContain('DELETE /api/session');
  });

  it('from another country leads to the page that says so (SS-052, CT-142, DR-056)', async () => {
    await open('/');
    refusal = (operation) => {
      if (operation === 'mediaViews.getById') throw new KadrError('GEO_BLOCKED');
    };
    await go();
    await page.waitForURL('**/geoblock');
    await untilReady(page);
    await expect.poll(() => documents.at(-1)).toBe('/geoblock');
  });

  it('reports what failed (SS-054, SS-055, PF-036, AN-005, AN-006)', async () => {
    await open('/');
    refusal = (operation) => {
      if (operation === 'mediaViews.getById') throw new KadrError('CONFLICT');
    };
    await go();
    await untilRecorded('error');
    await expect
      .poll(() => recorded.find(({ name }) => name === 'error'))
      .toMatchObject({
        page: expect.stringMatching(/^\//),
        data: {
          request_method: 'GET',
          request_path: '/api/media_views/series',
          request_query: '',
          response_code: 409,
          error_code: 1_000_410,
        },
      });
  });
});

describe('without a network', () => {
  it('the page around stays, says so in the page’s place, and comes back by itself (SS-037, SS-053, RT-110)', async () => {
    await open('/');
    await context.setOffline(true);
    await page.evaluate(() => document.querySelector<HTMLAnchorElement>('header a[href="/series"]')?.click());
    const title = page.locator('main h1');
    await expect.poll(() => title.textContent()).toBe('Нет соединения');
    expect([address(), await page.locator('header a[href="/series"]').count()]).toEqual(['/series', 1]);
    await page.getByRole('button', { name: 'Попробовать ещё раз' }).click();
    expect(await title.textContent()).toBe('Нет соединения');
    await context.setOffline(false);
    await expect.poll(() => title.textContent()).not.toBe('Нет соединения');
    expect([address(), documents.at(-1)]).toEqual(['/series', '/series']);
  });

  it('of the service’s own trouble a read says so in its place, and the document stays (SS-053)', async () => {
    await open('/');
    refusal = (operation) => {
      if (operation === 'mediaViews.getById') throw new KadrError('UNAVAILABLE');
    };
    await page.evaluate(() => document.querySelector<HTMLAnchorElement>('header a[href="/series"]')?.click());
    await expect.poll(() => page.locator('main h1').textContent()).toBe('Страница не открылась');
    await expect.poll(() => documents).toEqual(['/']);
  });
});

describe('what is recorded', () => {
  it('is the start, each page, clicks and the end (PF-033, PF-034, PF-035, PF-038, PF-039, PF-017, AN-001, AN-003, AN-004, AN-015, EM-038, CM-165)', async () => {
    let device = '';
    page.on('request', (request) => {
      if (request.url().includes('/api/events')) device = String(request.postDataJSON()?.device_type);
    });
    await open('/?session_id=abc');
    await untilRecorded('start_app');
    await expect
      .poll(() => recorded.find(({ name }) => name === 'start_app')?.data)
      .toMatchObject({
        brand: 'kadr',
        language: 'rus',
        is_auth: false,
        is_embedded: true,
        allowed_login_types: 'phone,email',
        is_account_blocked: false,
      });
    await expect.poll(() => device).toBe('NCWEB');
    await page.evaluate(() =>
      document.querySelector<HTMLAnchorElement>('main a[href="/movies/salt-line"]')?.click(),
    );
    await page.waitForURL('**/movies/salt-line');
    await expect
      .poll(() =>
        recorded.flatMap(({ name, data }) => (name === 'page_view' && 'path' in data ? [data['path']] : [])),
      )
      .toEqual(['/', '/movies/salt-line']);
    expect(namesOf(recorded)).toContain('ui_item_click');
    await page.goto('about:blank');
    await expect.poll(() => namesOf(recorded)).toContain('quit_app');
    await expect
      .poll(() => recorded.find(({ name }) => name === 'quit_app')?.data)
      .toEqual({ exit_frame: true });
  });

  it('asks for toggles once a day (SS-084)', async () => {
    await open('/');
    const asked = () => apiRequests.filter((request) => request.includes('feature_toggles'));
    const isKept = () =>
      page.evaluate(() => localStorage.getItem('toggle.show_product_onboarding_modal') !== null);
    await expect.poll(isKept).toBe(true);
    await expect.poll(() => asked()).toHaveLength(1);
    await open('/movies');
    recorded = [];
    await untilRecorded('start_app');
    await expect.poll(() => asked()).toHaveLength(1);
  });
});

describe('a blocked account', () => {
  const blocked = (...types: string[]) => {
    alterUser = (user) => ({
      ...fixtureViewer('rus'),
      ...(user.isAuth ? {} : user),
      accountSettings: {
        ...user.accountSettings,
        is_account_blocked: true,
        block_screen: {
          message: 'Счёт заблокирован',
          submessage: 'Пополните счёт',
          icon: null,
          available_actions: types.map((type) => ({
            type,
            screen_name: 'my_collection',
            title: `Дело: ${type}`,
          })),
        },
      },
    });
  };
  const dialog = () => page.getByRole('dialog', { name: 'Счёт заблокирован' });

  it('says so, and cannot be left by Esc or by going on when it may only sign out; signing out ends it (SH-082, SH-085, SH-102, SH-104, SH-106, SH-107, SS-012, BL-010, BL-013, BL-022)', async () => {
    await signedIn();
    blocked('logout');
    await open('/');
    await dialog().waitFor();
    for (let presses = 0; presses < 3; presses += 1) await page.keyboard.press('Escape');
    expect(await dialog().getByRole('button', { name: 'Закрыть' }).count()).toBe(0);
    await page.evaluate(() => document.querySelector<HTMLAnchorElement>('header a[href="/series"]')?.click());
    await page.waitForURL('**/series');
    expect(await dialog().count()).toBe(1);
    await page.getByRole('button', { name: 'Дело: logout' }).click();
    await expect.poll(() => page.locator('dialog[open]').count()).toBe(0);
    expect(apiRequests).toContain('DELETE /api/session');
  });

  it('goes to what was bought when that is offered (SH-105, SH-109, BL-017, CT-153)', async () => {
    await signedIn();
    blocked('logout', 'link');
    await open('/');
    await dialog().waitFor();
    await page.getByRole('link', { name: 'Дело: link' }).click();
    await expect.poll(address).toBe('/my/collection');
    expect(await page.locator('dialog[open]').count()).toBe(0);
  });
});

describe('error monitoring', () => {
  it('is not loaded where no address is configured', async () => {
    const scripts: string[] = [];
    page.on('request', (request) => scripts.push(request.url()));
    await open('/');
    await untilRecorded('start_app');
    expect(scripts.filter((url) => url.includes('/monitor-'))).toEqual([]);
  });

  it('reports a failure of the network with release, environment and request; events go where they are wanted (SS-056, SS-057, SS-059, PF-040, PF-045, PF-046, AN-009, AN-013, AN-016)', async () => {
    const reports: string[] = [];
    const batches: { readonly key: string | undefined; readonly body: string }[] = [];
    const sink = createServer((req, res) => {
      void (async () => {
        const chunks: Buffer[] = [];
        for await (const chunk of req) chunks.push(Buffer.from(chunk as Uint8Array));
        const whole = Buffer.concat(chunks);
        const body = (whole[0] === 0x1f ? gunzipSync(whole) : whole).toString();
        if (req.url?.startsWith('/watchers')) {
          if (req.method === 'POST') batches.push({ key: String(req.headers['x-api-key']), body });
        } else reports.push(body);
        const allowed = { 'access-control-allow-origin': '*', 'access-control-allow-headers': '*' };
        res.writeHead(200, allowed).end('{}');
      })();
    });
    await new Promise<void>((resolve) => void sink.listen(0, '127.0.0.1', resolve));
    const { port } = sink.address() as AddressInfo;
    const monitored = await startFixtureServer({
      dist: await builtWeb(),
      errorsUrl: `http://key@127.0.0.1:${port}/1`,
      watchersUrl: `http://127.0.0.1:${port}/watchers`,
      watchersKey: 'k-1',
      revision: 'r42',
    });
    try {
      await page.goto(`${monitored.url}/`);
      await untilReady(page);
      await page.route('**/api/media_views/**', (route) => route.abort('connectionrefused'));
      await page.evaluate(() =>
        document.querySelector<HTMLAnchorElement>('header a[href="/series"]')?.click(),
      );
      const report = () => reports.find((body) => body.includes('"diagnostic"')) ?? '';
      await expect.poll(report).toContain('"diagnostic":"2-8"');
      for (const fact of [
        '"release":"r42"',
        '"environment":"production"',
        '"request_path":"/api/media_views/series"',
        '"request_id":"fixture"',
      ])
        expect(report()).toContain(fact);
      await expect.poll(() => batches[0]?.body).toContain('"name":"start_app"');
      expect(batches[0]?.key).toBe('k-1');
    } finally {
      await monitored.close();
      sink.closeAllConnections();
      await new Promise((resolve) => sink.close(resolve));
    }
  });
});
