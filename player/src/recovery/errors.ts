/**
 * The closed list of playback errors. Numbers are the engine's (Shaka's), so the specification's categories, their
 * thousands, hold; ours are above 7900. Texts for viewers are chosen where an error is shown.
 */
export const playerErrors = {
  /** The server answered with a failure; `httpStatus` says which. */
  HTTP_STATUS: 1001,
  /** No answer: no network, or the connection broke. */
  CONNECTION_FAILED: 1002,
  TIMEOUT: 1003,
  NETWORK: 1000,
  TEXT: 2000,
  /** The browser could not decode the data. */
  DECODE: 3016,
  MEDIA_SOURCE: 3014,
  QUOTA_EXCEEDED: 3017,
  MEDIA: 3000,
  MANIFEST_INVALID: 4000,
  /** No rendition fits this browser or its limits. */
  NOTHING_PLAYABLE: 4032,
  STREAMING: 5000,
  LICENCE_REFUSED: 6007,
  LICENCE_EXPIRED: 6014,
  PROTECTION_UNSUPPORTED: 6001,
  PROTECTION: 6000,
  ENGINE: 7000,
  /** The engine's code could not be fetched. */
  ENGINE_NOT_LOADED: 7901,
  BROWSER_UNSUPPORTED: 7902,
  /** An error of an embedded SDK. */
  SDK: 7903,
} as const satisfies Record<string, number>;

export type PlayerErrorName = keyof typeof playerErrors;

/** 1: playback may go on. 2: critical, playback stops. */
export type Severity = 1 | 2;

/** The part that failed; the number in the middle of an error's reason. */
const reasonOrigins = { stream: 3, peer_stream: 4, ad: 5, teleport: 7 } as const;
type ReasonOrigin = keyof typeof reasonOrigins;

interface PlayerErrorOptions {
  readonly severity?: Severity;
  /** The exact number, where it says more than the name's own. */
  readonly code?: number;
  readonly httpStatus?: number | null;
  /** Milliseconds after which the server accepts a retry. */
  readonly retryAfter?: number | null;
  /** Whether a request for a segment failed, not one for a manifest that names segments. */
  readonly isOfSegment?: boolean;
  readonly origin?: ReasonOrigin;
  /** For logs, in English; viewers get the texts of the interface. */
  readonly message?: string;
  readonly cause?: unknown;
}

/** The error that the player throws, stores and forwards. */
export class PlayerError extends Error {
  override readonly name = 'PlayerError';
  readonly error: PlayerErrorName;
  readonly severity: Severity;
  readonly category: number;
  readonly code: number;
  readonly httpStatus: number | null;
  readonly retryAfter: number | null;
  readonly isOfSegment: boolean;
  readonly origin: ReasonOrigin;

  constructor(error: PlayerErrorName, options: PlayerErrorOptions = {}) {
    super(options.message ?? describe(error, options), { cause: options.cause });
    this.error = error;
    this.severity = options.severity ?? 2;
    this.category = error === 'SDK' ? SDK_CATEGORY : Math.floor(playerErrors[error] / 1000);
    this.code = options.code ?? playerErrors[error];
    this.httpStatus = options.httpStatus ?? null;
    this.retryAfter = options.retryAfter ?? null;
    this.isOfSegment = options.isOfSegment === true;
    this.origin = options.origin ?? 'stream';
  }

  /** The error's number for analytics and support: `1-3-1001`. */
  get reason(): string {
    return `1-${reasonOrigins[this.origin]}-${this.code}`;
  }

  /** The same error, at another severity or from another origin. */
  with(changes: Pick<PlayerErrorOptions, 'severity' | 'origin'>): PlayerError {
    const { message, cause } = this;
    return new PlayerError(this.error, { ...(this as PlayerErrorOptions), message, cause, ...changes });
  }
}

export const NETWORK_CATEGORY = 1;
export const MEDIA_CATEGORY = 3;
const SDK_CATEGORY = -1;

function describe(
  error: PlayerErrorName,
  { code = playerErrors[error], httpStatus }: PlayerErrorOptions,
): string {
  return `Playback error ${error} (${code}, HTTP ${httpStatus ?? '–'}).`;
}
