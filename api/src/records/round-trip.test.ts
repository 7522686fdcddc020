import { recordKinds, recordSchemas } from '@kadr/contract';
import type { RecordKind } from '@kadr/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sampleCatalogue } from '../testing/sample-catalogue.ts';
import { fullIds, fullRecords } from '../testing/sample-records.ts';
import { createTestApi, errorOf } from '../testing/test-api.ts';
import type { TestApi } from '../testing/test-api.ts';

let test: TestApi;

beforeAll(async () => {
  test = await createTestApi();
  await test.import(sampleCatalogue);
  await test.import({ channels: [{ slug: 'first', name: { rus: 'Первый' } }] });
  const span = { from: 1_772_366_400, to: 1_772_370_000 };
  await test.operator().operator.importGuide({
    guides: [
      {
        channel: 'first',
        ...span,
        programmes: [{ slug: 'news', name: { rus: 'Новости' } }],
        epgs: [{ programme: 'news', start_time: span.from, end_time: span.to }],
      },
    ],
  });
  for (const kind of Object.keys(fullRecords) as RecordKind[])
    await test.operator().operator.createRecord({ kind, record: fullRecords[kind] });
});
afterAll(() => test.close());

const at = (version: string) =>
  test.client({ principal: { kind: 'token' }, ifMatch: `"${version}"` }).operator;
const get = (kind: RecordKind, id: string) => test.operator().operator.getRecord({ kind, id });

describe.each(recordKinds)('a record of the kind %s', (kind) => {
  it('is read back as it was written, in every field', async () => {
    const { record } = await get(kind, fullIds[kind]);
    expect(Object.keys(fullRecords[kind]).toSorted()).toEqual(
      Object.keys(recordSchemas[kind].shape).toSorted(),
    );
    expect(record).toEqual(fullRecords[kind]);
  });

  it('is unchanged when it is written back as read', async () => {
    const { operator } = test.operator();
    const { items } = await operator.listRecords({ kind, limit: 100 });
    const rows = await Promise.all(items.map(async ({ id }) => (await get(kind, id)).record));
    expect(await operator.importRecords({ kind, rows, dry_run: false })).toEqual({
      created: 0,
      changed: 0,
      unchanged: items.length,
      errors: [],
    });
  });

  it('loses every field that a patch clears, pictures included, and an undo restores it', async () => {
    const id = fullIds[kind];
    const { version } = await get(kind, id);
    const patch = Object.fromEntries(
      Object.entries(fullRecords[kind]).flatMap(([field, value]) =>
        isOptional(kind, field, value) ? [[field, null]] : [],
      ),
    );
    const emptied = await at(version).patchRecord({ kind, id, patch });
    const kept = Object.entries(fullRecords[kind]).filter(([field]) => !Object.hasOwn(patch, field));
    expect(emptied.record).toEqual(recordSchemas[kind].parse(Object.fromEntries(kept)));
    const [last] = (await test.operator().operator.listChanges({ kind, id })).items;
    const undone =
      Object.keys(patch).length === 0
        ? emptied
        : await test.operator().operator.undoChange({ id: last?.id ?? 0 });
    expect(undone).toMatchObject({ record: fullRecords[kind], version });
  });
});

it('of any kind can be removed once nothing refers to it', async () => {
  for (const kind of (Object.keys(fullRecords) as RecordKind[]).toReversed()) {
    const id = fullIds[kind];
    const { version } = await get(kind, id);
    await at(version).removeRecord({ kind, id });
    expect(await errorOf(get(kind, id))).toMatchObject({ name: 'NOT_FOUND' });
  }
});

/** Whether a kind allows a field to be left out; key fields are excluded. */
function isOptional(kind: RecordKind, field: string, value: unknown): boolean {
  const isKey = ['slug', 'alias', 'code', 'brand'].includes(field);
  const record: Record<string, unknown> = { ...fullRecords[kind] };
  delete record[field];
  // Prices require a sale type.
  return !isKey && value !== null && field !== 'usage_model' && recordSchemas[kind].safeParse(record).success;
}
