import { createHash } from 'node:crypto';
import { constants, createReadStream } from 'node:fs';
import { copyFile, link, mkdir, readdir, readFile, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { BackupError, checksumsFile, manifestFile } from './manifest.ts';

/** SHA-256 of files, by path below the backup's folder. */
export type Checksums = Map<string, string>;

/** Paths of all files below a folder, in order; none when it is missing. */
export async function filesBelow(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(
    (error: NodeJS.ErrnoException) => (error.code === 'ENOENT' ? [] : Promise.reject(error)),
  );
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
    .toSorted();
}

/** Total bytes of the files below a folder, hard links included. */
export async function bytesBelow(folder: string): Promise<number> {
  let bytes = 0;
  for (const file of await filesBelow(folder)) bytes += (await stat(path.join(folder, file))).size;
  return bytes;
}

/**
 * Adds to a folder the files of another one that it lacks: as hard links, or copies where the file system is another
 * one. Stored objects are replaced, never changed, so a link keeps its content. A file that disappears in between is
 * left out.
 */
export async function linkFiles(from: string, to: string, files: readonly string[]): Promise<void> {
  for (const file of files) {
    const target = path.join(to, file);
    await mkdir(path.dirname(target), { recursive: true });
    await linkOrCopy(path.join(from, file), target);
  }
}

async function linkOrCopy(from: string, to: string): Promise<void> {
  try {
    await link(from, to);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'EEXIST' || code === 'ENOENT') return;
    if (!['EXDEV', 'EPERM', 'EMLINK', 'ENOTSUP'].includes(code ?? '')) throw error;
    await copyFile(from, to, constants.COPYFILE_EXCL | constants.COPYFILE_FICLONE);
  }
}

/** SHA-256 of everything in a backup's folder but its lists. */
export async function checksumsOf(folder: string): Promise<Checksums> {
  const checksums: Checksums = new Map();
  for (const file of await filesBelow(folder))
    if (file !== checksumsFile && file !== manifestFile)
      checksums.set(file, await checksumOf(path.join(folder, file)));
  return checksums;
}

async function checksumOf(file: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(file), hash);
  return hash.digest('hex');
}

/** Writes the list in the format of `sha256sum --check`, and returns its own checksum. */
export async function writeChecksums(folder: string, checksums: Checksums): Promise<string> {
  const file = path.join(folder, checksumsFile);
  await writeFile(file, [...checksums].map(([name, sum]) => `${sum}  ${name}\n`).join(''));
  return checksumOf(file);
}

/** @throws BackupError naming the first file that is missing, added or changed */
export async function checkChecksums(folder: string, ofTheList: string): Promise<void> {
  const list = path.join(folder, checksumsFile);
  if ((await checksumOf(list)) !== ofTheList) throw damaged(checksumsFile);
  const wanted: Checksums = new Map(
    (await readFile(list, 'utf8'))
      .split('\n')
      .filter((line) => line !== '')
      .map((line) => [line.slice(66), line.slice(0, 64)]),
  );
  const there = await checksumsOf(folder);
  for (const file of [...wanted.keys(), ...there.keys()])
    if (wanted.get(file) !== there.get(file)) throw damaged(file);
}

function damaged(file: string): BackupError {
  return new BackupError(`The backup is damaged: ${file} is missing, or not what was written.`);
}
