import { expect, it } from 'vitest';
import { codeDigits, mayBeCode } from './code-digits.ts';
import { mostGuessesOfService } from './code-limits.ts';

it.each([
  [{ ofLogin: 0, ofService: 0 }, 4],
  [{ ofLogin: 4, ofService: 9 }, 4],
  [{ ofLogin: 5, ofService: 0 }, 6],
  [{ ofLogin: 0, ofService: 10 }, 6],
  [{ ofLogin: 0, ofService: 999 }, 6],
  [{ ofLogin: 0, ofService: 1000 }, 7],
])('after %j wrong tries codes have %i digits', (wrong, digits) => {
  expect(codeDigits(wrong)).toBe(digits);
});

it.each(['1234', '123456', '1234567'])('%s may be a code', (text) => {
  expect(mayBeCode(text)).toBe(true);
});
it.each(['12345', '12345678', 'abcd', ''])('%j is none', (text) => {
  expect(mayBeCode(text)).toBe(false);
});

it('a spray over many phones from everywhere opens a hundredth of the accounts that it would with four digits', () => {
  // An attacker with any number of phones and addresses, in an hour; each try is for the code of another phone.
  let opened = 0;
  for (let tried = 0; tried < mostGuessesOfService; tried += 1)
    opened += 10 ** -codeDigits({ ofLogin: 0, ofService: tried });
  // Accounts opened by the former limit of three thousand tries an hour, while codes always had four digits.
  const before = 3000 / 10_000;
  expect(before / opened).toBeGreaterThan(100);
});
