/** Value of a cookie in `document.cookie`, null when it is not there. */
export function readCookie(cookies: string, name: string): string | null {
  for (const part of cookies.split('; ')) {
    if (part.startsWith(`${name}=`)) return decodeURIComponent(part.slice(name.length + 1));
  }
  return null;
}

/**
 * Sets a cookie for the whole site for `seconds`; the next request brings it, also one for another page that begins at once.
 * Chromium sets what is written in its own time, and a page that is asked for meanwhile would come without it: only reading
 * waits for what was written before.
 */
export function writeCookie(name: string, value: string, seconds: number): void {
  document.cookie = `${name}=${encodeURIComponent(value)}; Path=/; Max-Age=${seconds}; SameSite=Lax${location.protocol === 'https:' ? '; Secure' : ''}`;
  void document.cookie;
}
