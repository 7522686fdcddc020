import { data, replace } from 'react-router';

/** The service's answer to a failed call, made on the server or in the browser. */
export interface Failure {
  /** HTTP status; 0 when there was no answer at all. */
  readonly status: number;
  readonly error_code: number | null;
  /** In the viewer's language; empty when the service gave none. */
  readonly description: string;
}

/** Reads a failed call: an error of the API client, of the contract, or anything else (a fault of ours, no network). */
export function failureOf(error: unknown): Failure {
  const record = isRecord(error) ? error : {};
  const details = isRecord(record['data']) ? record['data'] : record;
  const code = details['error_code'] ?? record['code'];
  const status = typeof record['status'] === 'number' ? record['status'] : 0;
  return {
    status,
    error_code: typeof code === 'number' ? code : null,
    description: status > 0 && error instanceof Error ? error.message : '',
  };
}

/** A redirect to the canonical address, which replaces the current one. For loaders: `throw movedTo(…)`. */
export function movedTo(path: string): Response {
  return replace(path, 301);
}

/** The error page of `status` instead of the page. For loaders: `throw refused(404)`. */
export function refused(status: number): unknown {
  return data(null, { status });
}

/**
 * The value that a loader throws instead of a call's error: an address that the service reports as unknown or malformed
 * is a page that does not exist (404); refusals keep their status; other errors stay as they are and become 500.
 */
export function asResponse(error: unknown): unknown {
  if (error instanceof Response) return error;
  const failure = failureOf(error);
  if (failure.status === 0) return error;
  const status = failure.status === 400 ? 404 : failure.status;
  return data({ error_code: failure.error_code, description: failure.description }, { status });
}

/** The browsers' messages for code or data that failed to load over the network (Chromium, Firefox, Safari). */
const noAnswer =
  /failed to fetch|networkerror|load failed|dynamically imported module|importing a module script/i;

/** Vite's message for a chunk's styles that failed to load. */
const noStyles = /^unable to preload css/i;

/**
 * The status of the error page for an error that is not an answer of the service: 0 when none came, 500 for a fault of
 * ours.
 */
export function statusOf(error: unknown): 0 | 500 {
  if (!(error instanceof Error)) return 500;
  return (error instanceof TypeError && noAnswer.test(error.message)) || noStyles.test(error.message)
    ? 0
    : 500;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
