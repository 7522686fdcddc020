import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip as gzipCompress } from 'node:zlib';
import { encodingOf, isNotModified } from '@kadr/http';
import type { Refuse } from './refusal.ts';
import type { Web, WebOptions } from './web-types.ts';

/** A file served from memory, with the compressed forms that the build wrote beside it. */
export interface StaticFile {
  readonly identity: Buffer;
  readonly br?: Buffer;
  readonly gzip?: Buffer;
  readonly type: string;
  readonly etag: string;
  /** Whether its name carries a hash of its content, so that it may be cached for ever. */
  readonly isImmutable: boolean;
}

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzipCompress);

const types: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.txt': 'text/plain; charset=utf-8',
  '.xml': 'application/xml; charset=utf-8',
  '.pdf': 'application/pdf',
  '.wasm': 'application/wasm',
  '.vtt': 'text/vtt; charset=utf-8',
};

/** Slugs have no dots: a path with an extension is a file. */
const isFilePath = /^\/assets\/|^\/\.|\.[a-z0-9]{2,5}$/i;

export interface StaticFiles {
  readonly assets: Web['assets'];
  /** Adds a file under an address that carries a hash of its content; resolves when it is compressed, where that helps. */
  add(address: string, file: Pick<StaticFile, 'identity' | 'type'>): Promise<void>;
  /**
   * Looks for a file that only another release may have; `handle` then answers with it. Null when there can be no such
   * file.
   */
  find(pathname: string): Promise<void> | null;
  /** Answers when the path is a file's; returns whether it did. */
  handle(req: IncomingMessage, res: ServerResponse, pathname: string): boolean;
  /** Answers 404 when the path can only be a file's. */
  refuse(req: IncomingMessage, res: ServerResponse, pathname: string): boolean;
}

/**
 * Reads every file below `folder` into memory (a build is a few megabytes), except those whose names begin with a dot.
 */
export function createStaticFiles(
  folder: string | null,
  findAsset: WebOptions['findAsset'],
  refuse: Refuse,
): StaticFiles {
  const files = new Map<string, StaticFile>();
  if (folder !== null) {
    for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
      const file = path.join(entry.parentPath, entry.name);
      const address = `/${path.relative(folder, file).split(path.sep).join('/')}`;
      if (!entry.isFile() || address.includes('/.') || /\.(?:br|gz)$/.test(address)) continue;
      const identity = readFileSync(file);
      const br = readIfThere(`${file}.br`);
      const gzip = readIfThere(`${file}.gz`);
      files.set(address, {
        identity,
        ...(br && { br }),
        ...(gzip && { gzip }),
        type: types[path.extname(file)] ?? 'application/octet-stream',
        etag: etagOf(identity),
        isImmutable: address.startsWith('/assets/'),
      });
    }
  }
  const brands = new Map<string, Uint8Array>();
  const build = new Map(
    [...files].flatMap(([address, file]) => (file.isImmutable ? [[address, file.identity] as const] : [])),
  );
  const addImmutable = async (address: string, identity: Buffer, type: string): Promise<void> => {
    const file = { identity, type, etag: etagOf(identity), isImmutable: true };
    files.set(address, file);
    if (!type.startsWith('text/')) return;
    const [br, gzip] = await Promise.all([brotli(identity), gzipped(identity)]);
    files.set(address, { ...file, br, gzip });
  };
  return {
    assets: { build, brands },
    add(address, { identity, type }) {
      brands.set(address, identity);
      return addImmutable(address, identity, type);
    },
    find(pathname) {
      const type = types[path.extname(pathname)];
      if (findAsset === undefined || type === undefined || !pathname.startsWith('/assets/')) return null;
      return findAsset(pathname).then((bytes) =>
        bytes === null ? undefined : addImmutable(pathname, Buffer.from(bytes), type),
      );
    },
    handle(req, res, pathname) {
      const file = files.get(pathname);
      if (!file) return false;
      send(req, res, file, refuse);
      return true;
    },
    refuse(req, res, pathname) {
      if (!isFilePath.test(pathname)) return false;
      return refuse(req, res, 'NOT_FOUND');
    },
  };
}

function send(req: IncomingMessage, res: ServerResponse, file: StaticFile, refuse: Refuse): void {
  if (req.method !== 'GET' && req.method !== 'HEAD') {
    refuse(req, res, 'METHOD_NOT_ALLOWED', { allow: 'GET, HEAD' });
    return;
  }
  const accepted = encodingOf(req.headers['accept-encoding']);
  const body = (accepted === 'br' && file.br) || (accepted !== 'identity' && file.gzip) || file.identity;
  const encoding = body === file.br ? 'br' : body === file.gzip ? 'gzip' : null;
  const etag = `"${file.etag}${encoding === null ? '' : `-${encoding}`}"`;
  const headers = {
    'content-type': file.type,
    'cache-control': file.isImmutable ? 'public, max-age=31536000, immutable' : 'public, max-age=3600',
    etag,
    'x-content-type-options': 'nosniff',
    ...((file.br ?? file.gzip) && { vary: 'accept-encoding' }),
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

function readIfThere(file: string): Buffer | undefined {
  try {
    return readFileSync(file);
  } catch {
    return undefined;
  }
}

function etagOf(content: Buffer): string {
  return createHash('sha256').update(content).digest('base64url').slice(0, 16);
}
