/** The value of a cookie in `document.cookie`; null when it is missing. */
export function readCookie(cookies: string, name: string): string | null {
  for (const part of cookies.split('; ')) {
    if (part.startsWith(`${name}=`)) return decodeURIComponent(part.slice(name.length + 1));
  }
  return null;
}

/**
 * Sets a cookie for the whole site for `seconds`; the next request carries it, even one for another page that starts at
 * once. Chromium sets cookies with a delay, and a page requested meanwhile would lack it: only reading waits for
 * earlier writes.
 */
export function writeCookie(name: string, value: string, seconds: number): void {
  document.cookie = `${name}=${encodeURIComponent(value)}; Path=/; Max-Age=${seconds}; SameSite=Lax${location.protocol === 'https:' ? '; Secure' : ''}`;
  void document.cookie;
}
