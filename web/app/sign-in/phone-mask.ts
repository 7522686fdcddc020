/** Telephone numbers as a viewer types them: digits under the mask of a country. */

/** What a number's entry needs to know of a country. */
export interface PhoneCountry {
  /** Two letters (ISO 3166-1), such as `RU`. */
  readonly code: string;
  /** With the plus sign: `+7`. */
  readonly call_code: string;
  /** `X` stands for a digit: `(XXX) XXX-XX-XX`. */
  readonly maskexp: string;
}

/** The country of a number before the list of countries has come. */
export const defaultCountry: PhoneCountry = { code: 'RU', call_code: '+7', maskexp: '(XXX) XXX-XX-XX' };

export function digitsOf(text: string): string {
  return text.replace(/\D/g, '');
}

/** How many digits a number has behind the call code. */
export function digitCount({ maskexp }: Pick<PhoneCountry, 'maskexp'>): number {
  return maskexp.split('X').length - 1;
}

/** Digits behind the call code as the mask writes them, up to the last digit; digits too many are left out. */
export function masked(digits: string, { maskexp }: Pick<PhoneCountry, 'maskexp'>): string {
  let written = '';
  let at = 0;
  for (const sign of maskexp) {
    if (at >= digits.length) break;
    written += sign === 'X' ? (digits[at++] ?? '') : sign;
  }
  return written;
}

/** The whole number as it is sent: `+79001234567`. */
export function wholeNumber(digits: string, { call_code }: Pick<PhoneCountry, 'call_code'>): string {
  return `+${digitsOf(call_code)}${digits}`;
}

/** Whether a number is as long as the country's numbers are: its digits and those of the call code. */
export function isComplete(number: string, country: PhoneCountry): boolean {
  return digitsOf(number).length === digitCount(country) + digitsOf(country.call_code).length;
}

/** Whether a text without a plus sign has as many digits as the country's numbers have without the call code. */
export function isNational(text: string, country: PhoneCountry): boolean {
  return !/^\s*\+/.test(text) && digitsOf(text).length === digitCount(country);
}

/**
 * The digits behind the call code of a number that was pasted or filled in by the browser: without the call code,
 * in Russia without the 8 that is dialled in its place. What may be the number's own beginning stays: as many digits
 * as the country's numbers have are the number, also if they begin as an international one does (`0070000001`).
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
 * The country of an international number (`+374…`, `00374…`): that with the longest call code it begins with, `current` if it
 * is one of several; null for a number that is not written internationally.
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
 * A whole number as people read it, on one line: `+7 (900) 123-45-67`, with no-break spaces and hyphens; of a country that is
 * not among them as it is.
 */
export function writtenNumber(number: string, countries: readonly PhoneCountry[]): string {
  const country = countryOf(number, countries, defaultCountry);
  if (country === null) return number;
  return `${country.call_code} ${masked(withoutPrefix(number, country), country)}`
    .replaceAll(' ', '\u00a0')
    .replaceAll('-', '\u2011');
}

/** Where the caret stands in masked digits, by the number of digits before it. */
export function caretAfter(digitsBefore: number, text: string): number {
  if (digitsBefore === 0) return 0;
  let seen = 0;
  for (let at = 0; at < text.length; at += 1) {
    if (/\d/.test(text[at] ?? '')) seen += 1;
    if (seen === digitsBefore) return at + 1;
  }
  return text.length;
}
