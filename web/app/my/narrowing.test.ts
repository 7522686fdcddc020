import { expect, it } from 'vitest';
import { kindsOf, monthsOf, narrowedAddress, narrowingIn } from './narrowing.ts';

it.each([
  ['', null, null],
  ['kind=top_up&month=2026-03', 'top_up', '2026-03'],
  ['kind=tips&month=2026-13', null, null],
  ['kind=&month=1999-01', null, null],
  ['month=2026-3', null, null],
])('“%s” asks for %s of %s', (query, kind, month) => {
  expect(narrowingIn(new URLSearchParams(query))).toEqual({ kind, month });
});

it('offers what the history has, and what is chosen', () => {
  expect(kindsOf(['credit', 'purchase'], null)).toEqual(['purchase', 'credit']);
  expect(kindsOf(['credit'], 'refund')).toEqual(['credit', 'refund']);
  expect(monthsOf(['2026-01', '2026-03'], '2025-12')).toEqual(['2026-03', '2026-01', '2025-12']);
  expect(monthsOf(['2026-01'], '2026-01')).toEqual(['2026-01']);
});

it('keeps what else stands in the address', () => {
  const at = { pathname: '/my/payments_and_services', search: '?utm=x&kind=refund' };
  expect(narrowedAddress(at, { month: '2026-03' })).toBe(
    '/my/payments_and_services?utm=x&kind=refund&month=2026-03',
  );
  expect(narrowedAddress(at, { kind: null })).toBe('/my/payments_and_services?utm=x');
  expect(narrowedAddress({ ...at, search: '?kind=refund' }, { kind: null, month: null })).toBe(
    '/my/payments_and_services',
  );
});
