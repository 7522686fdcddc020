import { createServer as createNetServer } from 'node:net';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Console } from './console-handler.ts';

/** Serves the console from its sources through Vite, with hot replacement. */
export async function startDevelopment(root: string): Promise<Console> {
  const { createServer } = await import('vite');
  const vite = await createServer({
    configFile: path.join(root, 'vite.config.ts'),
    root,
    cacheDir: path.join(root, 'node_modules', '.vite'),
    server: { middlewareMode: true, hmr: { port: await freePort() } },
    appType: 'custom',
  });
  return {
    handle: async (req, res) => {
      const isForVite = await new Promise<boolean>((resolve, reject) => {
        res.once('finish', () => resolve(true));
        vite.middlewares(req, res, (error?: unknown) =>
          error === undefined ? resolve(false) : reject(error),
        );
      });
      if (isForVite) return true;
      const source = await readFile(path.join(root, 'index.html'), 'utf8');
      const html = await vite.transformIndexHtml(req.url ?? '/', source);
      res.setHeader('content-type', 'text/html; charset=utf-8').end(html);
      return true;
    },
    assets: new Map(),
    close: () => vite.close(),
  };
}

/** A free port for Vite's websocket, so that several development servers can run at once. */
function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createNetServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address !== null ? address.port : 24_679));
    });
  });
}
