import { DetailedError, Upload, defaultOptions } from 'tus-js-client';

/**
 * Bytes per request. A console session times out without calls, so a long upload must be split into many requests; proxies
 * also limit their size.
 */
const chunkSize = 32 * 1024 * 1024;

/** Delays before retries, in milliseconds; after any progress the list starts again. */
const retryDelays = [1000, 2000, 5000, 10_000, 20_000, 30_000, 60_000, 60_000, 60_000, 60_000];

export interface Sending {
  /** Starts or resumes. */
  readonly start: () => Promise<void>;
  /** Pauses. */
  readonly pause: () => Promise<void>;
}

interface SendingEvents {
  /** The address of the upload, once it is known. */
  readonly onAddress: (address: string) => void;
  /** How many bytes have been sent. */
  readonly onProgress: (sent: number) => void;
  /** Called when the upload is complete, with the id for an ingest. */
  readonly onSent: (uploadId: string) => void;
  readonly onFailed: (failure: SendingFailure) => void;
}

export interface SendingFailure {
  /** Of the response; null when there was none. */
  readonly status: number | null;
  /** The service's message. */
  readonly words: string | null;
}

/** Uploads a film in chunks; resumes an upload that this browser started before. */
export function sendFilm(file: File, { onAddress, onProgress, onSent, onFailed }: SendingEvents): Sending {
  const upload = new Upload(file, {
    endpoint: `${location.origin}/api/operator/tus`,
    chunkSize,
    retryDelays,
    metadata: { filename: file.name },
    removeFingerprintOnSuccess: true,
    onShouldRetry: ({ originalResponse }) => mayPass(originalResponse?.getStatus() ?? null),
    onUploadUrlAvailable: () => upload.url !== null && onAddress(upload.url),
    onProgress,
    onSuccess: () => onSent(upload.url?.split('/').at(-1) ?? ''),
    onError: (error) => onFailed(failureOf(error)),
  });
  let isFound = false;
  return {
    start: async () => {
      if (!isFound) {
        const [latest] = (await upload.findPreviousUploads()).toReversed();
        if (latest !== undefined) upload.resumeFromPreviousUpload(latest);
        isFound = true;
      }
      upload.start();
    },
    pause: () => upload.abort(),
  };
}

/** Deletes an upload on the service and in this browser. */
export async function forgetSending(address: string): Promise<void> {
  const { urlStorage } = defaultOptions;
  for (const { uploadUrl, urlStorageKey } of await urlStorage.findAllUploads())
    if (uploadUrl === address) await urlStorage.removeUpload(urlStorageKey);
  await Upload.terminate(address, { retryDelays: [1000, 5000] });
}

/** Whether a failure may be temporary: of the network, of the service, or a concurrent request for the same upload. */
function mayPass(status: number | null): boolean {
  return status === null || status === 0 || status >= 500 || status === 409 || status === 423;
}

function failureOf(error: Error): SendingFailure {
  if (!(error instanceof DetailedError)) return { status: null, words: null };
  const body = error.originalResponse?.getBody() ?? '';
  return { status: error.originalResponse?.getStatus() ?? null, words: wordsOf(body) };
}

/** Errors are JSON from the API and plain text from the upload handler. */
function wordsOf(body: string): string | null {
  if (body === '') return null;
  try {
    const { description } = JSON.parse(body) as { description?: unknown };
    return typeof description === 'string' ? description : null;
  } catch {
    // Proxies respond with an HTML page.
    return body.startsWith('<') ? null : body.trim().slice(0, 300);
  }
}
