import { createWriteStream } from 'node:fs';
import { mkdir, rename, stat } from 'node:fs/promises';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import type { ClaimedIngest } from '@kadr/api';
import type { IngestWarning, PublishedAsset } from '@kadr/contract';
import { KadrError } from '@kadr/contract';
import { ingest, storeImage } from '@kadr/media';
import type { IngestProgress, Storage } from '@kadr/media';
import { uploadKey } from '../operator/upload-files.ts';

export interface IngestJobOptions {
  readonly storage: Storage;
  /** Folder that holds one work folder per ingest. */
  readonly workRoot: string;
  readonly ffmpeg: string;
  readonly ffprobe: string;
  /** Threads of each decoder and encoder. */
  readonly threads: number;
  readonly now: () => Date;
}

export interface IngestJobRun {
  readonly signal: AbortSignal;
  readonly onProgress: (progress: IngestProgress) => void;
  readonly onWarning: (warning: IngestWarning) => void;
}

/** Makes an asset of an upload; its best frames become pictures of the service. @throws what media's `ingest` throws. */
export async function runIngestJob(
  claimed: ClaimedIngest,
  options: IngestJobOptions,
  { signal, onProgress, onWarning }: IngestJobRun,
): Promise<PublishedAsset> {
  const { storage, workRoot, now } = options;
  const folder = workFolder(workRoot, claimed.id);
  const source = await fetchUpload(storage, claimed.upload_id, path.join(folder, 'source'), signal);
  const subtitles = await Promise.all(
    claimed.subtitles.map(async ({ upload_id, file_name, language }, index) => ({
      path: await fetchUpload(storage, upload_id, path.join(folder, `subtitles-${index}`), signal),
      fileName: file_name,
      language,
    })),
  );
  const lyrics = claimed.lyrics && {
    path: await fetchUpload(storage, claimed.lyrics.upload_id, path.join(folder, 'lyrics'), signal),
    fileName: claimed.lyrics.file_name,
  };
  const asset = await ingest({
    source,
    subtitles,
    lyrics,
    kind: claimed.kind,
    key: claimed.key ?? undefined,
    assetId: claimed.asset_id,
    workDir: path.join(folder, 'work'),
    storage,
    now,
    signal,
    onProgress,
    onWarning,
    ffmpeg: options.ffmpeg,
    ffprobe: options.ffprobe,
    preset: claimed.encoding,
    furtherCodecs: claimed.further_codecs,
    threads: options.threads,
  });
  return { ...asset, posters: await Promise.all(asset.posters.map((poster) => asPicture(storage, poster))) };
}

/** Everything of an ingest that is not in storage. */
export function workFolder(workRoot: string, id: number): string {
  return path.join(workRoot, String(id));
}

/** An upload on the local disk: where storage has it, or brought there, once. */
async function fetchUpload(
  storage: Storage,
  uploadId: string,
  file: string,
  signal: AbortSignal,
): Promise<string> {
  if (await exists(file)) return file;
  const local = storage.localFile(uploadKey(uploadId));
  if (local !== null && (await exists(local))) return local;
  const stored = await storage.get(uploadKey(uploadId));
  if (stored === null)
    throw new KadrError('UNSUPPORTED_MEDIA', {
      message: 'The uploaded file is not there any more; hand it in again.',
    });
  await mkdir(path.dirname(file), { recursive: true });
  await pipeline(stored.body, createWriteStream(`${file}.partial`), { signal });
  await rename(`${file}.partial`, file);
  return file;
}

async function exists(file: string): Promise<boolean> {
  return (await stat(file).catch(() => null)) !== null;
}

async function asPicture(
  storage: Storage,
  poster: PublishedAsset['posters'][number],
): Promise<PublishedAsset['posters'][number]> {
  const stored = await storage.get(poster.image);
  if (stored === null) throw new Error(`The poster ${poster.image} is not in storage.`);
  const { path: picture, color } = await storeImage(storage, await buffer(stored.body));
  return { image: `images${picture}`, color };
}
