import { createHmac, createSecretKey, timingSafeEqual } from 'node:crypto';
import { KadrError } from '@kadr/contract/errors';
import { streamTokenClaimsSchema } from '@kadr/contract';
import { LRUCache } from 'lru-cache';
import type { StreamTokenClaims } from '@kadr/contract';

/** A player sends its token with every request: the cache holds as many as one process has viewers. */
const rememberedTokens = 10_000;

/** Fewer bytes than the hash has would weaken it (RFC 2104 §3). */
const shortestSecret = 32;

export interface StreamTokens {
  /** The token for `claims`: two base64url parts joined by a dot, safe in an address as it is. */
  readonly sign: (claims: StreamTokenClaims) => string;
  /** @throws KadrError STREAM_TOKEN_INVALID when the token is not ours, was changed, or has expired. */
  readonly verify: (token: string) => StreamTokenClaims;
}

/**
 * Tokens that open the streams of one asset or channel until a moment, signed with HMAC-SHA256. Every process that
 * signs or verifies needs the same `secret`, of at least 32 bytes.
 *
 * @throws RangeError when `secret` is shorter.
 */
export function createStreamTokens({ secret, now }: { secret: string; now: () => Date }): StreamTokens {
  if (Buffer.byteLength(secret) < shortestSecret) {
    throw new RangeError(`The secret of stream tokens needs at least ${shortestSecret} bytes.`);
  }
  const key = createSecretKey(secret, 'utf8');
  /** Claims of tokens whose signature is right; their expiry is checked each time. */
  const read = new LRUCache<string, StreamTokenClaims>({ max: rememberedTokens });
  const signature = (payload: string) => createHmac('sha256', key).update(payload).digest();

  return {
    sign({ a, s, e, b, p, l, g }) {
      const claims: (string | number | undefined)[] = [a, s, e, b, p, l, g];
      // Claims that are missing at the end are not sent.
      while (claims.at(-1) === undefined) claims.pop();
      const payload = Buffer.from(JSON.stringify(claims)).toString('base64url');
      return `${payload}.${signature(payload).toString('base64url')}`;
    },

    verify(token) {
      const known = read.get(token);
      const claims = known ?? readToken(token, signature);
      if (claims.e * 1000 <= now().getTime()) throw new KadrError('STREAM_TOKEN_INVALID');
      if (known === undefined) read.set(token, claims);
      return claims;
    },
  };
}

/** @throws KadrError STREAM_TOKEN_INVALID when the token is not ours or was changed. */
function readToken(token: string, signature: (payload: string) => Buffer): StreamTokenClaims {
  const [payload = '', signed = '', ...rest] = token.split('.');
  const given = Buffer.from(signed, 'base64url');
  const expected = signature(payload);
  if (rest.length > 0 || given.length !== expected.length || !timingSafeEqual(given, expected)) {
    throw new KadrError('STREAM_TOKEN_INVALID', { message: 'The stream token is not valid.' });
  }
  const parts: unknown[] = JSON.parse(Buffer.from(payload, 'base64url').toString());
  const [a, s, e, b, p, l, g] = parts.map((part) => part ?? undefined);
  return streamTokenClaimsSchema.parse({ a, s, e, b, p, l, g });
}
