import { createWriteStream } from 'node:fs';
import { mkdir, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import type { ClaimedIngest } from '@kadr/api';
import type { IngestWarning, PublishedAsset } from '@kadr/contract';
import { ingest, refusal, storeImage, takeOverTracks } from '@kadr/media';
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
  /** Makers of sources that are not uploaded, by the name that ingests use. */
  readonly makers: ReadonlyMap<string, SourceMaker>;
}

/** The files that are packaged: a film, its subtitles and lyrics. */
export interface SourceFiles {
  readonly source: string;
  readonly subtitles: readonly {
    readonly path: string;
    readonly fileName: string;
    readonly language: string | null;
  }[];
  readonly lyrics: { readonly path: string; readonly fileName: string } | null;
}

/** Makes a source in an empty folder. */
export type SourceMaker = (
  key: string,
  making: {
    readonly folder: string;
    readonly signal: AbortSignal;
    /** Called with the finished share: 0–1. */
    readonly onProgress: (share: number) => void;
  },
) => Promise<SourceFiles>;

export interface IngestJobRun {
  readonly signal: AbortSignal;
  readonly onProgress: (progress: IngestProgress) => void;
  readonly onWarning: (warning: IngestWarning) => void;
}

/** Makes an asset of an upload; its best frames become pictures of the service. @throws as media's `ingest` does. */
export async function runIngestJob(
  claimed: ClaimedIngest,
  options: IngestJobOptions,
  { signal, onProgress, onWarning }: IngestJobRun,
): Promise<PublishedAsset> {
  const { storage, workRoot, now } = options;
  const folder = workFolder(workRoot, claimed.id);
  const { source: made } = claimed;
  const fetched = await fetchSource(claimed, storage, { folder, signal });
  const files =
    made === null
      ? fetched
      : withUploads(
          fetched,
          await makeSource(made, options.makers, {
            folder: path.join(folder, 'made'),
            signal,
            onProgress: (share) =>
              onProgress({ state: 'probing', percent: shareOfMaking * Math.min(1, share), time_left: null }),
          }),
        );
  const from = made === null ? 0 : shareOfMaking;
  const asset = await ingest({
    ...files,
    kind: claimed.kind,
    key: claimed.key ?? undefined,
    assetId: claimed.asset_id,
    workDir: path.join(folder, 'work'),
    storage,
    now,
    signal,
    onProgress: (progress) =>
      onProgress({ ...progress, percent: from + (progress.percent * (100 - from)) / 100 }),
    onWarning,
    ffmpeg: options.ffmpeg,
    ffprobe: options.ffprobe,
    preset: claimed.encoding,
    furtherCodecs: claimed.further_codecs,
    threads: options.threads,
  });
  const { replaces } = claimed;
  const taken = replaces === null ? null : await takeOverTracks(storage, replaces, asset.id);
  return {
    ...(taken ?? asset),
    posters: await Promise.all(asset.posters.map((poster) => asPicture(storage, poster))),
  };
}

/** The share of the making in the whole work, in percent. */
const shareOfMaking = 60;

async function makeSource(
  { maker, key }: NonNullable<ClaimedIngest['source']>,
  makers: IngestJobOptions['makers'],
  making: Parameters<SourceMaker>[1],
): Promise<SourceFiles> {
  const make = makers.get(maker);
  if (make === undefined) throw refusal('machine', `This worker makes no sources as “${maker}” does.`);
  // The files of a killed worker are incomplete.
  await rm(making.folder, { recursive: true, force: true });
  await mkdir(making.folder, { recursive: true });
  making.onProgress(0);
  return make(key, making);
}

/** A made source, with the files uploaded beside it. */
function withUploads(uploaded: SourceFiles, made: SourceFiles): SourceFiles {
  return { ...made, subtitles: [...made.subtitles, ...uploaded.subtitles] };
}

/** The uploaded files of an ingest; without an upload its source is empty. */
async function fetchSource(
  { upload_id, subtitles, lyrics }: ClaimedIngest,
  storage: Storage,
  { folder, signal }: { readonly folder: string; readonly signal: AbortSignal },
): Promise<SourceFiles> {
  const fetch = (id: string, name: string): Promise<string> =>
    fetchUpload(storage, id, path.join(folder, name), signal);
  return {
    source: upload_id === null ? '' : await fetch(upload_id, 'source'),
    subtitles: await Promise.all(
      subtitles.map(async ({ upload_id: id, file_name, language }, index) => ({
        path: await fetch(id, `subtitles-${index}`),
        fileName: file_name,
        language,
      })),
    ),
    lyrics: lyrics && { path: await fetch(lyrics.upload_id, 'lyrics'), fileName: lyrics.file_name },
  };
}

/** Everything of an ingest outside storage. */
export function workFolder(workRoot: string, id: number): string {
  return path.join(workRoot, String(id));
}

/** An upload on the local disk: where storage has it, or copied there, once. */
export async function fetchUpload(
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
    throw refusal('source_gone', 'The uploaded file is not there any more; hand it in again.');
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
