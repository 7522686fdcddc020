import { mkdir, rm } from 'node:fs/promises';
import path from 'node:path';
import type { AdClipsService, ClaimedAdClip } from '@kadr/api';
import { KadrError } from '@kadr/contract';
import { adClipKey, makeAdClip } from '@kadr/media';
import type { EncodingPreset, Storage } from '@kadr/media';
import type { Logger } from 'pino';
import { uploadKey } from '../operator/upload-files.ts';
import { fetchUpload } from './ingest-job.ts';

export interface AdClipWork {
  readonly clips: Pick<AdClipsService, 'claim' | 'finish' | 'fail' | 'release'>;
  readonly storage: Storage;
  /** Folder that holds one work folder per clip. */
  readonly workRoot: string;
  readonly ffmpeg: string;
  readonly ffprobe: string;
  readonly threads: number;
  readonly preset: EncodingPreset;
  readonly now: () => Date;
  readonly log: Pick<Logger, 'info' | 'warn'>;
  /** Aborted when the worker stops: the current clip goes back to the queue. */
  readonly signal: AbortSignal;
}

/** Makes the waiting clips of advertisements, one after the other. */
export async function makeAdClips(work: AdClipWork): Promise<void> {
  for (;;) {
    const claimed = work.signal.aborted ? null : await work.clips.claim(work.now());
    if (claimed === null) return;
    await make(claimed, work);
  }
}

async function make(claimed: ClaimedAdClip, work: AdClipWork): Promise<void> {
  const { clips, storage, workRoot, signal, log } = work;
  const { id, uploadId, key } = claimed;
  const folder = path.join(workRoot, `ad-clip-${id}`);
  const made = path.join(folder, 'made');
  await rm(folder, { recursive: true, force: true });
  await mkdir(made, { recursive: true });
  try {
    const source = await fetchUpload(storage, uploadId, path.join(folder, 'source'), signal);
    const { duration, files } = await makeAdClip(source, { ...work, folder: made });
    for (const file of files) await storage.putFile(adClipKey(key, file.height), file.path, 'video/mp4');
    await clips.finish(id, {
      duration,
      files: files.map(({ width, height, bitrate }) => ({ width, height, bitrate })),
    });
    await storage.delete(uploadKey(uploadId));
    log.info({ clip: id }, 'made an ad clip');
  } catch (error) {
    if (signal.aborted) await clips.release(id);
    else if (error instanceof KadrError && error.error === 'UNSUPPORTED_MEDIA')
      await clips.fail(id, error.message);
    else throw error;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
