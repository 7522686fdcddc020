import { createHash } from 'node:crypto';
import { accessSync, chmodSync, constants, existsSync, mkdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { isReachable } from '../embedded-postgres/binaries.ts';

const checkout = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..', '..', '..');

/**
 * Folder of persistent data without `KADR_DATA`: `.data` in the checkout. Root runs the database as another user; when
 * that user cannot reach the checkout, a separate folder under `/var/lib/kadr` is used.
 */
export function defaultDataFolder(): string {
  if (process.getuid?.() !== 0 || isReachable(checkout)) return path.join(checkout, '.data');
  const id = createHash('sha256').update(checkout).digest('hex').slice(0, 8);
  return path.join('/var/lib/kadr', `${path.basename(checkout)}-${id}`);
}

/** A mark in a data folder while a backup is restored into it; no service starts there. */
export const restoringMark = 'restoring';

/** The data folder is unusable; the message says what to do. */
export class DataFolderError extends Error {
  override readonly name = 'DataFolderError';
}

/**
 * Makes the data folder, its parts for this process's eyes only. The database, which root runs as another user, is let
 * through to its own part.
 *
 * @throws DataFolderError when that user cannot come so far or a restore is not finished, or the system's error when
 * the folder cannot be written.
 */
export function prepareDataFolder(dataDir: string): void {
  mkdirSync(dataDir, { recursive: true });
  if (existsSync(path.join(dataDir, restoringMark))) {
    throw new DataFolderError(
      `A restore into ${dataDir} is not finished. Wait for it; if it was broken off, remove the folder and restore again.`,
    );
  }
  accessSync(dataDir, constants.W_OK);
  for (const part of ['storage', 'work', 'logs'])
    mkdirSync(path.join(dataDir, part), { recursive: true, mode: 0o700 });
  if (process.getuid?.() !== 0) return;
  chmodSync(dataDir, (statSync(dataDir).mode & 0o777) | 0o011);
  if (!isReachable(dataDir)) {
    throw new DataFolderError(
      `${dataDir} lies in a folder that is closed to other users, and the database does not run as root. Name another folder with KADR_DATA, for example KADR_DATA=/var/lib/kadr/data.`,
    );
  }
}
