import { createServer as createNetServer } from 'node:net';
import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import type { AppLoader, ServerEntry } from './app-loader.ts';

export interface DevelopmentApp extends AppLoader {
  /** Lets Vite answer requests for modules and for its own addresses; resolves to false for all other requests. */
  handle(req: IncomingMessage, res: ServerResponse): Promise<boolean>;
}

const entryModule = '/app/entry-client.tsx';

/** Starts the app from its sources, through Vite: hot replacement in the browser, fresh modules on the server. */
export async function startDevelopmentApp(root: string): Promise<DevelopmentApp> {
  const { createServer, isRunnableDevEnvironment } = await import('vite');
  const vite = await createServer({
    configFile: path.join(root, 'vite.config.ts'),
    root,
    // React's code differs by NODE_ENV: servers with different values do not share the prebundled modules.
    cacheDir: path.join(root, 'node_modules', '.vite', process.env['NODE_ENV'] ?? 'development'),
    server: { middlewareMode: true, hmr: { port: await freePort() } },
    appType: 'custom',
  });
  const ssr = vite.environments['ssr'];
  if (!ssr || !isRunnableDevEnvironment(ssr))
    throw new Error('Vite has no environment in which the server entry can run.');

  return {
    commonStyles: '',
    entry: async (): Promise<ServerEntry> => ssr.runner.import('/app/entry-server.tsx'),
    async files() {
      const preamble = await vite.transformIndexHtml(
        '/',
        '<!doctype html><html><head></head><body></body></html>',
      );
      const stylesheets = new Set<string>();
      for (const module of ssr.moduleGraph.idToModuleMap.values()) {
        if (module.url.endsWith('.css')) stylesheets.add(module.url);
      }
      return {
        entry: entryModule,
        starter: null,
        stylesheets: [],
        modules: [],
        fonts: [],
        letters: '',
        extra: [
          ...[...stylesheets].map((href) => `<link rel="stylesheet" href="${href}" data-development>`),
          /<head>([\s\S]*?)<\/head>/.exec(preamble)?.[1]?.trim() ?? '',
        ].join('\n'),
      };
    },
    handle: (req, res) =>
      new Promise((resolve, reject) => {
        res.once('finish', () => resolve(true));
        vite.middlewares(req, res, (error?: unknown) =>
          error === undefined ? resolve(false) : reject(error),
        );
      }),
    close: () => vite.close(),
  };
}

/** Finds a free port for Vite's websocket, so that several development servers can run side by side. */
function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createNetServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address !== null ? address.port : 24_678));
    });
  });
}
