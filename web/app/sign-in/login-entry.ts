import type { LoginType } from '@kadr/contract';
import {
  countryOf,
  defaultCountry,
  digitCount,
  digitsOf,
  isComplete,
  isNational,
  masked,
  wholeNumber,
  withoutPrefix,
} from './phone-mask.ts';
import type { PhoneCountry } from './phone-mask.ts';
import { isEmail, loginTypeOf } from './typed-login.ts';

/** A login during typing. */
export interface LoginEntry {
  readonly type: LoginType;
  /**
   * The digits after the country's call code, or the e-mail address; a number that begins with a plus sign and has no
   * known call code yet is kept as typed.
   */
  readonly text: string;
  readonly country: PhoneCountry;
}

export interface Typing {
  /** Current text of the field. */
  readonly text: string;
  /** Whether it was typed character by character, not pasted or filled in by the browser. */
  readonly isTyped: boolean;
  /** Number of digits before the caret, if the character before it was deleted. */
  readonly deletedAt?: number | undefined;
}

/** Returns the login after something was typed, deleted, pasted or filled in. */
export function typedInto(
  entry: LoginEntry,
  { text: given, isTyped, deletedAt }: Typing,
  allowed: readonly LoginType[],
  countries: readonly PhoneCountry[],
): LoginEntry {
  // Contact lists put invisible direction marks around a number.
  const text = given.replace(/\p{Cf}/gu, '');
  const takesEmail = allowed.includes('email');
  if (!allowed.includes('phone') || (takesEmail && loginTypeOf(text) === 'email'))
    return { ...entry, type: 'email', text };
  const hasPlus = /^\s*\+/.test(text);
  if (hasPlus || (!isTyped && /^\s*00/.test(text) && !isNational(text, entry.country))) {
    const clean = text.replace(/[^\d+\s().-]/g, '');
    const country = countryOf(clean, countries, entry.country);
    if (country) return { type: 'phone', country, text: withoutPrefix(clean, country) };
    if (hasPlus) return { ...entry, type: 'phone', text: `+${digitsOf(text)}` };
  }
  const { country } = entry;
  let digits = digitsOf(text);
  // A character of the mask was deleted: the digit before it was meant.
  if (deletedAt !== undefined && deletedAt > 0 && entry.type === 'phone' && digits === entry.text)
    digits = digits.slice(0, deletedAt - 1) + digits.slice(deletedAt);
  return {
    ...entry,
    type: 'phone',
    text: isTyped ? digits.slice(0, digitCount(country)) : withoutPrefix(text, country),
  };
}

/** Text of the field. */
export function shownLogin({ type, text, country }: LoginEntry): string {
  return type === 'email' || text.startsWith('+') ? text : masked(text, country);
}

/** The entry of a prefilled login: a complete number, or an e-mail address. */
export function entryOf(login: string, countries: readonly PhoneCountry[]): LoginEntry {
  const empty: LoginEntry = { type: 'phone', text: '', country: defaultCountry };
  const known = countries.length === 0 ? [defaultCountry] : countries;
  return typedInto(empty, { text: login, isTyped: false }, ['phone', 'email'], known);
}

/** The login to send: `+79001234567` or the address; null while incomplete. */
export function loginOf({ type, text, country }: LoginEntry): string | null {
  if (type === 'email') return isEmail(text) ? text.trim() : null;
  if (text.startsWith('+')) return null;
  const number = wholeNumber(text, country);
  return isComplete(number, country) ? number : null;
}
