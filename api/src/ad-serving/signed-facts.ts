import { createHmac, timingSafeEqual } from 'node:crypto';
import type { z } from 'zod';

/** Facts in an address that only this service can write. */
export interface SignedFacts<Schema extends z.ZodType> {
  sign(facts: z.output<Schema>): string;
  /** Null for a text that this service did not sign for this purpose. */
  open(text: string): z.output<Schema> | null;
}

/** Length of the longest text that is read, in characters. */
const longest = 4000;
/** Bytes of a signature: half of a SHA-256 digest cannot be guessed. */
const signatureLength = 16;

/**
 * Facts as JSON in base64url, a dot, and their HMAC-SHA256. Anyone can read them, so they hold no secret.
 *
 * @param purpose is signed with them, so that facts of one kind cannot stand for another
 */
export function signedFacts<Schema extends z.ZodType>(
  secret: Uint8Array,
  purpose: string,
  schema: Schema,
): SignedFacts<Schema> {
  const signatureOf = (body: string): string =>
    createHmac('sha256', secret)
      .update(`ads ${purpose} ${body}`)
      .digest()
      .subarray(0, signatureLength)
      .toString('base64url');
  return {
    sign: (facts) => {
      const body = Buffer.from(JSON.stringify(facts)).toString('base64url');
      return `${body}.${signatureOf(body)}`;
    },
    open: (text) => {
      if (text.length > longest) return null;
      const [body = '', signature = ''] = text.split('.');
      // Compared as text: several texts decode to the same bytes.
      const [given, expected] = [Buffer.from(signature), Buffer.from(signatureOf(body))];
      if (given.length !== expected.length || !timingSafeEqual(given, expected)) return null;
      return schema.safeParse(JSON.parse(Buffer.from(body, 'base64url').toString())).data ?? null;
    },
  };
}
