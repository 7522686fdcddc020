import { expect, it } from 'vitest';
import { errorNameOf, errors } from './errors.ts';

it('gives every error a different code, by which it is found again', () => {
  for (const [name, { code }] of Object.entries(errors)) expect(errorNameOf(code)).toBe(name);
});

it('keeps the numbers of the specification: session 1000023 and 1000053, funds 1000049, the balance 2000034 and 2000035', () => {
  const { SESSION_NOT_FOUND, SESSION_EXPIRED, NOT_ENOUGH_FUNDS, BALANCE_SPENT, BALANCE_TOO_LOW } = errors;
  expect(
    [SESSION_NOT_FOUND, SESSION_EXPIRED, NOT_ENOUGH_FUNDS, BALANCE_SPENT, BALANCE_TOO_LOW].map(
      ({ code, status }) => [code, status],
    ),
  ).toEqual([
    [1000023, 401],
    [1000053, 401],
    [1000049, 403],
    [2000034, 403],
    [2000035, 403],
  ]);
});
