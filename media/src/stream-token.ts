import { createHmac, createSecretKey, timingSafeEqual } from 'node:crypto';
import { KadrError } from '@kadr/contract/errors';
import { streamTokenClaimsSchema } from '@kadr/contract';
import type { StreamTokenClaims } from '@kadr/contract';

/** Fewer bytes than the hash has would weaken it (RFC 2104 §3). */
const shortestSecret = 32;

export interface StreamTokens {
  /** The token for `claims`: two base64url parts joined by a dot, safe in an address as it is. */
  readonly sign: (claims: StreamTokenClaims) => string;
  /** @throws KadrError STREAM_TOKEN_INVALID when the token is not ours, was changed, or has expired. */
  readonly verify: (token: string) => StreamTokenClaims;
}

/**
 * Tokens that open the streams of one asset or channel until a moment, signed with HMAC-SHA256. Every process that signs or verifies
 * needs the same `secret`, of at least 32 bytes.
 *
 * @throws RangeError when `secret` is shorter.
 */
export function createStreamTokens({ secret, now }: { secret: string; now: () => Date }): StreamTokens {
  if (Buffer.byteLength(secret) < shortestSecret) {
    throw new RangeError(`The secret of stream tokens needs at least ${shortestSecret} bytes.`);
  }
  const key = createSecretKey(secret, 'utf8');
  const signature = (payload: string) => createHmac('sha256', key).update(payload).digest();

  return {
    sign({ a, s, e, b, p, l, g }) {
      const claims: (string | number | undefined)[] = [a, s, e, b, p, l, g];
      // What is left out at the end travels in no address.
      while (claims.at(-1) === undefined) claims.pop();
      const payload = Buffer.from(JSON.stringify(claims)).toString('base64url');
      return `${payload}.${signature(payload).toString('base64url')}`;
    },

    verify(token) {
      const [payload = '', signed = '', ...rest] = token.split('.');
      const given = Buffer.from(signed, 'base64url');
      const expected = signature(payload);
      if (rest.length > 0 || given.length !== expected.length || !timingSafeEqual(given, expected)) {
        throw new KadrError('STREAM_TOKEN_INVALID', { message: 'The stream token is not valid.' });
      }
      const parts: unknown[] = JSON.parse(Buffer.from(payload, 'base64url').toString());
      const [a, s, e, b, p, l, g] = parts.map((part) => part ?? undefined);
      const claims = streamTokenClaimsSchema.parse({ a, s, e, b, p, l, g });
      if (claims.e * 1000 <= now().getTime()) throw new KadrError('STREAM_TOKEN_INVALID');
      return claims;
    },
  };
}
