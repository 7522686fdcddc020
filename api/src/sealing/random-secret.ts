import { createHash, timingSafeEqual } from 'node:crypto';
import type { ApiPorts } from '../context/context.ts';

/** An unguessable secret: 256 bits, 43 characters of base64url. */
export function newSecret({ random }: Pick<ApiPorts, 'random'>): string {
  return Buffer.from(random(32)).toString('base64url');
}

/**
 * The stored form of a secret: SHA-256 in base64url. Only for random secrets: a password or a short code could be found
 * from it by brute force.
 */
export function digestOf(secret: string): string {
  return sha256(secret).toString('base64url');
}

/** Whether two secrets are equal, compared in constant time. */
export function isSameSecret(one: string, other: string): boolean {
  return timingSafeEqual(sha256(one), sha256(other));
}

/** A digest has the same length for any text. */
function sha256(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}
