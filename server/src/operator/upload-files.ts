import { randomBytes } from 'node:crypto';
import type { Storage } from '@kadr/media';

/** Key prefix of uploads. */
export const uploadPrefix = 'uploads/';

/** Storage key of an uploaded source; it is deleted once it is published, or has been unused for a time. */
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

/** Copies a file of this machine to an upload, without HTTP. Returns the upload's id. */
export async function uploadFile(storage: Storage, file: string): Promise<string> {
  const uploadId = newUploadId();
  await storage.putCopy(uploadKey(uploadId), file, 'application/octet-stream');
  return uploadId;
}

export function newUploadId(): string {
  return randomBytes(16).toString('hex');
}
