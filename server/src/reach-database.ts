import { readFileSync } from 'node:fs';
import path from 'node:path';
import { pino } from 'pino';
import type { Config } from './config/config.ts';
import { prepareDataFolder } from './config/data-folder.ts';
import { databaseName, openDatabase } from './database.ts';
import { lockInstance, runningInstance } from './instance-lock.ts';

/** PostgreSQL, for as long as a command needs it. */
export interface ReachedDatabase {
  /** Address of PostgreSQL itself, not of a pooler. */
  readonly url: string;
  readonly close: () => Promise<void>;
}

/**
 * The database of a service that may be running: that of `DATABASE_URL`, or the embedded one, which is started for the
 * command when no service runs it.
 *
 * @throws InstanceRunningError, DataFolderError, or what PostgreSQL says when it does not start
 */
export async function reachDatabase(config: Config): Promise<ReachedDatabase> {
  const direct = config.databaseListenUrl ?? config.databaseUrl;
  if (direct !== null) return { url: direct, close: () => Promise.resolve() };
  if (runningInstance(config.dataDir) !== null)
    return { url: urlOfRunning(config.dataDir), close: () => Promise.resolve() };
  prepareDataFolder(config.dataDir);
  return startDatabase(config);
}

/** Starts the embedded database on a data folder that is not in use. */
export async function startDatabase(config: Config): Promise<ReachedDatabase> {
  const lock = lockInstance(config.dataDir);
  try {
    const database = await openDatabase(config, pino({ level: 'silent' }));
    return {
      url: database.directUrl,
      close: async () => {
        await database.close();
        lock.release();
      },
    };
  } catch (error) {
    lock.release();
    throw error;
  }
}

/** The fifth line of PostgreSQL's own file is the folder of its socket. */
function urlOfRunning(dataDir: string): string {
  const lines = readFileSync(path.join(dataDir, 'postgres', 'postmaster.pid'), 'utf8').split('\n');
  return `socket://kadr@${lines[4] ?? ''}/?db=${databaseName}`;
}
