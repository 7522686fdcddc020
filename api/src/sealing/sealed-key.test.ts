import { randomBytes } from 'node:crypto';
import { expect, it } from 'vitest';
import { keySeal } from './sealed-key.ts';

const random = (bytes: number): Uint8Array => new Uint8Array(randomBytes(bytes));
const id = '00112233445566778899aabbccddeeff';
const key = random(16);
const { seal, open } = keySeal(random(32), random);

it('opens what it sealed, which is another text each time and holds nothing of the key', () => {
  const sealed = seal(id, key);
  expect(open(id, sealed)).toEqual(key);
  expect(seal(id, key)).not.toBe(sealed);
  const bytes = Buffer.from(sealed.split('.')[1] ?? '', 'base64url');
  expect(bytes.indexOf(key)).toBe(-1);
});

it('opens nothing that was changed, stands under another id, or was encrypted with another master key', () => {
  const [name = '', text = ''] = seal(id, key).split('.');
  const bytes = Buffer.from(text, 'base64url');
  bytes.writeUInt8(bytes.readUInt8(14) ^ 1, 14);
  expect(() => open(id, `${name}.${bytes.toString('base64url')}`)).toThrow();
  expect(() => open(id.replace('0', '1'), `${name}.${text}`)).toThrow();
  expect(() => keySeal(random(32), random).open(id, `${name}.${text}`)).toThrow(/another master key/);
});

it('needs a master key of 32 bytes', () => {
  expect(() => keySeal(random(16), random)).toThrow(RangeError);
});
