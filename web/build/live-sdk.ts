/** The live-TV SDK's script at the root of the site: a single file that does not depend on the release of the pages. */
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import type { Plugin } from 'vite';

const entry = fileURLToPath(import.meta.resolve('@kadr/player/live-tv-sdk'));
const fileName = 'live-tv-sdk.js';

/** Writes the script into `folder`. */
export async function buildLiveSdk(folder: string): Promise<void> {
  await build({
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    build: {
      outDir: folder,
      emptyOutDir: false,
      target: 'es2023',
      chunkSizeWarningLimit: 1000,
      rolldownOptions: { input: entry, output: { format: 'iife', entryFileNames: fileName } },
    },
  });
}

/** Serves the script in development, as its source module. */
export function liveSdkPlugin(): Plugin {
  return {
    name: 'kadr:live-sdk',
    apply: 'serve',
    configureServer: ({ middlewares }) => {
      middlewares.use(`/${fileName}`, (_request, response) => {
        response.setHeader('content-type', 'text/javascript');
        response.end(`import '/@fs${entry}';`);
      });
    },
  };
}
