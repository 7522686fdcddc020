import type { ServerResponse } from 'node:http';

/**
 * Streams and pictures carry no cookie: whoever has the address may read them, from any page. The playback headers
 * are named by the player (DR-010 – DR-015), so every request header is let through.
 */
export function allowEveryOrigin(res: ServerResponse): void {
  res.setHeader('access-control-allow-origin', '*');
  res.setHeader('access-control-expose-headers', 'content-length, content-range, date, etag');
  res.setHeader('cross-origin-resource-policy', 'cross-origin');
  res.setHeader('timing-allow-origin', '*');
}

/** Answers the browser's question whether it may send what it wants to. */
export function sendPreflight(res: ServerResponse): void {
  res.writeHead(204, {
    'access-control-allow-methods': 'GET, HEAD, OPTIONS',
    'access-control-allow-headers': '*',
    'access-control-max-age': '86400',
  });
  res.end();
}
