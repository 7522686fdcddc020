import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { createTestDatabase } from '../testing/database.ts';
import { migrationsFolder } from './migrations.ts';

it('gives every test file a separate database', async () => {
  const [one, other] = await Promise.all([createTestDatabase(), createTestDatabase()]);
  await one.pool.query('create table only_here ()');
  const { rows } = await other.pool.query(`select to_regclass('only_here') as found`);
  expect(rows).toEqual([{ found: null }]);
  await Promise.all([one.drop(), other.drop()]);
});

it('keeps a file for each migration, and the snapshot of the last one alone', () => {
  const journal = JSON.parse(readFileSync(path.join(migrationsFolder, 'meta', '_journal.json'), 'utf8')) as {
    entries: { tag: string }[];
  };
  const tags = journal.entries.map(({ tag }) => tag);
  const sql = readdirSync(migrationsFolder).filter((name) => name.endsWith('.sql'));
  expect(sql.toSorted()).toEqual(tags.map((tag) => `${tag}.sql`));
  expect(readdirSync(path.join(migrationsFolder, 'meta')).toSorted()).toEqual([
    `${tags.at(-1)?.slice(0, 4)}_snapshot.json`,
    '_journal.json',
  ]);
});
