import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

const root = path.join(import.meta.dirname, '..', '..');

/** Identifies the running build of the web app; a browser with an older one reloads (SS-036). */
export function revision(): string {
  const manifest = path.join(root, 'web', 'dist', 'client', '.vite', 'manifest.json');
  if (!existsSync(manifest)) return 'development';
  return createHash('sha256').update(readFileSync(manifest)).digest('hex').slice(0, 12);
}
