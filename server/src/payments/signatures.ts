import { createHmac, timingSafeEqual } from 'node:crypto';
import type { WebhookRequest } from '@kadr/api';

/** The greatest age of a signature, in seconds. */
const lifetime = 300;

/**
 * Whether a header in Stripe's scheme signs this body: `t=<seconds>,v1=<HMAC-SHA256 of time, dot and body>[,v1=…]`,
 * neither older than five minutes nor in the future.
 */
export function isSigned(
  secret: string,
  header: string | undefined,
  { raw, now }: Pick<WebhookRequest, 'raw' | 'now'>,
): boolean {
  const parts = (header ?? '').split(',').map((part) => part.trim().split('='));
  const time = parts.find(([name]) => name === 't')?.[1] ?? '';
  if (!/^\d{1,12}$/.test(time) || Math.abs(now.getTime() / 1000 - Number(time)) > lifetime) return false;
  const expected = createHmac('sha256', secret).update(`${time}.`).update(raw).digest();
  return parts.some(([name, value = '']) => {
    const given = Buffer.from(name === 'v1' ? value : '', 'hex');
    return given.length === expected.length && timingSafeEqual(given, expected);
  });
}
