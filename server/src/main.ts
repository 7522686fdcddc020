// `npm start`: the whole service in one process, until it is stopped.
import {
  BlockedMigrationError,
  NewerDatabaseError,
  UnfinishedRestoreError,
  WrongMasterKeyError,
} from '@kadr/api';
import { ConfigError, readConfig } from './config/config.ts';
import type { Config } from './config/config.ts';
import { DataFolderError } from './config/data-folder.ts';
import { InstanceRunningError } from './instance-lock.ts';
import { startService } from './service.ts';
import type { Service } from './service.ts';
import { say } from './terminal.ts';

let service: Service | null = null;
/** The time of the first signal, in milliseconds. */
let toldAt: number | null = null;
/** Milliseconds within which signals count as one: a signal to the whole group also reaches us through our parent. */
const together = 1000;

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.on(signal, () => {
    const now = performance.now();
    if (toldAt !== null) {
      if (now - toldAt > together) process.exit(130);
      return;
    }
    toldAt = now;
    say('Stopping …');
    if (service !== null) void leave(service);
  });
}

// A closed terminal, or a pipe without a reader.
for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined);

try {
  const config = readConfig(process.env);
  const started = await startService(config, { say, isDevelopment: process.argv.includes('--dev') });
  service = started;
  say(`Kadr is at ${config.publicUrl ?? started.url}`);
  if (started.ownerLink !== null)
    say(`This service has no owner yet. Sign up as its owner, once, at ${started.ownerLink}`);
  if (started.bankUrl !== null) say(`The sandbox bank (test cards only) is at ${started.bankUrl}`);
  if (config.isEmbedded) say(whoReadsCodes(config, started.url));
  if (toldAt !== null) await leave(started);
} catch (error) {
  say(sentenceOf(error));
  process.exit(1);
}

/** Operators must not discover by chance that codes are readable, or fail to find them. */
function whoReadsCodes({ isSandboxOpen }: Pick<Config, 'isSandboxOpen'>, url: string): string {
  return isSandboxOpen
    ? 'KADR_SANDBOX_OPEN=on: anyone who can reach this service can read the codes of all viewers at /sandbox.'
    : `Sign-in codes and e-mails are shown at ${url}/sandbox, on this machine only.`;
}

async function leave(running: Service): Promise<void> {
  try {
    await running.stop();
    process.exit(0);
  } catch (error) {
    say(sentenceOf(error));
    process.exit(1);
  }
}

/** A sentence about the remedy where one is known, otherwise the whole error. */
function sentenceOf(error: unknown): string {
  if (error instanceof ConfigError) return `The configuration is invalid.\n${error.message}`;
  if (error instanceof WrongMasterKeyError) return error.message;
  if (error instanceof NewerDatabaseError || error instanceof BlockedMigrationError) return error.message;
  if (error instanceof UnfinishedRestoreError) return error.message;
  if (error instanceof InstanceRunningError || error instanceof DataFolderError) return error.message;
  if (!(error instanceof Error)) return String(error);
  const { code, port, path } = error as NodeJS.ErrnoException & { port?: number };
  if (code === 'EADDRINUSE')
    return `Port ${port} is in use by another program. Stop it, or choose another port with PORT=3001 npm start.`;
  if (code === 'EACCES' && port !== undefined)
    return `Port ${port} is not available to this user. Choose another port with PORT=3000 npm start.`;
  if (code === 'EROFS' || code === 'EACCES' || code === 'EPERM') {
    return `${path ?? 'The data folder'} is not writable. Choose another folder with KADR_DATA=/path npm start.`;
  }
  if (code === 'ENOSPC') return 'The disk is full.';
  return error.stack ?? error.message;
}
