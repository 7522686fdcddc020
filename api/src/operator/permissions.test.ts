import { contract, operatorPermissions, permissions, uploadPermissions } from '@kadr/contract';
import type { OperatorOperation, Permission } from '@kadr/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApi, errorOf } from '../testing/test-api.ts';
import type { TestApi } from '../testing/test-api.ts';

let test: TestApi;
let id: number;

beforeAll(async () => {
  test = await createTestApi();
  const { key } = await test.operator().operator.createKey({ name: 'all', permissions: [...permissions] });
  id = key.id;
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
