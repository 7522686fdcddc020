import path from 'node:path';
import { isDatabaseAway } from '@kadr/api';
import type { QualityWork } from '@kadr/api';
import { measureQuality } from '@kadr/media';
import type { Storage } from '@kadr/media';
import type { Logger } from 'pino';

export interface MeasuringOptions {
  readonly quality: QualityWork;
  readonly storage: Storage;
  readonly workRoot: string;
  readonly ffmpeg: string;
  readonly log: Logger;
  /** Aborted when the worker stops. */
  readonly signal: AbortSignal;
}

/** Measures waiting films, one after the other. */
export async function measureFilms(work: MeasuringOptions): Promise<void> {
  for (;;) {
    const assetId = work.signal.aborted ? null : await work.quality.claim();
    if (assetId === null) return;
    await measure(assetId, work);
  }
}

async function measure(assetId: string, work: MeasuringOptions): Promise<void> {
  const { quality, storage, workRoot, ffmpeg, log, signal } = work;
  try {
    const folder = path.join(workRoot, `quality-${assetId}`);
    const report = await measureQuality(storage, assetId, { folder, ffmpeg, signal });
    if (report === null) await quality.fail(assetId, 'protected');
    else await quality.finish(assetId, report);
  } catch (error) {
    if (signal.aborted || isDatabaseAway(error)) return quality.release(assetId);
    log.warn({ asset: assetId, err: error }, 'failed to measure a film');
    await quality.fail(assetId, 'failed');
  }
}
