import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { createTestApi } from '../testing/test-api.ts';
import type { TestApi } from '../testing/test-api.ts';
import { checkMasterKey, WrongMasterKeyError } from './check-master-key.ts';
import { keySeal } from '../sealing/sealed-key.ts';

let test: TestApi;
const key = (byte: number): Uint8Array => new Uint8Array(32).fill(byte);
const random = (bytes: number): Uint8Array => new Uint8Array(bytes);

beforeAll(async () => {
  test = await createTestApi();
});
beforeEach(() => test.pool.query('truncate master_keys, content_keys'));
afterAll(() => test.close());

it('takes the key of the first start from then on, and no other', async () => {
  await checkMasterKey(test.pool, key(1));
  await checkMasterKey(test.pool, key(1));
  await expect(checkMasterKey(test.pool, key(2))).rejects.toThrow(/KADR_CONTENT_KEY.*first started with/);
  await checkMasterKey(test.pool, key(1));
});

it('lets one of several processes that start together with different keys go on', async () => {
  const results = await Promise.allSettled([1, 2, 3, 4].map((byte) => checkMasterKey(test.pool, key(byte))));
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  const refused = results.flatMap((result) => (result.status === 'rejected' ? [result.reason] : []));
  expect(refused.map((reason) => reason instanceof WrongMasterKeyError)).toEqual([true, true, true]);
});

it('knows a wrong key by what was sealed before there were fingerprints', async () => {
  const id = 'a'.repeat(32);
  await test.pool.query('insert into content_keys (id, sealed, created_at) values ($1, $2, now())', [
    id,
    keySeal(key(1), random).seal(id, new Uint8Array(16)),
  ]);
  await expect(checkMasterKey(test.pool, key(2))).rejects.toThrow(WrongMasterKeyError);
  await checkMasterKey(test.pool, key(1));
});
