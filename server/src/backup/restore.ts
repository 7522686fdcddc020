import { existsSync } from 'node:fs';
import { chmod, copyFile, mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { restoringMark } from '../config/data-folder.ts';
import { secretFiles } from './backup.ts';
import { loadDatabase } from './load-database.ts';
import { checkChecksums, filesBelow, linkFiles } from './files.ts';
import { BackupError, readManifest } from './manifest.ts';
import type { Manifest } from './manifest.ts';

export interface RestoreOptions {
  /** A backup. */
  readonly folder: string;
  /** Empty, or missing. */
  readonly dataDir: string;
  /** Opens the empty database, which may be in the data folder, and returns the address of PostgreSQL itself. */
  readonly openDatabase: () => Promise<{ readonly url: string; readonly close: () => Promise<void> }>;
}

/**
 * Restores a backup. Nothing is written before the whole backup is verified; until everything is there, a mark in the
 * data folder and one in the database keep services from starting.
 *
 * @throws BackupError when the backup is damaged, or the data folder or the database is not empty
 */
export async function restoreBackup({ folder, dataDir, openDatabase }: RestoreOptions): Promise<Manifest> {
  const manifest = readManifest(folder);
  await checkChecksums(folder, manifest.checksums);
  const there = existsSync(dataDir) ? await readdir(dataDir) : [];
  if (there.includes(restoringMark))
    throw new BackupError(`A restore into ${dataDir} was broken off. Remove the folder and begin again.`);
  if (there.length > 0)
    throw new BackupError(`${dataDir} is not empty. Restore into a new folder (KADR_DATA).`);
  await mkdir(dataDir, { recursive: true });
  const mark = path.join(dataDir, restoringMark);
  await writeFile(mark, `${folder}\n`);
  await copyParts(folder, dataDir);
  const database = await openDatabase();
  try {
    await loadDatabase(database.url, path.join(folder, 'database'), manifest);
  } finally {
    await database.close();
  }
  await rm(mark);
  return manifest;
}

async function copyParts(folder: string, dataDir: string): Promise<void> {
  const storage = path.join(folder, 'storage');
  await mkdir(path.join(dataDir, 'storage'), { mode: 0o700 });
  await linkFiles(storage, path.join(dataDir, 'storage'), await filesBelow(storage));
  for (const name of secretFiles) {
    const secret = path.join(folder, 'secrets', name);
    if (!existsSync(secret)) continue;
    await copyFile(secret, path.join(dataDir, name));
    await chmod(path.join(dataDir, name), 0o600);
  }
}
