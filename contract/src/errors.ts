/**
 * The only list of errors: every refusal of the service has one of these names. `code` travels as `error_code` (the
 * specification's numbers, ours from 1000400 on), `status` is the HTTP status, `description` the English text for logs
 * and the API page; the viewer's language is chosen when the answer is written (api `errors/describe.ts`).
 */
export const errors = {
  INVALID_INPUT: { code: 1000400, status: 400, description: 'The request is not valid.' },
  SESSION_NOT_FOUND: { code: 1000023, status: 401, description: 'There is no such session.' },
  SESSION_EXPIRED: { code: 1000053, status: 401, description: 'The session has expired.' },
  UNAUTHORIZED: { code: 1000401, status: 401, description: 'Sign in to do this.' },
  SIGN_IN_REQUIRED: { code: 1000430, status: 403, description: 'Sign in to do this.' },
  WRONG_CREDENTIALS: { code: 1000431, status: 403, description: 'The login or the password is wrong.' },
  FORBIDDEN: { code: 1000403, status: 403, description: 'You cannot do this.' },
  MASTER_REQUIRED: {
    code: 1000475,
    status: 403,
    description: 'Only the main profile can do this: switch to it and try again.',
  },
  ACCOUNT_BLOCKED: { code: 1000476, status: 403, description: 'The account is blocked.' },
  NOT_ENOUGH_FUNDS: {
    code: 1000049,
    status: 403,
    description: 'The account cannot pay for this now: there is not enough money on it, or it is blocked.',
  },
  BALANCE_SPENT: {
    code: 2000034,
    status: 403,
    description:
      'The money on the balance was spent on something else meanwhile: there is not enough for this order.',
  },
  BALANCE_TOO_LOW: {
    code: 2000035,
    status: 403,
    description: 'There is not enough money on the balance for this.',
  },
  PURCHASE_REQUIRED: { code: 1000402, status: 403, description: 'This title must be bought first.' },
  STREAM_TOKEN_INVALID: { code: 1000408, status: 403, description: 'The stream address has expired.' },
  LICENCE_TOKEN_INVALID: {
    code: 1000470,
    status: 403,
    description: 'The licence token is not valid, or has expired.',
  },
  LICENCE_REFUSED: { code: 1000471, status: 403, description: 'No licence was issued for this video.' },
  NOT_FOUND: { code: 1000404, status: 404, description: 'There is nothing at this address.' },
  METHOD_NOT_ALLOWED: {
    code: 1000405,
    status: 405,
    description: 'This address does not accept that method.',
  },
  PROMO_CODE_UNKNOWN: { code: 1000432, status: 404, description: 'There is no such promo code.' },
  PROMO_CODE_EXPIRED: { code: 1000433, status: 409, description: 'This promo code can no longer be used.' },
  PROMO_CODE_USED: { code: 1000434, status: 409, description: 'This promo code has already been used.' },
  PROMO_CODE_LATER: {
    code: 1000437,
    status: 409,
    description: 'This promo code cannot be used right now. Try again tomorrow.',
  },
  PROMO_CODE_NEEDS_CARD: {
    code: 2000021,
    status: 409,
    description: 'This promo code needs a bank card on the account.',
  },
  AGE_RESTRICTED: {
    code: 1000460,
    status: 403,
    description: 'This is for older viewers than the profile allows.',
  },
  PIN_WRONG: { code: 1000461, status: 403, description: 'The PIN is wrong.' },
  PIN_NOT_SET: {
    code: 1000477,
    status: 409,
    description: 'Set a PIN first: without one a limit protects nobody.',
  },
  PIN_NOT_ALLOWED: {
    code: 1000114,
    status: 409,
    description: '0000 means that no PIN is set; choose another one.',
  },
  PIN_TOO_SOON: {
    code: 1000462,
    status: 429,
    description: 'The PIN was wrong several times; wait half a minute and try again.',
  },
  PIN_BLOCKED: {
    code: 1000463,
    status: 429,
    description: 'The PIN was wrong ten times; try again in half an hour, or reset it.',
  },
  VIEW_TIME_OVER: {
    code: 1000464,
    status: 403,
    description: 'This profile has used up its viewing time for today.',
  },
  VIEW_INTERVAL_OVER: {
    code: 1000465,
    status: 403,
    description: 'This profile cannot watch at this time of day.',
  },
  STREAM_LIMIT: {
    code: 1000467,
    status: 409,
    description: 'The maximum number of screens is already playing; stop one of them first.',
  },
  STREAM_STOPPED: {
    code: 1000468,
    status: 409,
    description: 'Playback was stopped from another screen of the account.',
  },
  PLAYBACK_NOT_FOUND: {
    code: 1000469,
    status: 404,
    description: 'This playback has ended; start it again.',
  },
  PROFILES_LIMIT: {
    code: 1000466,
    status: 409,
    description: 'The account already has the maximum number of profiles.',
  },
  FAVOURITES_FULL: {
    code: 1000510,
    status: 409,
    description: 'There are already 1000 favourites; remove one before adding another.',
  },
  REMINDER_TOO_LATE: { code: 1000530, status: 409, description: 'This programme has already begun.' },
  REMINDERS_FULL: {
    code: 1000531,
    status: 409,
    description: 'There are already 300 reminders; remove one before setting another.',
  },
  NOT_PLAYABLE: { code: 1000409, status: 409, description: 'This cannot be watched at the moment.' },
  PREPARING: {
    code: 1000533,
    status: 409,
    description: 'The video is being prepared and will be ready in a moment.',
    retryAfter: 2,
  },
  PREPARATION_FAILED: {
    code: 1000534,
    status: 409,
    description: 'The video could not be prepared. Try again.',
  },
  SOURCE_NOT_KEPT: {
    code: 1000535,
    status: 409,
    description: 'The file that this was made of is not kept any more; upload it again.',
  },
  CATCHUP_NOT_AVAILABLE: {
    code: 1000532,
    status: 409,
    description: 'This programme is not in the archive.',
  },
  CONFLICT: { code: 1000410, status: 409, description: 'This has changed in the meantime. Reload the page.' },
  POLL_FINISHED: { code: 1000495, status: 409, description: 'You have already answered this poll.' },
  REQUEST_TIMEOUT: { code: 1000414, status: 408, description: 'The request took too long to arrive.' },
  PAYLOAD_TOO_LARGE: { code: 1000413, status: 413, description: 'This is larger than allowed.' },
  UNSUPPORTED_MEDIA: { code: 1000415, status: 415, description: 'This file cannot be used.' },
  PICTURE_TOO_LARGE: {
    code: 1000417,
    status: 415,
    description:
      'The picture is too large: it may have 16,383 pixels a side and 60 million pixels in all. Make it smaller.',
  },
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
  CODE_WRONG: { code: 1000440, status: 403, description: 'The code is wrong.' },
  CODE_EXPIRED: {
    code: 1000441,
    status: 403,
    description: 'This code is no longer valid; request a new one.',
  },
  CODE_TRIES: {
    code: 1000442,
    status: 429,
    description: 'Too many wrong attempts; request a new code.',
  },
  CODE_ATTEMPTS: { code: 1000443, status: 429, description: 'Too many wrong codes; try again in a day.' },
  CODE_SENDS: { code: 1000444, status: 429, description: 'Too many codes were sent; try again later.' },
  CONFIRMATION_INVALID: {
    code: 1000445,
    status: 403,
    description: 'This confirmation is no longer valid; confirm again.',
  },
  REGISTRATION_BY_PHONE_ONLY: {
    code: 1000446,
    status: 403,
    description: 'Registration is by phone number only.',
  },
  MIGRATION_PHONE_UNKNOWN: {
    code: 1000447,
    status: 403,
    description: 'This phone number does not belong to the account being moved.',
  },
  PASSWORD_WEAK: {
    code: 1000448,
    status: 400,
    description: 'Choose another password: at least 8 characters, not a common one, not the login itself.',
  },
  PASSWORD_WRONG: { code: 1000449, status: 403, description: 'The password is wrong.' },
  PASSKEY_REFUSED: { code: 1000450, status: 403, description: 'This passkey could not be verified.' },
  TV_CODE_UNKNOWN: {
    code: 1000452,
    status: 404,
    description: 'No TV shows this code; check the screen again.',
  },
  TV_CODE_ATTEMPTS: {
    code: 1000453,
    status: 429,
    description: 'Too many wrong TV codes; try again in an hour.',
  },
  ASSERTION_INVALID: {
    code: 1000454,
    status: 403,
    description: 'Signing in through the app failed; sign in by phone number.',
  },
  OAUTH_REQUEST_INVALID: {
    code: 1000455,
    status: 400,
    description: 'This service cannot be linked: its address is not known here.',
  },
  ACCESS_TOKEN_INVALID: {
    code: 1000456,
    status: 401,
    description: 'The access token is not valid, or has expired.',
  },
  SCOPE_MISSING: { code: 1000457, status: 403, description: 'The access token is not good for this.' },
  ALREADY_PURCHASED: { code: 1000480, status: 409, description: 'You already have this on your account.' },
  PRICE_CHANGED: {
    code: 1000481,
    status: 409,
    description: 'This is no longer offered at this price; check the offers again.',
  },
  EXCHANGE_NOT_POSSIBLE: {
    code: 1000483,
    status: 409,
    description: 'This film can no longer be exchanged.',
  },
  EXCHANGE_NOT_OFFERED: {
    code: 1000484,
    status: 409,
    description: 'The film cannot be exchanged for this one; choose another.',
  },
  TICKET_EXPIRED: {
    code: 1000482,
    status: 409,
    description: 'The purchase expired and nothing was charged; start again.',
  },
  PAYMENT_DECLINED: {
    code: 1000540,
    status: 402,
    description: 'The bank declined the payment. Pay with another card, or ask your bank.',
  },
  PAYMENT_DECLINED_FUNDS: {
    code: 1000541,
    status: 402,
    description: 'There is not enough money on the card. Top it up, or pay with another one.',
  },
  PAYMENT_DECLINED_EXPIRED: {
    code: 1000542,
    status: 402,
    description: 'The card has expired. Pay with another one.',
  },
  PAYMENT_DECLINED_DATA: {
    code: 1000543,
    status: 402,
    description: 'The card’s number, expiry or code is wrong. Check them and try again.',
  },
  PAYMENT_DECLINED_AUTHENTICATION: {
    code: 1000544,
    status: 402,
    description: 'The bank could not make sure that it is you. Try again and confirm the payment.',
  },
  PAYMENT_DECLINED_RESTRICTED: {
    code: 1000545,
    status: 402,
    description: 'This card does not pay here. Pay with another one.',
  },
  PAYMENT_DECLINED_LIMIT: {
    code: 1000546,
    status: 402,
    description: 'The card’s limit is reached. Try tomorrow, or pay with another one.',
  },
  PAYMENT_DECLINED_TIMEOUT: {
    code: 1000547,
    status: 402,
    description: 'The payment took too long and nothing was charged. Try again.',
  },
  PAYMENT_RETURNED: {
    code: 1000560,
    status: 409,
    description: 'The payment came when it could buy nothing any more. The money goes back to the card.',
  },
  PAYMENT_UNAVAILABLE: {
    code: 1000548,
    status: 409,
    description: 'Cards cannot be charged right now, and nothing was charged. Try in a few minutes.',
  },
  BANK_CARDS_FULL: {
    code: 1000549,
    status: 409,
    description: 'The account has as many cards as it can. Remove one first.',
  },
  IDEMPOTENCY_KEY_REUSED: {
    code: 1000550,
    status: 409,
    description: 'Another request was made with this Idempotency-Key.',
  },
  IDEMPOTENCY_KEY_BUSY: {
    code: 1000551,
    status: 409,
    description: 'The request with this Idempotency-Key is still under way. Ask again in a moment.',
  },
  PARTY_FULL: { code: 1000570, status: 409, description: 'As many people as can watch together already do.' },
  PARTY_REMOVED: { code: 1000571, status: 403, description: 'The host has removed you from this party.' },
  PARTY_HOST_ONLY: { code: 1000572, status: 403, description: 'Only the host can do this.' },
  NOT_ENOUGH_BONUSES: { code: 1000573, status: 409, description: 'There are not enough points for this.' },
  BONUS_NOT_REGISTERED: {
    code: 1000574,
    status: 409,
    description: 'Join the bonus programme first, then its points can pay.',
  },
  BONUS_NOT_OFFERED: {
    code: 1000575,
    status: 409,
    description: 'This bonus programme takes no new members now.',
  },
  BONUS_LOGIN_FIXED: {
    code: 1000576,
    status: 409,
    description: 'This bonus programme is joined by the login of the account only.',
  },
  BONUS_LOGIN_TAKEN: {
    code: 1000577,
    status: 409,
    description: 'Another account takes part in the programme by this login.',
  },
  CERTIFICATE_UNKNOWN: { code: 1000580, status: 404, description: 'There is no such certificate.' },
  CERTIFICATE_USED: {
    code: 1000581,
    status: 409,
    description: 'This certificate has already been redeemed.',
  },
  CERTIFICATE_ATTEMPTS: {
    code: 1000582,
    status: 429,
    description: 'Too many certificates were tried; try again in a day.',
  },
  REAUTHENTICATION_REQUIRED: {
    code: 1000590,
    status: 403,
    description: 'Confirm that it is you, then try again.',
  },
  VERSION_REQUIRED: {
    code: 1000595,
    status: 428,
    description: 'A change needs the header If-Match with the version that it is made on.',
  },
  VERSION_CONFLICT: {
    code: 1000596,
    status: 412,
    description: 'The record has been changed since it was read.',
  },
  SEGMENT_TOO_SLOW: {
    code: 1000610,
    status: 422,
    description: 'Counting this segment takes too long. Narrow its rules.',
  },
  INTERNAL: { code: 1000500, status: 500, description: 'Something went wrong on our side.' },
  UNAVAILABLE: { code: 1000503, status: 503, description: 'The service is not available right now.' },
} as const satisfies Record<string, ErrorDefinition>;

export interface ErrorDefinition {
  readonly code: number;
  readonly status: number;
  readonly description: string;
  /** Seconds after which a retry makes sense: the header `Retry-After`. */
  readonly retryAfter?: number;
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

/** Returns the error's name for a code read from the wire, or `undefined` for a code unknown to this build. */
export function errorNameOf(code: number): ErrorName | undefined {
  return nameByCode.get(code);
}

/** The error that domains throw: one of the list, with an optional cause for the log (never sent). */
export class KadrError extends Error {
  override readonly name = 'KadrError';
  readonly error: ErrorName;
  /** Name of the invalid input field, if there is one. */
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

/** The code of an error by its name, for modules that do without the list and its texts. */
export type CodeOf<Name extends keyof typeof errors> = (typeof errors)[Name]['code'];
