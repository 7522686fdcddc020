import type { Permission } from '@kadr/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { signUpOwner, signUpStaff } from '../testing/staff.ts';
import { createTestApi, errorOf, operatorToken, testBegins } from '../testing/test-api.ts';
import type { TestApi } from '../testing/test-api.ts';

let test: TestApi;
let url: string;

beforeAll(async () => {
  test = await createTestApi();
  url = await test.listen();
});
beforeEach(() => {
  test.clock.now = testBegins;
});
afterAll(() => test.close());

const begins = testBegins.getTime() / 1000;
const later = (seconds: number): void => {
  test.clock.now = new Date(testBegins.getTime() + seconds * 1000);
};
const create = (permissions: Permission[], expires_at: number | null = null) =>
  test.operator().operator.createKey({ name: 'guide loader', permissions, expires_at });

/** Calls the API as a program does. */
async function call(secret: string, path = '/operator/keys', init: RequestInit = {}) {
  const answer = await fetch(`${url}${path}`, {
    ...init,
    headers: { authorization: `Bearer ${secret}`, 'content-type': 'application/json' },
  });
  return { status: answer.status, body: (await answer.json()) as Record<string, unknown> };
}

const found = async (id: number) =>
  (await test.operator().operator.listKeys()).items.find((one) => one.id === id);

describe('a key', () => {
  it('is shown its secret once, and is kept as a digest', async () => {
    const { key, secret } = await create(['keys:write']);
    expect(secret).toMatch(/^kadr_key_[\w-]{43}$/);
    expect(await found(key.id)).toEqual({
      id: key.id,
      name: 'guide loader',
      permissions: ['keys:write'],
      created_at: begins,
      created_by: null,
      expires_at: null,
      last_used_at: null,
      revoked_at: null,
    });
    const kept = await test.pool.query(
      'select k::text from operator_keys k union select a::text from audit_entries a',
    );
    expect(JSON.stringify(kept.rows)).not.toContain(secret);
  });

  it('is let through to what it has the permission for, and told what it lacks', async () => {
    const { secret } = await create(['keys:write']);
    expect(await call(secret)).toMatchObject({ status: 200 });
    expect(await call(secret, '/operator/problem_reports')).toEqual({
      status: 403,
      body: {
        error_code: 1_000_403,
        description: 'The API key does not have the permission “support:read”, which this needs.',
      },
    });
  });

  it('is refused when it is unknown, whatever it looks like', async () => {
    for (const secret of [`kadr_key_${'A'.repeat(43)}`, 'kadr_key_x', `${operatorToken}x`])
      expect(await call(secret)).toMatchObject({ status: 401, body: { error_code: 1_000_401 } });
  });

  it('ends at its moment', async () => {
    const { secret } = await create(['keys:write'], begins + 60);
    later(59);
    expect(await call(secret)).toMatchObject({ status: 200 });
    later(60);
    expect(await call(secret)).toMatchObject({ status: 401, body: { error_code: 1_000_401 } });
    expect(await errorOf(create(['keys:write'], begins + 60))).toMatchObject({ name: 'INVALID_INPUT' });
  });

  it('is refused as soon as it is revoked, and stays refused', async () => {
    const { key, secret } = await create(['keys:write']);
    const { operator } = test.operator();
    expect(await operator.revokeKey({ id: key.id })).toMatchObject({ revoked_at: begins });
    expect(await call(secret)).toMatchObject({ status: 401 });
    later(60);
    expect(await operator.revokeKey({ id: key.id })).toMatchObject({ revoked_at: begins });
    expect(await errorOf(operator.revokeKey({ id: 2_000_000_000 }))).toMatchObject({ name: 'NOT_FOUND' });
  });

  it('has its use noted once a minute', async () => {
    const { key, secret } = await create(['keys:write']);
    const noted: unknown[] = [];
    const writes: number[] = [];
    for (const seconds of [0, 30, 60, 61]) {
      later(seconds);
      test.statements();
      await call(secret);
      writes.push(test.statements().filter((text) => text.startsWith('update "operator_keys"')).length);
      noted.push((await found(key.id))?.last_used_at);
    }
    expect(noted).toEqual([begins, begins, begins, begins + 61]);
    expect(writes).toEqual([1, 0, 0, 1]);
  });

  it('gives another key nothing that it does not have, and no longer life', async () => {
    const { key, secret } = await create(['keys:write', 'guide:write'], begins + 600);
    const make = (body: object) =>
      call(secret, '/operator/keys', { method: 'POST', body: JSON.stringify(body) });
    expect(await make({ name: 'more', permissions: ['guide:write', 'money:write'] })).toMatchObject({
      status: 403,
      body: { description: expect.stringContaining('money:write') },
    });
    const child = { name: 'child', permissions: ['guide:write'] };
    expect(await make(child)).toMatchObject({ status: 400 });
    expect(await make({ ...child, expires_at: begins + 601 })).toMatchObject({ status: 400 });
    expect(await make({ ...child, expires_at: begins + 600 })).toMatchObject({
      status: 200,
      body: { key: { created_by: key.id, permissions: ['guide:write'] } },
    });
  });

  it('is refused while the member of staff who made it is disabled, and so is every key that it made', async () => {
    const owner = await signUpOwner(test, url);
    const member = await signUpStaff(test, url, {
      email: 'anna@kadr.example',
      roles: [{ role: 'owner', brand: null }],
    });
    const { secret } = await member.operator.createKey({
      name: 'hers',
      permissions: ['keys:write', 'guide:write'],
      expires_at: null,
    });
    const made = await call(secret, '/operator/keys', {
      method: 'POST',
      body: JSON.stringify({ name: 'child', permissions: ['keys:write'] }),
    });
    const child = String(made.body['secret']);
    expect([(await call(secret)).status, (await call(child)).status]).toEqual([200, 200]);
    await owner.operator.setStaffDisabled({ id: member.id, is_disabled: true });
    expect([(await call(secret)).status, (await call(child)).status]).toEqual([401, 401]);
    await owner.operator.setStaffDisabled({ id: member.id, is_disabled: false });
    expect((await call(child)).status).toBe(200);
  });

  it('is no proof of a viewer, and costs viewers no statement', async () => {
    test.statements();
    const answer = await fetch(`${url}/feature_toggles/x`, {
      headers: { authorization: 'Bearer of-a-service' },
    });
    await answer.json();
    expect(test.statements().filter((text) => text.includes('operator_keys'))).toEqual([]);
  });
});
