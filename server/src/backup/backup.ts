import { existsSync } from 'node:fs';
import { copyFile, mkdir, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { dumpDatabase } from './dump-database.ts';
import { checkChecksums, checksumsOf, filesBelow, linkFiles, writeChecksums } from './files.ts';
import { BackupError, manifestFile } from './manifest.ts';
import type { Manifest } from './manifest.ts';

export interface BackupOptions {
  /** Address of PostgreSQL itself. */
  readonly databaseUrl: string;
  readonly dataDir: string;
  /** Created by the backup; complete once it exists. */
  readonly folder: string;
  /** False where the storage is a bucket, which has its own versions. */
  readonly hasStorage: boolean;
  readonly withSecrets: boolean;
}

/** Files of the data folder that are secrets. */
export const secretFiles = ['secret', 'content-key', 'operator-token'];

/**
 * Makes a backup of a service that may be running: its database as it is at one moment, and the objects that it names.
 * The sandbox bank's test money is left out. The written files are read again and compared before the folder gets its
 * name.
 *
 * @throws BackupError when the folder exists already
 */
export async function makeBackup(options: BackupOptions): Promise<Manifest> {
  const { databaseUrl, dataDir, folder, hasStorage, withSecrets } = options;
  if (existsSync(folder)) throw new BackupError(`${folder} exists already. Name a new folder.`);
  const partial = `${folder}.partial`;
  await rm(partial, { recursive: true, force: true });
  await mkdir(partial, { recursive: true, mode: 0o700 });
  // Before and after: an object that the database names exists at one of the two moments.
  if (hasStorage) await linkStorage(dataDir, partial);
  const facts = await dumpDatabase(databaseUrl, path.join(partial, 'database'));
  if (hasStorage) await linkStorage(dataDir, partial);
  if (withSecrets) await copySecrets(dataDir, path.join(partial, 'secrets'));
  const checksums = await writeChecksums(partial, await checksumsOf(partial));
  const manifest: Manifest = {
    format: 1,
    ...facts,
    has_storage: hasStorage,
    has_secrets: withSecrets,
    checksums,
  };
  await writeFile(path.join(partial, manifestFile), `${JSON.stringify(manifest, null, 2)}\n`);
  await checkChecksums(partial, checksums);
  await rename(partial, folder);
  return manifest;
}

async function linkStorage(dataDir: string, partial: string): Promise<void> {
  const storage = path.join(dataDir, 'storage');
  // Names that begin with a dot are files that are still being written.
  const files = (await filesBelow(storage)).filter((file) => !file.startsWith('.'));
  await linkFiles(storage, path.join(partial, 'storage'), files);
}

async function copySecrets(dataDir: string, folder: string): Promise<void> {
  await mkdir(folder, { mode: 0o700 });
  for (const name of secretFiles)
    if (existsSync(path.join(dataDir, name)))
      await copyFile(path.join(dataDir, name), path.join(folder, name));
}
