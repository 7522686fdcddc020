import { parseCookie } from 'cookie';

/** The cookies of a `Cookie` header, decoded; of two with one name the first (RFC 6265 §5.4: the more specific). */
export function readCookies(header: string | undefined): Readonly<Record<string, string>> {
  // Only a decoder of one's own can leave a cookie undefined.
  return parseCookie(header ?? '') as Record<string, string>;
}

export interface CookieOptions {
  readonly path: string;
  /** Lifetime in seconds. */
  readonly maxAge: number;
  /** Hides the cookie from scripts. */
  readonly isHttpOnly?: boolean;
  /** Whether the cookie travels by TLS only. */
  readonly isSecure: boolean;
}

/** A `Set-Cookie` header. Every cookie is `SameSite=Lax`. The value has to be a token: it is written as it is. */
export function writeCookie(
  name: string,
  value: string,
  { path, maxAge, isHttpOnly = false, isSecure }: CookieOptions,
): string {
  const attributes = [
    `${name}=${value}`,
    `Path=${path}`,
    `Max-Age=${maxAge}`,
    ...(isHttpOnly ? ['HttpOnly'] : []),
    'SameSite=Lax',
    ...(isSecure ? ['Secure'] : []),
  ];
  return attributes.join('; ');
}
