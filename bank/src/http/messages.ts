import type { IncomingMessage, ServerResponse } from 'node:http';

/** Answers a request of its path. An error that it throws becomes an error of the server. */
export type Handler = (req: IncomingMessage, res: ServerResponse, url: URL) => Promise<void> | void;

/** The longest body, in bytes. */
const longestBody = 64 * 1024;

/** Null when it is too long. */
export async function readBody(req: IncomingMessage): Promise<string | null> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of req as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size <= longestBody) chunks.push(chunk);
  }
  return size > longestBody ? null : Buffer.concat(chunks).toString('utf8');
}

export async function readForm(req: IncomingMessage): Promise<URLSearchParams> {
  return new URLSearchParams((await readBody(req)) ?? '');
}

/** Undefined for anything but JSON. */
export async function readJson(req: IncomingMessage): Promise<unknown> {
  const text = await readBody(req);
  if (text === null) return undefined;
  try {
    return text.trim() === '' ? {} : (JSON.parse(text) as unknown);
  } catch {
    return undefined;
  }
}

export function sendJson(
  res: ServerResponse,
  status: number,
  body: unknown,
  headers: Readonly<Record<string, string>> = {},
): void {
  send(res, status, JSON.stringify(body), { 'content-type': 'application/json', ...headers });
}

/**
 * A page loads only its style and script, and may not be framed. `returnUrl` is the final target of its forms: Chromium
 * applies `form-action` to redirects as well.
 */
export function sendPage(
  res: ServerResponse,
  status: number,
  html: string,
  returnUrl: string | null = null,
): void {
  const target = returnUrl === null ? '' : ` ${new URL(returnUrl).origin}`;
  send(res, status, html, {
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': `default-src 'none'; style-src 'self'; script-src 'self'; form-action 'self'${target}; base-uri 'none'; frame-ancestors 'none'`,
    // Not `no-referrer`: with it forms do not state their origin.
    'referrer-policy': 'same-origin',
  });
}

/** The browser requests the other page with GET (RFC 9110 §15.4.4). */
export function redirect(res: ServerResponse, location: string): void {
  res.writeHead(303, { location, 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' }).end();
}

export function send(
  res: ServerResponse,
  status: number,
  text: string,
  headers: Readonly<Record<string, string>> = {},
): void {
  const bytes = Buffer.from(text);
  res.writeHead(status, {
    'content-length': bytes.length,
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
    ...headers,
  });
  res.end(bytes);
}
