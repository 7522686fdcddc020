import { createTestApi } from '@kadr/api/testing/api';
import type { TestApi } from '@kadr/api/testing/api';
import { recordKinds } from '@kadr/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { columnsOf, filtersOf, nameSortOf } from './columns.ts';

let test: TestApi;
beforeAll(async () => {
  test = await createTestApi();
});
afterAll(() => test.close());

it.each(recordKinds)('sorts and filters a list of %s only as the service can', async (kind) => {
  const { listRecords } = test.operator().operator;
  const sorts = columnsOf[kind].filter(({ isSorted }) => isSorted).map(({ field }) => field);
  for (const sort of [nameSortOf(kind), ...sorts])
    expect(await listRecords({ kind, sort, order: 'asc' })).toMatchObject({ total: 0 });
  const filters = filtersOf[kind].flatMap(({ name, values }) => values.map((value) => ({ [name]: value })));
  for (const filter of [{ has_draft: true }, { is_new: true }, ...filters])
    expect(await listRecords({ kind, filter: JSON.stringify(filter) })).toMatchObject({ total: 0 });
});
