import { createHmac, hkdfSync } from 'node:crypto';
import type { ApiPorts } from '../context/context.ts';
import type { KeySeal } from '../sealing/sealed-key.ts';

/** Without characters that look alike; 32 of them, so that a byte has no bias. */
const signs = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
const length = 16;

/** Generates codes of certificates, finds certificates by them, and decrypts them for their buyers. */
export interface CertificateCodes {
  readonly create: (id: string) => {
    readonly code: string;
    readonly codeHash: string;
    readonly codeSecret: string;
  };
  /** The hash by which a certificate is found, however its code is typed. */
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
