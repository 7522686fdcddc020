import type { FilmUpload } from './film-uploads.ts';

const key = 'console.films';

/** Uploads stored across page loads; the files of unfinished ones must be chosen again. */
export function readUploads(): readonly FilmUpload[] {
  try {
    const stored = JSON.parse(localStorage.getItem(key) ?? '[]') as readonly FilmUpload[];
    return stored.map(afterLeaving);
  } catch {
    return [];
  }
}

export function writeUploads(uploads: readonly FilmUpload[]): void {
  localStorage.setItem(key, JSON.stringify(uploads));
}

function afterLeaving(upload: FilmUpload): FilmUpload {
  const isSent = upload.uploadId !== null;
  return { ...upload, error: null, isReady: upload.isReady && !isSent, state: isSent ? 'sent' : 'away' };
}
