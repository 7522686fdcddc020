import type { IncomingMessage } from 'node:http';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { guestPlacesHeader } from '@kadr/contract';
import { sampleCatalogue, publishedFilms } from '../testing/sample-catalogue.ts';
import { signIn, testAccount } from '../testing/sign-in.ts';
import { createTestApi, testBegins } from '../testing/test-api.ts';
import type { TestApi } from '../testing/test-api.ts';
import { createKeptAnswers } from './kept-answers.ts';

let test: TestApi;
let origin: string;
let cookies: Record<string, string>;
/** The session cookie of a guest. */
let guest: string;

beforeAll(async () => {
  test = await createTestApi();
  await test.api.push.start();
  origin = await test.listen();
  await test.import(sampleCatalogue);
  for (const slug of publishedFilms) await test.publish(slug);
  await test.operator().operator.importAccounts({ accounts: [testAccount] });
  cookies = await signIn(test);
  const { id } = await test.client().mediaItems.getById({ id: 'north-wind' });
  await test.client({ cookies }).favourites.add({ item_type: 'film', item_id: id });
  const response = await fetch(`${origin}/sessions/demo`, { method: 'POST' });
  guest = response.headers.getSetCookie()[0]?.split(';')[0] ?? '';
});
beforeEach(() => {
  // Answers that other tests have kept are of another second.
  test.clock.now = new Date(test.clock.now.getTime() + 1000);
});
afterAll(() => test.close());

interface Asked {
  readonly statements: number;
  readonly response: Response;
  readonly body: {
    readonly name?: string;
    readonly is_favorite?: boolean;
    readonly media_position?: unknown;
  };
}

async function ask(path: string, headers: Record<string, string> = {}, method = 'GET'): Promise<Asked> {
  test.statements();
  const response = await fetch(origin + path, { headers, method });
  const text = await response.text();
  return { response, body: JSON.parse(text === '' ? '{}' : text), statements: test.statements().length };
}

const film = '/media_items/north-wind';

it('answers guests from memory, with the same head and body', async () => {
  const first = await ask(film);
  const again = await ask(film, { cookie: guest });
  expect([guest.startsWith('session='), again.statements, again.body]).toEqual([true, 0, first.body]);
  const heads = [first, again].map(({ response }) => {
    const { date: _date, ...head } = Object.fromEntries(response.headers);
    return head;
  });
  expect(heads[1]).toEqual(heads[0]);
});

it('never answers a viewer with what guests get, nor guests with what a viewer gets', async () => {
  const cookie = Object.entries(cookies)
    .map((pair) => pair.join('='))
    .join('; ');
  const seen: (boolean | undefined)[] = [];
  for (const headers of [{}, { cookie }, {}, { cookie }])
    seen.push((await ask(film, headers)).body.is_favorite);
  expect(seen).toEqual([false, true, false, true]);
});

it('never answers a guest who has watched something with what others get', async () => {
  const { id } = await test.client().mediaItems.getById({ id: 'north-wind' });
  const places = { [guestPlacesHeader]: `${id}-300-1700000000-0` };
  const seen: unknown[] = [];
  for (const headers of [{}, places, {}, places]) seen.push((await ask(film, headers)).body.media_position);
  const position = { timepoint: 300, is_viewed: false };
  expect(seen).toEqual([null, position, null, position]);
});

it.each<[who: string, request: Partial<Pick<IncomingMessage, 'method' | 'url' | 'headers'>>]>([
  ['an operator, or a linked service', { headers: { authorization: 'Bearer a-token' } }],
  ['somebody who is signed in', { headers: { cookie: 'session=of-an-account' } }],
  ['a guest who has watched something', { headers: { [guestPlacesHeader]: '' } }],
  ['who changes something', { method: 'POST' }],
  ['who asks at great length', { url: `/api/media_items?query=${'x'.repeat(600)}` }],
])('keeps nothing for %s', (_who, request) => {
  const answers = createKeptAnswers({
    kept: { generation: () => 1 },
    clock: () => testBegins,
    isSignedIn: (cookie) => cookie === 'session=of-an-account',
    placesHeader: guestPlacesHeader,
  });
  const plain = { method: 'GET', url: '/api/media_items', headers: {} };
  expect(answers.keyOf({ ...plain } as IncomingMessage, 'kadr.test')).not.toBeNull();
  expect(answers.keyOf({ ...plain, ...request } as IncomingMessage, 'kadr.test')).toBeNull();
});

it('keeps languages, brands, time zones and queries apart', async () => {
  await ask(film);
  expect((await ask(`${film}?lang=eng`)).body.name).toBe('North Wind');
  expect((await ask(film, { cookie: 'language=eng' })).body.name).toBe('North Wind');
  expect((await ask(film, { cookie: 'language=hye' })).body.name).toBe('Հյուսիսային քամի');
  expect((await ask(film)).body.name).toBe('Северный ветер');
  expect((await ask('/media_items/ararat-only')).response.status).toBe(404);
  expect((await ask('/media_items/ararat-only', { cookie: 'brand=ararat' })).response.status).toBe(200);
  expect((await ask('/media_items/ararat-only')).response.status).toBe(404);
});

it('makes an answer again in the next second of the clock', async () => {
  await ask('/media_items?sort=new');
  expect((await ask('/media_items?sort=new')).statements).toBe(0);
  test.clock.now = new Date(test.clock.now.getTime() + 1000);
  // The reads behind the answer are kept separately.
  const { response } = await ask('/media_items?sort=new');
  expect(response.status).toBe(200);
});

it('keeps no answer that is a viewer’s own, sets a cookie, or is a refusal', async () => {
  await ask('/user');
  expect((await ask('/user', { cookie: guest })).statements).toBeGreaterThan(0);
  for (let times = 0; times < 2; times += 1) {
    const { response } = await ask('/sessions/demo', {}, 'POST');
    expect(response.headers.getSetCookie()).toHaveLength(1);
  }
  await ask('/media_items/no-such-title');
  expect((await ask('/media_items/no-such-title')).response.status).toBe(404);
});

it('compresses for those who take it', async () => {
  const path = '/media_items?limit=50';
  const bytes = async (encoding: string) => {
    const { response } = await ask(path, { 'accept-encoding': encoding });
    return [
      response.headers.get('content-encoding'),
      Number(response.headers.get('content-length')),
    ] as const;
  };
  const [plain, br] = [await bytes('identity'), await bytes('br')];
  expect([plain[0], br[0], plain[1] > br[1]]).toEqual([null, 'br', true]);
  expect([await bytes('identity'), await bytes('br')]).toEqual([plain, br]);
});
