import { mkdirSync, renameSync, rmSync, statSync } from 'node:fs';
import type { EventEmitter } from 'node:events';
import path from 'node:path';
import { pino } from 'pino';
import type { DestinationStream, Logger } from 'pino';
import type { Config } from './config/config.ts';

/** Size of a log file in bytes, and the number of older ones that are kept. */
const rotation = { bytes: 50 * 1024 * 1024, kept: 3 };

/**
 * The structured log, a JSON object a line. A grown service writes it to standard output for its collector; the
 * embedded one keeps the terminal for sentences and writes to `logs/kadr.log` in the data folder. A file that has grown
 * large becomes `kadr.log.1`, the one before that `kadr.log.2`, and the oldest goes.
 */
export function createLogger(
  config: Pick<Config, 'dataDir' | 'databaseUrl' | 'logLevel'>,
  { bytes, kept }: typeof rotation = rotation,
): Logger {
  const options = {
    level: config.logLevel,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    redact: { paths: ['*.cookie', '*.authorization', '*.token'], censor: '…' },
  };
  if (config.databaseUrl !== null) return pino(options, lasting(pino.destination(1)));
  const file = path.join(config.dataDir, 'logs', 'kadr.log');
  mkdirSync(path.dirname(file), { recursive: true });
  let size = statSync(file, { throwIfNoEntry: false })?.size ?? 0;
  if (size >= bytes) {
    shift(file, kept);
    size = 0;
  }
  const destination = pino.destination({ dest: file, sync: false });
  // The intended use of `reopen`: lines written after the renaming go to the new file.
  destination.on('write', (written: number) => {
    size += written;
    if (size < bytes) return;
    size = 0;
    try {
      shift(file, kept);
    } catch {
      // On a disk that allows no renaming, the log continues in the old file.
      return;
    }
    destination.reopen();
  });
  return pino(options, lasting(destination));
}

/** A full disk, or a collector that went away, costs log lines, not the service. */
function lasting(destination: DestinationStream & EventEmitter): DestinationStream {
  destination.on('error', () => undefined);
  return destination;
}

function shift(file: string, kept: number): void {
  rmSync(`${file}.${kept}`, { force: true });
  for (let age = kept - 1; age > 0; age--) {
    if (statSync(`${file}.${age}`, { throwIfNoEntry: false }) !== undefined)
      renameSync(`${file}.${age}`, `${file}.${age + 1}`);
  }
  renameSync(file, `${file}.1`);
}
