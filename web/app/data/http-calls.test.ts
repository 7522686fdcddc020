import { createHttpClient } from '@kadr/contract/client';
import type { KadrClient } from '@kadr/contract/client';
import { routes } from '@kadr/contract/routes';
import { expect, it } from 'vitest';
import { browserRoutes } from '../../build/browser-routes.ts';
import { failureOf } from './page-errors.ts';
import { createCalls, withLateCalls } from './http-calls.ts';

const url = 'https://kadr.example/api?lang=hye';
const headers = { 'x-device-id': 'box-1' };

/** Returns the request that a client sends, and its result of the answer. */
async function exchange(
  ask: (client: KadrClient) => Promise<unknown>,
  create: (fetch: (request: Request) => Promise<Response>) => KadrClient,
  answer: () => Response | Promise<Response> = () => Response.json({}),
) {
  const sent: unknown[] = [];
  const client = create(async (request) => {
    sent.push({
      method: request.method,
      url: request.url,
      device: request.headers.get('x-device-id'),
      type: request.headers.get('content-type'),
      body: await request.clone().text(),
    });
    return answer();
  });
  const result = await ask(client).then(
    (value) => ({ value }),
    (error: unknown) => ({ failure: failureOf(error) }),
  );
  return { sent, result };
}
const ours = (fetch: (request: Request) => Promise<Response>) =>
  createCalls(browserRoutes(), { url, headers: () => headers, fetch });
const orpcs = (fetch: (request: Request) => Promise<Response>) =>
  createHttpClient({
    url,
    routes,
    headers: () => headers,
    fetch: (input, init) => fetch(new Request(input, init)),
  });

const asks: ((client: KadrClient) => Promise<unknown>)[] = [
  (client) => client.session.createDemo(),
  (client) =>
    client.session.create({
      login: 'я@почта.example',
      login_mode: 'authorize',
      login_type: 'email',
      password: 'a+b & "c"',
    }),
  (client) => client.session.refresh(),
  (client) => client.session.end(),
  (client) => client.session.user(),
  (client) => client.session.updateUser({ language: 'hye' }),
  (client) => client.mediaViews.getById({ alias: 'main' }),
  (client) => client.mediaViews.getById({ alias: 'similar', media_item_id: '7' }),
  (client) => client.mediaItems.getById({ id: 'соль/и?перец' }),
  (client) => client.mediaItems.getChildren({ id: '12' }),
  (client) => client.mediaItems.list({ theme: 'kids', sort: 'new', limit: 12 }),
  (client) => client.persons.getById({ id: 'vera-tumanyan' }),
  (client) => client.toggles.get({ key: 'show_product_onboarding_modal' }),
  (client) => client.promoCodes.redeem({ code: 'SUMMER' }),
];

it('sends what oRPC’s own link sends (SS-043)', async () => {
  for (const ask of asks) {
    const [mine, theirs] = [await exchange(ask, ours), await exchange(ask, orpcs)];
    expect(mine).toEqual(theirs);
    expect(mine.sent).toHaveLength(1);
  }
});

it('knows every operation of the contract but an operator’s: there is one client (SS-101)', () => {
  const names = (table: object): string[] =>
    Object.entries(table)
      .filter(([group]) => group !== 'operator')
      .flatMap(([group, operations]) => Object.keys(operations as object).map((name) => `${group}.${name}`));
  expect(names(browserRoutes())).toEqual(names(routes));
  expect(browserRoutes()).not.toHaveProperty('operator');
});

it.each([
  [
    'what the service says',
    () => Response.json({ description: 'Нет.', error_code: 1_000_404 }, { status: 404 }),
  ],
  ['an answer', () => Response.json({ session_state: 'demo' })],
  ['no network', () => Promise.reject(new TypeError('Failed to fetch'))],
] as const)('makes of %s what oRPC’s own link makes of it', async (_what, answer) => {
  const ask = (client: KadrClient): Promise<unknown> => client.session.user();
  expect((await exchange(ask, ours, answer)).result).toEqual((await exchange(ask, orpcs, answer)).result);
});

it('takes the page of something before the service for a refusal without words', async () => {
  const answer = (): Response => new Response('<h1>Bad gateway</h1>', { status: 502 });
  expect((await exchange((client) => client.session.user(), ours, answer)).result).toEqual({
    failure: { status: 502, error_code: null, description: '' },
  });
});

it('can be called off, a lookup of a title as any other (PL-016)', async () => {
  const calling = new AbortController();
  const client = ours(
    (request) =>
      new Promise((_resolve, reject) => {
        request.signal.addEventListener('abort', () => reject(new DOMException('off', 'AbortError')));
      }),
  );
  const asked = client.mediaItems.getById({ id: '7' }, { signal: calling.signal });
  calling.abort();
  await expect(asked).rejects.toThrow('off');
});

it('has operations whose table comes with the first call, once, and again when it did not come', async () => {
  const answers: unknown[] = [];
  let loads = 0;
  const send = (request: Request): Promise<Response> => {
    answers.push(`${request.method} ${new URL(request.url).pathname}`);
    return Promise.resolve(Response.json({}));
  };
  const first = createCalls(
    { session: { end: ['DELETE', '/session'] } },
    { url, headers: () => headers, fetch: send },
  );
  const client = withLateCalls(first, () => {
    loads += 1;
    return loads === 1 ? Promise.reject(new TypeError('Failed to fetch')) : Promise.resolve(ours(send));
  });
  // Clients are awaited in use.
  await (await Promise.resolve(client)).session.end();
  expect(loads).toBe(0);
  await expect(client.devices.list()).rejects.toThrow('Failed to fetch');
  await client.devices.delete({ uid: 'a b' });
  await client.tvCodes.create();
  expect(loads).toBe(2);
  expect(answers).toEqual(['DELETE /api/session', 'DELETE /api/devices/a%20b', 'POST /api/tv_codes']);
  const unknown: unknown = Reflect.get(Reflect.get(client, 'nothing'), 'at_all');
  await expect(typeof unknown === 'function' ? unknown() : null).rejects.toThrow(
    'There is no nothing.at_all.',
  );
});
