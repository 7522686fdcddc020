import { afterAll, beforeAll, expect, it } from 'vitest';
import { noon, openShop, orderOf, plainCard, shopOrigin } from '../testing/shop.ts';
import type { Shop } from '../testing/shop.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop({ delays: { card: 30, silence: 60, webhook: 2000 } });
});
afterAll(() => shop.close());

const order = async (): Promise<string> => orderOf(await shop.pay());
const preflight = (origin: string): Promise<Response> =>
  fetch(`${shop.url}/card`, {
    method: 'OPTIONS',
    headers: { origin, 'access-control-request-method': 'POST' },
  });

it.each([shopOrigin, 'http://ararat.shop.example'])('pages of %s may post cards', async (origin) => {
  const answer = await preflight(origin);
  expect(answer.status).toBe(204);
  expect(answer.headers.get('access-control-allow-origin')).toBe(origin);
  expect(answer.headers.get('access-control-allow-credentials')).toBeNull();
});

it.each(['http://evil.example', 'https://shop.example', 'http://shop.example.evil.example', 'null'])(
  'pages of %s may not',
  async (origin) => {
    for (const method of ['OPTIONS', 'POST']) {
      const answer = await fetch(`${shop.url}/card`, { method, headers: { origin } });
      expect([answer.status, answer.headers.get('access-control-allow-origin')]).toEqual([403, null]);
    }
  },
);

it('a request without an origin is of no page', async () => {
  expect((await fetch(`${shop.url}/card`, { method: 'POST', body: '{}' })).status).toBe(403);
});

it.each([
  ['a wrong check digit', { number: '2202474301322980', month: 12, year: 2030, cvc: '123' }],
  ['an expired card', { number: plainCard, month: 10, year: 2026, cvc: '123' }],
  ['a month 13', { number: plainCard, month: 13, year: 2030, cvc: '123' }],
  ['a code of two digits', { number: plainCard, month: 12, year: 2030, cvc: '12' }],
  ['no card', undefined],
])('%s is bad data: 2, and the order stays open', async (_, card) => {
  const id = await order();
  expect(await shop.card(id, plainCard, { card })).toEqual({ reqStatus: 2 });
  expect(await shop.card(id, plainCard)).toEqual({ reqStatus: 0 });
});

it('a card is good until the end of its month, whatever the form of its year', async () => {
  for (const year of [26, 2026])
    expect(
      await shop.card(await order(), plainCard, { card: { number: plainCard, month: 11, year, cvc: '123' } }),
    ).toEqual({ reqStatus: 0 });
});

it.each([
  [-901, 2],
  [-899, 0],
  [899, 0],
  [901, 2],
])('a time %i s off the clock: %i', async (skew, reqStatus) => {
  expect(await shop.card(await order(), plainCard, { timestamp: noon / 1000 + skew })).toEqual({ reqStatus });
});

it('an order takes one card: the same again gets the same answer, another none', async () => {
  const paid = await order();
  expect(await shop.card(paid, plainCard)).toEqual({ reqStatus: 0 });
  expect(await shop.card(paid, plainCard)).toEqual({ reqStatus: 0 });
  expect(await shop.card(paid, '4111111111111111')).toEqual({ reqStatus: 3 });
  const declined = await order();
  expect(await shop.card(declined, '2200000000000053')).toEqual({ reqStatus: 1 });
  expect(await shop.card(declined, '2200000000000053')).toEqual({ reqStatus: 1 });
  expect(await shop.card(declined, plainCard)).toEqual({ reqStatus: 3 });
  expect(await shop.card('nobody', plainCard)).toEqual({ reqStatus: 3 });
});

it('an order that has expired takes none: 3', async () => {
  const id = await order();
  await shop.tick(3600);
  expect(await shop.card(id, plainCard)).toEqual({ reqStatus: 3 });
});

it('two at once: one is charged, the other is told to wait (4)', async () => {
  const id = await order();
  const answers = await Promise.all([shop.card(id, plainCard), shop.card(id, plainCard)]);
  expect(new Set(answers.map(({ reqStatus }) => reqStatus))).toEqual(new Set([0, 4]));
});

it('the same card is asked once by 3-D Secure', async () => {
  const id = await order();
  const first = await shop.card(id, '2200000000000004');
  expect(await shop.card(id, '2200000000000004')).toEqual(first);
});

it('where cards are entered with a name and a postal code, one without them is bad data', async () => {
  const strict = await openShop({ cardFields: ['holder', 'postal_code'] });
  try {
    const payment = await strict.pay();
    expect(payment.confirmation).toMatchObject({ sandbox: { fields: ['holder', 'postal_code'] } });
    const id = orderOf(payment);
    expect(await strict.card(id, plainCard)).toEqual({ reqStatus: 2 });
    const card = { number: plainCard, month: 12, year: 2030, cvc: '123' };
    const whole = { ...card, holder: 'ANNA LEE', postal_code: '0010' };
    expect(await strict.card(id, plainCard, { card: { ...whole, holder: ' ' } })).toEqual({ reqStatus: 2 });
    expect(await strict.card(id, plainCard, { card: whole })).toEqual({ reqStatus: 0 });
  } finally {
    await strict.close();
  }
});
