/** The live-TV SDK's script at the root of the site: one file with everything in it, which knows no release of the pages. */
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import type { Plugin } from 'vite';

const entry = fileURLToPath(import.meta.resolve('@kadr/player/live-tv-sdk'));
const fileName = 'live-tv-sdk.js';

/** Writes it into `folder`. */
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

/** Gives it in development, as the module that it is made of. */
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
