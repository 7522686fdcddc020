import { expect, it, vi } from 'vitest';
import { createLicenceTokens } from './licence-token.ts';

it('asks for a token before each request, and names the one that was refused once (DR-002)', async () => {
  const tokens = ['first', 'second', 'third', 'fourth'];
  const getToken = vi.fn<(refused?: string) => Promise<string>>(() => Promise.resolve(tokens.shift() ?? ''));
  const { next, refuse } = createLicenceTokens({ getToken });
  expect([await next(), await next()]).toEqual(['first', 'second']);
  refuse();
  expect([await next(), await next()]).toEqual(['third', 'fourth']);
  expect(getToken.mock.calls).toEqual([[undefined], [undefined], ['second'], [undefined]]);
});

it('fails as the getter does (DR-009)', async () => {
  const { next } = createLicenceTokens({ getToken: () => Promise.reject(new Error('no')) });
  await expect(next()).rejects.toThrow('no');
});
