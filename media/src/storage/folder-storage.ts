import { randomUUID } from 'node:crypto';
import { constants, createWriteStream } from 'node:fs';
import type { BigIntStats, Dirent } from 'node:fs';
import { chmod, copyFile, mkdir, open, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import type { FileHandle } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { KadrError } from '@kadr/contract/errors';
import type { ByteRange } from '@kadr/http';
import { contentTypeOf } from './content-type.ts';
import { checkKey, checkPrefix } from './storage-key.ts';
import type { Storage, StoredContent, StoredObject } from './storage.ts';

/** Half-written objects are here, on the same file system, until they are renamed into place. */
const incoming = '.incoming';

/** Milliseconds without a write after which a file belongs to a process that died. */
const abandonedAfter = 24 * 60 * 60 * 1000;

/** Bytes that are read at once, as most segments are; larger objects are read in pieces of this size. */
const readSize = 512 * 1024;

/** A storage's folder, and the one-time removal of what dead processes left in it. */
interface Folder {
  readonly root: string;
  readonly swept: () => Promise<void>;
}

/**
 * Objects as files under `dir`, for a service on one machine. The content type is that of the key's extension.
 *
 * A key and a folder of keys cannot share a name (`a` and `a/b`): the second write is refused with CONFLICT. `front` is
 * the path by which the server in front of us reads this folder, with a slash at its end; null where there is none.
 */
export function createFolderStorage(
  dir: string,
  now: () => Date = () => new Date(),
  front: string | null = null,
): Storage {
  const root = resolve(dir);
  let swept: Promise<void> | undefined;
  const folder: Folder = { root, swept: () => (swept ??= sweep(root, now)) };
  const pathOf = (key: string): string => pathIn(root, key);
  return {
    put: (key, body) =>
      stageFile(folder, key, async (path) => {
        if (body instanceof Uint8Array) await writeFile(path, body);
        else await pipeline(body, createWriteStream(path));
      }),
    putFile: (key, file) => stageFile(folder, key, (path) => moveFile(file, path)),
    putCopy: (key, file) =>
      stageFile(folder, key, async (path) => {
        // Without copying a byte, where the file system supports it.
        await copyFile(file, path, constants.COPYFILE_FICLONE);
        // The permissions of the original file no longer matter.
        await chmod(path, 0o644);
      }),
    head: async (key) => {
      const stats = await absentAsNull(stat(pathOf(key), { bigint: true }));
      return stats?.isFile() ? describe(key, stats) : null;
    },
    get: async (key, range) => openObject(pathOf(key), key, range),
    localFile: pathOf,
    inFront: (key) =>
      front === null
        ? null
        : { path: front + key.split('/').map(encodeURIComponent).join('/'), isDescribed: false },
    async *list(prefix) {
      checkPrefix(prefix);
      yield* keysUnder(join(root, prefix), prefix);
    },
    delete: async (key) => {
      const path = pathOf(key);
      const stats = await absentAsNull(stat(path));
      if (stats?.isFile()) await rm(path, { force: true });
    },
    deletePrefix: async (prefix) => {
      checkPrefix(prefix);
      await rm(pathOf(prefix.slice(0, -1)), { recursive: true, force: true });
    },
  };
}

async function sweep(root: string, now: () => Date): Promise<void> {
  const folder = join(root, incoming);
  for (const name of (await absentAsNull(readdir(folder))) ?? []) {
    const stats = await absentAsNull(stat(join(folder, name)));
    if (stats !== null && now().getTime() - stats.mtimeMs > abandonedAfter) {
      await rm(join(folder, name), { force: true });
    }
  }
}

function pathIn(root: string, key: string): string {
  checkKey(key);
  if (key === incoming || key.startsWith(`${incoming}/`)) {
    throw new KadrError('INVALID_INPUT', {
      message: `Keys under "${incoming}" are reserved.`,
      field: 'key',
    });
  }
  return join(root, key);
}

/** Lets `write` make a file beside the objects, and makes it the object `key` once it is complete and on disk. */
async function stageFile(
  { root, swept }: Folder,
  key: string,
  write: (path: string) => Promise<void>,
): Promise<StoredObject> {
  const target = pathIn(root, key);
  await swept();
  const staged = join(root, incoming, randomUUID());
  await mkdir(dirname(staged), { recursive: true });
  try {
    await write(staged);
    await publish(staged, target, key);
    return describe(key, await stat(target, { bigint: true }));
  } catch (error) {
    await rm(staged, { force: true });
    throw error;
  }
}

async function publish(staged: string, target: string, key: string): Promise<void> {
  await syncToDisk(staged);
  try {
    const firstMade = await mkdir(dirname(target), { recursive: true });
    await rename(staged, target);
    await syncFolders(dirname(target), firstMade === undefined ? dirname(target) : dirname(firstMade));
  } catch (error) {
    if (hasCode(error, 'ENOTDIR', 'EEXIST', 'EISDIR', 'ENOTEMPTY')) {
      throw new KadrError('CONFLICT', {
        message: `"${key}" cannot be both an object and a folder.`,
        cause: error,
      });
    }
    throw error;
  }
}

async function moveFile(file: string, path: string): Promise<void> {
  try {
    await rename(file, path);
  } catch (error) {
    if (!hasCode(error, 'EXDEV')) throw error;
    await copyFile(file, path);
  }
}

async function openObject(path: string, key: string, range?: ByteRange): Promise<StoredContent | null> {
  const handle = await absentAsNull(open(path, 'r'));
  if (handle === null) return null;
  try {
    const stats = await handle.stat({ bigint: true });
    if (!stats.isFile()) {
      await handle.close();
      return null;
    }
    const object = describe(key, stats);
    const { start, end } = clampRange(range, object.size);
    const length = Math.max(0, end - start + 1);
    return {
      object,
      get body() {
        return handle.createReadStream({
          start,
          end: Math.max(start, end),
          highWaterMark: Math.min(Math.max(length, 1), readSize),
        });
      },
      ...(length <= readSize && { bytes: () => readWhole(handle, start, length) }),
    };
  } catch (error) {
    await handle.close();
    throw error;
  }
}

/** Reads `length` bytes from `start` on, and closes the file. @throws RangeError when they no longer exist. */
async function readWhole(handle: FileHandle, start: number, length: number): Promise<Uint8Array> {
  try {
    const bytes = Buffer.allocUnsafeSlow(length);
    for (let done = 0; done < length;) {
      const { bytesRead } = await handle.read(bytes, done, length - done, start + done);
      if (bytesRead === 0) throw new RangeError('The file has become shorter.');
      done += bytesRead;
    }
    return bytes;
  } finally {
    await handle.close();
  }
}

function describe(key: string, stats: BigIntStats): StoredObject {
  return {
    size: Number(stats.size),
    contentType: contentTypeOf(key),
    // Every write is a new file renamed into place, so inode and time to the nanosecond distinguish versions.
    etag: `"${stats.ino.toString(36)}-${stats.size.toString(36)}-${stats.mtimeNs.toString(36)}"`,
    modified: stats.mtime,
  };
}

function clampRange(range: ByteRange | undefined, size: number): ByteRange {
  return { start: range?.start ?? 0, end: Math.min(range?.end ?? size - 1, size - 1) };
}

async function* keysUnder(folder: string, prefix: string): AsyncGenerator<string> {
  const entries = (await absentAsNull(readdir(folder, { withFileTypes: true }))) ?? [];
  const names = entries
    .filter((entry) => entry.isFile() || entry.isDirectory())
    .map((entry) => nameInOrder(entry))
    .sort((a, b) => Buffer.compare(Buffer.from(a), Buffer.from(b)));
  for (const name of names) {
    if (name.endsWith('/')) yield* keysUnder(join(folder, name), prefix + name);
    else yield prefix + name;
  }
}

/** A folder sorts as its keys do, which begin with its name and `/`. */
function nameInOrder(entry: Dirent): string {
  return entry.isDirectory() ? `${entry.name}/` : entry.name;
}

async function syncToDisk(path: string): Promise<void> {
  const handle = await open(path, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** A rename, and each folder made for it, lasts once the folder that holds it is on disk. */
async function syncFolders(innermost: string, outermost: string): Promise<void> {
  for (let folder = innermost; ; folder = dirname(folder)) {
    await syncToDisk(folder);
    if (folder === outermost || folder === dirname(folder)) return;
  }
}

async function absentAsNull<Value>(found: Promise<Value>): Promise<Value | null> {
  try {
    return await found;
  } catch (error) {
    if (hasCode(error, 'ENOENT', 'ENOTDIR')) return null;
    throw error;
  }
}

function hasCode(error: unknown, ...codes: readonly string[]): boolean {
  return (
    error instanceof Error && 'code' in error && typeof error.code === 'string' && codes.includes(error.code)
  );
}
