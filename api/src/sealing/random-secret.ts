import { createHash, timingSafeEqual } from 'node:crypto';
import type { ApiPorts } from '../context/context.ts';

/** A secret that nobody guesses: 256 bits, 43 characters of base64url. */
export function newSecret({ random }: Pick<ApiPorts, 'random'>): string {
  return Buffer.from(random(32)).toString('base64url');
}

/**
 * What is kept of a secret: SHA-256 in base64url. Only for what is random: a password or a short code is found from it by
 * trying.
 */
export function digestOf(secret: string): string {
  return sha256(secret).toString('base64url');
}

/** Whether two secrets are the same; how long that takes tells nothing of either. */
export function isSameSecret(one: string, other: string): boolean {
  return timingSafeEqual(sha256(one), sha256(other));
}

/** Of equal length, whatever the text's. */
function sha256(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}
