import {
  builtInRoleList,
  contract,
  exportPermissions,
  operatorPermissions,
  permissions,
  permissionsFor,
  recordKinds,
  recordPermission,
  recordPermissions,
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

/**
 * The outcome of a call with some permissions: `allowed` when the permission check passes, whatever the operation then
 * decides.
 */
async function outcome(
  operation: OperatorOperation,
  held: readonly Permission[],
  input: object = {},
): Promise<string> {
  const client = test.client({ principal: { kind: 'key', id, name: 'all', permissions: held } });
  const call = client.operator[operation] as (given: object) => Promise<unknown>;
  const error = await errorOf(call(input));
  return error?.name === 'FORBIDDEN' ? error.description : 'allowed';
}

/** The outcomes with each permission alone, and with all permissions except the required ones. */
async function outcomes(operation: OperatorOperation, own: readonly Permission[], input?: object) {
  const alone: Record<string, string> = {};
  for (const one of permissions) alone[one] = await outcome(operation, [one], input);
  const others = permissions.filter((one) => !own.includes(one));
  return { alone, others: await outcome(operation, others, input) };
}

/** The expected {@link outcomes} when one of the given permissions is required and no other is enough. */
function needing(own: readonly Permission[]) {
  const refusal = `The API key does not have the permission “${own.join('” or “')}”, which this needs.`;
  const alone = permissions.map((one) => [one, own.includes(one) ? 'allowed' : refusal]);
  return { alone: Object.fromEntries(alone) as Record<string, string>, others: refusal };
}

describe.each(operations)('%s', (operation) => {
  it('takes its own permission and no other', async () => {
    const row = operatorPermissions[operation];
    const own = typeof row === 'string' ? [row] : recordPermissions(row.byKind);
    expect(await outcomes(operation, own)).toEqual(needing(own));
  });
});

describe.each(recordKinds)('operations on records of the kind %s', (kind) => {
  it('require exactly their permission', async () => {
    for (const operation of operations) {
      const row = operatorPermissions[operation];
      if (typeof row === 'string') continue;
      const own = [recordPermission(kind, row.byKind)];
      expect(await outcomes(operation, own, { kind })).toEqual(needing(own));
    }
  });
});

it('has no permission that is for nothing', () => {
  const used = new Set<Permission>([
    ...Object.values(operatorPermissions).flatMap((row) =>
      typeof row === 'string' ? [row] : recordPermissions(row.byKind),
    ),
    ...Object.values(uploadPermissions),
    ...Object.values(exportPermissions),
  ]);
  expect(permissions.filter((one) => !used.has(one))).toEqual([]);
});

it('counts every call that changes nothing as a read, and no other', () => {
  const reads = operations.filter((name) => contract.operator[name]['~orpc'].route.method === 'GET');
  expect(reads.toSorted()).toEqual(operations.filter((name) => /^(?:get|list)[A-Z]/.test(name)).toSorted());
});

describe.each(builtInRoleList)('a member of staff with the role $role', ({ role, permissions: held }) => {
  it('may call exactly the operations of its permissions', async () => {
    const grants = [{ role, brand: null, permissions: held }];
    const principal: Principal = { kind: 'staff', id: staffId, name: 'x', grants, isReauthenticated: true };
    const outcomes: Record<string, string> = {};
    for (const operation of operations) {
      const call = test.client({ principal }).operator[operation] as (input: object) => Promise<unknown>;
      outcomes[operation] = (await errorOf(call({})))?.name === 'FORBIDDEN' ? 'refused' : 'allowed';
    }
    expect(outcomes).toEqual(
      Object.fromEntries(
        operations.map((one) => {
          const isHeld = permissionsFor(one, {}).some((permission) => held.includes(permission));
          return [one, isHeld ? 'allowed' : 'refused'];
        }),
      ),
    );
  });
});
