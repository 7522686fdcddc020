/** Phone numbers during typing: digits in the mask of a country. */

/** A country's data for the entry of a number. */
export interface PhoneCountry {
  /** Two letters (ISO 3166-1), such as `RU`. */
  readonly code: string;
  /** With the plus sign: `+7`. */
  readonly call_code: string;
  /** `X` stands for a digit: `(XXX) XXX-XX-XX`. */
  readonly maskexp: string;
}

/** The country of a number before the countries are loaded. */
export const defaultCountry: PhoneCountry = { code: 'RU', call_code: '+7', maskexp: '(XXX) XXX-XX-XX' };

export function digitsOf(text: string): string {
  return text.replace(/\D/g, '');
}

/** Number of digits after the call code. */
export function digitCount({ maskexp }: Pick<PhoneCountry, 'maskexp'>): number {
  return maskexp.split('X').length - 1;
}

/** Formats digits after the call code by the mask, up to the last digit; surplus digits are dropped. */
export function masked(digits: string, { maskexp }: Pick<PhoneCountry, 'maskexp'>): string {
  let written = '';
  let at = 0;
  for (const sign of maskexp) {
    if (at >= digits.length) break;
    written += sign === 'X' ? (digits[at++] ?? '') : sign;
  }
  return written;
}

/** The complete number to send: `+79001234567`. */
export function wholeNumber(digits: string, { call_code }: Pick<PhoneCountry, 'call_code'>): string {
  return `+${digitsOf(call_code)}${digits}`;
}

/** Whether a number has the length of the country's numbers, including the call code. */
export function isComplete(number: string, country: PhoneCountry): boolean {
  return digitsOf(number).length === digitCount(country) + digitsOf(country.call_code).length;
}

/** Whether a text without a plus sign has as many digits as the country's numbers without the call code. */
export function isNational(text: string, country: PhoneCountry): boolean {
  return !/^\s*\+/.test(text) && digitsOf(text).length === digitCount(country);
}

/**
 * The digits after the call code in a pasted or autofilled number: without the call code, and in Russia without the 8
 * that replaces it. Digits that may belong to the number itself are kept: a text with exactly as many digits as the
 * country's numbers is the number, even if it begins like an international one (`0070000001`).
 */
export function withoutPrefix(text: string, country: PhoneCountry): string {
  const digits = digitsOf(text);
  const callCode = digitsOf(country.call_code);
  const count = digitCount(country);
  if (/^\s*(?:\+|00)/.test(text) && !isNational(text, country)) {
    const international = text.trim().startsWith('+') ? digits : digits.slice(2);
    if (international.startsWith(callCode))
      return international.slice(callCode.length, callCode.length + count);
  }
  if (digits.length > count && digits.startsWith(callCode))
    return digits.slice(callCode.length, callCode.length + count);
  if (digits.length > count && country.code === 'RU' && digits.startsWith('8'))
    return digits.slice(1, 1 + count);
  return digits.slice(0, count);
}

/**
 * The country of an international number (`+374…`, `00374…`): that with the longest matching call code, `current` if
 * several share it; null for a number that is not in international format.
 */
export function countryOf<Country extends PhoneCountry>(
  text: string,
  countries: readonly Country[],
  current: PhoneCountry,
): Country | null {
  const [, digits] = /^\s*(?:\+|00)([\d\s().-]+)$/.exec(text) ?? [];
  if (digits === undefined) return null;
  const number = digitsOf(digits);
  const fitting = countries.filter(({ call_code }) => number.startsWith(digitsOf(call_code)));
  const longest = Math.max(...fitting.map(({ call_code }) => call_code.length));
  const nearest = fitting.filter(({ call_code }) => call_code.length === longest);
  return (
    nearest.find(({ code }) => code === current.code) ??
    nearest.find(({ code }) => code === defaultCountry.code) ??
    nearest[0] ??
    null
  );
}

/**
 * A complete number for display on one line: `+7 (900) 123-45-67`, with no-break spaces and hyphens; unchanged if its
 * country is not in the list.
 */
export function writtenNumber(number: string, countries: readonly PhoneCountry[]): string {
  const country = countryOf(number, countries, defaultCountry);
  if (country === null) return number;
  return `${country.call_code} ${masked(withoutPrefix(number, country), country)}`
    .replaceAll(' ', '\u00a0')
    .replaceAll('-', '\u2011');
}

/** Index of the caret in masked digits, by the number of digits before it. */
export function caretAfter(digitsBefore: number, text: string): number {
  if (digitsBefore === 0) return 0;
  let seen = 0;
  for (let at = 0; at < text.length; at += 1) {
    if (/\d/.test(text[at] ?? '')) seen += 1;
    if (seen === digitsBefore) return at + 1;
  }
  return text.length;
}
