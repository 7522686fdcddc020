import { createHmac } from 'node:crypto';

/** The prefix of a displayed secret. */
const prefix = 'whsec_';
export const secretLength = 32;

export function writtenSecret(secret: Uint8Array): string {
  return prefix + Buffer.from(secret).toString('base64');
}

/**
 * Headers by which an endpoint verifies origin and freshness (Standard Webhooks 1.0, symmetric): `webhook-id` is the
 * same for every attempt, `webhook-timestamp` is the time of the attempt in Unix seconds, and the signature covers both
 * and the body.
 */
export function signedHeaders(
  secret: Uint8Array,
  { id, timestamp, body }: { readonly id: string; readonly timestamp: number; readonly body: string },
): Record<string, string> {
  const signature = createHmac('sha256', secret).update(`${id}.${timestamp}.${body}`).digest('base64');
  return {
    'webhook-id': id,
    'webhook-timestamp': String(timestamp),
    'webhook-signature': `v1,${signature}`,
  };
}
