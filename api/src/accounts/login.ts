import { parsePhoneNumberFromString } from 'libphonenumber-js/min';
import { z } from 'zod';
import { KadrError } from '@kadr/contract';
import type { LoginType } from '@kadr/contract';

const emailSchema = z.email().max(254);

/**
 * The stored form of a login: an e-mail address in lower case, or a phone number as digits after a plus sign. A Russian
 * number may begin with 8 or without a prefix, as people write it.
 *
 * @throws KadrError INVALID_INPUT for anything else.
 */
export function normalizeLogin(login: string, type: LoginType): string {
  if (type === 'email') {
    const email = emailSchema.safeParse(login.trim().toLowerCase());
    if (email.success) return email.data;
  } else {
    const phone = phoneOf(login);
    if (phone !== null && parsePhoneNumberFromString(phone)?.isPossible() === true) return phone;
  }
  throw new KadrError('INVALID_INPUT', { message: `login: is no ${type}.`, field: 'login' });
}

function phoneOf(login: string): string | null {
  const written = login.replace(/[\s().\u2010-\u2015-]/g, '');
  if (/^\+[1-9]\d{6,14}$/.test(written)) return written;
  if (/^[78]\d{10}$/.test(written)) return `+7${written.slice(1)}`;
  if (/^9\d{9}$/.test(written)) return `+7${written}`;
  return /^[1-9]\d{9,14}$/.test(written) ? `+${written}` : null;
}
