import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** A file of the build, with its compressed forms. */
export interface BuiltFile {
  readonly identity: Buffer;
  readonly br: Buffer | null;
  readonly gzip: Buffer | null;
  readonly type: string;
  /** A strong ETag, without quotes. */
  readonly etag: string;
}

const types: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};

/** The type of an asset by its extension; null for pages and unknown extensions. */
export function typeOfAsset(name: string): string | null {
  const extension = path.extname(name);
  return extension === '.html' ? null : (types[extension] ?? null);
}

/** A file without compressed forms. */
export function builtFile(identity: Buffer, type: string): BuiltFile {
  const etag = createHash('sha256').update(identity).digest('base64url').slice(0, 16);
  return { identity, br: null, gzip: null, type, etag };
}

/** Reads a build (two megabytes) into memory, by path below `/console`; null when there is none. */
export function readBuild(folder: string): ReadonlyMap<string, BuiltFile> | null {
  if (!existsSync(path.join(folder, 'index.html'))) return null;
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile() && types[path.extname(entry.name)] !== undefined)
    .map((entry) => path.join(entry.parentPath, entry.name));
  return new Map(
    files.map((file) => {
      const built: BuiltFile = {
        ...builtFile(readFileSync(file), types[path.extname(file)] ?? ''),
        br: readIfThere(`${file}.br`),
        gzip: readIfThere(`${file}.gz`),
      };
      return [`/${path.relative(folder, file).split(path.sep).join('/')}`, built];
    }),
  );
}

function readIfThere(file: string): Buffer | null {
  return existsSync(file) ? readFileSync(file) : null;
}
