import { createHttpClient, readError } from '@kadr/contract/client';
import type { KadrClient } from '@kadr/contract/client';
import { errors } from '@kadr/contract/errors';
import type { ErrorBody, ErrorName } from '@kadr/contract/errors';
import type { Language } from '@kadr/contract';
import { routes } from 'virtual:contract-data';
import { askFor } from './prompts.ts';
import type { Prompt } from './prompts.ts';

/** The language of the service's answers. */
let language: Language = 'rus';

export function setAnswerLanguage(next: Language): void {
  language = next;
}

/** What is asked of the member before a refused call is made again. */
const prompts: Readonly<Partial<Record<ErrorName, Prompt>>> = {
  REAUTHENTICATION_REQUIRED: 'reauthentication',
  UNAUTHORIZED: 'sign-in',
};

/**
 * `fetch`, in the member's language. A call that is refused because a proof is too old, or because the session has ended,
 * waits for the member and is made again: what he has typed is not lost.
 */
const send: typeof fetch = async (input, init) => {
  const request = new Request(input, init);
  const { method, headers, signal } = request;
  const address = new URL(request.url);
  address.searchParams.set('lang', language);
  // As bytes: a body that is a stream takes HTTP/2, and cannot be sent twice.
  const bytes = await request.arrayBuffer();
  const body = bytes.byteLength > 0 ? bytes : null;
  const call = () => fetch(address, { method, headers, signal, body, credentials: 'same-origin' });
  const response = await call();
  const prompt = isAboutSignIn(address) ? undefined : await promptOf(response);
  return prompt !== undefined && (await askFor(prompt)) ? call() : response;
};

/** Calls by which somebody signs in say themselves what is wrong. */
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

/** The service. */
export const service: KadrClient = createHttpClient({ url: `${location.origin}/api`, routes, fetch: send });

/** What was refused outside the typed client. */
export class UploadError extends Error {}

/** Stores a small file, and gives the id of its upload. @throws UploadError with the service's own words. */
export function uploadFile(file: Blob): Promise<string> {
  return upload(file, 'uploads', 'upload_id');
}

/** Stores a picture, and gives its path. @throws UploadError with the service's own words. */
export function uploadPicture(file: Blob): Promise<string> {
  return upload(file, 'images', 'path');
}

async function upload(file: Blob, to: 'uploads' | 'images', answer: 'upload_id' | 'path'): Promise<string> {
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

/** The name of the error that a call failed with; null of everything else. */
export function errorNameOf(error: unknown): ErrorName | 'UNKNOWN' | null {
  return readError(error)?.name ?? null;
}

/** What the service says of a failed call; null when it did not answer. */
export function descriptionOf(error: unknown): string | null {
  if (error instanceof UploadError) return error.message;
  return readError(error)?.description ?? null;
}
