/** Shaka's 155 numbers → our closed list. */
import { PlayerError, playerErrors } from '../recovery/errors.ts';
import type { PlayerErrorName } from '../recovery/errors.ts';

/** An error of Shaka, whichever build threw it. */
interface ShakaFailure {
  readonly code: number;
  readonly category: number;
  readonly severity: number;
  readonly data: readonly unknown[];
}

/** LICENSE_REQUEST_FAILED; its data begin with the failure of the request. */
const LICENCE_REQUEST_FAILED = 6007;
/** REQUEST_FILTER_ERROR: `prepareRequest` has rejected. */
const FILTER_FAILED = 1006;

/** Numbers with the same meaning as one of our list. */
const synonyms: Readonly<Record<number, number>> = {
  3015: playerErrors.MEDIA_SOURCE,
  4012: playerErrors.NOTHING_PLAYABLE,
  4036: playerErrors.NOTHING_PLAYABLE,
  6000: playerErrors.PROTECTION_UNSUPPORTED,
  6008: playerErrors.LICENCE_REFUSED,
  6020: playerErrors.PROTECTION_UNSUPPORTED,
};

/** The name of a number; for one without a name, that of its thousand. */
function nameOf({ code, category }: ShakaFailure): PlayerErrorName {
  const names = Object.keys(playerErrors) as PlayerErrorName[];
  const named = (number: number) => names.find((name) => playerErrors[name] === number);
  return named(synonyms[code] ?? code) ?? named(category * 1000) ?? 'ENGINE';
}

/** LOAD_INTERRUPTED, OPERATION_ABORTED, OBJECT_DESTROYED, PRELOAD_DESTROYED: we did that ourselves. */
const interruptions: ReadonlySet<number> = new Set([7000, 7001, 7003, 7006]);

export function isInterruption(thrown: unknown): boolean {
  const failure = readFailure(thrown);
  return failure !== null && interruptions.has(failure.code);
}

/** The player's error for anything that Shaka threw or reported; `otherwise` for errors that are not Shaka's own. */
export function fromShaka(thrown: unknown, otherwise: PlayerErrorName = 'ENGINE'): PlayerError {
  if (thrown instanceof PlayerError) return thrown;
  const failure = readFailure(thrown);
  if (failure === null) return new PlayerError(otherwise, { cause: thrown });
  if (requestTypeOf(failure) === KEY_REQUEST) return ofLicence(failure, thrown, failure);
  const request = failure.code === LICENCE_REQUEST_FAILED ? readFailure(failure.data[0]) : null;
  if (request !== null) return ofLicence(failure, thrown, request);
  const name = nameOf(failure);
  const type = requestTypeOf(failure);
  // Shaka would otherwise request a live manifest again and again.
  const isOfManifest = failure.category === 4 || type === MANIFEST_REQUEST || type === PLAYLIST_REQUEST;
  return new PlayerError(name, {
    code: failure.code,
    severity: failure.severity === 1 && !isOfManifest ? 1 : 2,
    httpStatus: statusOf(failure),
    retryAfter: retryAfterOf(failure),
    isOfSegment: type === SEGMENT_REQUEST,
    cause: thrown,
  });
}

/** Milliseconds, where the server gives seconds (RFC 9110, 10.2.3). */
function retryAfterOf({ code, data }: ShakaFailure): number | null {
  const headers = code === 1001 ? (data[3] as Readonly<Record<string, string>> | undefined) : undefined;
  return Number(headers?.['retry-after']) * 1000 || null;
}

/** A failed licence is critical, whatever Shaka thinks of the request for it. */
function ofLicence(failure: ShakaFailure, cause: unknown, request: ShakaFailure): PlayerError {
  return new PlayerError('LICENCE_REFUSED', {
    code: failure.category === 6 ? failure.code : LICENCE_REQUEST_FAILED,
    // Without a token no request could be made.
    httpStatus: request.code === FILTER_FAILED ? 401 : statusOf(request),
    cause,
  });
}

function statusOf({ code, data }: ShakaFailure): number | null {
  return code === 1001 && typeof data[1] === 'number' ? data[1] : null;
}

/** Shaka's numbers of kinds of requests; keys are those whose address a playlist names. */
const MANIFEST_REQUEST = 0;
const SEGMENT_REQUEST = 1;
const KEY_REQUEST = 6;
const PLAYLIST_REQUEST = 12;
/** Where failed requests state their type, by the error's number. */
const requestTypeAt: Readonly<Record<number, number>> = { 1001: 4, 1002: 2, 1003: 1 };

function requestTypeOf({ code, data }: ShakaFailure): unknown {
  const at = requestTypeAt[code];
  return at === undefined ? null : data[at];
}

function readFailure(thrown: unknown): ShakaFailure | null {
  if (typeof thrown !== 'object' || thrown === null) return null;
  const { code, category, severity, data }: Partial<Record<keyof ShakaFailure, unknown>> = thrown;
  if (typeof code !== 'number' || typeof category !== 'number') return null;
  return {
    code,
    category,
    severity: typeof severity === 'number' ? severity : 2,
    data: Array.isArray(data) ? data : [],
  };
}
