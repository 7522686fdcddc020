import { createHttpClient, readError } from '@kadr/contract/client';
import type { KadrClient } from '@kadr/contract/client';
import { errors } from '@kadr/contract/errors';
import type { ErrorBody, ErrorName } from '@kadr/contract/errors';
import { importAddress } from '@kadr/contract/file-addresses';
import type { FileImport, Language, RecordKind } from '@kadr/contract';
import { routes } from 'virtual:contract-data';
import { askFor } from './prompts.ts';
import type { Prompt } from './prompts.ts';

/** The language of the service's responses. */
let language: Language = 'rus';

export function setAnswerLanguage(next: Language): void {
  language = next;
}

/** The member's action that a refused call requires before it is repeated. */
const prompts: Readonly<Partial<Record<ErrorName, Prompt>>> = {
  REAUTHENTICATION_REQUIRED: 'reauthentication',
  UNAUTHORIZED: 'sign-in',
};

/**
 * `fetch` in the member's language. A call that is refused because the session has ended or reauthentication is required
 * waits for the member and is repeated, so that typed input is not lost.
 */
const send: typeof fetch = async (input, init) => {
  const request = new Request(input, init);
  const { method, headers, signal } = request;
  const address = new URL(request.url);
  address.searchParams.set('lang', language);
  // Buffered: a streamed body requires HTTP/2 and cannot be sent twice.
  const bytes = await request.arrayBuffer();
  const body = bytes.byteLength > 0 ? bytes : null;
  const call = () => fetch(address, { method, headers, signal, body, credentials: 'same-origin' });
  const response = await call();
  const prompt = isAboutSignIn(address) ? undefined : await promptOf(response);
  return prompt !== undefined && (await askFor(prompt)) ? call() : response;
};

/** Sign-in calls report their errors themselves. */
function isAboutSignIn(address: URL): boolean {
  return /^\/api\/staff\/(?:me$|sessions|invitations|reauthentication|passkeys\/options)/.test(
    address.pathname,
  );
}

async function promptOf(response: Response): Promise<Prompt | undefined> {
  if (response.status !== 401 && response.status !== 403) return undefined;
  const body = (await response
    .clone()
    .json()
    .catch(() => null)) as ErrorBody | null;
  const known = Object.entries(prompts).find(([name]) => errors[name as ErrorName].code === body?.error_code);
  return known?.[1];
}

/** The client of the service. */
export const service: KadrClient = createHttpClient({ url: `${location.origin}/api`, routes, fetch: send });

/** A call outside the typed client that was refused. */
export class UploadError extends Error {}

/** Stores a small file and returns the id of its upload. @throws UploadError with the service's message. */
export function uploadFile(file: Blob): Promise<string> {
  return upload(file, 'uploads', 'upload_id');
}

/** Sends a file of records; a worker checks it. @throws UploadError with the service's message. */
export async function sendImport(kind: RecordKind, file: File): Promise<FileImport> {
  const response = await send(`${location.origin}${importAddress(kind, file.name)}`, {
    method: 'POST',
    headers: { 'content-type': 'application/octet-stream' },
    body: file,
  });
  const body = (await response.json()) as FileImport | ErrorBody;
  if ('description' in body) throw new UploadError(body.description);
  return body;
}

/** Stores a video of an advertisement and returns the id of its upload. @throws UploadError with the service's message. */
export function uploadAdVideo(file: Blob): Promise<string> {
  return upload(file, 'ad-videos', 'upload_id');
}

/** Stores a picture and returns its path. @throws UploadError with the service's message. */
export function uploadPicture(file: Blob): Promise<string> {
  return upload(file, 'images', 'path');
}

async function upload(
  file: Blob,
  to: 'uploads' | 'images' | 'ad-videos',
  answer: 'upload_id' | 'path',
): Promise<string> {
  const response = await send(`${location.origin}/api/operator/${to}`, {
    method: 'POST',
    headers: { 'content-type': 'application/octet-stream' },
    body: file,
  });
  const body = (await response.json()) as Readonly<Partial<Record<typeof answer | 'description', string>>>;
  const stored = body[answer];
  if (stored === undefined) throw new UploadError(body.description ?? response.statusText);
  return stored;
}

/** The error name of a failed call; null for anything else. */
export function errorNameOf(error: unknown): ErrorName | 'UNKNOWN' | null {
  return readError(error)?.name ?? null;
}

/** The service's message for a failed call; null if there was no response. */
export function descriptionOf(error: unknown): string | null {
  if (error instanceof UploadError) return error.message;
  return readError(error)?.description ?? null;
}
