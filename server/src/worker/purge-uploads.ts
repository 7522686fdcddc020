import type { IngestWork } from '@kadr/api';
import type { Storage } from '@kadr/media';
import { uploadKey, uploadPrefix } from '../operator/upload-files.ts';

/** How long an upload may wait for its ingest, in milliseconds. */
const unusedFor = 24 * 60 * 60_000;

/** Removes uploads that are a day old and that no ingest needs. Gives how many. */
export async function purgeUploads(
  storage: Pick<Storage, 'list' | 'head' | 'delete'>,
  ingests: Pick<IngestWork, 'uploadsInUse'>,
  now: Date,
): Promise<number> {
  const old: string[] = [];
  for await (const key of storage.list(uploadPrefix)) {
    const object = await storage.head(key);
    if (object !== null && now.getTime() - object.modified.getTime() > unusedFor) old.push(key);
  }
  if (old.length === 0) return 0;
  // Asked after they were found to be old: an ingest made meanwhile is seen.
  const used = new Set([...(await ingests.uploadsInUse())].map(uploadKey));
  const unused = old.filter((key) => !used.has(key));
  for (const key of unused) await storage.delete(key);
  return unused.length;
}
