import { expect, it } from 'vitest';
import { DatabaseAwayError, isDatabaseAway, isDataRefused } from './database-errors.ts';

const failure = (code: string, more: object = {}): Error =>
  Object.assign(new Error('failed'), { code, ...more });

it.each([
  failure('ECONNREFUSED'),
  failure('57P01'),
  failure('53300'),
  failure('25006'),
  new DatabaseAwayError(),
  new Error('Client has encountered a connection error and is not queryable'),
  failure('08006'),
  failure('ENOENT', { syscall: 'connect' }),
  new Error('Connection terminated unexpectedly'),
  new Error('Query read timeout'),
  new Error('a query failed', { cause: failure('ECONNRESET') }),
  new AggregateError([failure('ECONNREFUSED')], 'every address'),
])('knows a database that is away by %s', (error) => {
  expect(isDatabaseAway(error)).toBe(true);
});

it.each([
  failure('ENOENT', { syscall: 'open' }),
  failure('23505'),
  failure('22003'),
  failure('ENOSPC'),
  new Error('something else'),
  'a text',
  null,
])('takes %s for a fault of another kind', (error) => {
  expect(isDatabaseAway(error)).toBe(false);
});

it('knows a value that PostgreSQL refused', () => {
  expect(isDataRefused(new Error('a query failed', { cause: failure('22P05') }))).toBe(true);
  expect(isDataRefused(failure('23505'))).toBe(false);
});
