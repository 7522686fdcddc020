import { createReadStream } from 'node:fs';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { createGunzip } from 'node:zlib';
import { migrate, readMigrations, SteadyClient } from '@kadr/api';
import { exactText, tablesOf } from './dump-database.ts';
import type { DatabaseFacts } from './dump-database.ts';
import { BackupError } from './manifest.ts';

/** Rows per write. */
const rowsAtOnce = 1000;

/**
 * Fills an empty database from the folder of a dump: the tables by the migrations that the dump had, then all rows in
 * one transaction. Until that is done, no service starts on it.
 *
 * @throws BackupError when the database is not empty, or the dump is of a newer release
 */
export async function loadDatabase(url: string, folder: string, facts: DatabaseFacts): Promise<void> {
  const known = readMigrations();
  const unknown = facts.migrations.filter((name) => !known.some((migration) => migration.name === name));
  if (unknown.length > 0)
    throw new BackupError(
      `The backup is of a newer release (${unknown.join(', ')}). Restore it with that release.`,
    );
  const client = new SteadyClient({ connectionString: url, keepAlive: true });
  await client.connect();
  try {
    await client.query(exactText);
    if ((await tablesOf(client)).length > 0)
      throw new BackupError('The database is not empty. Restore into a new one.');
    await client.query('create schema kadr_restoring');
    await migrate(url, {
      migrations: known.filter(({ name }) => facts.migrations.includes(name)),
      isRestoring: true,
    });
    await client.query('begin');
    const constraints = await takeOffConstraints(client);
    await client.query(
      `truncate ${(await tablesOf(client)).map(({ name }) => tableOf(client, name)).join()}`,
    );
    const there = new Map((await tablesOf(client)).map(({ name, columns }) => [name, columns.join()]));
    for (const { name, columns } of facts.tables) {
      if (there.get(name) !== columns.join())
        throw new BackupError(`The table ${name} has other columns than in the backup.`);
      await loadTable(client, name, path.join(folder, `${name}.jsonl.gz`));
    }
    for (const [name, value] of Object.entries(facts.sequences))
      if (value !== null) await client.query('select setval($1, $2)', [tableOf(client, name), value]);
    await client.query('set constraints all immediate');
    for (const statement of constraints) await client.query(statement);
    await client.query('drop schema kadr_restoring');
    await client.query('commit');
    await client.query('analyze');
  } finally {
    await client.end();
  }
}

function tableOf(client: SteadyClient, name: string): string {
  return `public.${client.escapeIdentifier(name)}`;
}

/** Removes foreign keys and stops triggers, because rows come in any order. Returns the statements that undo it. */
async function takeOffConstraints(client: SteadyClient): Promise<string[]> {
  const { rows: keys } = await client.query<{ table: string; name: string; definition: string }>(
    `select conrelid::regclass::text as table, quote_ident(conname) as name, pg_get_constraintdef(oid) as definition
      from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace`,
  );
  for (const { table, name } of keys) await client.query(`alter table ${table} drop constraint ${name}`);
  const tables = (await tablesOf(client)).map(({ name }) => tableOf(client, name));
  for (const table of tables) await client.query(`alter table ${table} disable trigger user`);
  return [
    ...keys.map(({ table, name, definition }) => `alter table ${table} add constraint ${name} ${definition}`),
    ...tables.map((table) => `alter table ${table} enable trigger user`),
  ];
}

async function loadTable(client: SteadyClient, name: string, file: string): Promise<void> {
  const { rows } = await client.query<{ column: string }>(
    `select quote_ident(attname) as column from pg_attribute
      where attrelid = $1::regclass and attnum > 0 and not attisdropped and attgenerated = '' order by attnum`,
    [tableOf(client, name)],
  );
  const columns = rows.map(({ column }) => column).join();
  const table = tableOf(client, name);
  const insert = (lines: string[]): Promise<unknown> =>
    client.query(
      `insert into ${table} (${columns}) overriding system value select ${columns} from unnest($1::${table}[])`,
      [lines],
    );
  let lines: string[] = [];
  for await (const line of createInterface({ input: createReadStream(file).pipe(createGunzip()) })) {
    lines.push(String(JSON.parse(line)));
    if (lines.length < rowsAtOnce) continue;
    await insert(lines);
    lines = [];
  }
  if (lines.length > 0) await insert(lines);
}
