import { createWriteStream } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createS3Storage, refusal } from '@kadr/media';
import type { S3StorageConfig } from '@kadr/media';
import type { SourcesSettings } from '../config/sources-config.ts';
import type { SourceMaker } from '../worker/ingest-job.ts';
import { download } from './download.ts';
import { fileInFolder } from './folder-source.ts';

interface SourcesConfig extends SourcesSettings {
  /** Bytes, at most. */
  readonly largest: number;
}

/** Makers of sources outside uploads, by the names that ingests use. */
export function sourceMakers({
  mayBeInner,
  folder,
  bucket,
  largest,
}: SourcesConfig): Map<string, SourceMaker> {
  const makers = new Map<string, SourceMaker>([['address', fromAddress({ mayBeInner, largest })]]);
  if (folder !== null) makers.set('folder', fromFolder(folder));
  if (bucket !== null) makers.set('bucket', fromBucket(bucket, largest));
  return makers;
}

function fromAddress({ mayBeInner, largest }: Pick<SourcesConfig, 'mayBeInner' | 'largest'>): SourceMaker {
  return async (key, { folder, signal, onProgress }) => {
    // Beside the folder, which is emptied at the start of an attempt: a transfer resumes where it broke off.
    const place = path.join(path.dirname(folder), 'download');
    await mkdir(place, { recursive: true });
    const file = path.join(place, 'source');
    await download(key, { file, signal, largest, mayBeInner, onProgress });
    return sourceAt(file);
  };
}

function fromFolder(root: string): SourceMaker {
  return async (key) => sourceAt(await fileInFolder(root, key));
}

function fromBucket(bucket: S3StorageConfig, largest: number): SourceMaker {
  const storage = createS3Storage(bucket);
  return async (key, { folder, signal, onProgress }) => {
    const stored = await storage.get(key).catch(() => null);
    if (stored === null) throw refusal('source_gone', 'The bucket for films has no such object.');
    const { size } = stored.object;
    if (size > largest) {
      stored.body.destroy();
      throw refusal('too_costly', 'The object is larger than films may be.');
    }
    const file = path.join(folder, 'source');
    let arrived = 0;
    const counted = async function* (body: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
      for await (const chunk of body) {
        arrived += chunk.length;
        onProgress(arrived / Math.max(1, size));
        yield chunk;
      }
    };
    await pipeline(stored.body, counted, createWriteStream(file), { signal });
    return sourceAt(file);
  };
}

const sourceAt = (source: string) => ({ source, subtitles: [], lyrics: null });
