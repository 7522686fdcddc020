import { expect, it } from 'vitest';
import { postCard } from './post-card.ts';
import type { DirectEntry } from './post-card.ts';

const entry = {
  kind: 'direct_post',
  payment_url: 'http://bank.test/card',
  order: 'order-1',
  expires_at: 2_000_000_000,
  fields: [],
} satisfies DirectEntry;
const card = { number: '2200000000000004', month: 12, year: 2030, cvc: '123' };

async function answerTo(body: unknown) {
  const sent: { address: string; init: RequestInit }[] = [];
  const answer = await postCard(
    entry,
    { card, phone: '+79990000000' },
    {
      now: () => 1_790_000_000_500,
      fetch: (address, init) => {
        sent.push({ address, init });
        return Promise.resolve(new Response(typeof body === 'string' ? body : JSON.stringify(body)));
      },
    },
  );
  return { answer, sent };
}

it('sends card data, order, time and phone to the bank, without cookies (CM-059, CM-133)', async () => {
  const { answer, sent } = await answerTo({ reqStatus: 0 });
  expect(answer).toEqual({ kind: 'taken' });
  const [{ address, init } = { address: '', init: {} }] = sent;
  expect(address).toBe('http://bank.test/card');
  expect(init).toMatchObject({ method: 'POST', credentials: 'omit', referrerPolicy: 'no-referrer' });
  expect(JSON.parse(init.body as string)).toEqual({
    card,
    order: 'order-1',
    timestamp: 1_790_000_000,
    phone: '+79990000000',
  });
});

it.each([
  [{ reqStatus: 1 }, { kind: 'refused', status: 1 }],
  [{ reqStatus: 4 }, { kind: 'refused', status: 4 }],
  [{ acs_url: 'http://bank.test/acs/1' }, { kind: 'bank_page', url: 'http://bank.test/acs/1' }],
  [{ acs_url: 'https://issuer.test/acs' }, { kind: 'bank_page', url: 'https://issuer.test/acs' }],
  [{ acs_url: 'http://other.test/acs' }, { kind: 'no_answer' }],
  [{ acs_url: 'javascript:alert(1)' }, { kind: 'no_answer' }],
  [{ acs_url: 7 }, { kind: 'no_answer' }],
  ['<html>', { kind: 'no_answer' }],
  [null, { kind: 'no_answer' }],
])('reads %j as %j (CM-060)', async (body, expected) => {
  expect((await answerTo(body)).answer).toEqual(expected);
});

it('takes a broken connection for no answer: the service is asked', async () => {
  const answer = await postCard(
    entry,
    { card, phone: null },
    { now: Date.now, fetch: () => Promise.reject(new TypeError('Failed to fetch')) },
  );
  expect(answer).toEqual({ kind: 'no_answer' });
});
