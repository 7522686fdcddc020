import { mkdtemp, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { assetIndexSchema } from '../asset-index.ts';
import type { AssetIndex } from '../asset-index.ts';
import type { IngestOptions } from '../ingest/ingest.ts';
import { createFolderStorage } from '../storage/folder-storage.ts';
import type { Storage } from '../storage/storage.ts';
import { decode } from './make-source.ts';
import type { DecodedTrack } from './make-source.ts';

/** A separate storage and work directory for one asset. */
export interface IngestPlace {
  readonly storage: Storage;
  readonly workDir: string;
  /** Options that ingest the file `name` of the folder, quickly. */
  options(name: string, changes?: Partial<IngestOptions>): IngestOptions;
  /** Path of a stored file of the asset. */
  readonly stored: (file: string, id?: string) => string;
  /** Every key in storage. */
  keys(): Promise<string[]>;
  readIndex(): Promise<AssetIndex>;
  /** Joins a track's init segment and segments, as players do, and decodes them. */
  decodeTrack(track: string): Promise<DecodedTrack>;
}

export const placedId = 'ingested00000001';

export async function makeIngestPlace(folder: string): Promise<IngestPlace> {
  const scratch = await mkdtemp(join(folder, 'place-'));
  const storage = createFolderStorage(join(scratch, 'storage'));
  const workDir = join(scratch, 'work');
  const stored = (file: string, id = placedId): string => join(scratch, 'storage', 'assets', id, file);
  return {
    storage,
    workDir,
    stored,
    options: (name, changes = {}) => ({
      source: join(folder, name),
      kind: 'film',
      assetId: placedId,
      workDir,
      storage,
      now: () => new Date(),
      preset: 'fast',
      ...changes,
    }),
    async keys() {
      const keys: string[] = [];
      for await (const key of storage.list('assets/')) keys.push(key);
      return keys;
    },
    readIndex: async () => assetIndexSchema.parse(JSON.parse(await readFile(stored('index.json'), 'utf8'))),
    async decodeTrack(track) {
      const names = (await readdir(stored(track))).filter((name) => name.endsWith('.m4s')).toSorted();
      const parts = await Promise.all(
        ['init.mp4', ...names].map((name) => readFile(stored(`${track}/${name}`))),
      );
      const joined = join(scratch, 'joined.mp4');
      await writeFile(joined, Buffer.concat(parts));
      const decoded = await decode(scratch, 'joined.mp4');
      await rm(joined);
      return decoded;
    },
  };
}
