import { rmSync } from 'node:fs';
import path from 'node:path';
import { build } from 'vite';
import { compressFolder } from './compress.ts';
import { buildLiveSdk } from './live-sdk.ts';
// An invalid brand ends the build here, with the name of its field.
import '@kadr/brands';

const root = path.join(import.meta.dirname, '..');
const configFile = path.join(root, 'vite.config.ts');

/** Fills the folder `dist`: `client` with the browser's files and their compressed forms, `server` with the server entry. */
export async function buildWeb(dist: string): Promise<void> {
  rmSync(dist, { recursive: true, force: true });
  await build({
    configFile,
    logLevel: 'warn',
    build: {
      outDir: path.join(dist, 'client'),
      manifest: true,
      rolldownOptions: {
        input: {
          kadr: path.join(root, 'app', 'entry-client.tsx'),
          'first-paint': path.join(root, 'app', 'first-paint.ts'),
        },
      },
    },
  });
  await buildLiveSdk(path.join(dist, 'client'));
  await build({
    configFile,
    logLevel: 'warn',
    // One file with everything in it: React's production code whatever NODE_ENV is at run time, and nothing to resolve.
    ssr: { noExternal: true },
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      outDir: path.join(dist, 'server'),
      ssr: path.join(root, 'app', 'entry-server.tsx'),
      copyPublicDir: false,
      minify: false,
      target: 'node22',
      // The server loads at once what browsers fetch later: it renders without waiting.
      rolldownOptions: { checks: { ineffectiveDynamicImport: false } },
    },
  });
  await compressFolder(path.join(dist, 'client'));
}
