import type { IncomingHttpHeaders } from 'node:http';
import { KadrError } from '@kadr/contract';

const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS']);

/** The origin of a request, and the origin that viewers use. */
export interface RequestOrigin {
  readonly method: string;
  readonly headers: IncomingHttpHeaders;
  /** Host with port, as the browser addressed it. */
  readonly host: string;
  /** Origin that viewers use; null means the request's own host. */
  readonly publicUrl: string | null;
}

/**
 * Refuses changes that come from a page of another site (CSRF). Browsers send `Sec-Fetch-Site`, older ones `Origin`; a
 * client that sends neither is not a browser and carries no viewer's cookies. A subdomain counts as another site.
 * Cookies are also `SameSite=Lax`.
 *
 * @throws KadrError FORBIDDEN
 */
export function refuseCrossSite({ method, headers, host, publicUrl }: RequestOrigin): void {
  if (safeMethods.has(method)) return;
  const site = headers['sec-fetch-site'];
  if (site === 'same-origin' || site === 'none') return;
  const { origin } = headers;
  if (site === undefined && (origin === undefined || isOwnOrigin(origin, host, publicUrl))) return;
  throw new KadrError('FORBIDDEN', { message: 'This call comes from a page of another site.' });
}

/** Whether a page's origin is the service's own. */
export function isOwnOrigin(origin: string, host: string, publicUrl: string | null): boolean {
  const url = URL.parse(origin);
  if (url === null) return false;
  return origin === publicUrl || url.host === host.toLowerCase().replace(defaultPort(url.protocol), '');
}

/** `URL` drops a protocol's default port. */
function defaultPort(protocol: string): RegExp {
  return protocol === 'https:' ? /:443$/ : /:80$/;
}
