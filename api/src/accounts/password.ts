import { argon2, timingSafeEqual } from 'node:crypto';
import { z } from 'zod';
import type { PasswordCost } from '../context/context.ts';

/** OWASP's recommendation for Argon2id (Password Storage Cheat Sheet): 19 MiB, two passes, one lane. */
const recommended: PasswordCost = { memory: 19_456, passes: 2, parallelism: 1 };
const saltLength = 16;
const tagLength = 32;

export interface Passwords {
  /** A hash in PHC string format, with a fresh salt. */
  hash(password: string): Promise<string>;
  /** Whether a password matches a hash; without a hash it takes the same time and returns false. */
  verify(password: string, hash: string | null): Promise<boolean>;
}

/** Argon2id (RFC 9106). `random` generates salts. A stored hash is verified at the cost it was made with. */
export function createPasswords(
  random: (bytes: number) => Uint8Array,
  cost: PasswordCost = recommended,
): Passwords {
  const nobody: Stored = { ...cost, salt: random(saltLength), tag: Buffer.alloc(tagLength) };
  return {
    hash: async (password) => {
      const salt = random(saltLength);
      return write({ ...cost, salt, tag: await derive(password, { ...cost, salt, tag: nobody.tag }) });
    },
    verify: async (password, hash) => {
      const stored = hash === null ? nobody : read(hash);
      const isSame = timingSafeEqual(await derive(password, stored), stored.tag);
      return isSame && hash !== null;
    },
  };
}

interface Stored extends PasswordCost {
  readonly salt: Uint8Array;
  readonly tag: Uint8Array;
}

/** Derives the same hash whether accented letters are typed as one character or as two (RFC 8265 §4.2). */
function derive(password: string, { memory, passes, parallelism, salt, tag }: Stored): Promise<Uint8Array> {
  return new Promise((resolve, reject) => {
    argon2(
      'argon2id',
      {
        message: password.normalize('NFC'),
        nonce: salt,
        parallelism,
        memory,
        passes,
        tagLength: tag.length,
      },
      (error, derived) => (error === null ? resolve(derived) : reject(error)),
    );
  });
}

function write({ memory, passes, parallelism, salt, tag }: Stored): string {
  const text = (bytes: Uint8Array): string => Buffer.from(bytes).toString('base64').replace(/=+$/, '');
  return `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${text(salt)}$${text(tag)}`;
}

const storedSchema = z
  .string()
  .regex(/^\$argon2id\$v=19\$m=\d+,t=\d+,p=\d+\$[A-Za-z0-9+/]+\$[A-Za-z0-9+/]+$/)
  .transform((hash): Stored => {
    const [, , , costs = '', salt = '', tag = ''] = hash.split('$');
    const [memory = 0, passes = 0, parallelism = 0] = costs.split(',').map((part) => Number(part.slice(2)));
    return {
      memory,
      passes,
      parallelism,
      salt: Buffer.from(salt, 'base64'),
      tag: Buffer.from(tag, 'base64'),
    };
  });

function read(hash: string): Stored {
  return storedSchema.parse(hash);
}
