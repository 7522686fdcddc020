import { expect, it } from 'vitest';
import { authorizationRequestOf } from './authorization-request.ts';

it('reads what a service asks for as it stands in the address', () => {
  expect(
    authorizationRequestOf(
      '?client_id=alice&redirect_uri=https%3A%2F%2Falice.example%2F&state=a%20b&scope=&x=1',
    ),
  ).toEqual({ client_id: 'alice', redirect_uri: 'https://alice.example/', state: 'a b', scope: '' });
});

it('takes no address without a service or a way back, nor one that says something twice', () => {
  for (const search of [
    '',
    '?client_id=alice',
    '?redirect_uri=x',
    '?client_id=a&redirect_uri=x&state=1&state=2',
  ])
    expect([search, authorizationRequestOf(search)]).toEqual([search, null]);
});
