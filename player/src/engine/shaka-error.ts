/** Shaka's 155 numbers → our closed list. */
import { PlayerError } from '../errors.ts';
import type { PlayerErrorName } from '../errors.ts';

/** What an error of Shaka looks like, whichever build threw it. */
interface ShakaFailure {
  readonly code: number;
  readonly category: number;
  readonly severity: number;
  readonly data: readonly unknown[];
}

/** LICENSE_REQUEST_FAILED; its data begin with the failure of the request. */
const LICENCE_REQUEST_FAILED = 6007;

const nameByCode: Readonly<Record<number, PlayerErrorName>> = {
  1001: 'HTTP_STATUS',
  1002: 'CONNECTION_FAILED',
  1003: 'TIMEOUT',
  3014: 'MEDIA_SOURCE',
  3015: 'MEDIA_SOURCE',
  3016: 'DECODE',
  3017: 'QUOTA_EXCEEDED',
  4012: 'NOTHING_PLAYABLE',
  4032: 'NOTHING_PLAYABLE',
  4036: 'NOTHING_PLAYABLE',
  6000: 'PROTECTION_UNSUPPORTED',
  6001: 'PROTECTION_UNSUPPORTED',
  6007: 'LICENCE_REFUSED',
  6008: 'LICENCE_REFUSED',
  6014: 'LICENCE_EXPIRED',
  6020: 'PROTECTION_UNSUPPORTED',
};

const nameByCategory: Readonly<Record<number, PlayerErrorName>> = {
  1: 'NETWORK',
  2: 'TEXT',
  3: 'MEDIA',
  4: 'MANIFEST_INVALID',
  5: 'STREAMING',
  6: 'PROTECTION',
};

/** LOAD_INTERRUPTED, OPERATION_ABORTED, OBJECT_DESTROYED, PRELOAD_DESTROYED: we did that ourselves. */
const interruptions: ReadonlySet<number> = new Set([7000, 7001, 7003, 7006]);

export function isInterruption(thrown: unknown): boolean {
  const failure = readFailure(thrown);
  return failure !== null && interruptions.has(failure.code);
}

/** The player's error for whatever Shaka threw or reported. */
export function fromShaka(thrown: unknown): PlayerError {
  if (thrown instanceof PlayerError) return thrown;
  const failure = readFailure(thrown);
  if (failure === null) return new PlayerError('ENGINE', { cause: thrown });
  if (isOfKey(failure)) return ofLicence(failure, thrown, failure);
  const request = failure.code === LICENCE_REQUEST_FAILED ? readFailure(failure.data[0]) : null;
  if (request !== null) return ofLicence(failure, thrown, request);
  const name = nameByCode[failure.code] ?? nameByCategory[failure.category] ?? 'ENGINE';
  const status = statusOf(failure);
  return new PlayerError(name, {
    code: failure.code,
    severity: failure.severity === 1 ? 1 : 2,
    ...(status !== null && { httpStatus: status }),
    cause: thrown,
  });
}

/** A licence that could not be had is critical (DR-009), whatever Shaka thinks of the request for it. */
function ofLicence(failure: ShakaFailure, cause: unknown, request: ShakaFailure): PlayerError {
  const status = statusOf(request);
  return new PlayerError('LICENCE_REFUSED', {
    code: failure.category === 6 ? failure.code : LICENCE_REQUEST_FAILED,
    ...(status !== null && { httpStatus: status }),
    cause,
  });
}

function statusOf({ code, data }: ShakaFailure): number | null {
  const status = code === 1001 ? data[1] : null;
  return typeof status === 'number' ? status : null;
}

/** Shaka's number of requests for keys that playlists give the address of, and where failed requests say what they were. */
const KEY_REQUEST = 6;
const requestTypeAt: Readonly<Record<number, number>> = { 1001: 4, 1002: 2, 1003: 1 };

function isOfKey({ code, data }: ShakaFailure): boolean {
  const at = requestTypeAt[code];
  return at !== undefined && data[at] === KEY_REQUEST;
}

function readFailure(thrown: unknown): ShakaFailure | null {
  if (typeof thrown !== 'object' || thrown === null || !('code' in thrown) || !('category' in thrown))
    return null;
  const { code, category } = thrown;
  if (typeof code !== 'number' || typeof category !== 'number') return null;
  const severity = 'severity' in thrown && typeof thrown.severity === 'number' ? thrown.severity : 2;
  const data: unknown[] = 'data' in thrown && Array.isArray(thrown.data) ? thrown.data : [];
  return { code, category, severity, data };
}
