import {
  appendFileSync,
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { migrate, UnfinishedRestoreError } from '@kadr/api';
import { createTestDatabase } from '@kadr/api/testing';
import type { TestDatabase } from '@kadr/api/testing';
import { createTestApi } from '@kadr/api/testing/api';
import type { TestApi } from '@kadr/api/testing/api';
import { sampleCatalogue } from '@kadr/api/testing/sample-catalogue';
import { signIn, testAccount } from '@kadr/api/testing/sign-in';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { prepareDataFolder } from '../config/data-folder.ts';
import { makeBackup } from './backup.ts';
import { bytesBelow } from './files.ts';
import { BackupError } from './manifest.ts';
import { noteBackup } from './note-backup.ts';
import { restoreBackup } from './restore.ts';

let folder: string;
let database: TestDatabase;
let test: TestApi;
let cookies: Record<string, string>;
let target: TestDatabase;
let restored: string;

const backupIn = (name: string, withSecrets = false) =>
  makeBackup({
    databaseUrl: database.url,
    dataDir: path.join(folder, 'data'),
    folder: path.join(folder, name),
    hasStorage: true,
    withSecrets,
  });
const restore = (name: string) =>
  restoreBackup({
    folder: path.join(folder, name),
    dataDir: restored,
    openDatabase: () => Promise.resolve({ url: target.url, close: () => Promise.resolve() }),
  });

beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'kadr-backup-'));
  // The database's user must be able to pass.
  chmodSync(folder, 0o755);
  database = await createTestDatabase();
  test = await createTestApi({ pool: database.pool });
  await test.import(sampleCatalogue);
  await test.operator().operator.importAccounts({ accounts: [testAccount] });
  cookies = await signIn(test);
  const data = path.join(folder, 'data');
  mkdirSync(path.join(data, 'storage', 'assets', 'a'), { recursive: true });
  mkdirSync(path.join(data, 'storage', '.incoming'), { recursive: true });
  writeFileSync(path.join(data, 'storage', 'assets', 'a', 'index.json'), '{}');
  writeFileSync(path.join(data, 'storage', '.incoming', 'half'), 'half');
  writeFileSync(path.join(data, 'content-key'), 'the key');
});
afterAll(async () => {
  await test.close();
  await database.drop();
  rmSync(folder, { recursive: true });
});
beforeEach(async () => {
  target = await createTestDatabase();
  await target.pool.query('drop schema public cascade; create schema public; drop schema drizzle cascade');
  restored = mkdtempSync(path.join(folder, 'restored-'));
});
afterEach(() => target.drop());

/** Every answer to a list of calls, of a guest and of a viewer, as bytes. */
async function answersOf(api: TestApi): Promise<string[]> {
  const url = await api.listen();
  const cookie = Object.entries(cookies)
    .map(([name, value]) => `${name}=${value}`)
    .join('; ');
  const paths = ['/media_items', '/genres', '/channels', '/profiles', '/user', '/sessions', '/favourites'];
  const answers: string[] = [];
  for (const headers of [{}, { cookie }])
    for (const target of paths) {
      const answer = await fetch(url + target, { headers });
      answers.push(`${target} ${answer.status} ${await answer.text()}`);
    }
  return answers;
}

it('restores a service that answers byte for byte as before, to guests and viewers', async () => {
  const before = await answersOf(test);
  expect(before.filter((answer) => / 200 /.test(answer)).length).toBeGreaterThan(6);
  await backupIn('whole', true);
  await restore('whole');
  const again = await createTestApi({ pool: target.pool });
  try {
    expect(await answersOf(again)).toEqual(before);
    // Foreign keys, triggers and sequences are back: the service goes on as it was.
    const rules = `select conrelid::regclass::text, conname, pg_get_constraintdef(oid) as rule from pg_constraint
      where connamespace = 'public'::regnamespace
      union all select tgrelid::regclass::text, tgname, tgenabled::text from pg_trigger where not tgisinternal
      order by 1, 2, 3`;
    expect((await target.pool.query(rules)).rows).toEqual((await database.pool.query(rules)).rows);
    await again
      .operator()
      .operator.importAccounts({ accounts: [{ ...testAccount, email: 'vera@kadr.example', phone: null }] });
  } finally {
    await again.close();
  }
  expect(readFileSync(path.join(restored, 'storage', 'assets', 'a', 'index.json'), 'utf8')).toBe('{}');
  expect(readFileSync(path.join(restored, 'content-key'), 'utf8')).toBe('the key');
  expect(existsSync(path.join(restored, 'storage', '.incoming'))).toBe(false);
  // A start finds nothing to migrate, and nothing unfinished.
  await migrate(target.url);
  prepareDataFolder(restored);
});

it('is listed in the console once it was noted', async () => {
  const manifest = await backupIn('noted');
  const noted = path.join(folder, 'noted');
  await noteBackup(database.url, { manifest, folder: noted, bytes: await bytesBelow(noted) });
  const { backups } = await test.operator().operator.getServiceState();
  expect(backups).toMatchObject([
    { made_at: manifest.made_at, folder: noted, has_storage: true, has_secrets: false },
  ]);
  expect(backups[0]?.rows).toBeGreaterThan(10);
  expect(backups[0]?.bytes).toBeGreaterThan(1000);
});

it('has no secrets unless they are asked for', async () => {
  const { has_secrets } = await backupIn('plain');
  expect(has_secrets).toBe(false);
  expect(existsSync(path.join(folder, 'plain', 'secrets'))).toBe(false);
  await expect(backupIn('plain')).rejects.toThrow(BackupError);
});

it('restores only what is whole, and only into what is empty', async () => {
  await backupIn('damaged');
  appendFileSync(path.join(folder, 'damaged', 'database', 'accounts.jsonl.gz'), 'x');
  await expect(restore('damaged')).rejects.toThrow(/damaged: database\/accounts\.jsonl\.gz/);

  await backupIn('good');
  writeFileSync(path.join(restored, 'secret'), 'of another service');
  await expect(restore('good')).rejects.toThrow(/is not empty/);
  rmSync(path.join(restored, 'secret'));
  await target.pool.query('create table theirs (id int)');
  await expect(restore('good')).rejects.toThrow(/database is not empty/);
});

it('lets no service start on what was restored in half', async () => {
  await backupIn('half');
  const manifest = path.join(folder, 'half', 'manifest.json');
  // The manifest describes the last table wrongly.
  writeFileSync(manifest, readFileSync(manifest, 'utf8').replace(/("columns": \[\s*)"id"/, '$1"other"'));
  await expect(restore('half')).rejects.toThrow(/other columns/);
  await expect(migrate(target.url)).rejects.toThrow(UnfinishedRestoreError);
  expect(() => prepareDataFolder(restored)).toThrow(/not finished/);
  const { rows } = await target.pool.query('select count(*)::int as count from accounts');
  expect(rows).toEqual([{ count: 0 }]);
});
