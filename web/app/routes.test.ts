import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { matchRoutes } from 'react-router';
import { describe, expect, it } from 'vitest';
import { createRoutes, table } from './routes.tsx';
import { handleOf, hasLayout, meaningfulNames } from './routing/page.ts';
import type { PageHandle } from './routing/page.ts';

const routes = createRoutes(() => Promise.resolve());

function rowOf(address: string): { path: string; params: object; handle: PageHandle } {
  const match = matchRoutes(routes, new URL(address, 'http://page'))?.at(-1);
  const handle = match && handleOf(match.route);
  if (!match || !handle) throw new Error(`No row takes ${address}.`);
  return { path: match.route.path ?? '', params: match.params, handle };
}

const pathsOf = (addresses: readonly string[]): string[] => addresses.map((address) => rowOf(address).path);

function isLaidOut(address: string, status = 200): boolean {
  const { pathname, search } = new URL(address, 'http://page');
  return hasLayout(rowOf(address).handle, { pathname, search, status });
}

/** All addresses of titles, with `x` for ids. */
const titles = [
  '/movies/x',
  '/series/x',
  '/seasons/x',
  '/episodes/x',
  '/catalog/x',
  '/catalog/x/y',
  '/catalog/x/y/z',
  '/media_items/x',
  '/media_items/x/y',
  '/media_items/x/y/z',
  '/media_items/movies/x',
  '/media_items/series/x',
  '/media_items/seasons/x',
  '/media_items/episodes/x',
];

describe('the route table', () => {
  it('has the home page and main views, by name and with an id (RT-001, RT-002, RT-003, RT-004, RT-005, CT-005)', () => {
    expect(pathsOf(['/', '/anything', '/anything/12', '/media_views/a', '/media_views/a/12'])).toEqual([
      '/',
      '/:name',
      '/:name/:id',
      '/media_views/:name',
      '/media_views/:name/:id',
    ]);
    expect(['/', '/a', '/a/1', '/media_views/a', '/media_views/a/1'].map((path) => isLaidOut(path))).toEqual([
      true,
      true,
      true,
      true,
      true,
    ]);
  });

  it('has purchase pages without layout, cookie banner and notifications, of pages these two only (RT-006, RT-007, RT-095, RT-096, EM-010)', () => {
    for (const path of ['/variants', '/embed/buy'])
      expect(rowOf(path)).toMatchObject({
        path,
        handle: { layout: false, cookieBanner: false, notifications: false },
      });
    const silent = table.filter(({ notifications }) => notifications === false).map(({ path }) => path);
    expect(silent).toEqual(['/variants', '/embed/buy']);
    const withoutBanner = table.filter(({ cookieBanner }) => cookieBanner === false).map(({ path }) => path);
    // The banner would cover the controls of a player; it is shown on the next page.
    const isPlayer =
      /\/(?:player|trailer|stories)$|^\/embed\/(?:(?:vod|tv)\/)?:|^\/test_avod_player$|^\/together\/:/;
    expect(withoutBanner.filter((path) => !isPlayer.test(path))).toEqual(['/variants', '/embed/buy']);
  });

  it('has payment and the embedded promo code without layout, with banner and notifications (RT-008, RT-009, EM-011)', () => {
    for (const path of ['/pay', '/embed/promocode'])
      expect(rowOf(path)).toMatchObject({
        path,
        handle: { layout: false, cookieBanner: true, notifications: true },
      });
  });

  it('has channels, programmes and their player (RT-010, RT-011, RT-014, RT-015, RT-016)', () => {
    expect(pathsOf(['/tv', '/tv/1', '/tv/1/shows/2', '/tv/1/player', '/embed/tv/1'])).toEqual([
      '/tv',
      '/tv/:id',
      '/tv/:channel/shows/:id',
      '/tv/:id/player',
      '/embed/tv/:id',
    ]);
    expect(
      ['/tv', '/tv/1', '/tv/1/shows/2', '/tv/1/player', '/embed/tv/1'].map((path) => isLaidOut(path)),
    ).toEqual([true, true, true, false, false]);
  });

  it('hides the layout of a channel for a player or a programme with its time, not for one of the two (RT-012, RT-013, CT-009, PL-025, PL-026)', () => {
    const shown = (query: string) => isLaidOut(`/tv/1?${query}`);
    expect(['player', 'player=1', 'program=3&start_time=9'].map(shown)).toEqual([false, false, false]);
    expect(['', 'program=3', 'start_time=9', 'other=1'].map(shown)).toEqual([true, true, true, true]);
    expect(meaningfulNames(rowOf('/tv/1').handle)).toEqual(['day', 'player', 'program', 'start_time']);
  });

  it('has the catalogue and that of five themes; another name is a main view with an id (CT-013, CT-014, RT-017, RT-018, RT-019)', () => {
    const themes = ['movies', 'series', 'kids', 'education', 'sport'].map((name) => `/${name}/catalog`);
    expect(pathsOf(['/catalog', ...themes])).toEqual(['/catalog', ...themes]);
    expect(rowOf('/drama/catalog')).toMatchObject({ path: '/:name/:id', params: { id: 'catalog' } });
    expect(rowOf('/karaoke/catalog').path).toBe('/karaoke/catalog');
  });

  it('has every address of a title, with the app banner there only (RT-020, RT-021, RT-022, RT-023, RT-024, RT-025, RT-026, RT-027, RT-097, CT-015, CT-016, CT-017)', () => {
    for (const path of titles) expect(rowOf(path).handle).toMatchObject({ appBanner: true, layout: true });
    expect(table.filter(({ appBanner }) => appBanner)).toHaveLength(titles.length);
  });

  it('has cast and players at every address of a title (RT-028, RT-029, RT-030, RT-031, CT-018, CT-019, PL-021, PL-022, PL-023)', () => {
    for (const path of titles) {
      expect(rowOf(`${path}/cast`)).toMatchObject({ handle: { layout: true, appBanner: false } });
      for (const type of ['player', 'trailer', 'stories'])
        expect(rowOf(`${path}/${type}`)).toMatchObject({ handle: { layout: false, appBanner: false } });
    }
  });

  it('reads player, trailer, stories and cast at the end as what they are, not as an id (RT-032, PL-022)', () => {
    for (const [address, path] of [
      ['/catalog/x/trailer', '/catalog/:id/trailer'],
      ['/catalog/x/y/player', '/catalog/:series/:id/player'],
      ['/media_items/x/cast', '/media_items/:id/cast'],
      ['/media_items/x/y/stories', '/media_items/:series/:id/stories'],
    ] as const)
      expect(rowOf(address).path).toBe(path);
    expect(rowOf('/movies/x/preview').path).toBe('*');
  });

  it('has stories and karaoke, the latter without layout for a player (RT-033, RT-034, RT-035, CT-020, PL-027, PL-030)', () => {
    expect(isLaidOut('/short_stories')).toBe(false);
    expect(pathsOf(['/karaoke/catalog', '/karaoke/12'])).toEqual(['/karaoke/catalog', '/karaoke/:id']);
    expect(
      ['/karaoke/catalog', '/karaoke/12'].map((path) => [isLaidOut(path), isLaidOut(`${path}?player`)]),
    ).toEqual([
      [true, false],
      [true, false],
    ]);
  });

  it('has services at four depths, without layout when access is asked for (RT-036, RT-037, RT-038, RT-039)', () => {
    const paths = ['/services', '/services/a', '/services/a/b', '/services/a/b/c'];
    expect(pathsOf(paths)).toEqual([
      '/services',
      '/services/:id',
      '/services/:parent/:id',
      '/services/:parent/:sub/:id',
    ]);
    for (const path of paths)
      expect([isLaidOut(path), isLaidOut(`${path}?check_auth=1`), isLaidOut(`${path}?access=CODE`)]).toEqual([
        true,
        false,
        false,
      ]);
  });

  it('has collections, search and promo events (RT-040, RT-041, RT-042, RT-043, RT-044)', () => {
    expect(
      pathsOf(['/collections', '/collections/1', '/search?query=x', '/promo_events', '/promo_events/1']),
    ).toEqual(['/collections', '/collections/:id', '/search', '/promo_events', '/promo_events/:id']);
    expect(meaningfulNames(rowOf('/search').handle)).toEqual(['query']);
  });

  it('has the personal area, protected with everything below it (RT-045, RT-046, RT-047, RT-048, RT-049, RT-050, RT-051, RT-052, RT-053, RT-054, RT-055, RT-056, RT-057, RT-058, RT-059, RT-060, RT-061, RT-062, RT-102, CS-040, NT-084)', () => {
    const paths = [
      '/my',
      '/my/bonuses',
      '/my/random',
      '/my/collection',
      '/my/devices',
      '/my/settings',
      '/my/certificates',
      '/my/positions',
      '/my/reminders',
      '/my/payments_and_services',
      '/my/payments_and_services/payments',
      '/my/payments_and_services/services',
      '/my/journal',
      '/my/journal/messages',
      '/my/journal/polls',
    ];
    expect(pathsOf(paths)).toEqual(paths);
    expect(pathsOf(['/my/bonuses/1', '/my/profiles/1', '/my/profiles/1/channels'])).toEqual([
      '/my/bonuses/:id',
      '/my/profiles/:id',
      '/my/profiles/:id/channels',
    ]);
    expect(paths.filter((path) => !isLaidOut(path))).toEqual(['/my/random']);
    for (const { path, isProtected } of table)
      expect([path, isProtected === true]).toEqual([path, /^\/my(?:\/|$)|^\/together\//.test(path)]);
  });

  it('has help and documents (RT-063, RT-064, RT-065, RT-066, RT-067, RT-068)', () => {
    expect(pathsOf(['/support', '/faq', '/faq/3', '/offer', '/contacts', '/docs'])).toEqual([
      '/support',
      '/faq',
      '/faq/:id',
      '/offer',
      '/contacts',
      '/docs',
    ]);
    expect(['/faq', '/faq/3'].map((path) => meaningfulNames(rowOf(path).handle))).toEqual([
      ['selected'],
      ['selected'],
    ]);
  });

  it('has persons, and sign-in for people and for a voice assistant (RT-069, RT-070, RT-080, RT-081)', () => {
    expect(pathsOf(['/persons/x', '/auth', '/authentication', '/alice/auth'])).toEqual([
      '/persons/:id',
      '/auth',
      '/authentication',
      '/alice/auth',
    ]);
    expect(['/auth', '/authentication', '/alice/auth', '/auth/tv'].map((path) => isLaidOut(path))).toEqual([
      true,
      true,
      false,
      false,
    ]);
  });

  it('has embedded players at three depths, with a trailer each, without layout (RT-071, RT-072, RT-073, RT-074, RT-075, RT-076, RT-077, RT-078, RT-079, CT-037, PL-029, EM-003, EM-004, EM-005, EM-006, EM-007, EM-009, EM-013, EM-049)', () => {
    for (const base of ['/embed/vod', '/embed'])
      for (const end of ['/x', '/x/y', '/x/y/z'])
        for (const suffix of ['', '/trailer']) {
          const { path, handle } = rowOf(base + end + suffix);
          expect([path.endsWith('/trailer'), path.startsWith(`${base}/:`), handle.layout]).toEqual([
            suffix !== '',
            true,
            false,
          ]);
        }
    expect(rowOf('/omnichat/x/trailer')).toMatchObject({
      path: '/omnichat/:id/trailer',
      handle: { layout: false },
    });
  });

  it('has the test player without layout and the geo-block page (RT-082, RT-083, RT-121, PL-028, EM-049)', () => {
    expect(isLaidOut('/test_avod_player')).toBe(false);
    expect(rowOf('/geoblock').path).toBe('/geoblock');
  });

  it('has joint viewing before main views (RT-085, RT-087, RT-094)', () => {
    expect(pathsOf(['/joint_viewing', '/joint_viewing/x'])).toEqual(['/joint_viewing', '/joint_viewing/:id']);
  });

  it('has its own page for promo codes, below the personal area, and for gift certificates (RT-091, RT-117)', () => {
    expect(rowOf('/promocode')).toMatchObject({ path: '/promocode', handle: { parent: '/my' } });
    const gifts = '/podarochnye-sertifikaty';
    expect(rowOf(gifts)).toMatchObject({ path: gifts, handle: { crumb: 'crumbs.giftCertificates' } });
    expect(rowOf(gifts)?.handle.parent).toBeUndefined();
  });

  it('loads the code of every page when it is asked for (RT-098)', () => {
    const tables = globSync('{routes.tsx,*/routes.ts}', { cwd: import.meta.dirname });
    const source = tables
      .map((file) => readFileSync(path.join(import.meta.dirname, file), 'utf8'))
      .join('\n');
    const known = [...source.matchAll(/^import .*?'\.\/(.*-page\.tsx)';$/gm)].map((match) => match[1]);
    // The replacement of a page that fails to load has to be loaded already.
    expect(known).toEqual(['layout/not-found-page.tsx']);
    expect(source.match(/import\('\.\/[^']+-page\.tsx'\)/g)?.length).toBeGreaterThan(20);
  });

  it('takes literal segments before parameters (RT-093, EM-012)', () => {
    expect(
      pathsOf(['/embed/buy', '/embed/promocode', '/embed/tv/x', '/embed/vod/x', '/tv', '/catalog']),
    ).toEqual(['/embed/buy', '/embed/promocode', '/embed/tv/:id', '/embed/vod/:id', '/tv', '/catalog']);
  });

  it('shows not-found for any other path, without layout where it would be embedded (RT-089, RT-090, CT-036, EM-014)', () => {
    expect(rowOf('/no/such/path/here').path).toBe('*');
    expect(isLaidOut('/no/such/path/here', 404)).toBe(true);
    expect(isLaidOut('/movies/x/player', 404)).toBe(true);
    expect(isLaidOut('/embed/a/b/c/d/e', 404)).toBe(false);
    expect(isLaidOut('/embed/x', 404)).toBe(false);
  });

  it('names the pages that breadcrumbs name (RT-111, CT-038)', () => {
    const named = new Set(table.filter(({ crumb }) => crumb !== undefined).map(({ path }) => path));
    for (const path of [
      '/',
      '/tv',
      '/karaoke',
      '/services',
      '/collections',
      '/search',
      '/my',
      '/my/collection',
      '/my/devices',
      '/my/payments_and_services',
      '/my/payments_and_services/payments',
      '/my/payments_and_services/services',
      '/my/settings',
      '/my/bonuses',
      '/my/positions',
      '/my/journal',
      '/my/journal/messages',
      '/my/journal/polls',
      '/my/reminders',
      '/my/certificates',
      '/promo_events',
      '/offer',
      '/docs',
      '/faq',
      '/support',
      '/contacts',
    ])
      expect([path, named.has(path)]).toEqual([path, true]);
  });
});
