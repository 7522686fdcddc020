import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import { encodingOf, isNotModified } from '@kadr/http';
import { startDevelopment } from './development.ts';
import { readBuild } from './files.ts';
import type { BuiltFile } from './files.ts';

export interface Console {
  /** Answers what is at `/console` and below it; false: it is for somebody else. */
  handle(req: IncomingMessage, res: ServerResponse): boolean | Promise<boolean>;
  close(): Promise<void>;
}

export interface ConsoleOptions {
  /** `production` serves the build, `development` the sources through Vite. */
  readonly mode: 'production' | 'development';
  /** Folder of the build; `console/dist` when left out. */
  readonly dist?: string;
  /** Origins from which pictures come besides the service's own. */
  readonly imageOrigins?: readonly string[];
}

const root = path.join(import.meta.dirname, '..');

/**
 * The console in a browser: its one page at every path that is no file, never kept; its files by names that carry their
 * hash, kept for ever. Nothing runs there and nothing is drawn that is not of the service itself. Without a build, nothing
 * is there.
 */
export async function openConsole({
  mode,
  dist = path.join(root, 'dist'),
  imageOrigins = [],
}: ConsoleOptions): Promise<Console> {
  if (mode === 'development') return startDevelopment(root);
  const files = readBuild(dist);
  const headers = pageHeaders(imageOrigins);
  return {
    handle(req, res) {
      const pathname = pathOf(req.url);
      const page = files?.get('/index.html');
      if (files === null || page === undefined || pathname === null) return false;
      if (req.method !== 'GET' && req.method !== 'HEAD') return false;
      if (!pathname.startsWith('/assets/')) send(req, res, page, headers);
      else {
        const file = files.get(pathname);
        if (file === undefined) return false;
        send(req, res, file, assetHeaders);
      }
      return true;
    },
    close: async () => {},
  };
}

/** The path below `/console`; null of a path beside it, as `/consoles`. */
export function pathOf(target = ''): string | null {
  const [pathname = ''] = target.split('?');
  const below = pathname.slice('/console'.length);
  return pathname.startsWith('/console') && (below === '' || below.startsWith('/')) ? below || '/' : null;
}

type Headers = Readonly<Record<string, string>>;

const assetHeaders: Headers = { 'cache-control': 'public, max-age=31536000, immutable' };

function pageHeaders(imageOrigins: readonly string[]): Headers {
  const policy = [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    ['img-src', "'self'", 'blob:', ...imageOrigins].join(' '),
    "font-src 'self'",
    "connect-src 'self'",
    // Pages of the service beside what is edited of them.
    "frame-src 'self'",
    "frame-ancestors 'none'",
    "base-uri 'none'",
    "form-action 'none'",
    "object-src 'none'",
  ];
  return {
    'cache-control': 'no-store',
    'content-security-policy': policy.join('; '),
    'cross-origin-opener-policy': 'same-origin',
    'referrer-policy': 'no-referrer',
    'permissions-policy':
      'camera=(), microphone=(), geolocation=(), payment=(), usb=(), publickey-credentials-get=(self), publickey-credentials-create=(self)',
  };
}

function send(req: IncomingMessage, res: ServerResponse, file: BuiltFile, shared: Headers): void {
  const accepted = encodingOf(req.headers['accept-encoding']);
  const body = (accepted === 'br' && file.br) || (accepted !== 'identity' && file.gzip) || file.identity;
  const encoding = body === file.br ? 'br' : body === file.gzip ? 'gzip' : null;
  const etag = `"${file.etag}${encoding === null ? '' : `-${encoding}`}"`;
  const headers = {
    ...shared,
    'content-type': file.type,
    'x-content-type-options': 'nosniff',
    vary: 'accept-encoding',
    etag,
  };
  if (isNotModified(req.headers, { etag })) {
    res.writeHead(304, headers).end();
    return;
  }
  res.writeHead(200, {
    ...headers,
    'content-length': body.length,
    ...(encoding !== null && { 'content-encoding': encoding }),
  });
  res.end(req.method === 'HEAD' ? undefined : body);
}
