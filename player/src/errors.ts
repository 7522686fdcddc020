/**
 * The closed list of what can go wrong while playing. Numbers are the engine's (Shaka's), so that the specification's
 * categories hold (PL-051); ours stand above 7900. Words for viewers are chosen where an error is shown.
 */
export const playerErrors = {
  /** The server answered with a failure; `httpStatus` says which. */
  HTTP_STATUS: { code: 1001, category: 1 },
  /** No answer: no network, or the connection broke. */
  CONNECTION_FAILED: { code: 1002, category: 1 },
  TIMEOUT: { code: 1003, category: 1 },
  NETWORK: { code: 1000, category: 1 },
  TEXT: { code: 2000, category: 2 },
  /** The browser could not decode what it was given. */
  DECODE: { code: 3016, category: 3 },
  MEDIA_SOURCE: { code: 3014, category: 3 },
  QUOTA_EXCEEDED: { code: 3017, category: 3 },
  MEDIA: { code: 3000, category: 3 },
  MANIFEST_INVALID: { code: 4000, category: 4 },
  /** No rendition fits this browser or its limits. */
  NOTHING_PLAYABLE: { code: 4032, category: 4 },
  STREAMING: { code: 5000, category: 5 },
  LICENCE_REFUSED: { code: 6007, category: 6 },
  LICENCE_EXPIRED: { code: 6014, category: 6 },
  PROTECTION_UNSUPPORTED: { code: 6001, category: 6 },
  PROTECTION: { code: 6000, category: 6 },
  ENGINE: { code: 7000, category: 7 },
  /** The engine's code could not be fetched. */
  ENGINE_NOT_LOADED: { code: 7901, category: 7 },
  BROWSER_UNSUPPORTED: { code: 7902, category: 7 },
  /** An error of an embedded SDK (PL-049). */
  SDK: { code: 7903, category: -1 },
} as const satisfies Record<string, { code: number; category: number }>;

export type PlayerErrorName = keyof typeof playerErrors;

/** 1: playback may go on. 2: critical, playback stops (PL-050). */
export type Severity = 1 | 2;

/** Who failed; the number in the middle of an error's reason (PL-054 – PL-057). */
const reasonOrigins = { stream: 3, peer_stream: 4, ad: 5, teleport: 7 } as const;
type ReasonOrigin = keyof typeof reasonOrigins;

interface PlayerErrorOptions {
  readonly severity?: Severity;
  /** The exact number, where it says more than the name's own. */
  readonly code?: number;
  readonly httpStatus?: number;
  readonly origin?: ReasonOrigin;
  /** For logs, in English; viewers get the words of the interface. */
  readonly message?: string;
  readonly cause?: unknown;
}

/** What the player throws, stores and forwards (PL-052). */
export class PlayerError extends Error {
  override readonly name = 'PlayerError';
  readonly error: PlayerErrorName;
  readonly severity: Severity;
  readonly category: number;
  readonly code: number;
  readonly httpStatus: number | null;
  readonly origin: ReasonOrigin;

  constructor(error: PlayerErrorName, options: PlayerErrorOptions = {}) {
    super(options.message ?? describe(error, options), { cause: options.cause });
    this.error = error;
    this.severity = options.severity ?? 2;
    this.category = playerErrors[error].category;
    this.code = options.code ?? playerErrors[error].code;
    this.httpStatus = options.httpStatus ?? null;
    this.origin = options.origin ?? 'stream';
  }

  /** For analytics and support: `1-3-1001` (PL-054). */
  get reason(): string {
    return `1-${reasonOrigins[this.origin]}-${this.code}`;
  }

  /** The same error at another severity (PL-046). */
  withSeverity(severity: Severity): PlayerError {
    return this.#changed({ severity, origin: this.origin });
  }

  /** The same error of somebody else's doing. */
  from(origin: ReasonOrigin): PlayerError {
    return this.#changed({ severity: this.severity, origin });
  }

  #changed(changes: Required<Pick<PlayerErrorOptions, 'severity' | 'origin'>>): PlayerError {
    return new PlayerError(this.error, {
      ...changes,
      code: this.code,
      ...(this.httpStatus !== null && { httpStatus: this.httpStatus }),
      message: this.message,
      cause: this.cause,
    });
  }
}

export const NETWORK_CATEGORY = 1;
export const MEDIA_CATEGORY = 3;

function describe(error: PlayerErrorName, options: PlayerErrorOptions): string {
  const status = options.httpStatus === undefined ? '' : `, HTTP ${options.httpStatus}`;
  return `Playback error ${error} (${options.code ?? playerErrors[error].code}${status}).`;
}
