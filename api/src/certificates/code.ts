import { createHmac, hkdfSync } from 'node:crypto';
import type { ApiPorts } from '../context/context.ts';
import type { KeySeal } from '../sealing/sealed-key.ts';

/** Without what looks alike; 32 signs, so that a byte has no bias. */
const signs = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
const length = 16;

/** Makes codes of certificates, finds them again, and reads them for their buyers. */
export interface CertificateCodes {
  readonly create: (id: string) => {
    readonly code: string;
    readonly codeHash: string;
    readonly codeSecret: string;
  };
  /** By which a certificate is found, however its code is written. */
  readonly hashOf: (typed: string) => string;
  readonly read: (id: string, codeSecret: string) => string;
}

export function certificateCodes(
  seal: KeySeal,
  { secrets, random }: Pick<ApiPorts, 'secrets' | 'random'>,
): CertificateCodes {
  const key = new Uint8Array(hkdfSync('sha256', secrets.session, '', 'kadr certificates', 32));
  const hashOf = (typed: string): string =>
    createHmac('sha256', key)
      .update(typed.toUpperCase().replaceAll(/[^A-Z\d]/g, ''))
      .digest('base64url');
  return {
    create: (id) => {
      const text = Array.from(random(length), (byte) => signs[byte % signs.length]).join('');
      const code = text.replaceAll(/(.{4})(?=.)/g, '$1-');
      return { code, codeHash: hashOf(code), codeSecret: seal.seal(`certificate ${id}`, Buffer.from(code)) };
    },
    hashOf,
    read: (id, codeSecret) => Buffer.from(seal.open(`certificate ${id}`, codeSecret)).toString(),
  };
}
