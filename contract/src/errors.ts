/**
 * The one list of errors: every refusal of the service is one of these names.
 * `code` is what travels as `error_code` (the specification's numbers kept, ours from 1000400 on),
 * `status` is its HTTP status, `description` the English text for logs and the API page; the
 * viewer's own language is chosen where the answer is written (api `errors/describe.ts`).
 */
export const errors = {
  INVALID_INPUT: { code: 1000400, status: 400, description: 'The request is not valid.' },
  SESSION_NOT_FOUND: { code: 1000023, status: 401, description: 'There is no such session.' },
  SESSION_EXPIRED: { code: 1000053, status: 401, description: 'The session has expired.' },
  UNAUTHORIZED: { code: 1000401, status: 401, description: 'Sign in to do this.' },
  SIGN_IN_REQUIRED: { code: 1000430, status: 403, description: 'Sign in to do this.' },
  WRONG_CREDENTIALS: { code: 1000431, status: 403, description: 'The login or the password is wrong.' },
  FORBIDDEN: { code: 1000403, status: 403, description: 'This is not yours to do.' },
  NOT_ENOUGH_FUNDS: { code: 1000049, status: 403, description: 'This is not available for the account.' },
  PURCHASE_REQUIRED: { code: 1000402, status: 403, description: 'This title has to be bought first.' },
  STREAM_TOKEN_INVALID: { code: 1000408, status: 403, description: 'The stream address has expired.' },
  NOT_FOUND: { code: 1000404, status: 404, description: 'There is nothing at this address.' },
  METHOD_NOT_ALLOWED: { code: 1000405, status: 405, description: 'This address does not take that method.' },
  PROMO_CODE_UNKNOWN: { code: 1000432, status: 404, description: 'There is no such promo code.' },
  PROMO_CODE_EXPIRED: { code: 1000433, status: 409, description: 'This promo code can no longer be used.' },
  PROMO_CODE_USED: { code: 1000434, status: 409, description: 'This promo code has been used already.' },
  PROMO_CODE_NEEDS_CARD: {
    code: 2000021,
    status: 409,
    description: 'This promo code needs a bank card on the account.',
  },
  NOT_PLAYABLE: { code: 1000409, status: 409, description: 'This title cannot be watched yet.' },
  CONFLICT: { code: 1000410, status: 409, description: 'That has changed meanwhile.' },
  PAYLOAD_TOO_LARGE: { code: 1000413, status: 413, description: 'This is larger than allowed.' },
  UNSUPPORTED_MEDIA: { code: 1000415, status: 415, description: 'This file cannot be used.' },
  GEO_BLOCKED: { code: 1000451, status: 451, description: 'This is not available in your country.' },
  TOO_MANY_REQUESTS: {
    code: 1000429,
    status: 429,
    description: 'Too many requests; try again a little later.',
  },
  PROMO_CODE_ATTEMPTS: {
    code: 1000435,
    status: 429,
    description: 'Too many promo codes were tried; try again in a day.',
  },
  SIGN_IN_ATTEMPTS: {
    code: 1000436,
    status: 429,
    description: 'Too many attempts to sign in; try again in a quarter of an hour.',
  },
  INTERNAL: { code: 1000500, status: 500, description: 'Something went wrong on our side.' },
  UNAVAILABLE: { code: 1000503, status: 503, description: 'The service is not available right now.' },
} as const satisfies Record<string, ErrorDefinition>;

export interface ErrorDefinition {
  readonly code: number;
  readonly status: number;
  readonly description: string;
}

export type ErrorName = keyof typeof errors;

/** The body of every error answer of the service. */
export interface ErrorBody {
  readonly description: string;
  readonly error_code: number;
}

const nameByCode: ReadonlyMap<number, ErrorName> = new Map(
  Object.entries(errors).map(([name, definition]) => [definition.code, name as ErrorName]),
);

/** The error's name for a code read from the wire, or `undefined` for a code this build does not know. */
export function errorNameOf(code: number): ErrorName | undefined {
  return nameByCode.get(code);
}

/** What domains throw: one of the listed errors, with an optional cause for the log (never sent). */
export class KadrError extends Error {
  override readonly name = 'KadrError';
  readonly error: ErrorName;
  /** Field of the input that is at fault, when one is. */
  readonly field: string | undefined;

  constructor(error: ErrorName, options: { message?: string; field?: string; cause?: unknown } = {}) {
    super(options.message ?? errors[error].description, { cause: options.cause });
    this.error = error;
    this.field = options.field;
  }

  get code(): number {
    return errors[this.error].code;
  }

  get status(): number {
    return errors[this.error].status;
  }
}
