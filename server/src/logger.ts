import { existsSync, mkdirSync, renameSync, statSync } from 'node:fs';
import path from 'node:path';
import { pino } from 'pino';
import type { Logger } from 'pino';
import type { Config } from './config/config.ts';

const largestFile = 50 * 1024 * 1024;

/**
 * The structured log, a JSON object a line. A grown service writes it to standard output for its collector; the embedded
 * one keeps the terminal for sentences and writes to `logs/kadr.log` in the data folder.
 */
export function createLogger(config: Pick<Config, 'dataDir' | 'databaseUrl' | 'logLevel'>): Logger {
  const options = {
    level: config.logLevel,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    redact: { paths: ['*.cookie', '*.authorization', '*.token'], censor: '…' },
  };
  if (config.databaseUrl !== null) return pino(options);
  const file = path.join(config.dataDir, 'logs', 'kadr.log');
  mkdirSync(path.dirname(file), { recursive: true });
  if (existsSync(file) && statSync(file).size > largestFile) renameSync(file, `${file}.1`);
  return pino(options, pino.destination({ dest: file, sync: false }));
}
