import path from 'node:path';
import { rmSync } from 'node:fs';
import { freePort } from '@kadr/testing/free-port';
import { makeMemoryFolder } from '@kadr/testing/memory-folder';
import { askPostgres, createPostgresPair, postgresUrl } from '@kadr/testing/postgres-pair';
import type { PostgresPair } from '@kadr/testing/postgres-pair';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openBrowser } from '../testing/browser.ts';
import type { TestBrowser } from '../testing/browser.ts';
import { publishedFilms, sampleCatalogue } from '../testing/sample-catalogue.ts';
import { testAccount } from '../testing/sign-in.ts';
import { createTestApi } from '../testing/test-api.ts';
import type { TestApi } from '../testing/test-api.ts';
import { migrate } from './migrate.ts';
import { SteadyPool } from './pool.ts';

const log = { warn: () => undefined, debug: () => undefined };
let folder: string;
let pair: PostgresPair;
let pools: SteadyPool[];
let test: TestApi;
let viewer: TestBrowser;

beforeAll(async () => {
  folder = makeMemoryFolder('kadr-replica-');
  const [primary, standby] = [await freePort(), await freePort()];
  pair = await createPostgresPair({ folder: path.join(folder, 'postgres'), ports: { primary, standby } });
  await migrate(postgresUrl(primary, 'kadr'));
  await pair.follow();
  pools = [primary, standby].map((port) => new SteadyPool({ url: postgresUrl(port, 'kadr'), max: 4, log }));
  const [pool, replicaPool] = pools;
  test = await createTestApi({ ...(pool && { pool }), replicaPool });
  await test.import(sampleCatalogue);
  for (const slug of publishedFilms) await test.publish(slug);
  await test.operator().operator.importAccounts({ accounts: [testAccount] });
  await test.api.engines.start();
  viewer = openBrowser(test);
  await viewer.api.session.create({
    login: testAccount.email,
    login_mode: 'authorize',
    login_type: 'email',
    password: testAccount.password,
  });
});
afterAll(async () => {
  await test.close();
  await test.api.engines.close();
  for (const pool of pools) await pool.end();
  for (const one of [pair.standby, pair.primary]) await one.end('SIGKILL');
  rmSync(folder, { recursive: true, force: true });
});

const said = (): string[] => test.logged.map(({ sentence }) => sentence);
const pauseReplay = (isPaused: boolean): Promise<unknown> =>
  askPostgres(pair.ports.standby, 'kadr', `select pg_wal_replay_${isPaused ? 'pause' : 'resume'}()`);
/** The viewer's position on the title's page, requested with these cookies. */
const watched = async (cookies: Record<string, string>): Promise<number | null> =>
  (await test.client({ cookies }).mediaItems.getById({ id: 'north-wind' })).media_position?.timepoint ?? null;

it('is read from by who has changed nothing of late, and not while it is behind', async () => {
  await expect.poll(() => said().at(-1)).toBe('reading from the replica');
  const { changed: _, ...others } = viewer.cookies;
  await pauseReplay(true);
  const { id } = await viewer.api.mediaItems.getById({ id: 'north-wind' });
  await viewer.api.positions.save({
    media_item_id: id,
    timepoint: 100,
    playback_session_id: '11111111-1111-4111-8111-111111111111',
    sequence: 1,
  });
  expect(viewer.cookies['changed']).toBe('1');
  expect(await watched(viewer.cookies)).toBe(100);
  expect(await watched(others)).toBeNull();
  // A lag of three seconds is too much.
  await expect.poll(() => watched(others)).toBe(100);
  expect(said().at(-1)).toBe('the replica is unavailable or lagging; reading from the primary');
  await pauseReplay(false);
  await expect.poll(() => said().at(-1)).toBe('reading from the replica');
  expect(await watched(others)).toBe(100);
});

it('is missed by nobody when it is killed', async () => {
  const { changed: _, ...others } = viewer.cookies;
  await pair.standby.end('SIGKILL');
  // Commits waited for the replica.
  await askPostgres(pair.ports.primary, 'kadr', `alter system set synchronous_standby_names = ''`);
  await askPostgres(pair.ports.primary, 'kadr', 'select pg_reload_conf()');
  for (let at = 0; at < 20; at += 1) expect(await watched(others)).toBe(100);
  await expect
    .poll(() => said().at(-1))
    .toBe('the replica is unavailable or lagging; reading from the primary');
  expect(await watched(others)).toBe(100);
});
