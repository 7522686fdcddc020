import { createCipheriv, createDecipheriv, createHash, createSecretKey } from 'node:crypto';

/** Length of the nonce of AES-GCM (NIST SP 800-38D §8.2) and of its tag, in bytes. */
const nonceLength = 12;
const tagLength = 16;
/** Length of a master key, in bytes. */
export const masterKeyLength = 32;

export interface KeySeal {
  /** The stored form of a key. */
  readonly seal: (id: string, key: Uint8Array) => string;
  /** @throws Error for a sealed key that was modified, belongs to another id, or was encrypted with another master key. */
  readonly open: (id: string, sealed: string) => Uint8Array;
}

/**
 * Content keys and tokens of cards at rest: AES-256-GCM under the master key, bound to their id, so that no row can
 * replace another. A sealed key begins with an identifier of its master key: with a wrong master key the error names
 * it.
 *
 * @throws RangeError for a master key of another length.
 */
export function keySeal(master: Uint8Array, random: (bytes: number) => Uint8Array): KeySeal {
  if (master.length !== masterKeyLength)
    throw new RangeError(`The master key of content keys has ${masterKeyLength} bytes.`);
  const secret = createSecretKey(master);
  const name = masterKeyFingerprint(master).slice(0, 8);
  return {
    seal: (id, key) => {
      const nonce = random(nonceLength);
      const cipher = createCipheriv('aes-256-gcm', secret, nonce, { authTagLength: tagLength });
      cipher.setAAD(Buffer.from(id));
      const bytes = Buffer.concat([nonce, cipher.update(key), cipher.final(), cipher.getAuthTag()]);
      return `${name}.${bytes.toString('base64url')}`;
    },
    open: (id, sealed) => {
      const [sealedWith, text = ''] = sealed.split('.');
      if (sealedWith !== name)
        throw new Error(`The secret ${id} was encrypted with another master key (${sealedWith}).`);
      const bytes = Buffer.from(text, 'base64url');
      const opened = createDecipheriv('aes-256-gcm', secret, bytes.subarray(0, nonceLength), {
        authTagLength: tagLength,
      });
      opened.setAAD(Buffer.from(id));
      opened.setAuthTag(bytes.subarray(-tagLength));
      return new Uint8Array(
        Buffer.concat([opened.update(bytes.subarray(nonceLength, -tagLength)), opened.final()]),
      );
    },
  };
}

/** Identifies a master key without revealing it: 64 hexadecimal digits. */
export function masterKeyFingerprint(master: Uint8Array): string {
  return createHash('sha256').update('content keys').update(master).digest('hex');
}
