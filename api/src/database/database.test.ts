import { expect, it } from 'vitest';
import { createTestDatabase } from '../testing/database.ts';
import { migrate } from './database.ts';

it('migrates once, however many processes start together', async () => {
  const database = await createTestDatabase();
  await database.pool.query('drop schema public cascade; create schema public; drop schema drizzle cascade');
  await Promise.all([migrate(database.pool), migrate(database.pool), migrate(database.pool)]);
  const { rows } = await database.pool.query('select age_value, name from age_levels order by id');
  expect(rows).toEqual([0, 6, 12, 16, 18].map((age_value) => ({ age_value, name: `${age_value}+` })));
  await database.drop();
});

it('gives every test file a database of its own', async () => {
  const [one, other] = await Promise.all([createTestDatabase(), createTestDatabase()]);
  await one.pool.query('create table only_here ()');
  const { rows } = await other.pool.query(`select to_regclass('only_here') as found`);
  expect(rows).toEqual([{ found: null }]);
  await Promise.all([one.drop(), other.drop()]);
});
