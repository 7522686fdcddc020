import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApi, testBegins } from '../testing/test-api.ts';
import type { TestApi } from '../testing/test-api.ts';

let test: TestApi;
beforeAll(async () => {
  test = await createTestApi();
});
afterAll(() => test.close());

const state = () => test.operator().operator.getServiceState();
const backedUp = (days: number) =>
  test.pool.query(
    `insert into backups (made_at, folder, rows, bytes, has_storage, has_secrets) values ($1, $2, 1000, 2e9, true, false)`,
    [new Date(testBegins.getTime() - days * 24 * 3_600_000), `/backups/${days}`],
  );

it('describes the process, its disk and the database', async () => {
  const { process, storage, database, backups } = await state();
  expect(process).toMatchObject({ release: 'release', roles: ['api', 'web'] });
  expect(storage).toMatchObject({ kind: 'folder', free_bytes: 40e9 });
  expect(database.version).toMatch(/^\d+\.\d+$/);
  expect(database.bytes).toBeGreaterThan(1e6);
  expect(database.migrations).toBeGreaterThan(0);
  expect(database.connections).toBeLessThanOrEqual(database.max_connections);
  expect(backups).toEqual([]);
});

it('needs somebody when the last of its backups is old, and not when there never was one', async () => {
  const kinds = async () => (await test.operator().operator.getToday()).attention.map(({ kind }) => kind);
  expect(await kinds()).not.toContain('backup_old');
  await backedUp(20);
  await backedUp(9);
  expect((await state()).backups.map(({ folder }) => folder)).toEqual(['/backups/9', '/backups/20']);
  expect(await kinds()).toContain('backup_old');
  await backedUp(1);
  expect(await kinds()).not.toContain('backup_old');
});
