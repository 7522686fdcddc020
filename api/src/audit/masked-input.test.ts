import { expect, it } from 'vitest';
import { longestInput, maskedInput } from './masked-input.ts';

it('shortens what names the holder of an account, whose entries outlive it, and not a member of staff', () => {
  const input = { account: { phone: '+79990000001' }, profile_name: 'Анна', login: 'a@b.example', id: 7 };
  expect(maskedInput(input)).toBe(
    '{"account":{"phone":"+7…0001"},"profile_name":"А…","login":"a…@b.example","id":7}',
  );
  expect(maskedInput({ email: 'olga@kadr.example' }, true)).toBe('{"email":"olga@kadr.example"}');
});

it('leaves out what is called a password, a secret, a token, a code or a PIN, wherever it stands', () => {
  const input = {
    accounts: [{ email: 'a@kadr.example', password: 'p-secret', newPassword: 'p-secret', pin_code: '4711' }],
    promo_codes: [{ code: 'p-secret', message: { rus: 'текст' }, needs_card: true, campaign: null }],
    codes: ['p-secret', 7],
    access_token: { value: 'p-secret' },
    password: null,
    decoded: 'kept',
  };
  expect(JSON.parse(maskedInput(input) ?? '')).toEqual({
    accounts: [{ email: 'a…@kadr.example', password: '***', newPassword: '***', pin_code: '***' }],
    promo_codes: [{ code: '***', message: { rus: 'текст' }, needs_card: true, campaign: null }],
    codes: ['***', '***'],
    access_token: '***',
    password: null,
    decoded: 'kept',
  });
});

it('is cut off at a whole character, and holds what the database can', () => {
  const long = maskedInput({ text: 'ы'.repeat(longestInput), rest: 'never reached' }) ?? '';
  expect(Buffer.byteLength(long)).toBeLessThanOrEqual(longestInput);
  expect(Buffer.byteLength(long)).toBeGreaterThan(longestInput - 4);
  expect(long).toMatch(/ы$/);
  expect(maskedInput({ x: '\u0000\uD800' })).toBe(String.raw`{"x":"\u0000\ud800"}`);
});

it('is null of no input, and not walked down for ever', () => {
  expect(maskedInput(undefined)).toBeNull();
  let deep: unknown = 'x';
  for (let depth = 0; depth < 100_000; depth += 1) deep = [deep];
  expect(maskedInput(deep)).toContain('…');
});
