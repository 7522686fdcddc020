import { Secret, TOTP } from 'otpauth';

/** Bytes of a secret, as RFC 4226 §4 recommends. */
export const totpSecretLength = 20;
/** Seconds of one code. */
const period = 30;

/** The data for an authenticator app: the secret in Base32, and the same as a URI (`otpauth://totp/…`). */
export function totpForApp(
  secret: Uint8Array,
  { issuer, label }: { readonly issuer: string; readonly label: string },
): { secret: string; uri: string } {
  const totp = totpOf(secret, issuer, label);
  return { secret: totp.secret.base32, uri: totp.toString() };
}

/**
 * The time step (half minutes since 1970) of a code, at most one step before or after now (RFC 6238 §5.2); null for any
 * other code.
 */
export function totpStepOf(secret: Uint8Array, code: string, now: Date): number | null {
  if (!/^\d{6}$/.test(code)) return null;
  const delta = totpOf(secret).validate({ token: code, timestamp: now.getTime(), window: 1 });
  return delta === null ? null : Math.floor(now.getTime() / 1000 / period) + delta;
}

/** Every authenticator app supports SHA-1 and six digits. */
function totpOf(secret: Uint8Array, issuer = '', label = ''): TOTP {
  const buffer = new Uint8Array(secret).buffer;
  return new TOTP({ secret: new Secret({ buffer }), issuer, label, algorithm: 'SHA1', digits: 6, period });
}
