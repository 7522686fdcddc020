import { readFile, stat } from 'node:fs/promises';
import type { AssetIndex } from '../asset-index.ts';
import { contentTypeOf } from '../storage/content-type.ts';
import type { Storage } from '../storage/storage.ts';
import { paths } from './asset-files.ts';

/** A file to store, relative to the asset's folder in storage. */
export interface AssetFile {
  readonly path: string;
  readonly body:
    | { readonly text: string }
    /** Stays where it is. */
    | { readonly copyOf: string }
    /** Storage may move it: it is large, and quickly made again. */
    | { readonly file: string; readonly size: number };
}

const atOnce = 8;

/** Storage prefix of an asset. */
export function assetPrefix(assetId: string): string {
  return `assets/${assetId}/`;
}

/** Whether every local file is still available, here or, moved by an unfinished attempt, in storage. */
export async function allAtHand(
  storage: Storage,
  assetId: string,
  files: readonly AssetFile[],
): Promise<boolean> {
  const missing = await Promise.all(
    files.map(async ({ path, body }) => {
      if (!('file' in body) || (await sizeOf(body.file)) === body.size) return false;
      return (await storage.head(assetPrefix(assetId) + path))?.size !== body.size;
    }),
  );
  return !missing.includes(true);
}

/**
 * Stores an asset's files and, when all of them are there, its index, which makes it exist. `onStored` receives the
 * finished part, 0 to 1.
 */
export async function storeAsset(
  storage: Storage,
  index: AssetIndex,
  files: readonly AssetFile[],
  { signal, onStored }: { signal: AbortSignal; onStored: (fraction: number) => void },
): Promise<void> {
  const prefix = assetPrefix(index.id);
  const waiting = files.values();
  let stored = 0;
  const work = async (): Promise<void> => {
    for (const { path, body } of waiting) {
      signal.throwIfAborted();
      await storeFile(storage, prefix + path, body);
      stored += 1;
      onStored(stored / files.length);
    }
  };
  const results = await Promise.allSettled(Array.from({ length: atOnce }, work));
  const failed = results.find((result) => result.status === 'rejected');
  if (failed !== undefined) throw failed.reason;
  signal.throwIfAborted();
  await storage.put(prefix + paths.index, Buffer.from(JSON.stringify(index)), contentTypeOf(paths.index));
}

async function storeFile(storage: Storage, key: string, body: AssetFile['body']): Promise<void> {
  if ('text' in body) await storage.put(key, Buffer.from(body.text), contentTypeOf(key));
  else if ('copyOf' in body) await storage.put(key, await readFile(body.copyOf), contentTypeOf(key));
  else if ((await sizeOf(body.file)) === body.size) await storage.putFile(key, body.file, contentTypeOf(key));
  else if ((await storage.head(key))?.size !== body.size)
    throw new Error(`${key} is neither here nor in storage.`);
}

async function sizeOf(file: string): Promise<number | null> {
  return stat(file).then(
    ({ size }) => size,
    () => null,
  );
}
