import { useSyncExternalStore } from 'react';
import { descriptionOf, service } from '../data/client.ts';
import { askFor } from '../data/prompts.ts';
import { ingestOf, settingsOf } from './film-settings.ts';
import type { FilmSettings } from './film-settings.ts';
import { forgetSending, sendFilm } from './send-film.ts';
import type { Sending, SendingFailure } from './send-film.ts';
import { readUploads, writeUploads } from './stored-uploads.ts';

export interface FilmUpload {
  /** Identifies the upload in this browser's list. */
  readonly id: string;
  readonly name: string;
  /** Bytes. */
  readonly size: number;
  /** Modification time of the file, in milliseconds. */
  readonly modified: number;
  readonly settings: FilmSettings;
  /** Whether to queue it after the upload. */
  readonly isReady: boolean;
  /** Bytes. */
  readonly sent: number;
  /** `away`: the page was reloaded, so the file must be chosen again. */
  readonly state: 'sending' | 'paused' | 'away' | 'failed' | 'sent' | 'queueing';
  /** The address of the upload; null until the service has assigned it. */
  readonly address: string | null;
  /** The upload id for an ingest; null until the upload is complete. */
  readonly uploadId: string | null;
  /** The service's error message; empty if there was no response. */
  readonly error: string | null;
}

/** Film uploads of this browser. They continue on every screen. */
let uploads: readonly FilmUpload[] = readUploads();
const sendings = new Map<string, Sending>();
const listeners = new Set<() => void>();

export function useFilmUploads(): readonly FilmUpload[] {
  return useSyncExternalStore(subscribe, () => uploads);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function set(next: readonly FilmUpload[]): void {
  uploads = next;
  writeUploads(next);
  for (const listener of listeners) listener();
}

export function changeUpload(id: string, change: Partial<FilmUpload>): void {
  set(uploads.map((upload) => (upload.id === id ? { ...upload, ...change } : upload)));
}

const find = (id: string): FilmUpload | undefined => uploads.find((upload) => upload.id === id);

/** Adds files: interrupted uploads are resumed, others start. */
export function addFilms(files: readonly File[]): void {
  for (const file of files) {
    const known = uploads.find(
      ({ state, name, size, modified }) =>
        state === 'away' && name === file.name && size === file.size && modified === file.lastModified,
    );
    const id = known?.id ?? crypto.randomUUID();
    if (known === undefined) set([...uploads, newUpload(id, file)]);
    sendings.set(id, sendFilm(file, eventsOf(id)));
    resumeFilm(id);
  }
}

function newUpload(id: string, file: File): FilmUpload {
  return {
    id,
    name: file.name,
    size: file.size,
    modified: file.lastModified,
    settings: settingsOf(file.name),
    isReady: false,
    sent: 0,
    state: 'sending',
    address: null,
    uploadId: null,
    error: null,
  };
}

function eventsOf(id: string): Parameters<typeof sendFilm>[1] {
  return {
    onAddress: (address) => changeUpload(id, { address }),
    onProgress: (sent) => changeUpload(id, { sent }),
    onSent: (uploadId) => {
      sendings.delete(id);
      changeUpload(id, { uploadId, state: 'sent', sent: find(id)?.size ?? 0 });
      if (find(id)?.isReady === true) void queueFilm(id);
    },
    onFailed: (failure) => void fail(id, failure),
  };
}

/** When the session has ended, asks the member to sign in again and resumes the upload. */
async function fail(id: string, { status, words }: SendingFailure): Promise<void> {
  changeUpload(id, { state: 'failed', error: words ?? '' });
  if (status === 401 && (await askFor('sign-in'))) resumeFilm(id);
}

export function pauseFilm(id: string): void {
  changeUpload(id, { state: 'paused' });
  void sendings.get(id)?.pause();
}

export function resumeFilm(id: string): void {
  changeUpload(id, { state: 'sending', error: null });
  void sendings.get(id)?.start();
}

/** Removes a film from the list and its uploaded bytes from the service. */
export async function removeFilm(id: string): Promise<void> {
  const upload = find(id);
  await sendings.get(id)?.pause();
  sendings.delete(id);
  set(uploads.filter((one) => one.id !== id));
  if (upload?.address != null) await forgetSending(upload.address).catch(() => undefined);
}

/** Queues a film, now or after its upload. */
export async function queueFilm(id: string): Promise<void> {
  const upload = find(id);
  if (upload === undefined || upload.state === 'queueing') return;
  if (upload.uploadId === null) return changeUpload(id, { isReady: true });
  changeUpload(id, { isReady: true, state: 'queueing', error: null });
  try {
    await service.operator.createIngest(ingestOf(upload.settings, upload.uploadId, upload.name));
    set(uploads.filter((one) => one.id !== id));
  } catch (error) {
    changeUpload(id, { isReady: false, state: 'sent', error: descriptionOf(error) ?? '' });
  }
}

// After leaving the page, an unfinished film must be chosen again.
addEventListener('beforeunload', (event) => {
  if (uploads.some(({ state }) => state === 'sending')) event.preventDefault();
});
