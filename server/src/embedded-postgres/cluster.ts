import { execFile, spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  chmodSync,
  chownSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import { postgresBinaries } from './binaries.ts';
import { endChild, keepChild } from '../kept-child.ts';
import { endLeftOvers } from './left-overs.ts';
import { databaseOwner } from './owner.ts';
import type { Owner } from './owner.ts';

export interface ClusterOptions {
  /** Folder of the database's files; made when missing. Its parent must be reachable by the database's user. */
  readonly dataDir: string;
  /** False trades safety against power loss for speed: only for tests. */
  readonly durable: boolean;
  /** Receives PostgreSQL's own log, line by line. */
  readonly log: (line: string) => void;
  /** Called when the database ends without having been stopped; it is started again after this. */
  readonly onCrash?: () => void;
}

export interface Cluster {
  /** Connection string for one of its databases, as the owner of everything in it. */
  readonly url: (database: string) => string;
  /** Ends the database in order: open transactions are rolled back, everything committed is kept. */
  readonly stop: () => Promise<void>;
}

/** The database was ended by a signal while it started. */
class DatabaseKilledError extends Error {
  /** PostgreSQL's code for a crash (SQLSTATE `crash_shutdown`). */
  readonly code = '57P02';

  constructor(signal: NodeJS.Signals) {
    super(`PostgreSQL was killed by ${signal} during its start.`);
    this.name = 'DatabaseKilledError';
  }
}

const user = 'kadr';
const run = promisify(execFile);

/** Milliseconds for an orderly end of the database. */
const orderly = 20_000;

/**
 * Starts PostgreSQL as a child: makes the cluster at the first start, takes over from one that outlived its parent,
 * restarts it whenever it ends. It cannot come back while a process of the one that ended still lives: those are ended
 * first, where the system lets us find them. It listens on a private Unix socket only.
 *
 * @throws when it does not come up, with the end of its log.
 */
export async function startCluster(options: ClusterOptions): Promise<Cluster> {
  const owner = databaseOwner();
  const home = path.dirname(options.dataDir);
  makeFolder(home, owner, 0o755);
  const bin = postgresBinaries(owner, home);
  await initialise(bin, options.dataDir, owner);
  await endOrphan(options.dataDir);

  const sockets = socketFolder(options.dataDir, owner);
  const kept = await keepChild({
    launch: async () => {
      await endLeftOvers(options.dataDir);
      return launch(bin, sockets, owner, options);
    },
    onCrash: options.onCrash,
    log: options.log,
  });

  return {
    url: (database) => `socket://${user}@${sockets}/?db=${encodeURIComponent(database)}`,
    stop: async () => {
      await endChild(await kept.release(), 'SIGINT', orderly);
      rmSync(sockets, { recursive: true, force: true });
    },
  };
}

async function initialise(bin: string, dataDir: string, owner: Owner | null): Promise<void> {
  if (existsSync(path.join(dataDir, 'PG_VERSION'))) return;
  const partial = `${dataDir}.partial`;
  rmSync(partial, { recursive: true, force: true });
  makeFolder(partial, owner, 0o700);
  await run(
    path.join(bin, 'initdb'),
    [
      '-D',
      partial,
      '-U',
      user,
      '--auth=trust',
      '--encoding=UTF8',
      '--locale=C',
      '--locale-provider=builtin',
      '--builtin-locale=C.UTF-8',
      '--no-instructions',
    ],
    { ...owner, cwd: '/', env: { PATH: process.env['PATH'], TZ: 'UTC' } },
  );
  renameSync(partial, dataDir);
}

/** A database whose parent was killed runs on; it is ended in order before ours starts. */
async function endOrphan(dataDir: string): Promise<void> {
  const file = path.join(dataDir, 'postmaster.pid');
  if (!existsSync(file)) return;
  const pid = Number(readFileSync(file, 'utf8').split('\n')[0]);
  if (!isPostgresOf(pid, dataDir)) return;
  const told = performance.now();
  process.kill(pid, 'SIGINT');
  // A stopped process receives no signals until it continues.
  process.kill(pid, 'SIGCONT');
  while (isPostgresOf(pid, dataDir)) {
    await pause(20);
    if (performance.now() - told > orderly) process.kill(pid, 'SIGKILL');
  }
}

function isPostgresOf(pid: number, dataDir: string): boolean {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes(dataDir);
  } catch {
    if (process.platform === 'linux') return false;
  }
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

/** A short path (a socket's name is limited to about 100 bytes) that only we and the database may enter. */
function socketFolder(dataDir: string, owner: Owner | null): string {
  const name = createHash('sha256').update(dataDir).digest('hex').slice(0, 12);
  const folder = path.join(tmpdir().length > 60 ? '/tmp' : tmpdir(), `kadr-${name}`);
  rmSync(folder, { recursive: true, force: true });
  makeFolder(folder, owner, 0o700);
  const { uid } = lstatSync(folder);
  if (uid !== (owner?.uid ?? process.getuid?.() ?? uid))
    throw new Error(`${folder} belongs to another user.`);
  return folder;
}

function makeFolder(folder: string, owner: Owner | null, mode: number): void {
  if (existsSync(folder)) return;
  mkdirSync(folder, { recursive: true });
  if (owner && mode === 0o700) chownSync(folder, owner.uid, owner.gid);
  chmodSync(folder, mode);
}

async function launch(
  bin: string,
  sockets: string,
  owner: Owner | null,
  options: ClusterOptions,
): Promise<ChildProcess> {
  const settings: Record<string, string> = {
    listen_addresses: '',
    unix_socket_directories: sockets,
    unix_socket_permissions: '0700',
    max_connections: '120',
    shared_buffers: '192MB',
    random_page_cost: '1.1',
    jit: 'off',
    timezone: 'UTC',
    log_timezone: 'UTC',
    // A statement whose client is gone is ended.
    client_connection_check_interval: '2s',
    // For counting and timing the service's statements: `docs/operating.md`.
    shared_preload_libraries: 'pg_stat_statements',
    ...(options.durable ? {} : { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' }),
  };
  const child = spawn(
    path.join(bin, 'postgres'),
    [
      '-D',
      options.dataDir,
      ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
    ],
    // A separate process group: Ctrl-C in the terminal must not end the database before the service has ended its work.
    {
      ...owner,
      cwd: '/',
      env: { PATH: process.env['PATH'], TZ: 'UTC' },
      stdio: ['ignore', 'ignore', 'pipe'],
      detached: true,
    },
  );
  return new Promise((resolve, reject) => {
    const tail: string[] = [];
    const failed = (_code: number | null, signal: NodeJS.Signals | null): void =>
      reject(
        signal === null
          ? new Error(`PostgreSQL did not start:\n${tail.join('\n')}`)
          : new DatabaseKilledError(signal),
      );
    // Also for a signal that could not be sent, later.
    child.on('error', reject);
    child.stderr.on('error', (error) => options.log(String(error)));
    child.once('exit', failed);
    createInterface({ input: child.stderr }).on('line', (line) => {
      options.log(line);
      if (tail.push(line) > 20) tail.shift();
      if (line.includes('database system is ready to accept connections')) {
        child.off('exit', failed);
        resolve(child);
      }
    });
  });
}
