import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import { encodingOf, isNotModified } from '@kadr/http';
import { startDevelopment } from './development.ts';
import { builtFile, readBuild, typeOfAsset } from './files.ts';
import type { BuiltFile } from './files.ts';

export interface Console {
  /** Handles `/console` and everything below it; returns false for other paths. */
  handle(req: IncomingMessage, res: ServerResponse): boolean | Promise<boolean>;
  /** The build's files whose names contain a hash, by path. */
  readonly assets: ReadonlyMap<string, Uint8Array>;
  close(): Promise<void>;
}

export interface ConsoleOptions {
  /** `production` serves the build, `development` the sources through Vite. */
  readonly mode: 'production' | 'development';
  /** Folder of the build; `console/dist` by default. */
  readonly dist?: string;
  /** Allowed origins of pictures, besides the service's own. */
  readonly imageOrigins?: readonly string[];
  /** Allowed origins of streams, besides the service's own. */
  readonly streamOrigins?: readonly string[];
  /** Finds an asset of another release by its path; without it, only this release's assets are served. */
  readonly findAsset?: (path: string) => Promise<Uint8Array | null>;
}

const root = path.join(import.meta.dirname, '..');

/**
 * Serves the console: its page, never cached, at every path without a file, and its files, whose names contain a
 * hash, cacheable for ever. The policy allows only the service's own scripts, pictures and streams. Without a build, the
 * handler serves nothing.
 */
export async function openConsole({
  mode,
  dist = path.join(root, 'dist'),
  imageOrigins = [],
  streamOrigins = [],
  findAsset = () => Promise.resolve(null),
}: ConsoleOptions): Promise<Console> {
  if (mode === 'development') return startDevelopment(root);
  const files = readBuild(dist);
  const headers = pageHeaders(imageOrigins, streamOrigins);
  return {
    handle(req, res) {
      const pathname = pathOf(req.url);
      const page = files?.get('/index.html');
      if (files === null || page === undefined || pathname === null) return false;
      if (req.method !== 'GET' && req.method !== 'HEAD') return false;
      if (!pathname.startsWith('/assets/')) send(req, res, page, headers);
      else {
        const file = files.get(pathname);
        if (file === undefined) return sendFound(req, res, findAsset);
        send(req, res, file, assetHeaders);
      }
      return true;
    },
    assets: new Map(
      [...(files ?? [])].flatMap(([name, file]) =>
        name.startsWith('/assets/') ? [[`/console${name}`, file.identity]] : [],
      ),
    ),
    close: async () => {},
  };
}

/** Sends an asset of another release; returns false if none has it. */
async function sendFound(
  req: IncomingMessage,
  res: ServerResponse,
  find: NonNullable<ConsoleOptions['findAsset']>,
): Promise<boolean> {
  const [pathname = ''] = (req.url ?? '').split('?');
  const type = typeOfAsset(pathname);
  const bytes = type === null ? null : await find(pathname);
  if (type === null || bytes === null) return false;
  send(req, res, builtFile(Buffer.from(bytes), type), assetHeaders);
  return true;
}

/** The path below `/console`; null for other paths, such as `/consoles`. */
export function pathOf(target = ''): string | null {
  const [pathname = ''] = target.split('?');
  const below = pathname.slice('/console'.length);
  return pathname.startsWith('/console') && (below === '' || below.startsWith('/')) ? below || '/' : null;
}

type Headers = Readonly<Record<string, string>>;

const assetHeaders: Headers = { 'cache-control': 'public, max-age=31536000, immutable' };

function pageHeaders(imageOrigins: readonly string[], streamOrigins: readonly string[]): Headers {
  const policy = [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    ['img-src', "'self'", 'blob:', ...imageOrigins, ...streamOrigins].join(' '),
    ['media-src', "'self'", 'blob:', ...streamOrigins].join(' '),
    "font-src 'self'",
    ['connect-src', "'self'", ...streamOrigins].join(' '),
    // Previews show pages of the service in frames beside the form.
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
