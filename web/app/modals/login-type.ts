import type { LoginType } from '@kadr/contract';

/**
 * What a viewer has typed as his login: an e-mail address or a telephone number, as people write them; null when it is
 * neither. The service looks closer.
 */
export function loginTypeOf(login: string): LoginType | null {
  const text = login.trim();
  if (/^\S+@\S+\.\S+$/.test(text)) return 'email';
  const digits = text.replace(/\D/g, '').length;
  return /^\+?[\d\s().-]+$/.test(text) && digits >= 8 && digits <= 15 ? 'phone' : null;
}
