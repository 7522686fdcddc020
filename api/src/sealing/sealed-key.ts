import { createCipheriv, createDecipheriv, createHash, createSecretKey } from 'node:crypto';

/** Bytes of the nonce of AES-GCM (NIST SP 800-38D §8.2) and of its tag. */
const nonceLength = 12;
const tagLength = 16;
/** Bytes of a master key. */
export const masterKeyLength = 32;

export interface KeySeal {
  /** What is kept of a key. */
  readonly seal: (id: string, key: Uint8Array) => string;
  /** @throws Error for what was changed, belongs to another id, or was sealed with another master key. */
  readonly open: (id: string, sealed: string) => Uint8Array;
}

/**
 * Content keys and tokens of cards at rest: AES-256-GCM under the master key, bound to their id, so that no row can stand in for another. What
 * is kept begins with a name of the master key: with a wrong one the failure says so.
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
        throw new Error(`The secret ${id} was sealed with another master key (${sealedWith}).`);
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

/** Tells a master key from any other, and nothing of the key: 64 hexadecimal digits. */
export function masterKeyFingerprint(master: Uint8Array): string {
  return createHash('sha256').update('content keys').update(master).digest('hex');
}
