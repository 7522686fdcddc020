import type { ServerResponse } from 'node:http';

/** Lets pages of every site read an answer. */
export const anyOrigin = { 'access-control-allow-origin': '*' } as const;

/**
 * Opens streams and pictures to every page. They carry no cookie, and anyone with the address may read them. A player may
 * send any header (the playback headers have names of their own).
 */
export function allowEveryOrigin(res: ServerResponse): void {
  res.setHeader('access-control-allow-origin', '*');
  res.setHeader('access-control-expose-headers', 'content-length, content-range, date, etag');
  res.setHeader('cross-origin-resource-policy', 'cross-origin');
  res.setHeader('timing-allow-origin', '*');
}

/** Answers a preflight request. */
export function sendPreflight(res: ServerResponse): void {
  res.writeHead(204, {
    'access-control-allow-methods': 'GET, HEAD, OPTIONS',
    'access-control-allow-headers': '*',
    'access-control-max-age': '86400',
  });
  res.end();
}
