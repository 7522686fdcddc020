/** Errors of advertising: a closed list, whose order is the numbers. */

/** Names by their code, from 1 on. Only ever added to at the end: reports are counted by the number. */
export const adErrors = [
  'AD_BLOCKING_BY_USER',
  'NO_AD_SECTION',
  'NOT_CORRECT_VAST_URL',
  // The answer of an ad server.
  'VAST_LOAD_TIMEOUT',
  'VAST_LOAD_ERROR',
  'VAST_HTTP_ERROR',
  'VAST_HTTP_CLIENT_ERROR',
  'VAST_HTTP_SERVER_ERROR',
  'VAST_TOO_LARGE',
  'INVALID_VAST_XML',
  'NOT_A_VAST_DOCUMENT',
  'VAST_SCHEMA_ERROR',
  'VAST_VERSION_NOT_SUPPORTED',
  'VAST_PARSE_ERROR',
  'VAST_OFFLINE',
  // Answers that name another ad server.
  'WRAPPER_ERROR',
  'WRAPPER_LOAD_TIMEOUT',
  'WRAPPER_LOAD_ERROR',
  'WRAPPER_LIMIT_REACHED',
  'WRAPPER_TOO_MANY_REQUESTS',
  'WRAPPER_URL_NOT_CORRECT',
  'WRAPPER_NO_AD',
  'WRAPPER_REDIRECT_LOOP',
  // The creative.
  'NO_CREATIVE',
  'LINEAR_EXPECTED',
  'NON_LINEAR_NOT_SUPPORTED',
  'COMPANION_NOT_SUPPORTED',
  'CREATIVE_DURATION_UNEXPECTED',
  'CREATIVE_SIZE_UNEXPECTED',
  'CREATIVE_CATEGORY_REFUSED',
  'CREATIVE_TOO_LONG',
  'NO_MEDIA_FILE',
  'MEDIA_FILE_URL_NOT_CORRECT',
  'MEDIA_FILE_TYPE_NOT_SUPPORTED',
  'MEDIA_FILE_DELIVERY_NOT_SUPPORTED',
  'MEDIA_FILE_CODEC_NOT_SUPPORTED',
  'MEZZANINE_NOT_SUPPORTED',
  // Playing it.
  'MEDIA_ERR_ABORTED',
  'MEDIA_ERR_NETWORK',
  'MEDIA_ERR_DECODE',
  'MEDIA_ERR_SRC_NOT_SUPPORTED',
  'MEDIA_ERR_UNKNOWN',
  'MEDIA_LOAD_TIMEOUT',
  'MEDIA_STALLED',
  'MEDIA_PLAY_REFUSED',
  'MEDIA_PLAY_FAILED',
  // Creatives that are programs; none is run.
  'VPAID_NOT_SUPPORTED',
  'VPAID_LOAD_TIMEOUT',
  'VPAID_LOAD_ERROR',
  'VPAID_HANDSHAKE_FAILED',
  'VPAID_INIT_TIMEOUT',
  'VPAID_START_TIMEOUT',
  'VPAID_ERROR',
  'SIMID_NOT_SUPPORTED',
  'FLASH_NOT_SUPPORTED',
  'INTERACTIVE_NOT_SUPPORTED',
  // Tracking.
  'TRACKING_URL_NOT_CORRECT',
  'TRACKING_ERROR',
  'VERIFICATION_NOT_EXECUTED',
  'VERIFICATION_LOAD_ERROR',
  'CLICK_URL_NOT_CORRECT',
  // Ours.
  'SCRIPT_LOAD_TIMEOUT',
  'PLACE_NOT_SUPPORTED',
  'SLOT_NOT_FREE',
  'PARTNER_ID_NOT_KNOWN',
  'IMPRESSION_ID_NOT_CORRECT',
  'PLAYER_NOT_READY',
  'CONTENT_FAILED',
  'BROWSER_NOT_SUPPORTED',
  'UNKNOWN',
] as const;

export type AdErrorName = (typeof adErrors)[number];

/** The code that an ad server gets in place of `[ERRORCODE]` (VAST 4.3 §2.3.6.3); 900 is "undefined". */
const vastCodes: Partial<Record<AdErrorName, number>> = {
  INVALID_VAST_XML: 100,
  NOT_A_VAST_DOCUMENT: 101,
  VAST_SCHEMA_ERROR: 101,
  NO_CREATIVE: 101,
  VAST_VERSION_NOT_SUPPORTED: 102,
  LINEAR_EXPECTED: 201,
  CREATIVE_TOO_LONG: 202,
  CREATIVE_CATEGORY_REFUSED: 205,
  WRAPPER_URL_NOT_CORRECT: 300,
  WRAPPER_LOAD_ERROR: 301,
  WRAPPER_LIMIT_REACHED: 302,
  WRAPPER_TOO_MANY_REQUESTS: 302,
  NO_AD_SECTION: 303,
  NO_MEDIA_FILE: 401,
  MEDIA_ERR_NETWORK: 401,
  MEDIA_LOAD_TIMEOUT: 402,
  MEDIA_STALLED: 402,
  MEDIA_FILE_URL_NOT_CORRECT: 401,
  MEDIA_FILE_TYPE_NOT_SUPPORTED: 403,
  MEDIA_ERR_SRC_NOT_SUPPORTED: 403,
  MEZZANINE_NOT_SUPPORTED: 403,
  FLASH_NOT_SUPPORTED: 403,
  MEDIA_ERR_DECODE: 405,
  MEDIA_PLAY_FAILED: 405,
  MEDIA_PLAY_REFUSED: 405,
  VPAID_NOT_SUPPORTED: 901,
  SIMID_NOT_SUPPORTED: 902,
  INTERACTIVE_NOT_SUPPORTED: 902,
};

export class AdError extends Error {
  override readonly name = 'AdError';
  readonly error: AdErrorName;

  /** `message` is for logs, in English. */
  constructor(error: AdErrorName, options: { readonly message?: string; readonly cause?: unknown } = {}) {
    super(options.message ?? error, { cause: options.cause });
    this.error = error;
  }

  /** The position in the list. */
  get code(): number {
    return adErrors.indexOf(this.error) + 1;
  }

  /** For analytics. */
  get reason(): string {
    return `1-5-${this.code}`;
  }

  get resultCode(): number {
    return this.error === 'NO_AD_SECTION' || this.error === 'NOT_CORRECT_VAST_URL' ? 1 : -1;
  }

  /** Listeners are informed of it; the absence of an advertisement is no failure. */
  get isReported(): boolean {
    return this.error !== 'NO_AD_SECTION';
  }

  get vastCode(): number {
    return vastCodes[this.error] ?? 900;
  }

  static of(cause: unknown): AdError {
    return cause instanceof AdError ? cause : new AdError('UNKNOWN', { cause });
  }
}
