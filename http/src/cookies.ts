import { parseCookie } from 'cookie';

/** The cookies of a `Cookie` header, decoded; of two with one name the first (RFC 6265 §5.4: the more specific). */
export function readCookies(header: string | undefined): Readonly<Record<string, string>> {
  // Only a custom decoder can leave a cookie undefined.
  return parseCookie(header ?? '') as Record<string, string>;
}

export interface CookieOptions {
  readonly path: string;
  /** Lifetime in seconds. */
  readonly maxAge: number;
  /** Hides the cookie from scripts. */
  readonly isHttpOnly?: boolean;
  /** Withholds the cookie from all requests by other sites; by default, only from those that change something. */
  readonly isStrict?: boolean;
  /** Whether the cookie travels by TLS only. */
  readonly isSecure: boolean;
}

/** A `Set-Cookie` header. Every cookie is at least `SameSite=Lax`. The value must be a token: it is not escaped. */
export function writeCookie(
  name: string,
  value: string,
  { path, maxAge, isHttpOnly = false, isStrict = false, isSecure }: CookieOptions,
): string {
  const attributes = [
    `${name}=${value}`,
    `Path=${path}`,
    `Max-Age=${maxAge}`,
    ...(isHttpOnly ? ['HttpOnly'] : []),
    isStrict ? 'SameSite=Strict' : 'SameSite=Lax',
    ...(isSecure ? ['Secure'] : []),
  ];
  return attributes.join('; ');
}
