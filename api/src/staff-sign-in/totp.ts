import { Secret, TOTP } from 'otpauth';

/** Bytes of a secret, as RFC 4226 §4 recommends. */
export const totpSecretLength = 20;
/** Seconds of one code. */
const period = 30;

/** What an authenticator app is given: the secret in Base32, and the same as an address (`otpauth://totp/…`). */
export function totpForApp(
  secret: Uint8Array,
  { issuer, label }: { readonly issuer: string; readonly label: string },
): { secret: string; uri: string } {
  const totp = totpOf(secret, issuer, label);
  return { secret: totp.secret.base32, uri: totp.toString() };
}

/**
 * The step of time (half minutes since 1970) that a code is of, within one step before or after now (RFC 6238 §5.2); null for a
 * code of no such step.
 */
export function totpStepOf(secret: Uint8Array, code: string, now: Date): number | null {
  if (!/^\d{6}$/.test(code)) return null;
  const delta = totpOf(secret).validate({ token: code, timestamp: now.getTime(), window: 1 });
  return delta === null ? null : Math.floor(now.getTime() / 1000 / period) + delta;
}

/** SHA-1 and six digits are what every authenticator app can do. */
function totpOf(secret: Uint8Array, issuer = '', label = ''): TOTP {
  const buffer = new Uint8Array(secret).buffer;
  return new TOTP({ secret: new Secret({ buffer }), issuer, label, algorithm: 'SHA1', digits: 6, period });
}
