import type { User } from '@kadr/contract';
import { matchRoutes } from 'react-router';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createRoutes, paths } from '../app/routes.tsx';
import { builtWeb } from './testing/built-web.ts';
import { fixtureProfile } from './testing/fixture-profiles.ts';
import { startFixtureServer } from './testing/fixture-server.ts';
import type { FixtureServer } from './testing/fixture-server.ts';

/** The fields in which a signed-in viewer differs. */
const viewer: Partial<User> = {
  isAuth: true,
  session: { session_state: 'normal' },
  email: 'viewer@kadr.example',
  profile: fixtureProfile,
};

let server: FixtureServer;
beforeAll(async () => {
  server = await startFixtureServer({
    dist: await builtWeb(),
    alter: (client) => ({
      ...client,
      session: { ...client.session, user: async () => ({ ...(await client.session.user()), ...viewer }) },
    }),
  });
});
afterAll(() => server.close());

const routes = createRoutes(() => Promise.resolve());
const pathOf = (address: string): string =>
  matchRoutes(routes, new URL(address, 'http://page'))?.at(-1)?.route.path ?? '';

/** Addresses of the service to which the links and forms of a part of a page lead. */
function linksIn(markup: string): readonly string[] {
  const found = markup.matchAll(/<(?:a|form) [^>]*?(?:href|action)="(\/[^"#]*)"/g);
  return [...found].map(([, href = '']) => href.replaceAll('&amp;', '&'));
}

async function pageAt(path: string): Promise<string> {
  const answer = await fetch(server.url + path, {
    headers: { cookie: 'language=eng; brand=kadr; session_state=normal' },
  });
  return (await answer.text()).replace(/<script type="application\/json"[\s\S]*/, '');
}

const isFile = (path: string): boolean => /\.[a-z0-9]+$/.test(path);

/** Pages that cannot be reached in two steps, and why that is right. */
const exceptions: Readonly<Record<string, string>> = {
  '/education/catalog': 'the filters of /education lead there, which the fixture catalogue does not have',
  '/sport/catalog': 'the filters of /sport lead there, which the fixture catalogue does not have',
  '/test_avod_player': 'for those who try the player',
  '/my/payments_and_services/payments': 'a tab of a page that is two steps away',
  '/my/payments_and_services/services': 'a tab of a page that is two steps away',
  '/embed/promocode': 'stands in pages of others',
  '/joint_viewing': 'without an invitation it leads home',
  '/variants': 'a step of a purchase',
  '/embed/buy': 'a step of a purchase, in pages of others',
  '/pay': 'a step of a purchase',
  '/auth': 'for those who come from outside: the button of the header asks over the page at hand',
  '/authentication': 'the same under its other name',
  '/alice/auth': 'where a voice assistant leads',
  '/auth/tv': 'where the code on a television leads',
  '/gallery': 'for developers',
  '/geoblock': 'an error',
};

it('leads from the header to every page that exists in two steps (SH-002)', async () => {
  const home = await pageAt('/');
  const first = new Set([
    ...linksIn(/<header[\s\S]*?<\/header>/.exec(home)?.[0] ?? ''),
    ...linksIn(/<nav[^>]*data-part="bar"[\s\S]*?<\/nav>/.exec(home)?.[0] ?? ''),
  ]);
  const second = await Promise.all([...first].filter((path) => !isFile(path)).map(pageAt));
  const reached = new Set([...first, ...second.flatMap(linksIn)].map(pathOf));
  // The pages, parts and players of a single entity have addresses with parameters: lists lead there, as user journeys
  // show.
  const places = paths.filter((path) => !/[:*]/.test(path));
  expect(places.filter((path) => !reached.has(path))).toEqual(Object.keys(exceptions));
});
