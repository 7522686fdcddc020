import { Agent, createServer, request } from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { createHttpClient } from '@kadr/contract/client';
import { routes } from '@kadr/contract/routes';
import type { PeerServer } from '../peer-servers.ts';

/** The part of the web room that is needed here (`web/server/web-types.ts`). */
interface WebRoom {
  createWeb(options: object): Promise<{
    handle(req: IncomingMessage, res: ServerResponse, exchange: object): true | Promise<true>;
    close(): Promise<void>;
  }>;
}

const agent = new Agent({ keepAlive: true });

/** Address of a page with nothing but a sentence, on every server that `serveBuild` starts. */
export const trivialPath = '/trivial';

const trivialPage =
  '<!doctype html><html lang="en"><meta charset="utf-8"><title>A page</title><p>One sentence.</p></html>';

/**
 * Serves the pages of a built checkout by its own web room, each rendered once. Addresses that are neither pages nor
 * files of the build come from the running service: builds of several commits show the same catalogue.
 */
export async function serveBuild(checkout: string, service: string): Promise<PeerServer> {
  const room: WebRoom = await import(pathToFileURL(path.join(checkout, 'web', 'server', 'index.ts')).href);
  const hour = 3_600_000;
  const web = await room.createWeb({
    mode: 'production',
    clientFor: () => createHttpClient({ url: `${service}/api`, routes, headers: () => ({}) }),
    isSignedIn: () => false,
    describe: (error: string) => error,
    publicUrl: null,
    brandByRequest: true,
    imagesBaseUrl: '/images',
    revision: 'bench',
    log: { warn: () => undefined, error: () => undefined },
    cache: { freshFor: hour, staleFor: hour },
  });
  const server = createServer((req, res) => {
    const { url = '/', headers } = req;
    if (url === trivialPath) res.setHeader('content-type', 'text/html').end(trivialPage);
    else if (/^\/(?:api|images|stream)\//.test(url)) pass(req, res, service);
    else {
      const { host = '' } = headers;
      const exchange = { requestId: 'bench', ip: '127.0.0.1', host, protocol: 'http' };
      Promise.resolve(web.handle(req, res, exchange)).catch((error: unknown) => res.destroy(error as Error));
    }
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const address = server.address();
  return {
    url: `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`,
    close() {
      server.close();
      server.closeAllConnections();
      void web.close();
    },
  };
}

/** Passes a request on to the service. */
function pass(req: IncomingMessage, res: ServerResponse, service: string): void {
  const { url = '/', method, headers } = req;
  const passed = request(`${service}${url}`, { method, headers, agent }, (answer) => {
    res.writeHead(answer.statusCode ?? 502, answer.headers);
    answer.pipe(res);
  });
  passed.on('error', () => res.destroy());
  req.pipe(passed);
}
