import { DetailedError, Upload, defaultOptions } from 'tus-js-client';

/**
 * Bytes of a request: a session of the console ends without calls, so that a film of hours has to be many of them, and a proxy
 * bounds what one may carry.
 */
const chunkSize = 32 * 1024 * 1024;

/** How long to wait before what has failed is tried again, in milliseconds; bytes that arrive begin the list anew. */
const retryDelays = [1000, 2000, 5000, 10_000, 20_000, 30_000, 60_000, 60_000, 60_000, 60_000];

export interface Sending {
  /** Begins, or goes on where it is. */
  readonly start: () => Promise<void>;
  /** Leaves it where it is. */
  readonly pause: () => Promise<void>;
}

interface SendingEvents {
  /** The address of the upload, once it is known. */
  readonly onAddress: (address: string) => void;
  /** How many bytes have been sent. */
  readonly onProgress: (sent: number) => void;
  /** All of it has arrived; the id is what an ingest takes. */
  readonly onSent: (uploadId: string) => void;
  readonly onFailed: (failure: SendingFailure) => void;
}

export interface SendingFailure {
  /** Of the answer; null when there was none. */
  readonly status: number | null;
  /** What the service said. */
  readonly words: string | null;
}

/** Sends a film piece by piece; one that was begun before in this browser goes on where it broke off. */
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

/** Gives up an upload, on the service and in this browser. */
export async function forgetSending(address: string): Promise<void> {
  const { urlStorage } = defaultOptions;
  for (const { uploadUrl, urlStorageKey } of await urlStorage.findAllUploads())
    if (uploadUrl === address) await urlStorage.removeUpload(urlStorageKey);
  await Upload.terminate(address, { retryDelays: [1000, 5000] });
}

/** Whether a failure may be over by itself: of the network, of the service, or of another request for the same upload. */
function mayPass(status: number | null): boolean {
  return status === null || status === 0 || status >= 500 || status === 409 || status === 423;
}

function failureOf(error: Error): SendingFailure {
  if (!(error instanceof DetailedError)) return { status: null, words: null };
  const body = error.originalResponse?.getBody() ?? '';
  return { status: error.originalResponse?.getStatus() ?? null, words: wordsOf(body) };
}

/** A refusal is JSON at the door, and plain words behind it. */
function wordsOf(body: string): string | null {
  if (body === '') return null;
  try {
    const { description } = JSON.parse(body) as { description?: unknown };
    return typeof description === 'string' ? description : null;
  } catch {
    // A proxy answers with a page.
    return body.startsWith('<') ? null : body.trim().slice(0, 300);
  }
}
