import { expect, it } from 'vitest';
import {
  backIn,
  forgetCode,
  hundredthsOf,
  promoCodeIn,
  rememberCode,
  rememberedCode,
  sumIn,
  ticketIn,
  typedSum,
} from './pay-address.ts';

const query = (text: string) => new URLSearchParams(text);

it('reads a ticket, a sum within bounds, and a way back within this site (CM-157)', () => {
  const id = '0b6f3a52-6c1e-4e0e-9d1c-0a5f3f1d2c3b';
  expect(ticketIn(query(`ticket_id=${id}`))).toBe(id);
  expect(ticketIn(query('ticket_id=../x'))).toBeNull();
  expect(sumIn(query('amount=35050&currency=RUB'))).toEqual({ amount: 35_050, currency: 'RUB' });
  expect(sumIn(query('amount=5&currency=RUB'))).toEqual({ amount: 1000, currency: 'RUB' });
  for (const text of [
    'amount=1.5&currency=RUB',
    'amount=100',
    'amount=-1&currency=RUB',
    'amount=1&currency=XXX',
  ])
    expect([text, sumIn(query(text))]).toEqual([text, null]);
  expect(backIn(query('back=/movies/salt-line'))).toBe('/movies/salt-line');
  for (const back of ['//evil.test', '/\\evil.test', 'https://evil.test', 'javascript:1', ''])
    expect([back, backIn(new URLSearchParams({ back }))]).toEqual([back, null]);
});

it('reads a typed sum in hundredths, with a comma or a point, never by a fraction', () => {
  expect(['300', '19.99', '1 000,5', '10', '100000'].map(hundredthsOf)).toEqual([
    30_000, 1999, 100_050, 1000, 10_000_000,
  ]);
  expect(['', '9.99', '100000.01', '1.234', '-5', '1e3', 'abc'].map(hundredthsOf)).toEqual(
    Array.from({ length: 7 }, () => null),
  );
  expect([30_000, 1999, 100_050].map(typedSum)).toEqual(['300', '19.99', '1000.50']);
});

it('remembers which promo code waits for the card of a ticket, across the bank’s page (PC-018)', () => {
  const kept = new Map<string, string>();
  const store = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
  expect([promoCodeIn(query('code=%20spring ')), promoCodeIn(query('code=%20'))]).toEqual(['SPRING', null]);
  expect(rememberedCode(store, 'ticket')).toBeNull();
  rememberCode(store, 'ticket', 'SPRING');
  expect([rememberedCode(store, 'ticket'), rememberedCode(store, 'another')]).toEqual(['SPRING', null]);
  for (const broken of ['{', '"x"', '[1,2]']) {
    kept.set([...kept.keys()][0] ?? '', broken);
    expect(rememberedCode(store, 'ticket')).toBeNull();
  }
  forgetCode(store);
  expect(kept.size).toBe(0);
});
