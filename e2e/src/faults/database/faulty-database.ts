import { randomBytes } from 'node:crypto';
import {
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  renameSync,
  rmSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { layWire, layWireTo } from '@kadr/testing/wire';
import type { CuttableWire } from '@kadr/testing/wire';

/** Faults of a database. */
export const faultKinds = ['one backend', 'all backends', 'the postmaster', 'stopped', 'cut'] as const;
export type FaultKind = (typeof faultKinds)[number];

/** A database for faults, of a service that is started with `env` in `dataDir`. */
export interface FaultyDatabase {
  readonly dataDir: string;
  readonly env: Readonly<Record<string, string>>;
  /** Queries it directly, independent of faults in the service's own connections. */
  readonly query: <Row extends object>(sql: string) => Promise<Row[]>;
  /**
   * Makes a fault; resolves when the cause is over: a killed process is gone, a stopped one goes on, a cut wire is
   * mended. `turn` chooses between ways of doing it; `seconds` is its duration, where it has one.
   */
  fault(kind: FaultKind, turn: number, seconds: number): Promise<void>;
  close(): Promise<void>;
}

const others = `from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()`;

async function ask<Row extends object>(config: pg.ClientConfig, sql: string): Promise<Row[]> {
  const client = new pg.Client(config);
  client.on('error', () => undefined);
  await client.connect();
  try {
    return (await client.query<Row & pg.QueryResultRow>(sql)).rows;
  } finally {
    await client.end();
  }
}

/** The service's own PostgreSQL: its processes are killed and stopped, its socket is led through a wire. */
export function embeddedDatabase(): FaultyDatabase {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'kadr-faults-'));
  const folder = path.join(dataDir, 'postgres');
  const lines = (): string[] => readFileSync(path.join(folder, 'postmaster.pid'), 'utf8').split('\n');
  /** The socket's own port while a wire is in its place. */
  let wire: { readonly laid: CuttableWire; readonly socket: string; readonly aside: string } | null = null;
  const query = <Row extends object>(sql: string): Promise<Row[]> =>
    ask({ host: lines()[4] ?? '', port: wire === null ? 5432 : 5433, user: 'kadr', database: 'kadr' }, sql);
  const takeUp = async (): Promise<void> => {
    if (wire === null) return;
    const { laid, socket, aside } = wire;
    await laid.close();
    // It disappeared with the database, when the service was stopped.
    if (existsSync(aside)) renameSync(aside, socket);
    wire = null;
    // Connections through the wire have ended, and are opened again.
    await pause(500);
  };
  const lay = async (): Promise<CuttableWire> => {
    const sockets = lines()[4] ?? '';
    const [socket, aside] = [5432, 5433].map((port) => path.join(sockets, `.s.PGSQL.${port}`)) as [
      string,
      string,
    ];
    renameSync(socket, aside);
    const laid = await layWire({ path: socket }, { path: aside });
    wire = { laid, socket, aside };
    // Existing connections do not go through it.
    await query(`select pg_terminate_backend(pid) ${others}`);
    await pause(1000);
    return laid;
  };
  const backend = async (): Promise<number | undefined> =>
    (await query<{ pid: number }>(`select pid ${others} order by state_change desc limit 1`))[0]?.pid;

  return {
    dataDir,
    env: {},
    query,
    fault: async (kind, turn, seconds) => {
      await takeUp();
      switch (kind) {
        case 'one backend': {
          const pid = await backend();
          if (pid === undefined) return;
          if (turn % 2 === 0) signal(pid, 'SIGKILL');
          else await query(`select pg_terminate_backend(${pid})`);
          return;
        }
        case 'all backends':
          await query(`select pg_terminate_backend(pid) ${others}`);
          return;
        case 'the postmaster':
          process.kill(Number(lines()[0]), 'SIGKILL');
          return;
        case 'stopped': {
          const all = processesIn(folder);
          for (const pid of all) signal(pid, 'SIGSTOP');
          await pause(seconds * 1000);
          for (const pid of all) signal(pid, 'SIGCONT');
          return;
        }
        case 'cut':
          return breakFor(await lay(), turn, seconds);
      }
    },
    close: async () => {
      await takeUp();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

/** A new database of an external PostgreSQL: the test queries it directly, the service through a wire. */
export async function databaseAt(url: string): Promise<FaultyDatabase> {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'kadr-faults-'));
  const name = `kadr_faults_${randomBytes(6).toString('hex')}`;
  const own = new URL(url);
  own.pathname = `/${name}`;
  await ask({ connectionString: url }, `create database ${name}`);
  const { wire, url: through } = await layWireTo(own.href, dataDir);
  const query = <Row extends object>(sql: string): Promise<Row[]> => ask({ connectionString: own.href }, sql);
  return {
    dataDir,
    env: {
      DATABASE_URL: through,
      KADR_SECRET: randomBytes(24).toString('hex'),
      KADR_CONTENT_KEY: randomBytes(32).toString('hex'),
    },
    query,
    fault: async (kind, turn, seconds) => {
      if (kind === 'one backend')
        await query(
          `select pg_terminate_backend(pid) from (select pid ${others} order by state_change desc limit 1)`,
        );
      else if (kind === 'all backends') await query(`select pg_terminate_backend(pid) ${others}`);
      else if (kind === 'stopped') await breakFor(wire, 1, seconds);
      else if (kind === 'the postmaster') await breakFor(wire, 0, seconds);
      else await breakFor(wire, turn, turn % 2 === 0 ? 0 : seconds);
    },
    close: async () => {
      await wire.close();
      await ask({ connectionString: url }, `drop database if exists ${name} with (force)`);
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

/** Cuts the wire, or holds it, so that neither side notices. */
async function breakFor(wire: CuttableWire, turn: number, seconds: number): Promise<void> {
  if (turn % 2 === 0) wire.cut();
  else wire.hold();
  await pause(seconds * 1000);
  wire.mend();
}

function processesIn(folder: string): number[] {
  return readdirSync('/proc')
    .map(Number)
    .filter((pid) => {
      try {
        return pid > 0 && readlinkSync(`/proc/${pid}/cwd`) === folder;
      } catch {
        return false;
      }
    });
}

function signal(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name);
  } catch {
    // It has ended by now.
  }
}
