import type { IngestWork, UploadsService } from '@kadr/api';
import { uploadRests } from '@kadr/api';
import type { Storage } from '@kadr/media';
import { partsPrefix, uploadOfKey, uploadPrefix } from '../operator/upload-files.ts';

/** Removes uploads without new bytes for a day that no ingest needs. Returns the number of removed objects. */
export async function purgeUploads(
  storage: Pick<Storage, 'list' | 'head' | 'delete' | 'deletePrefix'>,
  {
    ingests,
    uploads,
  }: {
    readonly ingests: Pick<IngestWork, 'uploadsInUse'>;
    readonly uploads: Pick<UploadsService, 'removeRested' | 'unfinished'>;
  },
  now: Date,
): Promise<number> {
  for (const id of await uploads.removeRested(now)) await storage.deletePrefix(partsPrefix(id));
  const old: string[] = [];
  for await (const key of storage.list(uploadPrefix)) {
    const object = await storage.head(key);
    if (object !== null && now.getTime() - object.modified.getTime() > uploadRests) old.push(key);
  }
  if (old.length === 0) return 0;
  // Queried after the search for old ones, to see ingests made in between.
  const [used, unfinished] = await Promise.all([ingests.uploadsInUse(), uploads.unfinished()]);
  const unused = old.filter((key) => {
    const { id, isPart } = uploadOfKey(key);
    return isPart ? !unfinished.has(id) : !used.has(id);
  });
  for (const key of unused) await storage.delete(key);
  return unused.length;
}
