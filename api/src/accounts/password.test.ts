import { randomBytes } from 'node:crypto';
import { expect, it } from 'vitest';
import { createPasswords } from './password.ts';

const passwords = createPasswords((bytes) => new Uint8Array(randomBytes(bytes)));

it('keeps a password as Argon2id in PHC string format, never twice the same', async () => {
  const [one, other] = await Promise.all([passwords.hash('кадр-2026'), passwords.hash('кадр-2026')]);
  expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[\w+/]{22}\$[\w+/]{43}$/);
  expect(one).not.toBe(other);
  expect(await passwords.verify('кадр-2026', one)).toBe(true);
  expect(await passwords.verify('кадр-2025', one)).toBe(false);
});

it('takes one password for the same however its letters were composed', async () => {
  const hash = await passwords.hash('\u0439\u0301'.normalize('NFD'));
  expect(await passwords.verify('\u0439\u0301'.normalize('NFC'), hash)).toBe(true);
});

it('reads a hash of another cost, as other programs write it', async () => {
  // From the reference implementation: echo -n password | argon2 somesalt -id -t 2 -m 16 -p 1 -l 24
  const hash = '$argon2id$v=19$m=65536,t=2,p=1$c29tZXNhbHQ$CTFhFdXPJO1aFaMaO6Mm5c8y7cJHAph8ArZWb2GRPPc';
  expect(await passwords.verify('password', hash)).toBe(true);
  expect(await passwords.verify('differentpassword', hash)).toBe(false);
});

it('works as long for nobody, and is never his password', async () => {
  expect(await passwords.verify('', null)).toBe(false);
});

it('hashes at the cost it is given, and verifies what was hashed at another', async () => {
  const cheap = createPasswords((bytes) => new Uint8Array(randomBytes(bytes)), {
    memory: 8,
    passes: 1,
    parallelism: 1,
  });
  const hash = await cheap.hash('кадр-2026');
  expect(hash).toMatch(/^\$argon2id\$v=19\$m=8,t=1,p=1\$/);
  expect(await passwords.verify('кадр-2026', hash)).toBe(true);
  expect(await cheap.verify('кадр-2026', await passwords.hash('кадр-2026'))).toBe(true);
});
