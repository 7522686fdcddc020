import type { Language, User } from '@kadr/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { builtWeb } from './testing/built-web.ts';
import { fixtureUser } from './testing/fixture-client.ts';
import { fixtureProfile } from './testing/fixture-profiles.ts';
import { startFixtureServer } from './testing/fixture-server.ts';
import type { FixtureServer } from './testing/fixture-server.ts';

let server: FixtureServer;
let calls: string[] = [];
let isAuth = false;
let changed: Partial<User> = {};

beforeAll(async () => {
  server = await startFixtureServer({
    dist: await builtWeb(),
    onCall: (operation) => void calls.push(operation),
    alter: (client) => ({
      ...client,
      session: {
        ...client.session,
        user: async () => ({ ...(await client.session.user()), ...(isAuth && viewer), ...changed }),
      },
    }),
  });
});
afterAll(() => server.close());

/** The fields in which a signed-in viewer differs. */
const viewer: Partial<User> = {
  isAuth: true,
  session: { session_state: 'normal' },
  email: 'viewer@kadr.example',
  profile: fixtureProfile,
};

interface Shown {
  readonly status: number;
  readonly location: string | null;
  readonly text: string;
  readonly title: string;
  readonly hasLayout: boolean;
  /** Names of the breadcrumbs. */
  readonly crumbs: readonly string[];
}

interface ShowOptions {
  readonly signedIn?: boolean;
  readonly language?: Language;
  readonly brand?: string;
  /** The fields in which the viewer differs. */
  readonly user?: Partial<User>;
}

async function show(
  path: string,
  { signedIn = false, language = 'eng', brand = 'kadr', user = {} }: ShowOptions = {},
): Promise<Shown> {
  server.web.clearPages();
  calls = [];
  isAuth = signedIn;
  changed = user;
  const cookies = [`language=${language}`, `brand=${brand}`, ...(signedIn ? ['session_state=normal'] : [])];
  const answer = await fetch(server.url + path, {
    headers: { cookie: cookies.join('; ') },
    redirect: 'manual',
  });
  const text = (await answer.text()).replaceAll('<!-- -->', '');
  const trail = /<ol class="[^"]*list[^"]*">(.*?)<\/ol>/s.exec(
    /<nav aria-label="(?:You are here|Вы здесь|Դուք այստեղ եք)".*?<\/nav>/s.exec(text)?.[0] ?? '',
  )?.[1];
  return {
    status: answer.status,
    location: answer.headers.get('location'),
    text,
    title: /<title>([^<]*)/.exec(text)?.[1] ?? '',
    hasLayout: text.includes('data-part="header"') && text.includes('<footer'),
    crumbs: [...(trail ?? '').matchAll(/<(?:a href="[^"]*"|span aria-current="page")>([^<]*)/g)].map(
      (match) => match[1] ?? '',
    ),
  };
}

const lists = ['/tv', '/karaoke/catalog', '/services', '/collections', '/promo_events'];
const documents = ['/support', '/faq', '/faq/3', '/offer', '/contacts', '/docs'];
const personal = [
  '/my',
  '/my/bonuses',
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

describe('a page of the route table', () => {
  it.each(['rus', 'eng', 'hye'] as const)(
    'answers with a title, one heading and its own description in %s (RT-107, SH-073, SH-074)',
    async (language) => {
      const titles = new Map<string, string>();
      for (const path of [
        '/',
        '/movies',
        '/catalog',
        '/kids/catalog',
        '/search',
        ...lists,
        ...documents,
        '/promocode',
      ]) {
        const page = await show(path, { language });
        expect([path, page.status, page.hasLayout]).toEqual([path, 200, true]);
        expect([path, page.text.match(/<h1/g)?.length]).toEqual([path, 1]);
        expect([path, /<meta name="description" content="[^"]{15,}/.test(page.text)]).toEqual([path, true]);
        // No text of the pages is missing: a missing text shows its key.
        expect(page.text.replace(/<script[\s\S]*<\/script>/, '')).not.toMatch(/>[a-z]+\.[a-z][A-Za-z]+</);
        // The fixture's main views share one title.
        if (path !== '/movies') titles.set(path, page.title);
      }
      expect(new Set(titles.values()).size).toBe(titles.size);
    },
  );

  it('stands without layout where the table says so (SH-015, RT-006, RT-007, RT-008, RT-009, RT-033, RT-070, PL-030, EM-010, EM-011, EM-043, PC-024, PC-061)', async () => {
    for (const path of [
      '/variants',
      '/embed/buy',
      '/pay',
      '/embed/promocode',
      '/short_stories',
      '/alice/auth',
    ]) {
      const page = await show(path);
      expect([path, page.status, page.hasLayout]).toEqual([path, 200, false]);
      expect([path, page.text.match(/<main/g)?.length, page.text.match(/<h1/g)?.length]).toEqual([
        path,
        1,
        1,
      ]);
    }
  });

  it('has a place for notifications unless the table says otherwise (RT-095, SH-101)', async () => {
    for (const path of ['/variants', '/embed/buy', '/pay', '/support'])
      expect([path, (await show(path)).text.includes('aria-label="Messages" aria-live="polite"')]).toEqual([
        path,
        path === '/pay' || path === '/support',
      ]);
  });

  it('loses its layout by its query, on the server too (RT-034, RT-036, PL-027, PC-054)', async () => {
    expect((await show('/services?check_auth=1')).hasLayout).toBe(false);
    expect((await show('/services?access=CODE')).hasLayout).toBe(false);
    expect((await show('/services?other=1')).hasLayout).toBe(true);
    expect((await show('/karaoke/catalog?player')).hasLayout).toBe(false);
  });

  it('has a page for a service, by its alias, an id leading there, below whatever it is a part of (RT-037, RT-038, RT-039, CT-024, CT-025)', async () => {
    for (const path of ['/services/big-cinema', '/services/a/big-cinema', '/services/a/b/big-cinema']) {
      const page = await show(path);
      expect([path, page.status, page.hasLayout, page.title]).toEqual([
        path,
        200,
        true,
        'Big Cinema: a\u00a0subscription of Kadr',
      ]);
      expect((await show(`${path}?check_auth=1`)).hasLayout).toBe(false);
      expect((await show(`${path}?access=CODE`)).hasLayout).toBe(false);
    }
    expect((await show('/services/big-cinema')).crumbs).toEqual(['Home', 'Subscriptions', 'Big Cinema']);
    expect(await show('/services/7')).toMatchObject({ status: 301, location: '/services/big-cinema' });
    expect((await show('/services/a/7')).location).toBe('/services/a/big-cinema');
  });

  it('plays a title without layout, also in a frame and at any of its addresses (PL-021, PL-023, PL-028, PL-029, EM-003, EM-007, EM-009, EM-013, RT-071, RT-072, RT-073, RT-074, RT-075, RT-076, RT-077, RT-078, RT-079, RT-121)', async () => {
    for (const path of [
      '/movies/salt-line/player',
      '/movies/salt-line/trailer',
      '/movies/salt-line/stories',
      '/embed/salt-line',
      '/embed/vod/salt-line',
      '/embed/vod/harbour-lights/harbour-lights-season-1/harbour-lights-s1e1',
      '/embed/vod/salt-line/trailer',
      '/embed/harbour-lights/harbour-lights-s1e1',
      '/omnichat/salt-line/trailer',
      '/test_avod_player',
    ]) {
      const page = await show(path);
      expect([path, page.status, page.hasLayout]).toEqual([path, 200, false]);
      expect([path, page.text.match(/<main/g)?.length]).toEqual([path, 1]);
    }
  });

  it('has the cast of a title, and leads there from its other addresses (RT-028)', async () => {
    const page = await show('/movies/salt-line/cast');
    expect([page.status, page.hasLayout]).toEqual([200, true]);
    expect(page.text).toContain('href="/persons/vera-tumanyan"');
    expect(await show('/media_items/salt-line/cast')).toMatchObject({
      status: 301,
      location: '/movies/salt-line/cast',
    });
    expect(await show('/catalog/a/b/salt-line')).toMatchObject({
      status: 301,
      location: '/movies/salt-line',
    });
  });

  it('finds by the words of the address before the page is shown, and says when there is nothing (RT-042, RT-103)', async () => {
    const found = await show('/search?query=salt');
    expect(found.text).toContain('href="/movies/salt-line"');
    expect(found.text).toContain('value="salt"');
    const none = await show(`/search?query=${encodeURIComponent('<b>zzz')}`);
    expect(none.status).toBe(200);
    expect(none.text).toContain('Nothing found for “&lt;b&gt;zzz”');
    expect(none.text).not.toContain('<b>zzz');
  });

  it('opens the question that the address selects, or shows it alone (RT-064, RT-065)', async () => {
    const open = async (path: string) =>
      /<details[^>]* open=""[^>]*><summary[^>]*><span>([^<]*)/.exec((await show(path)).text)?.[1];
    expect(await open('/faq?selected=13')).toBe('What can I watch on?');
    expect(await open('/faq?selected=99')).toBeUndefined();
    expect((await show('/faq/13')).text).toMatch(/<h1[^>]*>What can I watch on\?<\/h1>/);
    expect((await show('/faq/99')).status).toBe(404);
  });

  it('filters the catalogue by its address, and takes no harm from what it cannot mean (RT-017, RT-018)', async () => {
    const page = await show('/movies/catalog?sort=new');
    expect(page.text).toMatch(
      /<option[^>]*value="new"[^>]*selected=""|<option[^>]*selected=""[^>]*value="new"/,
    );
    for (const query of [
      'genre=%00',
      'sort=%F0%9F%8E%AC',
      `genre=${'x'.repeat(7000)}`,
      'type[]=film',
      '%E0%A4%A',
      'genre=no-such-genre&country=XX&only=nothing,new&usage=stolen',
      `genre=${Array.from({ length: 1000 }, (_, at) => `g${at}`).join(',')}`,
      Array.from({ length: 1000 }, (_, at) => `genre=g${at}`).join('&'),
    ])
      expect([query, (await show(`/catalog?${query}`)).status]).toEqual([query, 200]);
  });

  it('shows what an address has chosen, as a form without scripts writes it too (CT-060)', async () => {
    for (const query of ['genre=drama,fantasy&type=film', 'genre=drama&genre=fantasy&type=film&only=']) {
      const { text } = await show(`/catalog?${query}`);
      const checked = [...text.matchAll(/<input[^>]*checked=""[^>]*>/g)].map(
        ([input]) => /value="([^"]*)"/.exec(input)?.[1],
      );
      expect([query, ...checked.filter(Boolean)]).toEqual([query, 'drama', 'fantasy', 'film']);
    }
  });

  it('has the filters of its catalogue on a theme page (CT-057, RT-119)', async () => {
    const page = await show('/movies');
    expect(page.text).toMatch(/<form[^>]*action="\/movies\/catalog"/);
    expect((await show('/media_views/main')).text).not.toContain('/catalog"');
  });

  it('answers 404 for what the service does not have: channels, services, collections, offers (RT-011, RT-014, RT-037, RT-038, RT-039, RT-040, RT-041, RT-042, RT-043, RT-044)', async () => {
    for (const path of [
      '/tv/none',
      '/tv/none/shows/1',
      '/tv/none/player',
      '/embed/tv/none',
      '/karaoke/none',
      '/services/none',
      '/services/a/none',
      '/services/a/b/none',
      '/collections/none',
      '/promo_events/none',
      '/movies/none',
      '/movies/none/cast',
      '/movies/none/player',
      '/embed/none',
      '/embed/vod/a/b/salt-line',
      '/embed/vod/salt-line/harbour-lights-s1e1',
      '/embed/harbour-lights-s1e1/trailer',
      '/persons/none',
      '/none/at/all/here',
    ]) {
      const page = await show(path);
      expect([path, page.status, page.hasLayout, page.crumbs]).toEqual([
        path,
        404,
        !path.includes('/embed/'),
        [],
      ]);
      expect(page.text).toContain('noindex');
    }
  });

  it('leads from the id of a collection, promo event or song to its slug, and names it in the breadcrumbs (RT-035, RT-041, RT-044, PL-027)', async () => {
    for (const [folder, id, slug, crumbs] of [
      ['collections', 5, 'while-it-snows', ['Home', 'Collections', 'While It Snows']],
      ['promo_events', 6, 'warm-marathon', ['Home', 'Special offers', 'The Warm Marathon']],
      ['karaoke', 8, 'snow-in-f-sharp', ['Home', 'Karaoke', 'Snow in F Sharp']],
    ] as const) {
      expect(await show(`/${folder}/${id}`)).toMatchObject({ status: 301, location: `/${folder}/${slug}` });
      expect(await show(`/${folder}/${slug}`)).toMatchObject({ status: 200, hasLayout: true, crumbs });
    }
    // A song's page links to its player, which is a page without header and footer (CT-022).
    expect((await show('/karaoke/snow-in-f-sharp')).text).toContain('href="/karaoke/snow-in-f-sharp?player"');
    const sung = await show('/karaoke/snow-in-f-sharp?player');
    expect(sung.hasLayout).toBe(false);
    expect(sung.text).toMatch(/<h1[^>]*>Snow in F Sharp<\/h1>/);
    expect(sung.text).not.toContain('For a high voice.</p>');
  });

  it('has channels and programmes under their channels’ slugs, without layout for a player (CT-007, CT-008, CT-010, CT-011, CT-012, RT-015, RT-016, LV-002, LV-003, LV-006, PL-025, PL-026, EM-008)', async () => {
    expect(await show('/tv?theme=movies')).toMatchObject({ status: 200, crumbs: ['Home', 'TV channels'] });
    expect(await show('/tv/9')).toMatchObject({ status: 301, location: '/tv/first-frame' });
    expect(await show('/tv/first-frame')).toMatchObject({
      status: 200,
      hasLayout: true,
      crumbs: ['Home', 'TV channels', 'First Frame'],
    });
    for (const [path, slug] of [
      ['/tv/9/player', '/tv/first-frame/player'],
      ['/embed/tv/9', '/embed/tv/first-frame'],
    ] as const) {
      expect(await show(path)).toMatchObject({ status: 301, location: slug });
      const player = await show(slug);
      expect(player).toMatchObject({ status: 200, hasLayout: false, crumbs: [] });
      expect(player.text).toMatch(/<h1[^>]*>First Frame</);
    }
    for (const query of ['player', 'program=3&start_time=9'])
      expect((await show(`/tv/first-frame?${query}`)).hasLayout).toBe(false);
    for (const start of ['yesterday', '', '-9', '1e3', '1'.repeat(11)])
      expect((await show(`/tv/first-frame?program=3&start_time=${start}`)).status).toBe(404);
    expect(await show('/tv/elsewhere/shows/23')).toMatchObject({
      status: 301,
      location: '/tv/first-frame/shows/23',
    });
    expect(await show('/tv/first-frame/shows/23')).toMatchObject({
      status: 200,
      crumbs: ['Home', 'TV channels', 'Courtyard News'],
    });
    for (const id of ['24', '0', 'x', '1'.repeat(30)])
      expect((await show(`/tv/first-frame/shows/${id}`)).status).toBe(404);
  });

  it('leads home from joint viewing without a code, and waits for the browser with one (RT-085, RT-087, PC-055, PC-058)', async () => {
    expect(await show('/joint_viewing')).toMatchObject({ status: 301, location: '/' });
    const page = await show('/joint_viewing/FRIEND');
    expect(page.status).toBe(200);
    expect(page.text).toContain('You are invited to watch together');
  });

  it('has how recommendations work as a file, not as a main view (RT-092, SH-027)', async () => {
    const answer = await fetch(`${server.url}/offer_recom.pdf`);
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/pdf']);
    expect((await answer.text()).startsWith('%PDF-')).toBe(true);
  });

  it('opens the request to sign in at its addresses (RT-080, RT-081)', async () => {
    for (const path of ['/auth', '/authentication']) {
      const page = await show(path);
      expect(page.status).toBe(200);
      expect(page.text).toMatch(/<dialog[^>]* open=""/);
    }
  });
});

describe('breadcrumbs', () => {
  it('lead from the home page to the page, in its language (RT-111, RT-114)', async () => {
    expect((await show('/services')).crumbs).toEqual(['Home', 'Subscriptions']);
    expect((await show('/services', { language: 'rus' })).crumbs).toEqual(['Главная', 'Подписки']);
    expect((await show('/my/journal/polls', { signedIn: true })).crumbs).toEqual([
      'Home',
      'My account',
      'Message journal',
      'Polls',
    ]);
    expect((await show('/karaoke/catalog')).crumbs).toEqual(['Home', 'Karaoke']);
  });

  it.each([
    ['/my/bonuses', 'Bonuses', 'Бонусы'],
    ['/my/payments_and_services', 'Payments and subscriptions', 'Платежи и\u00A0подписки'],
    ['/my/certificates', 'Certificates', 'Сертификаты'],
  ])('name the pages of money: %s (CM-151)', async (path, name, russian) => {
    expect((await show(path, { signedIn: true })).crumbs).toEqual(['Home', 'My account', name]);
    expect((await show(path, { signedIn: true, language: 'rus' })).crumbs.at(-1)).toBe(russian);
  });

  it('have the query as their last step where the page is about it (RT-116)', async () => {
    expect((await show('/search?query=salt')).crumbs).toEqual(['Home', 'Search', '“salt”']);
    expect((await show('/faq?selected=13')).crumbs).toEqual([
      'Home',
      'Questions and answers',
      'What can I watch on?',
    ]);
    expect((await show('/faq/13')).crumbs).toEqual((await show('/faq?selected=13')).crumbs);
  });

  it('are not on the home page; the codes stand below the personal area (RT-112, RT-117, RT-118, PC-023, PC-039)', async () => {
    expect((await show('/')).crumbs).toEqual([]);
    expect((await show('/promocode')).crumbs).toEqual(['Home', 'My account', 'Promo code']);
    expect((await show('/tvcode')).crumbs).toEqual(['Home', 'My account', 'TV code']);
  });
});

describe('a protected page', () => {
  it('shows a guest the request to sign in, its modal open, and asks for nothing of a viewer (RT-099, RT-126)', async () => {
    for (const path of [...personal, '/my/random', '/my/profiles/1', '/my/bonuses/1']) {
      const page = await show(path);
      expect([path, page.status, page.hasLayout]).toEqual([path, 200, path !== '/my/random']);
      expect([path, /<dialog[^>]* open=""/.test(page.text), page.text.includes('noindex')]).toEqual([
        path,
        true,
        true,
      ]);
      expect([path, calls.filter((call) => call !== 'session.user')]).toEqual([path, []]);
    }
  });

  it('shows a signed-in viewer the page, with a next step where there is nothing (RT-045, RT-046, RT-047, RT-048, RT-049, RT-050, RT-051, RT-052, RT-053, RT-054, RT-055, RT-056, RT-057, RT-058, RT-059, RT-060, RT-061, RT-062, RT-120, CS-040, CS-041)', async () => {
    for (const path of personal) {
      const page = await show(path, { signedIn: true });
      expect([path, page.status, page.hasLayout, page.crumbs.at(1)]).toEqual([path, 200, true, 'My account']);
      expect([path, page.text.includes('<dialog open')]).toEqual([path, false]);
      expect([path, /<main[\s\S]*<a href="\/[^"]*"[\s\S]*<\/main>/.test(page.text)]).toEqual([path, true]);
    }
    expect((await show('/my', { signedIn: true })).text).toContain('viewer@kadr.example');
    expect((await show('/my/profiles/1', { signedIn: true })).text).toContain('Вера');
    expect((await show('/my/profiles/1/channels', { signedIn: true })).status).toBe(200);
    expect((await show('/my/profiles/77', { signedIn: true })).status).toBe(404);
    const random = await show('/my/random', { signedIn: true });
    expect([random.status, random.hasLayout]).toEqual([200, false]);
    expect(random.text).toMatch(/<h1[^>]*>[^<]+<\/h1>[\s\S]*<a href="\/movies\/[^"]+\/player"/);
  });
});

describe('the header', () => {
  const header = async (options: ShowOptions): Promise<string> =>
    /<header[^>]*data-part="header"[\s\S]*?<\/header>/.exec((await show('/support', options)).text)?.[0] ??
    '';

  it('has search for everybody (SH-005, RT-123)', async () => {
    expect(await header({})).toMatch(/<a href="\/search"[^>]*aria-label="Search"/);
  });

  it('offers a guest to sign in where one may, and has nothing of a viewer (SH-009, SH-010, SH-011, AU-098)', async () => {
    const guest = await header({});
    expect(guest).toMatch(/<button[^>]*>(?:<[^>]*>)*Sign in/);
    expect(guest).not.toMatch(/href="\/my/);
    const { systemInfo } = fixtureUser('eng');
    expect(await header({ user: { systemInfo: { ...systemInfo, allowed_login_types: [] } } })).not.toContain(
      'Sign in',
    );
  });

  it('has messages and profile for a viewer, with a mark for what is unread (SH-006, SH-007, SH-008, RT-123)', async () => {
    const read = await header({ signedIn: true });
    expect(read).toMatch(/<a href="\/my\/journal"[^>]*aria-label="Messages"/);
    expect(read).toMatch(/<a href="\/my"[^>]*aria-label="My account"/);
    expect(read).not.toContain('Sign in');
    const unread = await header({ signedIn: true, user: { unreadMessages: 3 } });
    expect(unread).toMatch(/aria-label="Messages: 3\snew"/);
    const image = '/profile-icons/owl.svg';
    expect(viewer.profile).not.toBe('not_available');
    const withIcon = await header({
      signedIn: true,
      user: { profile: { ...(viewer.profile as object), icon: { image } } as User['profile'] },
    });
    expect(withIcon).toContain(`src="${image}"`);
  });
});
