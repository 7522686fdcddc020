import { expect, it } from 'vitest';
import { createStreamTokens } from './stream-token.ts';

const secret = 'a secret of thirty-two bytes or more';
const claims = { a: 'qzx3k9v0m1n2b4c5', s: 'b2b0…7/я&=', e: 2_000_000_000 };
const at = (seconds: number) => () => new Date(seconds * 1000);

it('opens what it signed, until the moment it says (DR-024)', () => {
  const token = createStreamTokens({ secret, now: at(0) }).sign(claims);
  expect(token).toMatch(/^[A-Za-z0-9_-]+\.[A-Za-z0-9_-]{43}$/);
  expect(createStreamTokens({ secret, now: at(1_999_999_999) }).verify(token)).toEqual(claims);
  expect(() => createStreamTokens({ secret, now: at(2_000_000_000) }).verify(token)).toThrow(
    expect.objectContaining({ error: 'STREAM_TOKEN_INVALID', status: 403 }),
  );
});

it('refuses a token that it has read before, once it has expired', () => {
  const clock = { seconds: 1_999_999_999 };
  const tokens = createStreamTokens({ secret, now: () => new Date(clock.seconds * 1000) });
  const token = tokens.sign(claims);
  expect(tokens.verify(token)).toEqual(claims);
  clock.seconds += 1;
  expect(() => tokens.verify(token)).toThrow(expect.objectContaining({ error: 'STREAM_TOKEN_INVALID' }));
});

it('says of which screen it is, and nothing where it needs none', () => {
  const tokens = createStreamTokens({ secret, now: at(0) });
  const held = { ...claims, p: 'd2c1b7a6-1f0e-4c3d-8b5a-69788a7b6c5d', l: 'm12', g: 1_999_999_000 };
  expect(tokens.verify(tokens.sign(held))).toEqual(held);
  expect(tokens.sign({ ...claims, b: 7 })).toHaveLength(tokens.sign(claims).length + 3);
});

it('refuses every change, and tokens of another secret', () => {
  const tokens = createStreamTokens({ secret, now: at(0) });
  const token = tokens.sign(claims);
  const [payload = '', signature = ''] = token.split('.');
  const longer = Buffer.from(JSON.stringify([claims.a, claims.s, claims.e + 1])).toString('base64url');
  const foreign = createStreamTokens({ secret: secret.toUpperCase(), now: at(0) }).sign(claims);
  const changed = [
    '',
    '.',
    'x',
    payload,
    `${payload}.`,
    `.${signature}`,
    `${longer}.${signature}`,
    `${token}.x`,
    `${payload}.${signature.slice(0, -2)}`,
    `${payload}.${signature.startsWith('A') ? 'B' : 'A'}${signature.slice(1)}`,
    foreign,
  ];
  for (const wrong of changed) {
    expect(() => tokens.verify(wrong)).toThrow(expect.objectContaining({ error: 'STREAM_TOKEN_INVALID' }));
  }
});

it('refuses a secret that is too short to keep', () => {
  expect(() => createStreamTokens({ secret: 'short', now: at(0) })).toThrow(RangeError);
});
