import { randomBytes } from 'node:crypto';
import type { Storage } from '@kadr/media';

/** What the keys of uploads begin with. */
export const uploadPrefix = 'uploads/';

/** Storage key of an uploaded source; it is deleted once it is published, or has been of no use for a time. */
export function uploadKey(uploadId: string): string {
  return uploadPrefix + uploadId;
}

/** The prefix of a resumable upload's parts: in a folder store, a key cannot be both an object and a folder. */
export function partsPrefix(uploadId: string): string {
  return `${uploadPrefix}${uploadId}.parts/`;
}

/** The id of the upload that a key under {@link uploadPrefix} belongs to. */
export function uploadOfKey(key: string): { readonly id: string; readonly isPart: boolean } {
  const name = key.slice(uploadPrefix.length).split('/')[0] ?? '';
  const isPart = name.endsWith('.parts');
  return { id: isPart ? name.slice(0, -'.parts'.length) : name, isPart };
}

/** Takes a copy of a file of this machine as an upload, without the way over HTTP. Gives the upload's id. */
export async function uploadFile(storage: Storage, file: string): Promise<string> {
  const uploadId = newUploadId();
  await storage.putCopy(uploadKey(uploadId), file, 'application/octet-stream');
  return uploadId;
}

export function newUploadId(): string {
  return randomBytes(16).toString('hex');
}
