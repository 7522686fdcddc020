import { KadrError } from '@kadr/contract';
import { z } from 'zod';

/** A licence request of ClearKey (W3C EME §9.1.3): ids of keys, 16 bytes in base64url each. */
const requestSchema = z.object({
  kids: z
    .array(z.string().regex(/^[\w-]{22}$/))
    .min(1)
    .max(64),
  type: z.literal('temporary').default('temporary'),
});

/** A licence of ClearKey (W3C EME §9.1.4): a JWK set (RFC 7517). */
export interface ClearKeyLicence {
  readonly keys: readonly { readonly kty: 'oct'; readonly kid: string; readonly k: string }[];
  readonly type: 'temporary';
}

/**
 * Ids of the keys that a request asks for, 32 hexadecimal digits each.
 *
 * @throws KadrError INVALID_INPUT for anything else; persistent licences (`persistent-license`) are not supported.
 */
export function readClearKeyRequest(body: Uint8Array): string[] {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(body);
    return requestSchema
      .parse(JSON.parse(text))
      .kids.map((kid) => Buffer.from(kid, 'base64url').toString('hex'));
  } catch (cause) {
    throw new KadrError('INVALID_INPUT', { message: 'That is no licence request of ClearKey.', cause });
  }
}

export function writeClearKeyLicence(keys: ReadonlyMap<string, Uint8Array>): ClearKeyLicence {
  return {
    keys: [...keys].map(([id, key]) => ({
      kty: 'oct',
      kid: Buffer.from(id, 'hex').toString('base64url'),
      k: Buffer.from(key).toString('base64url'),
    })),
    type: 'temporary',
  };
}
