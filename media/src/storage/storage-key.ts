import { KadrError } from '@kadr/contract/errors';

/** S3's own limit, in bytes of UTF-8. */
const longestKey = 1024;

// eslint-disable-next-line no-control-regex -- control characters are what it refuses
const forbidden = /[\u0000-\u001f\u007f\\]/;

/** @throws KadrError INVALID_INPUT unless `key` names one object: `/`-separated, no empty, `.` or `..` part. */
export function checkKey(key: string): void {
  const parts = key.split('/');
  const isSafe =
    Buffer.byteLength(key) <= longestKey &&
    !forbidden.test(key) &&
    parts.every((part) => part !== '' && part !== '.' && part !== '..');
  if (!isSafe) {
    throw new KadrError('INVALID_INPUT', {
      message: `${JSON.stringify(key)} is not a storage key.`,
      field: 'key',
    });
  }
}

/** @throws KadrError INVALID_INPUT unless `prefix` names a folder: a key followed by `/`. */
export function checkPrefix(prefix: string): void {
  if (!prefix.endsWith('/')) {
    throw new KadrError('INVALID_INPUT', {
      message: `The storage prefix ${JSON.stringify(prefix)} does not end in "/".`,
      field: 'prefix',
    });
  }
  checkKey(prefix.slice(0, -1));
}
