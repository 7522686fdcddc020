import type { LoginType } from '@kadr/contract';

/** The type of a login during typing: digits and symbols only are a phone number, anything else an e-mail address. */
export function loginTypeOf(typed: string): LoginType {
  return /^[^\p{L}@]*$/u.test(typed) ? 'phone' : 'email';
}

/** Whether a text looks like an e-mail address; the service checks it thoroughly. */
export function isEmail(text: string): boolean {
  return /^\S+@\S+\.\S+$/.test(text.trim());
}
