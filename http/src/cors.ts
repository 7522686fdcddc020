import type { ServerResponse } from 'node:http';

/** Lets pages of every site read an answer. */
export const anyOrigin = { 'access-control-allow-origin': '*' } as const;

/**
 * Headers that open streams and pictures to every page. They carry no cookie, and anyone with the address may read
 * them. A player may send any header (the playback headers have unusual names). They go into `writeHead`: headers that
 * are set before it are kept and checked one by one.
 */
export const openToEveryOrigin = {
  ...anyOrigin,
  'access-control-expose-headers': 'content-length, content-range, date, etag',
  'cross-origin-resource-policy': 'cross-origin',
  'timing-allow-origin': '*',
} as const;

/** Answers a preflight request. */
export function sendPreflight(res: ServerResponse): void {
  res.writeHead(204, {
    ...openToEveryOrigin,
    'access-control-allow-methods': 'GET, HEAD, OPTIONS',
    'access-control-allow-headers': '*',
    'access-control-max-age': '86400',
  });
  res.end();
}
