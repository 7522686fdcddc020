import type { LoginType } from '@kadr/contract';

/** What a login that is being typed means: digits and symbols only are a telephone number, anything else an e-mail address. */
export function loginTypeOf(typed: string): LoginType {
  return /^[^\p{L}@]*$/u.test(typed) ? 'phone' : 'email';
}

/** Whether a text looks like an e-mail address; the service looks closer. */
export function isEmail(text: string): boolean {
  return /^\S+@\S+\.\S+$/.test(text.trim());
}
