import {
  builtInRoleList,
  contract,
  operatorPermissions,
  permissions,
  uploadPermissions,
} from '@kadr/contract';
import type { OperatorOperation, Permission } from '@kadr/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Principal } from '../context/principal.ts';
import { signUpOwner } from '../testing/staff.ts';
import { createTestApi, errorOf } from '../testing/test-api.ts';
import type { TestApi } from '../testing/test-api.ts';

let test: TestApi;
let id: number;
let staffId: number;

beforeAll(async () => {
  test = await createTestApi();
  const { key } = await test.operator().operator.createKey({ name: 'all', permissions: [...permissions] });
  id = key.id;
  ({ id: staffId } = await signUpOwner(test, ''));
});
afterAll(() => test.close());

const operations = Object.keys(contract.operator) as OperatorOperation[];

/** How an empty call fares with some permissions: what lets it through to its rules is `allowed`, whatever they say. */
async function outcome(operation: OperatorOperation, held: readonly Permission[]): Promise<string> {
  const client = test.client({ principal: { kind: 'key', id, name: 'all', permissions: held } });
  const call = client.operator[operation] as (input: object) => Promise<unknown>;
  const error = await errorOf(call({}));
  return error?.name === 'FORBIDDEN' ? error.description : 'allowed';
}

describe.each(operations)('%s', (operation) => {
  it('takes its own permission and no other', async () => {
    const own = operatorPermissions[operation];
    const refusal = `The API key does not have the permission “${own}”, which this needs.`;
    const outcomes: Record<string, string> = {};
    for (const one of permissions) outcomes[one] = await outcome(operation, [one]);
    expect(outcomes).toEqual(
      Object.fromEntries(permissions.map((one) => [one, one === own ? 'allowed' : refusal])),
    );
    const others = permissions.filter((one) => one !== own);
    expect(await outcome(operation, others)).toBe(refusal);
  });
});

it('has no permission that is for nothing', () => {
  const used = new Set<Permission>([
    ...Object.values(operatorPermissions),
    ...Object.values(uploadPermissions),
  ]);
  expect(permissions.filter((one) => !used.has(one))).toEqual([]);
});

it('counts every call that changes nothing as a read, and no other', () => {
  const reads = operations.filter((name) => contract.operator[name]['~orpc'].route.method === 'GET');
  expect(reads.toSorted()).toEqual(operations.filter((name) => /^(?:get|list)[A-Z]/.test(name)).toSorted());
});

describe.each(builtInRoleList)('a member of staff with the role $role', ({ role, permissions: held }) => {
  it('is let through to the operations of its permissions, and to no other', async () => {
    const grants = [{ role, brand: null, permissions: held }];
    const principal: Principal = { kind: 'staff', id: staffId, name: 'x', grants, isReauthenticated: true };
    const outcomes: Record<string, string> = {};
    for (const operation of operations) {
      const call = test.client({ principal }).operator[operation] as (input: object) => Promise<unknown>;
      outcomes[operation] = (await errorOf(call({})))?.name === 'FORBIDDEN' ? 'refused' : 'allowed';
    }
    expect(outcomes).toEqual(
      Object.fromEntries(
        operations.map((one) => [one, held.includes(operatorPermissions[one]) ? 'allowed' : 'refused']),
      ),
    );
  });
});
